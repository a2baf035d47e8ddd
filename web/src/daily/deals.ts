import { hasParts, isBook, isList, isNumber, isText, maybe } from "../checks";
import { keep, kept } from "../kept";

const KEY = "reihum.deals";
const LONGEST = 400; // days that are remembered

/** A deal of a day as it was played in this browser: where, and once it is over, how. */
export interface Played {
  table: string;
  moves?: number;
  points?: readonly number[];
}
export type PlayedDeals = Record<string, Record<string, Played>>;

const isPlayed = hasParts<Played>({ table: isText, moves: maybe(isNumber), points: maybe(isList(isNumber)) });

export function readDeals(): PlayedDeals {
  return kept(KEY, isBook(isBook(isPlayed))) ?? {};
}

/** The first try of a deal counts: where it is played is kept. */
export function begun(date: string, game: string, table: string): void {
  const before = readDeals();
  const days = Object.entries({ ...before, [date]: { [game]: { table }, ...before[date] } }).sort(([one], [other]) => (one < other ? -1 : 1));
  keep(KEY, Object.fromEntries(days.slice(-LONGEST)));
}

/** The day whose deal is played at this table. */
export function dayOf(table: string): string | null {
  return Object.entries(readDeals()).find(([, day]) => Object.values(day).some((one) => one.table === table))?.[0] ?? null;
}

/** A table is over: if a deal of a day was played there, how it went is kept. */
export function ended(table: string, moves: number, points: readonly number[]): void {
  const deals = readDeals();
  for (const day of Object.values(deals))
    for (const [game, one] of Object.entries(day)) if (one.table === table && !one.points) day[game] = { ...one, moves, points };
  keep(KEY, deals);
}
