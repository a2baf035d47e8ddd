import { expect, it } from "vitest";

import { whyNoSet } from "./problems";

const REASONS: [string, string][] = [
  ["b5", "why-short"],
  ["b5 *", "why-short"],
  ["b5 b5 r5", "why-two-of-a-colour"],
  ["b5 b5 *", "why-two-of-a-colour"],
  ["n5 r5 b5 w5 *", "why-too-long"],
  ["b5 b6 b9", "why-gap"],
  ["b5 b8 *", "why-gap"],
  ["b5 b6 b6 b7", "why-twice"],
  ["b5 b6 r7", "why-mixed"],
  ["b5 r6 *", "why-mixed"],
];

it.each(REASONS)("R2: %s is no set: %s", (tiles, reason) => {
  expect(whyNoSet(tiles.split(" "))).toBe(reason);
});
