import { describe, expect, it } from "vitest";

import { problemsOf, sameTable } from "./rummy";

const tiles = (text: string): string[] => text.split(" ");

describe("a table that a learner arranges", () => {
  const before = [tiles("n6 n7 n8")];
  it("says which sets are none", () => {
    expect(problemsOf([...before, tiles("r3 r4")], before, 0)).toEqual([{ code: "not_a_set", sets: [1] }]);
  });
  it("counts what an opening lays, not what lay there (R5)", () => {
    expect(problemsOf([...before, tiles("w1 w2 w3")], before, 30)).toEqual([{ code: "opening_too_low", points: 6 }]);
    expect(problemsOf([...before, tiles("r10 b10 w10")], before, 30)).toEqual([]);
    expect(problemsOf([...before, tiles("r10 b10 *")], before, 30)).toEqual([]);
  });
  it("is the same in whatever order it was laid", () => {
    expect(sameTable([tiles("b12 b10 *"), tiles("r4 r5 r6")], [tiles("r4 r5 r6"), tiles("b10 * b12")])).toBe(true);
    expect(sameTable([tiles("r4 r5 r6")], [tiles("r4 r5 r6 r7")])).toBe(false);
  });
});
