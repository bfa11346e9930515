// Keeps the client with the languages that were chosen here, so that it works without the server. A
// new version waits until it is asked to take over.
const KIND = "tabletier-";
const NAME = KIND + "{version}";
// What every page needs, and what is fetched when it is wanted.
const FILES = {files};
const OTHERS = {others};
// Where it is noted which games are told of, and in which language.
const NOTES = "turns";
// What is then said, by the tag of the language.
const TURN = {notices};

// What belongs to languages, by their tags, the puzzles, and the pages that not every visit needs.
function wanted(tags) {
  const kinds = tags.flatMap((tag) => ["words", "book", "manifest"].map((kind) => `${kind}-${tag}-`));
  return OTHERS.filter((file) => ["pages-", "puzzles-", ...kinds].some((kind) => file.startsWith(kind)));
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

async function speak(tag) {
  if (await caches.has(NOTES)) await note("language", tag);
  await keep(wanted([tag]));
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
  // What the server alone knows is not kept.
  if (request.url.startsWith(registration.scope + "api/")) return;
  const answer = async () => {
    const how = { ignoreSearch: true, ignoreVary: true };
    const kept = await (await caches.open(NAME)).match(request, how);
    // A window with an older version asks for files of that one.
    return kept ?? (await caches.match(request, how)) ?? fetch(request);
  };
  event.respondWith(answer());
});

async function note(name, value) {
  await (await caches.open(NOTES)).put(name, new Response(JSON.stringify(value)));
}

async function noted(name) {
  return (await (await caches.open(NOTES)).match(name))?.json();
}

// It is somebody's turn in one of their games. What comes is empty, so that nobody on the way can read
// it: which game it is, the server is asked by what everybody may see.
async function tell() {
  const waiting = [];
  for (const game of (await noted("told")) ?? []) {
    const answer = await fetch(`api/games/${game.id}`).catch(() => null);
    const state = answer?.ok ? await answer.json() : null;
    if (state?.status === `turn ${game.seat}`) waiting.push(game);
  }
  const lang = await noted("language");
  const words = TURN[lang] ?? TURN.en;
  const [{ id, name } = {}, another] = waiting;
  const one = id && !another;
  const body = one ? `${name}: ${words}` : words;
  const data = one ? `#/at/${id}` : "#/mine";
  const icon = FILES.find((file) => file.startsWith("icon-192"));
  await registration.showNotification("Tabletier", { body, lang, data, icon, tag: "turn" });
}

addEventListener("push", (event) => event.waitUntil(tell()));

async function show(place) {
  const [client] = await clients.matchAll({ type: "window" });
  if (!client) return clients.openWindow(place);
  await client.focus();
  return client.navigate(place);
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(registration.scope + event.notification.data));
});

addEventListener("message", (event) => {
  const { data } = event;
  if (data === "take over") skipWaiting();
  if (data === "claim") clients.claim();
  if (data === "tidy up") event.waitUntil(tidyUp());
  if (data.told) event.waitUntil(Promise.all([note("told", data.told), note("language", data.language)]));
  // What cannot be fetched now is asked for again at the next visit.
  if (data.language) event.waitUntil(speak(data.language).catch(() => {}));
});
