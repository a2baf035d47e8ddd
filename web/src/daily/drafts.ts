import { readSets, writeSets, writeTiles } from "../games/rummy/position.svelte";
import { isList, isText } from "../checks";
import { keep, kept } from "../kept";
import type { Rummy, RummyPuzzle } from "../messages.gen";

type Table = Rummy.Lay["table"];
/** A puzzle, and the table as it was left. */
type Draft = [puzzle: string, table: string];

const KEY = "reihum.drafts";
const MOST = 8; // puzzles that lie half done

const isDraft = (found: unknown): found is Draft => isList(isText)(found) && found.length === 2;
const all = (): Draft[] => kept(KEY, isList(isDraft)) ?? [];
const nameOf = ({ table, tiles }: RummyPuzzle): string => `${writeSets(table)} / ${writeTiles(tiles)}`;

/** How the puzzle was left half done: a page that is loaded anew goes on from there. Null if nothing was laid. */
export function readDraft(puzzle: RummyPuzzle): Table | null {
  const found = all().find(([name]) => name === nameOf(puzzle));
  const table = found ? readSets(found[1]) : null;
  return table && comesFrom(puzzle, table) ? table : null;
}

/** From now on the puzzle lies like this. */
export function keepDraft(puzzle: RummyPuzzle, table: Table): void {
  const [name, now] = [nameOf(puzzle), writeSets(table)];
  const others = all().filter(([other]) => other !== name);
  const begun: Draft[] = now === writeSets(puzzle.table) ? [] : [[name, now]];
  keep(KEY, [...others, ...begun].slice(-MOST));
}

/** It is solved. */
export function forgetDraft(puzzle: RummyPuzzle): void {
  keepDraft(puzzle, puzzle.table);
}

/** Whether all that lay there lies there, and besides only what is to be laid. */
function comesFrom({ table, tiles }: RummyPuzzle, draft: Table): boolean {
  const laid = without(draft.flat(), table.flat());
  return laid !== null && without(tiles, laid) !== null;
}

/** What is left of the tiles when these are gone; null if one of these was not there. */
function without(tiles: readonly string[], gone: readonly string[]): string[] | null {
  const left = [...tiles];
  for (const tile of gone) {
    const at = left.indexOf(tile);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
