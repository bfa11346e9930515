// Keeps the whole client, so that it works without the server. A new version waits until it is
// asked to take over.
const KIND = "tabletier-";
const NAME = KIND + "{version}";
const FILES = {files};

addEventListener("install", (event) => {
  // What the browser kept on its own may be older.
  const requests = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(requests)));
});

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
});
