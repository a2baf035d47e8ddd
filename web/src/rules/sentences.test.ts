import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { OPTIONS } from "../messages.gen";
import type { Value, Values } from "../parts/options";
import type { GameName } from "../words";
import { toldOtherwise, toldRules } from "./sentences";

const GAMES = Object.keys(OPTIONS) as GameName[];
const NUMBERS: Record<string, readonly Value[]> = {
  rounds: [1, 2, 10],
  starter: [null, 0, 3],
  decision_seconds: [0, 30, 90],
  opening_points: [0, 25, 30],
  turn_seconds: [0, 45, 120],
  target: [null, 40],
};
const SOURCES = import.meta.glob<string>("../../texts/rules/*.ftl", { query: "?raw", import: "default", eager: true });
const english = new FluentBundle("en", { useIsolating: false });
english.addResource(new FluentResource(SOURCES["../../texts/rules/en.ftl"] ?? ""));

function valuesOf(game: GameName, name: string): readonly Value[] {
  const option = (OPTIONS[game] as Record<string, { default: Value; values?: readonly Value[] }>)[name];
  return option?.values ?? NUMBERS[name] ?? [];
}

/** Every agreement there can be, numbers by a few of them. */
function agreements(game: GameName): Values[] {
  let found: Values[] = [{}];
  for (const name of Object.keys(OPTIONS[game])) {
    found = found.flatMap((agreed) => valuesOf(game, name).map((value) => ({ ...agreed, [name]: value })));
  }
  return found;
}

const rulebook = (game: GameName): Values => Object.fromEntries(Object.entries(OPTIONS[game]).map(([name, option]) => [name, option.default]));

function words(game: GameName, agreed: Values): string {
  const told = toldRules(game, agreed).flatMap(({ sentences }) => sentences);
  return told.map(({ key, facts }) => english.formatPattern(english.getMessage(key)?.value ?? key, facts)).join("\n");
}

describe.each(GAMES)("the rules of %s", (game) => {
  it("walk every option, so none is left out here", () => {
    for (const name of Object.keys(OPTIONS[game])) expect(valuesOf(game, name).length, name).toBeGreaterThan(1);
  });

  it("are written in ten languages", () => expect(Object.keys(SOURCES)).toHaveLength(10));

  it("have every sentence in every language, and no sentence that no table is told", () => {
    const told = agreements(game).flatMap((agreed) => toldRules(game, agreed));
    const keys = new Set(told.flatMap(({ title, sentences }) => [title, ...sentences.map(({ key }) => key)]));
    for (const [code, source] of Object.entries(SOURCES)) {
      const written = [...source.matchAll(/^(rules-[\w-]+) = /gm)].map(([, key]) => key ?? "").filter((key) => key.startsWith(`rules-${game}-`));
      expect(new Set(written), code).toEqual(keys);
    }
  });

  it("tell of every value of every option: with another value, something else is said", () => {
    for (const agreed of agreements(game)) {
      for (const name of Object.keys(OPTIONS[game])) {
        const told = valuesOf(game, name).map((value) => words(game, { ...agreed, [name]: value }));
        expect(new Set(told).size, `${name} ${JSON.stringify(agreed)}`).toBe(told.length);
      }
    }
  }, 60_000);

  it("say what other ways to play there are", () => {
    const usual = rulebook(game);
    for (const name of Object.keys(OPTIONS[game])) {
      for (const value of valuesOf(game, name)) {
        if (name in NUMBERS || value === usual[name]) continue;
        expect(toldOtherwise(game, usual, name, value), `${name} ${value}`).not.toEqual([]);
      }
    }
  });
});

// What nobody may be told at a table that has agreed on this, and what everybody must be told there.
const CONTRADICTIONS: [GameName, Values, RegExp, RegExp][] = [
  ["completto", { pairs: "anywhere" }, /side by side|No face-down tile may lie between/, /even if face-down tiles lie between/],
  ["completto", { pairs: "side_by_side" }, /even if face-down tiles lie between/, /side by side/],
  ["completto", { shift: "between" }, /to the ends of the row/, /between two others/],
  ["completto", { shift: "anywhere" }, /never at an end/, /to the ends of the row/],
  ["completto", { starter: 2 }, /drawn by lot|youngest/, /seat 3 begins/],
  ["rummy", { opening_points: 50 }, /\b30 points or more/, /50 points or more/],
  ["rummy", { opening_points: 0 }, /points or more together/, /does not matter/],
  ["rummy", { manipulate_when_opening: true }, /do not touch other sets/, /may also move other sets/],
  ["rummy", { turn_seconds: 0 }, /Time for a turn|draw three more/, /as long as you like/],
  ["rummy", { turn_seconds: 60 }, /as long as you like|two minutes|120/, /Time for a turn: 60/],
  ["rummy", { jokers: "free" }, /stays together|not take it apart|in a new set at once/, /taken apart like any other/],
  ["rummy", { draw_and_discard: true }, /or draw one\.|just draw one tile|you pass/, /begins with drawing/],
  ["rummy", { draw_and_discard: false }, /your own stack|begins with drawing/, /or draw one/],
  ["rummy", { winner_scores: false }, /winner gets all the points/, /winner gets no points/],
  ["rummy", { winner_scores: true }, /winner gets no points/, /winner gets all the points/],
  ["rummy", { open_tile: "off" }, /One tile lies open/, /The rest is the pool/],
  ["rummy", { open_tile: "finish" }, /when you lay it in this turn/, /lay all your tiles in this turn/],
  ["rummy", { open_tile: "any" }, /only if that lets you/, /when you lay it in this turn/],
  ["finito", { must_move: true }, /leave everything as it is/, /have to move one/],
  ["finito", { must_move: false }, /have to move/, /leave everything as it is/],
];

it.each(CONTRADICTIONS)("in %s, a table with %j is told nothing else", (game, part, forbidden, said) => {
  for (const agreed of agreements(game).filter((one) => Object.keys(part).every((name) => valuesOf(game, name).includes(part[name] ?? null) ? one[name] === part[name] : true))) {
    const text = words(game, { ...agreed, ...part });
    expect(text).not.toMatch(forbidden);
    expect(text).toMatch(said);
  }
});
