// The page compiles the module once; workers get it ready compiled.
import init, { page } from "./{client.js}";
import { keep } from "./{offline.js}";

const place = (name) => new URL(name, import.meta.url);
const module = await WebAssembly.compileStreaming(fetch(place("{client.wasm}")));
await init({ module_or_path: module });
page(module, place("{worker.js}").href);
// Where a browser forbids it, the client needs its server: no harm.
await keep().catch((error) => console.info(error));
