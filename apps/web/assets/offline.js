// Works without the server after the first visit. A new version is offered to the page by the
// event "newversion", and taken by "takeversion"; another language is told by "language".
export async function keep() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const registration = await serviceWorker.register(new URL("service-worker.js", import.meta.url));
  const offer = () => {
    if (registration.waiting && serviceWorker.controller) dispatchEvent(new Event("newversion"));
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  // Another window may have taken it: then this one still shows the old version.
  if (serviceWorker.controller) {
    serviceWorker.addEventListener("controllerchange", () => dispatchEvent(new Event("newversion")));
  }
  addEventListener("takeversion", () => {
    if (!registration.waiting) return location.reload();
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage("take over");
  });
  // What was fetched in a language is kept by whoever answers now, and by whoever will.
  const speak = () => {
    const language = document.documentElement.lang;
    registration.active?.postMessage({ language });
    registration.waiting?.postMessage({ language });
  };
  addEventListener("language", speak);
  offer();
  // A page that loads while the first version is being kept can miss its claim.
  const { active } = await serviceWorker.ready;
  if (!serviceWorker.controller) active.postMessage("claim");
  speak();
  active.postMessage("tidy up");
}
