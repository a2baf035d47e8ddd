import { describe, expect, it } from "vitest";

import { OPTIONS } from "../../messages.gen";
import { faultOf, pointsOf, pointsToOpen, type Fault } from "./set";

const SETS = ["r4 r5 r6", "n1 n2 n3 n4 n5", "r7 b7 w7", "r7 b7 w7 n7", "b10 * b12", "b10 b12 *", "* r7 b7", "* r12 r13", "n9 * *"];
const FAULTS: [string, Fault][] = [
  ["b5", "short"],
  ["b5 *", "short"],
  ["r4 r5", "short"],
  ["b5 b5 r5", "two-of-a-colour"],
  ["b5 b5 *", "two-of-a-colour"],
  ["r7 b7 r7", "two-of-a-colour"],
  ["n5 r5 b5 w5 *", "too-long"],
  ["r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 *", "too-long"],
  ["b5 b6 b9", "gap"],
  ["b5 b8 *", "gap"],
  ["r12 r13 r1", "gap"],
  ["b5 b6 b6 b7", "twice"],
  ["r4 r4 r5", "twice"],
  ["b5 b6 r7", "mixed"],
  ["b5 r6 *", "mixed"],
];
const POINTS: [string, number][] = [
  ["r4 r5 r6", 15],
  ["r10 b10 *", 30],
  ["n9 * *", 27],
  ["b10 * b12", 33],
  ["b10 b12 *", 33],
  ["b10 b11 *", 33],
  ["* b10 b11", 30],
  ["* r12 r13", 36],
  ["r12 r13 *", 36],
  ["* r1 r2", 6],
];

const tiles = (text: string): string[] => text.split(" ");

describe("a set", () => {
  it.each(SETS)("R2: is %s", (text) => {
    expect(faultOf(tiles(text))).toBeNull();
  });
  it.each(FAULTS)("R2: is not %s: %s", (text, fault) => {
    expect(faultOf(tiles(text))).toBe(fault);
  });
  it.each(POINTS)("R5: of %s counts %i", (text, points) => {
    expect(pointsOf(tiles(text))).toBe(points);
  });
});

it("R5: an opening counts what the table has agreed on, or what the rulebook says", () => {
  expect(pointsToOpen({ opening_points: 0 })).toBe(0);
  expect(pointsToOpen({})).toBe(OPTIONS.rummy.opening_points.default);
});
