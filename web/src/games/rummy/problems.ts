import type { Rummy } from "../../messages.gen";
import { t } from "../../texts.svelte";
import { tileName } from "./tiles";

const QUIET = new Set(["opening_too_low", "nothing_laid"]); // said in another way

/** What is wrong with the set at this place; -1 for what concerns no single set. */
export function problemTexts(problems: readonly Rummy.Problem[], at: number): string[] {
  return allProblemTexts(problems.filter(({ code }) => !QUIET.has(code)), at);
}

/** The same, and nothing kept quiet. */
export function allProblemTexts(problems: readonly Rummy.Problem[], at: number): string[] {
  return problems
    .filter(({ sets = [] }) => (at < 0 ? sets.length === 0 : sets.includes(at)))
    .map(({ code, tiles = [], points }) => t(`problem-${code.replaceAll("_", "-")}`, { tiles: tiles.map(tileName).join(", "), points: points ?? 0 }));
}

/** What the opening counts so far, while it is not enough. */
export function openingPoints(problems: readonly Rummy.Problem[], needed: number): number | null {
  const low = problems.find(({ code }) => code === "opening_too_low");
  return low && (low.points ?? 0) < needed ? (low.points ?? 0) : null;
}
