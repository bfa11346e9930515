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

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(KIND) && name !== NAME;
  const clear = async () => {
    for (const name of (await caches.keys()).filter(old)) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(clear());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const answer = async () => {
    const cache = await caches.open(NAME);
    return (await cache.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
  };
  event.respondWith(answer());
});

addEventListener("message", ({ data }) => {
  if (data === "take over") skipWaiting();
  if (data === "claim") clients.claim();
});
