import { noTile, writeSets } from "../games/rummy/position.svelte";
import { keep, kept } from "../kept";
import type { ComplettoPuzzle, FinitoPuzzle, Posed } from "../messages.gen";
import { GAMES, type GameName } from "../words";
import { isTries, type Tries } from "./solving.svelte";

type Puzzle = Posed["puzzle"];
type Choosable = ComplettoPuzzle | FinitoPuzzle;

export const ANY = "any";
export const FITTING = 0;
export const LEVELS = [1, 2, 3, 4, 5] as const;

/** What somebody practises: what was wished for, and the puzzle that is not solved yet. */
export interface Practised {
  game: GameName | typeof ANY;
  level: (typeof LEVELS)[number] | typeof FITTING;
  begun: { puzzle: Puzzle; tries: Tries } | null;
}

const KEY = "reihum.practised";
const NOTHING: Practised = { game: ANY, level: FITTING, begun: null };

/** What was practised before this page was loaded. */
export function readPractised(): Practised {
  const found = kept<Practised>(KEY, isWish);
  if (!found) return NOTHING;
  return { ...found, begun: isBegun(found.begun) ? found.begun : null };
}

export const keepPractised = (practised: Practised): void => keep(KEY, practised);

const isWish = ({ game, level }: Practised): boolean => [ANY, ...GAMES].includes(game) && [FITTING, ...LEVELS].includes(level);

function isBegun(begun: Practised["begun"]): boolean {
  try {
    return begun !== null && isTries(begun.tries) && isPuzzle(begun.puzzle);
  } catch {
    return false; // what is not there has no parts to look at
  }
}

function isPuzzle(puzzle: Puzzle): boolean {
  if (!LEVELS.includes(puzzle.level)) return false;
  if (puzzle.game === "rummy") return puzzle.tiles.length > 0 && noTile(writeSets([...puzzle.table, puzzle.tiles])) === undefined;
  return GAMES.includes(puzzle.game) && isChoosable(puzzle);
}

function isChoosable(puzzle: Choosable): boolean {
  const seats = puzzle.game === "completto" ? puzzle.public.rows : puzzle.public.boards;
  const isChoice = ({ action, chance }: Choosable["choices"][number]): boolean => typeof action.type === "string" && Number.isFinite(chance);
  return Boolean(seats[puzzle.seat]) && typeof puzzle.own === "object" && puzzle.choices.length > 0 && puzzle.choices.map(isChoice).every(Boolean);
}
