// First comes the compiled module, then one request after the other.
import init, { answer } from "./{client.js}";

let ready;
onmessage = ({ data }) => {
  if (data instanceof WebAssembly.Module) {
    ready = init({ module_or_path: data });
  } else {
    // An error thrown outside the promise reaches the page.
    ready.then(() => answer(data, postMessage)).catch((error) => setTimeout(() => { throw error; }));
  }
};
