import { expect, it } from "vitest";

import { laidInSets } from "./prompt";

it("tells which tiles of a hint belong together", () => {
  const table = [["b8", "b9", "b10"], ["n1", "r1", "w1"]];
  const after = [["b8", "b9", "b10", "b11"], ["n1", "r1", "w1"], ["r5", "r6", "r7"]];
  expect(laidInSets(table, after)).toEqual([["b11"], ["r5", "r6", "r7"]]);
});

it("counts a tile of the table as laid nowhere, even if its twin is laid in a new set", () => {
  const table = [["b8", "b9", "b10"]];
  const after = [["b7", "b8", "b9"], ["b8", "b9", "b10"]];
  expect(laidInSets(table, after)).toEqual([["b7", "b8", "b9"]]);
});
