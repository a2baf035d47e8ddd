import { expect, it } from "vitest";

import type { Rummy } from "../../messages.gen";
import { Arrangement } from "./arrangement.svelte";
import { Walk } from "./walk.svelte";

const STAGES: Rummy.Stage[] = [
  { step: { do: "take", tiles: ["b8"], set: ["b8", "b9", "b10"], gives: ["b9", "b10"] }, table: [["b9", "b10"]], hand: ["b8"] },
  { step: { do: "add", tiles: ["b11"], set: ["b9", "b10"], gives: ["b9", "b10", "b11"], from_rack: ["b11"] }, table: [["b9", "b10", "b11"]], hand: ["b8"] },
  {
    step: { do: "new", tiles: ["n8", "r8", "b8"], gives: ["n8", "r8", "b8"], from_rack: ["n8", "r8"] },
    table: [["b9", "b10", "b11"], ["n8", "r8", "b8"]],
    hand: [],
  },
];

function marked(walk: Walk, lying: Arrangement): string[] {
  return lying.sets.flatMap((pieces, set) => pieces.filter((_, at) => walk.moved(set, at)).map((piece) => piece.tile));
}

it("shows a play step by step, forward and back, and what each step moved", () => {
  const lying = new Arrangement();
  lying.show([["b8", "b9", "b10"]], ["b11", "n8", "r8", "w1"], null, null);
  const walk = new Walk(STAGES, lying);
  expect(marked(walk, lying)).toEqual([]);
  walk.forward();
  expect([walk.hand, marked(walk, lying)]).toEqual([1, ["b8"]]);
  expect(lying.draft.table).toEqual([["b9", "b10"], ["b8"]]);
  walk.forward();
  expect(marked(walk, lying)).toEqual(["b11"]);
  walk.forward();
  walk.forward();
  expect([walk.done, walk.hand]).toEqual([3, -1]);
  expect(marked(walk, lying)).toEqual(["n8", "r8", "b8"]);
  expect(lying.rack.map((piece) => piece.tile)).toEqual(["w1"]);
  walk.back();
  walk.back();
  walk.back();
  walk.back();
  expect(walk.done).toBe(0);
  expect(lying.draft.table).toEqual([["b8", "b9", "b10"]]);
  walk.forward();
  walk.finish();
  expect([walk.done, lying.steps.length, lying.draft.table]).toEqual([3, 3, STAGES[2]?.table]);
  walk.back();
  expect([walk.done, marked(walk, lying)]).toEqual([2, ["b11"]]);
});
