import { beforeEach, expect, test, vi } from "vitest";

import { expected, fitting, keepBook, learned, mine, rated, readBook, type Book } from "./rating";

const NOBODY: Book = { mine: {}, levels: {} };

beforeEach(() => {
  const found = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => found.get(key) ?? null, setItem: (key: string, value: string) => found.set(key, value) });
});

test("the worked example of Glickman's paper comes out as he writes it", () => {
  const player = { rating: 1500, deviation: 200 };
  const met = [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ];
  expect(met.map((one) => expected(player, one).toFixed(3))).toEqual(["0.639", "0.432", "0.303"]);
  const { rating, deviation } = rated(player, met);
  expect(rating).toBeCloseTo(1464, 0);
  expect(deviation).toBeCloseTo(151.4, 1);
});

test("who has met nobody stays as they are", () => {
  expect(rated({ rating: 1500, deviation: 200 }, [])).toEqual({ rating: 1500, deviation: 200 });
});

test("who solves puzzles gets harder ones, who does not gets easier ones", () => {
  const begin = fitting(NOBODY, "rummy");
  let [strong, weak] = [NOBODY, NOBODY];
  for (let puzzle = 0; puzzle < 12; puzzle += 1) {
    strong = learned(strong, "rummy", fitting(strong, "rummy"), true);
    weak = learned(weak, "rummy", fitting(weak, "rummy"), false);
  }
  expect(begin).toBe(2);
  expect([fitting(strong, "rummy"), fitting(weak, "rummy")]).toEqual([5, 1]);
  expect(fitting(strong, "finito")).toBe(begin); // another game is another strength
  expect(mine(strong, "rummy").puzzles).toBe(12);
  expect(mine(learned(strong, "finito", begin, true), "rummy").puzzles).toBe(12); // and forgets none
});

test("a level that is easier than was thought is rated lower", () => {
  let book = NOBODY;
  for (let puzzle = 0; puzzle < 40; puzzle += 1) book = learned(book, "finito", 5, puzzle % 4 > 0);
  expect(book.levels.finito?.[4]?.rating).toBeLessThan(1900);
  expect(expected(mine(book, "finito"), book.levels.finito?.[4] ?? mine(book, "finito"))).toBeCloseTo(0.75, 1);
});

test("nobody is ever known for certain", () => {
  let book = NOBODY;
  for (let puzzle = 0; puzzle < 500; puzzle += 1) book = learned(book, "rummy", 3, puzzle % 2 > 0);
  expect(mine(book, "rummy").deviation).toBe(50);
});

test("a book is kept, and what is none is left alone", () => {
  const book = learned(NOBODY, "completto", 1, true);
  keepBook(book);
  expect(readBook()).toEqual(book);
  for (const wrong of ["3", "null", "[]", "{}", '{"mine": {"rummy": 5}, "levels": {}}', '{"mine": {}, "levels": {"rummy": [1]}}', '{"mine": null, "levels": null}']) {
    localStorage.setItem("reihum.practice", wrong);
    expect(readBook()).toEqual(NOBODY);
  }
});
