import { face } from "../games/rummy/tiles";
import type { Rummy } from "../messages.gen";

const SHORTEST = 3;
const LARGEST_GROUP = 4;
const HIGHEST = 13;

/** Whether these tiles are a run or a group (R2), jokers standing for what is missing (R10). */
export function isSet(tiles: readonly string[]): boolean {
  if (tiles.length < SHORTEST) return false;
  const known = tiles.map(face).filter(({ joker }) => !joker);
  const numbers = known.map(({ number }) => number ?? 0);
  const [several, colours] = [new Set(numbers), new Set(known.map(({ colour }) => colour))];
  if (several.size <= 1) return tiles.length <= LARGEST_GROUP && colours.size === known.length;
  const span = Math.max(...numbers) - Math.min(...numbers) + 1;
  return colours.size === 1 && several.size === known.length && span <= tiles.length && tiles.length <= HIGHEST;
}

/** What is still wrong with a table that a learner arranges: sets that are none, an opening that counts too little (R5). */
export function problemsOf(table: Rummy.Lay["table"], before: Rummy.Lay["table"], needed: number): Rummy.Problem[] {
  const wrong = table.flatMap((tiles, at) => (isSet(tiles) ? [] : [at]));
  if (wrong.length) return [{ code: "not_a_set", sets: wrong }];
  const lay = before.map(spelled);
  const points = table.filter((tiles) => !lay.includes(spelled(tiles))).flat().reduce((sum, tile) => sum + (face(tile).number ?? 0), 0);
  return points < needed ? [{ code: "opening_too_low", points }] : [];
}

const spelled = (tiles: readonly string[]): string => [...tiles].sort().join(" ");

/** Whether two tables are the same to everybody who looks at them. */
export function sameTable(one: Rummy.Lay["table"], other: Rummy.Lay["table"]): boolean {
  const written = (table: Rummy.Lay["table"]): string => table.map(spelled).sort().join(" | ");
  return written(one) === written(other);
}
