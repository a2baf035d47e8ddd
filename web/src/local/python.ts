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

/** How much of the download has come, from 0 to 1. */
export type Progress = (share: number) => void;

const PACKAGES = "/lib/python3.14/site-packages";

/** Start Python from a folder of packed files (see site/python.mjs). */
export async function startPython(folder: string, progress: Progress): Promise<Python> {
  const { sizes, lock } = (await (await fetch(`${folder}parts.json`)).json()) as Parts;
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let come = 0;
  const counted = (name: string, type: string): Promise<Response> =>
    unpacked(`${folder}${name}`, type, (bytes) => progress(Math.min(1, (come += bytes) / total)));

  const [wasm, library, modules, { loadPyodide }] = await Promise.all([
    counted("pyodide.asm.wasm.gz", "application/wasm"),
    counted("library.zip.gz", "application/zip"),
    counted("reihum.tar.gz", "application/x-tar").then((response) => response.arrayBuffer()),
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{ loadPyodide(config: object): Promise<Python> }>,
  ]);
  const ready = new Map([
    [`${folder}pyodide.asm.wasm`, wasm],
    [`${folder}library.zip`, library],
  ]);
  const python = await fetching(ready, () =>
    loadPyodide({
      indexURL: folder,
      stdLibURL: `${folder}library.zip`,
      lockFileContents: lock,
    }),
  );
  for (const [name, bytes] of untarred(new Uint8Array(modules))) {
    const path = `${PACKAGES}/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, bytes);
  }
  return python;
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

/** Do something while these addresses are answered from what is here already. */
async function fetching<Result>(ready: Map<string, Response>, work: () => Promise<Result>): Promise<Result> {
  const original = self.fetch;
  self.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const here = ready.get(address);
    return here ? Promise.resolve(here) : original.call(self, input, init);
  };
  try {
    return await work();
  } finally {
    self.fetch = original;
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
