import { afterEach, expect, test, vi } from "vitest";

import { dense, remembered, spread } from "./memory";

const PIECE = 4096;

test.each([
  ["nothing", 3 * PIECE, []],
  ["the first and the last byte", 4 * PIECE, [0, 4 * PIECE - 1]],
  ["a stretch over several pieces", 6 * PIECE, [PIECE + 5, 2 * PIECE, 3 * PIECE]],
  ["an end in the middle of a piece", 2 * PIECE + 128, [2 * PIECE + 127]],
])("what is kept of a memory with %s comes back as it was", async (_, length, places) => {
  const memory = new Uint8Array(length);
  for (const place of places) memory[place] = 7;
  const kept = await dense(memory).arrayBuffer();
  expect(spread(kept)).toEqual(memory);
  expect(kept.byteLength).toBeLessThan((places.length + 1) * PIECE); // what is empty takes no room
});

/** A browser that keeps this memory, made by that version, after so many visits on which Python did not come up. */
function keeping(bytes: Uint8Array<ArrayBuffer>, version: string, trials: number): void {
  const kept = new Map([["python/", () => new Response(bytes, { headers: { maker: `${version} a browser` } })]]);
  if (trials) kept.set("python/trial", () => new Response(String(trials)));
  const cache = { match: async (name: string) => kept.get(name)?.(), put: async () => undefined };
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("navigator", { userAgent: "a browser" });
}

afterEach(() => vi.unstubAllGlobals());

const whole = async (): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await dense(new Uint8Array(2 * PIECE).fill(7)).arrayBuffer());

test("what was kept is used, also after a visit that ended too soon", async () => {
  for (const trials of [0, 2, 4]) {
    keeping(await whole(), "this version", trials);
    expect(await remembered("python/", Promise.resolve("this version"))).toEqual(new Uint8Array(2 * PIECE).fill(7));
  }
});

test.each([
  ["is of another version", "another version", 0, (bytes: Uint8Array<ArrayBuffer>) => bytes],
  ["is broken", "this version", 0, (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(1)],
  ["is cut short", "this version", 0, (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, bytes.length / 2)],
  ["may have taken three pages down", "this version", 3, (bytes: Uint8Array<ArrayBuffer>) => bytes],
])("what %s is of no use", async (_, version, trials, changed) => {
  keeping(changed(await whole()), version, trials);
  expect(await remembered("python/", Promise.resolve("this version"))).toBeNull();
});
