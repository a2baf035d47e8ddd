// Python's memory when all is imported, kept for the next visit: who has it need not start Python and import anything.

const PIECE = 4096; // bytes: more than half of all such pieces hold nothing
const ROOM = 4; // how many times as much as it takes has to be free
const place = (folder: string): string => `reihum memory ${folder}`;
const trial = (folder: string): string => `${folder}trial`; // how often a page has tried it in vain: kept while one tries
const TRIALS = 3; // pages that go before Python is up; then it may be the memory that takes them down
/** Whether to try once more after so many visits without success: ever more seldom. */
const worthATry = (trials: number): boolean => trials < TRIALS || Number.isInteger(Math.log2(trials));

/** What it was made by: the memory of other parts, or of another browser, is of no use. */
function maker(version: string): string {
  return `${version} ${navigator.userAgent}`;
}

/** What is kept, if it is of this version; the version may still be on its way. */
export async function remembered(folder: string, version: Promise<string>): Promise<Uint8Array | null> {
  try {
    const cache = await caches.open(place(folder));
    const [kept, tried] = await Promise.all([cache.match(folder), cache.match(trial(folder))]);
    const trials = await count(tried);
    if (!kept || !worthATry(trials) || kept.headers.get("maker") !== maker(await version)) return null;
    const [bytes] = await Promise.all([kept.arrayBuffer(), cache.put(trial(folder), new Response(String(trials + 1)))]);
    return spread(bytes);
  } catch {
    return null; // a browser that keeps nothing, for lack of room or of https
  }
}

const count = async (tried: Response | undefined): Promise<number> => Number((await tried?.text()) ?? 0);

/** Python has started. If kept memory was used, it is good. If it was not, since too many pages had failed with it, one more start did without it. */
export async function up(folder: string, used: boolean): Promise<void> {
  try {
    const cache = await caches.open(place(folder));
    const trials = await count(await cache.match(trial(folder)));
    if (used) await cache.delete(trial(folder));
    else if (trials >= TRIALS) await cache.put(trial(folder), new Response(String(trials + 1)));
  } catch {
    // Nothing is kept.
  }
}

/** Keep this memory, in the place of any other, where there is room enough. */
export async function remember(folder: string, version: string, memory: Uint8Array): Promise<void> {
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < ROOM * memory.length) return; // tables need the rest more
    const response = new Response(dense(memory), { headers: { maker: maker(version) } });
    await (await caches.open(place(folder))).put(folder, response);
  } catch {
    // The next visit starts as this one did.
  }
}

/** Never use what is kept again. */
export async function forget(folder: string): Promise<void> {
  try {
    await caches.delete(place(folder));
  } catch {
    // Nothing is kept.
  }
}

/** The stretches that hold something, and before them how long all is and where each begins and ends. */
export function dense(memory: Uint8Array): Blob {
  const words = new Int32Array(memory.buffer, memory.byteOffset, memory.byteLength / 4);
  const bounds: number[] = [];
  for (let at = 0; at < memory.length; at += PIECE) {
    if (isEmpty(words, at / 4, Math.min(at + PIECE, memory.length) / 4)) continue;
    if (bounds.at(-1) === at) bounds.pop();
    else bounds.push(at);
    bounds.push(Math.min(at + PIECE, memory.length));
  }
  const stretches = bounds.flatMap((end, number) => (number % 2 ? [memory.slice(bounds[number - 1], end)] : []));
  return new Blob([new Int32Array([memory.length, bounds.length, ...bounds]), ...stretches]);
}

function isEmpty(words: Int32Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (words[at]) return false;
  return true;
}

/** The memory as it was, of what `dense` made of it. */
export function spread(bytes: ArrayBuffer): Uint8Array {
  const [length = 0, count = 0] = new Int32Array(bytes, 0, 2);
  const bounds = new Int32Array(bytes, 8, count);
  const memory = new Uint8Array(length);
  let from = bounds.byteOffset + bounds.byteLength;
  for (let number = 0; number < count; number += 2) {
    const [start = 0, end = 0] = bounds.subarray(number, number + 2);
    memory.set(new Uint8Array(bytes, from, end - start), start);
    from += end - start;
  }
  return memory;
}
