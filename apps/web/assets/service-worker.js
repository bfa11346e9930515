// Keeps the client with the languages that were chosen here, so that it works without the server. A
// new version waits until it is asked to take over.
const KIND = "tabletier-";
const NAME = KIND + "{version}";
// What every page needs, and what is fetched when it is wanted.
const FILES = {files};
const OTHERS = {others};

// What belongs to languages, by their tags, and the puzzles.
function wanted(tags) {
  const kinds = tags.flatMap((tag) => ["words", "book", "manifest"].map((kind) => `${kind}-${tag}-`));
  return OTHERS.filter((file) => ["puzzles-", ...kinds].some((kind) => file.startsWith(kind)));
}

// The languages that older versions have kept. Some knew none: then it is that of the browser.
async function languages() {
  const old = (await caches.keys()).filter((name) => name.startsWith(KIND) && name !== NAME);
  const files = await Promise.all(old.map(async (name) => (await caches.open(name)).keys()));
  const tags = files.flat().map(({ url }) => /\/words-(.+)-[^-]*$/.exec(url)?.[1]).filter(Boolean);
  const spoken = navigator.languages.map((language) => language.toLowerCase().split("-")[0]);
  const known = (tag) => OTHERS.some((file) => file.startsWith(`words-${tag}-`));
  return tags.length || !old.length ? [...new Set(tags)] : [spoken.find(known) ?? "en"];
}

// Keeps what is not there yet.
async function keep(files) {
  const cache = await caches.open(NAME);
  const there = await Promise.all(files.map((file) => cache.match(file)));
  await cache.addAll(files.filter((_, at) => !there[at]));
}

async function install() {
  // What the browser kept on its own may be older.
  const requests = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  await (await caches.open(NAME)).addAll(requests);
  const tags = await languages();
  if (tags.length) await keep(wanted(tags));
}

addEventListener("install", (event) => event.waitUntil(install()));

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

// Throws away what older versions kept, unless another window may still show one of them. What a
// newer one keeps that waits for its turn stays.
async function tidyUp() {
  const { installing, waiting } = registration;
  if (installing || waiting || (await clients.matchAll()).length > 1) return;
  const old = (name) => name.startsWith(KIND) && name !== NAME;
  for (const name of (await caches.keys()).filter(old)) await caches.delete(name);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const answer = async () => {
    const how = { ignoreSearch: true, ignoreVary: true };
    const kept = await (await caches.open(NAME)).match(request, how);
    // A window with an older version asks for files of that one.
    return kept ?? (await caches.match(request, how)) ?? fetch(request);
  };
  event.respondWith(answer());
});

addEventListener("message", (event) => {
  const { data } = event;
  if (data === "take over") skipWaiting();
  if (data === "claim") clients.claim();
  if (data === "tidy up") event.waitUntil(tidyUp());
  // What cannot be fetched now is asked for again at the next visit.
  if (data.language) event.waitUntil(keep(wanted([data.language])).catch(() => {}));
});
