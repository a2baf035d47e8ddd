import { beforeEach, expect, test, vi } from "vitest";

import type { RummyPuzzle } from "../messages.gen";
import { forgetDraft, keepDraft, readDraft } from "./drafts";

const PUZZLE: RummyPuzzle = { game: "rummy", table: [["b8", "b9", "b10", "b11"]], tiles: ["n8", "r8", "*"], level: 1, touched: 1, steps: 3 };
const HALF = [["b9", "b10", "b11"], ["n8", "b8"]];
const another = (number: number): RummyPuzzle => ({ ...PUZZLE, tiles: ["n8", "r8", `w${number}`] });
const KEY = "reihum.drafts";

let stored: Record<string, string> = {};
vi.stubGlobal("localStorage", { getItem: (key: string) => stored[key] ?? null, setItem: (key: string, value: string) => void (stored[key] = value) });
beforeEach(() => (stored = {}));

test("a puzzle that was left half done is found again, until it is as it was or solved", () => {
  expect(readDraft(PUZZLE)).toBeNull();
  keepDraft(PUZZLE, HALF);
  expect(readDraft(PUZZLE)).toEqual(HALF);
  expect(readDraft(another(1))).toBeNull();
  keepDraft(PUZZLE, PUZZLE.table);
  expect(readDraft(PUZZLE)).toBeNull();
  keepDraft(PUZZLE, HALF);
  forgetDraft(PUZZLE);
  expect(localStorage.getItem(KEY)).toBe("[]");
});

test("only the last few are kept", () => {
  for (let number = 1; number <= 13; number += 1) keepDraft(another(number), HALF);
  expect(readDraft(another(5))).toBeNull();
  expect(readDraft(another(6))).toEqual(HALF);
});

test.each([
  ["no text of ours", "{"],
  ["no list", "3"],
  ["a list of something else", "[null, 3]"],
  ["a tile that is nowhere", JSON.stringify([["b8 b9 b10 b11 / n8 r8 *", "b8 b9 b10 b11 | w1 w2 w3"]])],
  ["a tile of the table is gone", JSON.stringify([["b8 b9 b10 b11 / n8 r8 *", "b9 b10 b11 | n8 r8"]])],
  ["a tile twice", JSON.stringify([["b8 b9 b10 b11 / n8 r8 *", "b8 b9 b10 b11 | n8 n8"]])],
])("what was kept and is nonsense is left alone: %s", (_, kept) => {
  localStorage.setItem(KEY, kept);
  expect(readDraft(PUZZLE)).toBeNull();
  keepDraft(PUZZLE, HALF);
  expect(readDraft(PUZZLE)).toEqual(HALF);
});

test("a browser that keeps nothing stops nobody", () => {
  const refuse = (): never => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  keepDraft(PUZZLE, HALF);
  expect(readDraft(PUZZLE)).toBeNull();
  vi.unstubAllGlobals();
});
