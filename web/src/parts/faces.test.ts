import { expect, test } from "vitest";

import { LOOKS, looksOf } from "./faces";

const SEATS = [0, 1, 2, 3];

test("no two computer players at a table look alike, whatever their levels", () => {
  for (const one of Object.keys(LOOKS))
    for (const other of Object.keys(LOOKS))
      for (const seat of SEATS)
        for (const place of SEATS) {
          if (seat === place) continue;
          const [a, b] = [looksOf(one, seat), looksOf(other, place)];
          expect(a?.cut === b?.cut && a?.hair === b?.hair).toBe(false);
        }
});

/** Whose name at the first seat is a boy's, or could be; at the next seat it is a girl's, and so on. */
const BOYS = ["random", "simple", "curious", "sharp", "patient"];

test("whoever has a boy's name has short hair, at every seat", () => {
  const short = BOYS.map((player) => LOOKS[player]?.cut);
  for (const player of Object.keys(LOOKS))
    for (const seat of SEATS) {
      const boy = BOYS.includes(player) === (seat % 2 === 1);
      expect(short.includes(looksOf(player, seat)?.cut)).toBe(boy);
    }
});

test("a level keeps its eyes and its mouth at every seat, and at the first one its whole face", () => {
  for (const player of Object.keys(LOOKS)) {
    expect(looksOf(player, 1)).toEqual(LOOKS[player]);
    for (const seat of SEATS) expect(looksOf(player, seat)?.mouth).toBe(LOOKS[player]?.mouth);
  }
});
