// Python in a worker: fetched packed, unpacked here, started once.

/** What we use of Pyodide. */
export interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, bytes: Uint8Array): void };
  globals: { get(name: string): unknown; set(name: string, value: unknown): void };
  runPython(source: string): unknown;
}

/** What site/python.mjs says of the packed files. */
interface Parts {
  sizes: Record<string, number>;
  lock: object;
}

export interface Started {
  python: Python;
  wasm: WebAssembly.Module; // for another worker: compiling it again takes as long again
}

/** How much of the download has come, from 0 to 1. */
export type Progress = (share: number) => void;

const PACKAGES = "/lib/python3.14/site-packages";

/** Start Python from a folder of packed files (see site/python.mjs); its code is compiled here, unless it is given. */
export async function startPython(folder: string, progress: Progress, compiled?: WebAssembly.Module): Promise<Started> {
  let [come, total] = [0, Infinity];
  const counted = (name: string, type: string): Promise<Response> =>
    unpacked(`${folder}${name}`, type, (bytes) => progress(Math.min(1, (come += bytes) / total)));

  // All at once: each begins to load before anything waits for another.
  const code = compiled ?? WebAssembly.compileStreaming(counted("pyodide.asm.wasm.gz", "application/wasm"));
  const library = counted("library.zip.gz", "application/zip");
  const modules = counted("reihum.tar.gz", "application/x-tar").then((response) => response.arrayBuffer());
  const script = import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`);
  const loader = import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{ loadPyodide(config: object): Promise<Python> }>;
  const described = (await (await fetch(`${folder}parts.json`)).json()) as Parts;
  total = Object.values(described.sizes).reduce((sum, size) => sum + size, 0);

  const { loadPyodide } = await loader;
  const loading = given(code, new Map([[`${folder}library.zip`, library]]), () =>
    loadPyodide({
      indexURL: folder,
      stdLibURL: `${folder}library.zip`,
      lockFileContents: described.lock,
    }),
  );
  const [python, wasm, archive] = await Promise.all([loading, code, modules, library, script]);
  for (const [name, bytes] of untarred(new Uint8Array(archive))) {
    const path = `${PACKAGES}/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, bytes);
  }
  return { python, wasm };
}

async function unpacked(address: string, type: string, came: (bytes: number) => void): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${response.status} ${address}`);
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      came(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  const stream = response.body.pipeThrough(counting).pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "content-type": type } });
}

/** Do something while these addresses are answered from what is here, and this is the code that is compiled. */
async function given<Result>(
  code: WebAssembly.Module | Promise<WebAssembly.Module>,
  files: Map<string, Promise<Response>>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.endsWith(".wasm")) return Promise.resolve(new Response()); // what it would hold is compiled
    return files.get(address) ?? fetch.call(self, input, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await code;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await work();
  } finally {
    Object.assign(self, { fetch });
    Object.assign(WebAssembly, { instantiateStreaming });
  }
}

/** The files of a plain tar archive. */
function* untarred(archive: Uint8Array): Generator<[string, Uint8Array]> {
  const text = (at: number, length: number): string =>
    new TextDecoder().decode(archive.subarray(at, at + length)).replace(/\0.*$/s, "");
  for (let at = 0; archive[at]; ) {
    const size = parseInt(text(at + 124, 12), 8);
    yield [text(at, 100), archive.subarray(at + 512, at + 512 + size)];
    at += 512 + Math.ceil(size / 512) * 512;
  }
}
