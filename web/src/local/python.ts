// Python in a worker, started once.
import { forget } from "./memory";
import { untarred, type Parts } from "./parts";

/** What we use of Pyodide. */
export interface Python {
  globals: { get(name: string): unknown; set(name: string, value: unknown): void };
  runPython(source: string): unknown;
  makeMemorySnapshot(): Uint8Array;
  _api: { on_fatal?: () => void };
}

/** Pyodide before Python has started in it. */
interface Machine {
  FS: { mkdirTree(path: string): void; writeFile(path: string, bytes: Uint8Array): void };
  loadDynamicLibrary(path: string, how: { global: boolean; nodelete: boolean }, scope: object): void;
  onRuntimeInitialized(): void;
}

interface Loader {
  loadPyodide(config: object): Promise<Python>;
}

interface Script {
  default(machine: Machine): Promise<Machine>;
}

const PACKAGES = "/lib/python3.14/site-packages";

/**
 * Start Python from its parts, with its memory of before if there is one; its scripts come from this folder, meanwhile.
 * If it breaks down one day, so that it can never be asked again, that is told, and its memory is not used again.
 * `memorable` if its memory is to be kept.
 */
export async function startPython(folder: string, parts: Parts | Promise<Parts>, broken: () => void, memorable = false): Promise<Python> {
  const python = await started(folder, parts, memorable);
  python._api.on_fatal = () => {
    void forget(folder);
    broken();
  };
  return python;
}

async function started(folder: string, coming: Parts | Promise<Parts>, memorable: boolean): Promise<Python> {
  const scripts = [import(/* @vite-ignore */ `${folder}pyodide.js`), import(/* @vite-ignore */ `${folder}pyodide.asm.js`)] as [Promise<Loader>, Promise<Script>];
  const [parts, { loadPyodide }, { default: create }] = await Promise.all([coming, ...scripts]);
  const stdLibURL = `${folder}library.zip`;
  const createPyodideModule = (machine: Machine): Promise<Machine> => {
    machine.onRuntimeInitialized = () => layOut(machine, parts.modules);
    return create(machine);
  };
  const load = (how: object): Promise<Python> =>
    given(parts, stdLibURL, () => orUncaught(loadPyodide({ indexURL: folder, stdLibURL, lockFileContents: parts.lock, createPyodideModule, ...how })));
  try {
    if (parts.memory) return await load({ _loadSnapshot: parts.memory });
  } catch (problem) {
    console.warn("Python starts from the beginning", problem);
    await forget(folder);
    parts.memory = null;
  }
  return load({ _makeSnapshot: memorable });
}

/** What comes of this, or the first fault that nobody catches meanwhile: Python that breaks down while it starts tells nobody, and never is up. */
async function orUncaught<Result>(work: Promise<Result>): Promise<Result> {
  const ended = new AbortController();
  const uncaught = new Promise<never>((_, reject) => {
    const { signal } = ended;
    self.addEventListener("unhandledrejection", ({ reason }) => reject(reason), { signal });
    self.addEventListener("error", ({ error }) => reject(error), { signal });
  });
  try {
    return await Promise.race([work, uncaught]);
  } finally {
    ended.abort();
  }
}

/** Our modules as files. Libraries are loaded before anything else is, so that they lie at the same addresses whenever Python starts. */
function layOut(machine: Machine, modules: ArrayBuffer): void {
  const files = [...untarred(new Uint8Array(modules))].map(([name, bytes]) => [`${PACKAGES}/${name}`, bytes] as const);
  for (const folder of new Set(files.map(([path]) => path.slice(0, path.lastIndexOf("/"))))) machine.FS.mkdirTree(folder);
  for (const [path, bytes] of files) machine.FS.writeFile(path, bytes);
  const libraries = files.flatMap(([path]) => (path.endsWith(".so") ? [path] : []));
  for (const path of libraries) machine.loadDynamicLibrary(path, { global: false, nodelete: true }, {});
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
