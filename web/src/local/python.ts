// Python in a worker, started once.
import { untarred, type Parts } from "./parts";

/** What we use of Pyodide. */
export interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, bytes: Uint8Array): void };
  globals: { get(name: string): unknown; set(name: string, value: unknown): void };
  runPython(source: string): unknown;
}

const PACKAGES = "/lib/python3.14/site-packages";

/** Start Python from its parts; its scripts come from this folder, meanwhile. */
export async function startPython(folder: string, coming: Parts | Promise<Parts>): Promise<Python> {
  const script = import(/* @vite-ignore */ `${folder}pyodide.asm.js`);
  const loader = import(/* @vite-ignore */ `${folder}pyodide.js`) as Promise<{ loadPyodide(config: object): Promise<Python> }>;
  const [parts, { loadPyodide }] = await Promise.all([coming, loader, script]);
  const stdLibURL = `${folder}library.zip`;
  const python = await given(parts, stdLibURL, () => loadPyodide({ indexURL: folder, stdLibURL, lockFileContents: parts.lock }));
  for (const [name, bytes] of untarred(new Uint8Array(parts.modules))) {
    const path = `${PACKAGES}/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, bytes);
  }
  return python;
}

/** Do something while the library's address is answered from what is here, and this is the code that is compiled. */
async function given<Result>({ code, library }: Parts, address: string, work: () => Promise<Result>): Promise<Result> {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = (input, init) => {
    const asked = input instanceof Request ? input.url : String(input);
    if (asked.endsWith(".wasm")) return Promise.resolve(new Response()); // what it would hold is compiled
    return asked === address ? Promise.resolve(new Response(library)) : fetch.call(self, input, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module: code, instance: await WebAssembly.instantiate(code, imports) });
  try {
    return await work();
  } finally {
    Object.assign(self, { fetch });
    Object.assign(WebAssembly, { instantiateStreaming });
  }
}
