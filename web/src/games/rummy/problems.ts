import type { Rummy } from "../../messages.gen";
import { t } from "../../texts.svelte";
import { face, tileName } from "./tiles";

const QUIET = new Set(["opening_too_low", "nothing_laid"]); // said in another way
const SHORTEST = 3;
const LARGEST_GROUP = 4;

/** What is wrong with the set of these tiles at this place; -1 for what concerns no single set. */
export function problemTexts(problems: readonly Rummy.Problem[], at: number, tiles: readonly string[] = []): string[] {
  return allProblemTexts(problems.filter(({ code }) => !QUIET.has(code)), at, tiles);
}

/** All problems of a set, nothing kept quiet. */
export function allProblemTexts(problems: readonly Rummy.Problem[], at: number, set: readonly string[] = []): string[] {
  return problems
    .filter(({ sets = [] }) => (at < 0 ? sets.length === 0 : sets.includes(at)))
    .map(({ code, tiles = [], points }) =>
      code === "not_a_set" && set.length
        ? t(whyNoSet(set))
        : t(`problem-${code.replaceAll("_", "-")}`, { tiles: tiles.map(tileName).join(", "), points: points ?? 0 }),
    );
}

/** Why these tiles are no run and no group (R2): the name of the text that says it. */
export function whyNoSet(tiles: readonly string[]): string {
  if (tiles.length < SHORTEST) return "why-short";
  const known = tiles.map(face).filter(({ joker }) => !joker);
  const numbers = new Set(known.map(({ number }) => number ?? 0));
  const colours = new Set(known.map(({ colour }) => colour));
  if (numbers.size === 1) return colours.size < known.length ? "why-two-of-a-colour" : tiles.length > LARGEST_GROUP ? "why-too-long" : "problem-not-a-set";
  if (colours.size > 1) return "why-mixed";
  if (numbers.size < known.length) return "why-twice";
  const span = Math.max(...numbers) - Math.min(...numbers) + 1;
  return span > tiles.length ? "why-gap" : "why-too-long";
}

/** What the opening counts so far, while it is not enough. */
export function openingPoints(problems: readonly Rummy.Problem[], needed: number): number | null {
  const low = problems.find(({ code }) => code === "opening_too_low");
  return low && (low.points ?? 0) < needed ? (low.points ?? 0) : null;
}
