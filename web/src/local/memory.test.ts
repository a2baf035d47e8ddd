import { expect, test } from "vitest";

import { dense, spread } from "./memory";

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
