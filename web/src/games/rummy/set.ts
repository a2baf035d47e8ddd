// What is a set and what it counts, for what the page says of tiles without asking a server. A turn is judged by the server alone.
import { OPTIONS, type Rummy } from "../../messages.gen";
import { face } from "./tiles";

const SHORTEST = 3;
const LARGEST_GROUP = 4;
const LONGEST_RUN = 13;

/** Why tiles are no set; `why-...` is the text that says it. */
export type Fault = "short" | "two-of-a-colour" | "too-long" | "mixed" | "twice" | "gap";

/** Why these tiles, in whatever order, are no run and no group (R2), jokers standing for what is missing (R10); null if they are one. */
export function faultOf(tiles: readonly string[]): Fault | null {
  if (tiles.length < SHORTEST) return "short";
  return isOfOneNumber(tiles) ? groupFault(tiles) : runFault(tiles);
}

/** What a set counts (R5): every tile its number, a joker the number it stands for. */
export function pointsOf(set: readonly string[]): number {
  if (isOfOneNumber(set)) return (numbersOf(set)[0] ?? 0) * set.length;
  const first = firstNumber(set);
  return set.reduce((sum, _, place) => sum + first + place, 0);
}

/** How many points the first sets of a player must count together (R5). */
export function pointsToOpen(options: Rummy.Options): number {
  return options.opening_points ?? OPTIONS.rummy.opening_points.default;
}

function groupFault(tiles: readonly string[]): Fault | null {
  if (coloursOf(tiles) < numbersOf(tiles).length) return "two-of-a-colour";
  return tiles.length > LARGEST_GROUP ? "too-long" : null;
}

function runFault(tiles: readonly string[]): Fault | null {
  const numbers = numbersOf(tiles);
  if (coloursOf(tiles) > 1) return "mixed";
  if (new Set(numbers).size < numbers.length) return "twice";
  if (Math.max(...numbers) - Math.min(...numbers) >= tiles.length) return "gap";
  return tiles.length > LONGEST_RUN ? "too-long" : null;
}

/** The number that a run begins with: by the place of its first tile that is no joker, as far as all of them find room in it. */
function firstNumber(run: readonly string[]): number {
  const numbers = numbersOf(run);
  const place = run.findIndex((tile) => !face(tile).joker);
  const least = Math.max(1, Math.max(...numbers) - run.length + 1);
  const most = Math.min(Math.min(...numbers), LONGEST_RUN - run.length + 1);
  return Math.max(least, Math.min(most, (numbers[0] ?? 1) - place));
}

const numbersOf = (tiles: readonly string[]): number[] => tiles.flatMap((tile) => face(tile).number ?? []);

const coloursOf = (tiles: readonly string[]): number => new Set(tiles.map(face).flatMap(({ joker, colour }) => (joker ? [] : colour))).size;

/** Whether only a group could be made of them; one number with two jokers is one, too (R10). */
const isOfOneNumber = (tiles: readonly string[]): boolean => new Set(numbersOf(tiles)).size <= 1;
