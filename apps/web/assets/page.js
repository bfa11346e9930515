// The page compiles the module once; workers get it ready compiled. Meanwhile the words come, in the
// language that was chosen here, else in the first of the browser's that there is, else in English.
import init, { page } from "./{client.js}";
import { keep } from "./{offline.js}";

const place = (name) => new URL(name, import.meta.url);

// Where a browser keeps nothing, the client works all the same.
function chosen() {
  try {
    return localStorage.getItem("tabletier.lang");
  } catch {
    return null;
  }
}

// What cannot be had gives way to what can; the page tells it.
async function words() {
  const files = document.querySelector("meta[name=words]").content.split(" ");
  const spoken = navigator.languages.map((language) => language.toLowerCase().split("-")[0]);
  const wanted = [chosen(), ...spoken, "en"].map((tag) =>
    // The rest of the name is a hash of what is in the file.
    files.find((file) => file.replace(/-[^-]*$/, "") === `words-${tag}`),
  );
  for (const file of new Set([...wanted.filter(Boolean), ...files])) {
    const answer = await fetch(place(file)).catch(() => null);
    if (answer?.ok) return answer.text();
  }
  throw new Error("no words can be fetched");
}

const compiled = WebAssembly.compileStreaming(fetch(place("{client.wasm}")));
const [module, said] = await Promise.all([compiled, words()]);
await init({ module_or_path: module });
page(module, place("{worker.js}").href, said);
// Where a browser forbids it, the client needs its server: no harm.
await keep().catch((error) => console.info(error));
