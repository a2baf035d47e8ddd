import type { Move, Review, Round } from "../messages.gen";
import type { GameName } from "../words";

export const POINT = 0.01; // of a win
const EVEN = 3 * POINT; // luck that is hardly any
/**
 * Points lost a decision, below which a level begins, in each game; who loses more has the last one. They lie
 * between what the computer players lose: `python -m reihum.research.lost GAME` (docs/players.md).
 */
export const LEVELS: Record<GameName, readonly [number, number, number, number]> = {
  completto: [1.19, 3.22, 5.5, 6.79],
  rummy: [0.52, 1.23, 9.36, 17.05],
  finito: [0.51, 1, 1.58, 1.96],
};
/** Decisions from which on a word for a level of play is told: of fewer the points lost are mostly chance (docs/players.md). */
export const ENOUGH = 100;
export const MOST_EXERCISES = 3;

/** A round as it is told: its moves, and everybody's chances after each of them, first those after the deal. */
export interface Told {
  round: Round;
  moves: readonly Move[];
  chances: readonly (readonly number[])[];
}

export function told(review: Review, number: number): Told | null {
  const round = review.rounds.find((one) => one.number === number);
  const moves = review.moves.filter((one) => one.round === number);
  const [first] = moves;
  return round && first ? { round, moves, chances: [first.before, ...moves.map((one) => one.after)] } : null;
}

/** What led a seat from one chance to the next, each as it is shown, in tenths of a point: they add up. */
export interface Step {
  before: number;
  luck: number;
  choice: number;
  rest: number;
  after: number;
}

const shown = (chance: number): number => Math.round(chance * 1000) / 1000 || 0; // never a nothing below zero

function step(before: number, luck: number, choice: number, after: number): Step {
  const parts = { before: shown(before), luck: shown(luck), choice: shown(choice), after: shown(after) };
  return { ...parts, rest: shown(parts.after - parts.before - parts.luck - parts.choice) };
}

/** What the move with this number changed for each seat, or the deal that follows it; null if it was neither. */
export function steps({ moves, rounds }: Review, number: number): Step[] | null {
  const move = moves.find((one) => one.number === number);
  if (move) return move.after.map((after, seat) => step(move.before[seat] ?? 0, move.luck[seat] ?? 0, choiceFor(move, seat), after));
  const first = moves.find((one) => one.number > number);
  const dealt = rounds.find((one) => one.number === first?.round)?.deal;
  return first && dealt ? first.before.map((after, seat) => step(1 / dealt.length, dealt[seat] ?? 0, 0, after)) : null;
}

/** What a choice gave a seat: what one of two gives away the other gets; how several share it nobody can say. */
function choiceFor({ seat, error, after }: Move, of: number): number {
  if (of === seat) return -(error ?? 0);
  return after.length === 2 ? (error ?? 0) : 0;
}

/** Who won the round alone; null if nobody did. */
export function winner({ round }: Told): number | null {
  const at = round.result?.findIndex((share) => share > 1 - POINT) ?? -1;
  return at < 0 ? null : at;
}

/** After which of the moves the winner was ahead for good; 0 if it was so from the deal on. */
export function turningPoint({ chances }: Told, seat: number): number {
  const behind = chances.findLastIndex((now) => now.some((chance, at) => at !== seat && chance >= (now[seat] ?? 0)));
  return behind + 1;
}

/** What luck was to whoever won: it helped most, it helped beside the better moves, it hindered, or it was hardly any. */
export function kindOfLuck({ round }: Told, seat: number): "for" | "beside" | "against" | "even" {
  const luck = round.luck[seat] ?? 0;
  if (Math.abs(luck) < EVEN) return "even";
  if (luck < 0) return "against";
  return (round.skill[seat] ?? 0) > luck ? "beside" : "for";
}

/** The moves that cost a point or more, the dearest first. */
export function mistakes(moves: readonly Move[], seat: number | null = null): Move[] {
  return moves.filter((one) => (one.error ?? 0) >= POINT && (seat === null || one.seat === seat)).sort((one, other) => (other.error ?? 0) - (one.error ?? 0));
}

/** What a seat has to show over all rounds that were played to their end. */
export interface Account {
  rounds: number;
  result: number;
  adjusted: number;
  luck: number;
  lost: number;
  decisions: number;
}

export function account(review: Review, seat: number): Account {
  const sum = (of: (round: Round) => number, among: readonly Round[]): number => among.reduce((all, one) => all + of(one), 0);
  const ended = review.rounds.filter((one) => one.result);
  return {
    rounds: ended.length,
    result: sum((one) => one.result?.[seat] ?? 0, ended),
    adjusted: sum((one) => one.adjusted[seat] ?? 0, ended),
    luck: sum((one) => one.luck[seat] ?? 0, ended),
    lost: sum((one) => one.lost[seat] ?? 0, review.rounds),
    decisions: sum((one) => one.decisions[seat] ?? 0, review.rounds),
  };
}

/** Points lost a decision; null where there was none. */
export const lostEach = ({ lost, decisions }: Pick<Account, "lost" | "decisions">): number | null => (decisions ? lost / decisions / POINT : null);

/** The level of play, 0 the best; null where too few decisions were seen. */
export function level(game: GameName, of: Pick<Account, "lost" | "decisions">): number | null {
  if (of.decisions < ENOUGH) return null;
  const found = LEVELS[game].findIndex((most) => (lostEach(of) ?? 0) < most);
  return found < 0 ? LEVELS[game].length : found;
}
