// What Python is made of, fetched packed (see site/python.mjs) and unpacked here, once for both workers.
import { hasParts, isBook, isList, isNumber, isText, isThing } from "../checks";
import { sha256 } from "../sum";
import { remembered } from "./memory";

export interface Parts {
  code: WebAssembly.Module;
  library: ArrayBuffer; // Python's own modules, a zip file
  modules: ArrayBuffer; // ours and those of others, a tar file
  lock: object;
  version: string;
  sums: string[];
  memory: Uint8Array | null; // Python as it was started before, of these parts
}

/** What site/python.mjs says of the packed files. */
interface Described {
  version: string;
  sizes: Record<string, number>;
  sums: string[]; // of the library and of the modules, unpacked
  lock: object;
}

const isDescribed = hasParts<Described>({ version: isText, sizes: isBook(isNumber), sums: isList(isText), lock: isThing });

/** How much of the download has come, from 0 to 1. */
export type Progress = (share: number) => void;

/** Fetch all parts; `controlled` if a service worker stands between, which may have kept them. */
export async function fetchParts(folder: string, controlled: boolean, progress: Progress): Promise<Parts> {
  let [come, total] = [0, Infinity];
  const came = (bytes: number): void => progress(Math.min(1, (come += bytes) / total));
  const read = async <Content>(name: string, use: (response: Response) => Promise<Content>): Promise<Content> => {
    const kept = controlled ? await keptUnpacked(`${folder}${name}`, use) : null;
    return kept ?? use(unpack(await found(`${folder}${name}.gz`), came));
  };
  const whole = (response: Response): Promise<ArrayBuffer> => response.arrayBuffer();

  // All at once: each begins to load before anything waits for another.
  const code = read("pyodide.asm.wasm", WebAssembly.compileStreaming);
  const library = read("library.zip", whole);
  const modules = read("reihum.tar", whole);
  const described = found(`${folder}parts.json`).then(description);
  const memory = remembered(folder, described.then(({ version }) => version));
  const { version, sizes, sums, lock } = await described;
  total = Object.values(sizes).reduce((sum, size) => sum + size, 0);

  const parts = { code: await code, library: await library, modules: await modules, lock, version, sums, memory: await memory };
  progress(1);
  return parts;
}

/** What the service worker has kept unpacked, if it is there and whole; of such code alone a browser keeps what it has compiled. */
async function keptUnpacked<Content>(address: string, use: (response: Response) => Promise<Content>): Promise<Content | null> {
  try {
    const response = await fetch(address);
    return response.headers.has("unpacked") ? await use(response) : null;
  } catch {
    return null;
  }
}

async function description(response: Response): Promise<Described> {
  const said: unknown = await response.json();
  if (!isDescribed(said)) throw new Error(`${response.url} does not say what Python is made of`);
  return said;
}

async function found(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response;
}

function unpack({ body }: Response, came: (bytes: number) => void): Response {
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      came(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  const stream = body?.pipeThrough(counting).pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "content-type": "application/wasm" } }); // only of code it is looked at
}

/** Whether all are of one version: while a web server is given a new one, some may have come from before. */
export async function fitTogether({ library, modules, sums }: Parts): Promise<boolean> {
  const found = await Promise.all([library, modules].map(sha256));
  return found.every((sum, number) => sum === sums[number]);
}

/** The files of a plain tar archive. */
export function* untarred(archive: Uint8Array): Generator<[string, Uint8Array]> {
  const text = (at: number, length: number): string =>
    new TextDecoder().decode(archive.subarray(at, at + length)).replace(/\0.*$/s, "");
  for (let at = 0; archive[at]; ) {
    const size = parseInt(text(at + 124, 12), 8);
    yield [text(at, 100), archive.subarray(at + 512, at + 512 + size)];
    at += 512 + Math.ceil(size / 512) * 512;
  }
}
