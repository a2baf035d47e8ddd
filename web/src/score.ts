import { isBook, isList, isNumber } from "./checks";
import type { AnyView } from "./games/props";
import { keep, kept } from "./kept";

const KEY = "reihum.scores";
const MOST = 50; // tables that are remembered

type Scores = Record<string, number[]>;

const scores = (): Scores => kept(KEY, isBook(isList(isNumber))) ?? {};

/** The games that each seat has won, this one and those of which it is a rematch. */
export function scoreAfter(table: string, winners: readonly number[], seats: number): number[] {
  const before = scores()[table] ?? [];
  return Array.from({ length: seats }, (_, at) => (before[at] ?? 0) + (winners.includes(at) ? 1 : 0));
}

/** Take the score along to the table of the rematch. */
export function carry(to: string, score: readonly number[]): void {
  keep(KEY, Object.fromEntries(Object.entries({ ...scores(), [to]: score }).slice(-MOST)));
}

/** Who has won the match, or the round if the match goes on; nobody while it is played. */
export function leaders(view: AnyView): readonly number[] {
  if (view.outcome) return view.outcome.winners;
  const line = view.round_over ? (view.sheet.lines ?? []).at(-1) : undefined;
  const best = Math.max(...(line ?? []));
  return (line ?? []).flatMap((points, seat) => (points === best ? [seat] : []));
}
