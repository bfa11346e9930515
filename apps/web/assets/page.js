// The page compiles the module once; workers get it ready compiled.
import init, { page } from "./{client.js}";

const place = (name) => new URL(name, import.meta.url);
const module = await WebAssembly.compileStreaming(fetch(place("{client.wasm}")));
await init({ module_or_path: module });
page(module, place("{worker.js}").href);
