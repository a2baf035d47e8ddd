import { expect, it } from "vitest";

import { gapOf } from "./hinted";

it("marks the gap where the hint wants a tile pushed in", () => {
  expect(gapOf({ type: "push", reading: 70, slot: 4 }, null)).toBe(4);
  expect(gapOf({ type: "shift", slot: 3, to: 9 }, "down:3")).toBe(10);
  expect(gapOf({ type: "shift", slot: 9, to: 3 }, null)).toBe(3);
});

it("marks no gap for a tile that is to be laid, nor for another tile in hand", () => {
  expect(gapOf({ type: "take", tile: 7, reading: 7, slot: 1 }, "down:9")).toBe(-1);
  expect(gapOf({ type: "lay", reading: 7, slot: 1 }, null)).toBe(-1);
  expect(gapOf({ type: "shift", slot: 3, to: 9 }, "down:5")).toBe(-1);
  expect(gapOf(null, null)).toBe(-1);
});
