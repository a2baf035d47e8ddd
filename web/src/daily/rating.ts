// How strong somebody is and how hard puzzles are, by Mark Glickman's "The Glicko system" (1999):
// who solves a puzzle alone has won against it. All of it is kept in this browser alone.
import { hasParts, isList, isNumber, maybe, type Check } from "../checks";
import { keep, kept } from "../kept";
import type { GameName } from "../words";

/** A strength, and how far off it may be: the standard deviation. */
export interface Rating {
  rating: number;
  deviation: number;
}
export interface Met extends Rating {
  /** What came of it: 1 for a win, 0 for a loss. */
  score: number;
}
/** Everybody's ratings: mine in each game, those of each level of its puzzles, and how many I met. */
export interface Book {
  mine: Partial<Record<GameName, Rating & { puzzles: number }>>;
  levels: Partial<Record<GameName, Rating[]>>;
}

const KEY = "reihum.practice";
const Q = Math.log(10) / 400;
const NEW: Rating = { rating: 1500, deviation: 350 };
const LEVELS: readonly Rating[] = [1100, 1300, 1500, 1700, 1900].map((rating) => ({ rating, deviation: 100 }));
const LEAST = 50; // nobody is known so well that nothing can be learned any more
const WANTED = 0.7; // how often a puzzle that fits is solved: often enough for fun, seldom enough to learn

/** How little counts what came of meeting somebody whose strength is not known well. */
const weight = (deviation: number): number => 1 / Math.sqrt(1 + (3 * Q ** 2 * deviation ** 2) / Math.PI ** 2);

/** How likely the one wins against the other. */
export function expected(one: Rating, other: Rating): number {
  return 1 / (1 + 10 ** ((-weight(other.deviation) * (one.rating - other.rating)) / 400));
}

/** The rating after these games. */
export function rated(before: Rating, met: readonly Met[]): Rating {
  let information = 1 / before.deviation ** 2;
  let surprise = 0;
  for (const one of met) {
    const [counts, likely] = [weight(one.deviation), expected(before, one)];
    information += Q ** 2 * counts ** 2 * likely * (1 - likely);
    surprise += counts * (one.score - likely);
  }
  return { rating: before.rating + (Q / information) * surprise, deviation: Math.sqrt(1 / information) };
}

export const mine = (book: Book, game: GameName): Rating & { puzzles: number } => book.mine[game] ?? { ...NEW, puzzles: 0 };
const levelsOf = (book: Book, game: GameName): readonly Rating[] => book.levels[game] ?? LEVELS;

const DEGREES = [1, 2, 3, 4, 5] as const;

/** The level whose puzzles this person solves about as often as is good. */
export function fitting(book: Book, game: GameName): 1 | 2 | 3 | 4 | 5 {
  const far = levelsOf(book, game).map((level) => Math.abs(expected(mine(book, game), level) - WANTED));
  return DEGREES[far.indexOf(Math.min(...far))] ?? 1;
}

/** What is known once a puzzle of this level was solved alone, or was not. */
export function learned(book: Book, game: GameName, level: number, won: boolean): Book {
  const [me, levels] = [mine(book, game), levelsOf(book, game)];
  const puzzle = levels[level - 1];
  if (!puzzle) return book;
  const bounded = ({ rating, deviation }: Rating): Rating => ({ rating, deviation: Math.max(LEAST, deviation) });
  const now = { ...bounded(rated(me, [{ ...puzzle, score: won ? 1 : 0 }])), puzzles: me.puzzles + 1 };
  const then = bounded(rated(puzzle, [{ ...me, score: won ? 0 : 1 }]));
  return { mine: { ...book.mine, [game]: now }, levels: { ...book.levels, [game]: levels.with(level - 1, then) } };
}

const isRating = hasParts<Rating>({ rating: isNumber, deviation: isNumber });
const isMine = hasParts<Rating & { puzzles: number }>({ rating: isNumber, deviation: isNumber, puzzles: isNumber });
const areLevels: Check<Rating[]> = (found): found is Rating[] => isList(isRating)(found) && found.length === LEVELS.length;

/** Of each game, or of some. */
const ofGames = <Part>(check: Check<Part>): Check<Partial<Record<GameName, Part>>> =>
  hasParts<Partial<Record<GameName, Part>>>({ completto: maybe(check), rummy: maybe(check), finito: maybe(check) });

const isRatings = hasParts<Book>({ mine: ofGames(isMine), levels: ofGames(areLevels) });

export const readBook = (): Book => kept(KEY, isRatings) ?? { mine: {}, levels: {} };
export const keepBook = (book: Book): void => keep(KEY, book);
