import { beforeAll, expect, test, vi } from "vitest";

import type { RummyView } from "../games/props";
import type { Rummy } from "../messages.gen";
import { alsoTexts, chooseLanguage } from "../texts.svelte";
import { hintText } from "./hinted";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await chooseLanguage("en");
  await alsoTexts("pages");
  await alsoTexts("review");
});

const view = { game: "rummy", table: [["r3", "r4", "r5"]] } as unknown as RummyView;
const hinted = (action: Rummy.Action): string => hintText(view, { game: "rummy", action });

test("of a play that lays tiles of Rummy it is told how many, and one of them", () => {
  expect(hinted({ type: "lay", table: [["r3", "r4", "r5", "r6"]] })).toBe("You can lay one tile: red 6.");
  expect(hinted({ type: "lay", table: [["r3", "r4", "r5"], ["*", "b7", "n7"]] })).toBe("You can lay 3 tiles. One is blue 7.");
});

test("a tile of Rummy is told as people call it", () => {
  expect(hinted({ type: "discard", tile: "w13" })).toContain("white 13");
});

test("who had better wait is told that nothing needs to be laid, or that nothing is best", () => {
  expect(hinted({ type: "draw" })).toBe("You need not lay anything now. What else can you do?");
  expect(hinted({ type: "pass" })).toBe("Sometimes nothing is best.");
});
