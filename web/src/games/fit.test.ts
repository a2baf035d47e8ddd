import { describe, expect, it } from "vitest";

import { fits, widest } from "./fit";

const GAP = { across: 3, down: 8 };

describe("the size of tiles", () => {
  it("is as large as wished where there is room", () => {
    expect(widest(3, { width: 300, height: 100 }, GAP, 22, 40)).toBe(40);
  });
  it("is the largest at which all fit", () => {
    const room = { width: 306, height: 120 };
    const tile = widest(25, room, GAP, 22, 40);
    expect(fits(25, room, GAP, tile)).toBe(true);
    expect(fits(25, room, GAP, tile + 1)).toBe(false);
  });
  it("is never smaller than can be read", () => {
    expect(widest(200, { width: 306, height: 120 }, GAP, 22, 40)).toBe(22);
    expect(fits(200, { width: 306, height: 120 }, GAP, 22)).toBe(false);
  });
});
