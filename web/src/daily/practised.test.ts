import { beforeEach, expect, test, vi } from "vitest";

import type { FinitoPuzzle, RummyPuzzle } from "../messages.gen";
import { keepPractised, readPractised, type Practised } from "./practised";

const KEY = "reihum.practised";
const TRIES = { hints: 1, misses: 0, begun: 5 };
const TO_LAY: RummyPuzzle = { game: "rummy", table: [["b8", "b9", "b10"]], tiles: ["b11", "*"], level: 1, touched: 1, steps: 1 };
const CHOICES = [{ action: { type: "stay" }, chance: 0.5 }];
const TO_CHOOSE = { game: "finito", seat: 0, public: { boards: [[]] }, own: {}, choices: CHOICES, level: 2 } as unknown as FinitoPuzzle;
const NOTHING: Practised = { game: "any", level: 0, begun: null };

let stored: Record<string, string> = {};
vi.stubGlobal("localStorage", { getItem: (key: string) => stored[key] ?? null, setItem: (key: string, value: string) => void (stored[key] = value) });
beforeEach(() => (stored = {}));

test("what was wished for and the puzzle that is not solved are kept", () => {
  expect(readPractised()).toEqual(NOTHING);
  for (const puzzle of [TO_LAY, TO_CHOOSE]) {
    const practised: Practised = { game: puzzle.game, level: 4, begun: { puzzle, tries: TRIES } };
    keepPractised(practised);
    expect(readPractised()).toEqual(practised);
  }
});

test.each(["{", "3", "null", "[]", "{}", '{"game": "chess", "level": 1, "begun": null}', '{"game": "rummy", "level": 9, "begun": null}'])("what is no wish is left alone: %s", (kept) => {
  stored[KEY] = kept;
  expect(readPractised()).toEqual(NOTHING);
});

test.each<[string, unknown]>([
  ["nothing is told of it", undefined],
  ["no puzzle", { tries: TRIES }],
  ["no tries", { puzzle: TO_LAY }],
  ["another game", { puzzle: { ...TO_LAY, game: "chess" }, tries: TRIES }],
  ["no such level", { puzzle: { ...TO_LAY, level: 6 }, tries: TRIES }],
  ["no such tile", { puzzle: { ...TO_LAY, tiles: ["x1"] }, tries: TRIES }],
  ["no table", { puzzle: { ...TO_LAY, table: 3 }, tries: TRIES }],
  ["nobody sits there", { puzzle: { ...TO_CHOOSE, seat: 7 }, tries: TRIES }],
  ["no boards", { puzzle: { ...TO_CHOOSE, public: null }, tries: TRIES }],
  ["nothing to choose", { puzzle: { ...TO_CHOOSE, choices: [] }, tries: TRIES }],
  ["a choice that is none", { puzzle: { ...TO_CHOOSE, choices: [null] }, tries: TRIES }],
])("a puzzle that is none is left alone, and the wish stays: %s", (_, begun) => {
  stored[KEY] = JSON.stringify({ game: "finito", level: 3, begun });
  expect(readPractised()).toEqual({ game: "finito", level: 3, begun: null });
});
