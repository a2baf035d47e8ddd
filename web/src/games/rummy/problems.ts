import type { Rummy } from "../../messages.gen";
import { t } from "../../texts.svelte";
import { faultOf } from "./set";
import { tileName } from "./tiles";

const QUIET = new Set(["opening_too_low", "nothing_laid"]); // said in another way

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
        ? whyNoSet(set)
        : t(`problem-${code.replaceAll("_", "-")}`, { tiles: tiles.map(tileName).join(", "), points: points ?? 0 }),
    );
}

/** Why these tiles are no set; to be a set in the order in which they lie, their jokers may have to lie elsewhere. */
function whyNoSet(tiles: readonly string[]): string {
  const fault = faultOf(tiles);
  return fault ? t(`why-${fault}`) : t("problem-not-a-set");
}

/** What the opening counts so far, while it is not enough. */
export function openingPoints(problems: readonly Rummy.Problem[], needed: number): number | null {
  const low = problems.find(({ code }) => code === "opening_too_low");
  return low && (low.points ?? 0) < needed ? (low.points ?? 0) : null;
}
