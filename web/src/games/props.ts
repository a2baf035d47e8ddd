import type { Shown } from "../messages.gen";
import type { Session } from "../wire/session.svelte";

/** As much of a session as a game needs; a finished match that is looked at again has it too. */
export type Sitting = Pick<
  Session,
  "table" | "shown" | "shownAt" | "arranging" | "hinted" | "seatView" | "play" | "arrange" | "hint" | "complain"
>;

/** What every game's table is given: the view of one seat, or a spectator's. */
export interface TableProps<View> {
  session: Sitting;
  view: View;
  seat: number | null;
  names: string[];
}

interface AnySheet {
  lines?: readonly (readonly number[])[];
  ready?: readonly number[];
}

/** What the views of all three games have in common. */
export interface AnyView {
  seat: number | null;
  round: number;
  waiting: readonly number[];
  outcome: { totals: readonly number[]; winners: readonly number[] } | null;
  sheet: AnySheet;
}

/** What a seat sees: what everybody does, and in its place what only this seat knows; without a seat the former alone. */
export function viewOf(shown: Shown | null, seat: number | null): AnyView | null {
  if (!shown?.public) return null;
  const own = seat === null ? {} : shown.seats[seat]?.own;
  return { ...(shown.public as AnyView), ...own };
}

export function roundOver(view: AnyView): boolean {
  return (view.sheet.lines?.length ?? 0) === view.round;
}

/** The other seats, in the order in which they sit, beginning after this one. */
export function others(seats: number, seat: number | null): number[] {
  const first = seat ?? -1;
  return Array.from({ length: seat === null ? seats : seats - 1 }, (_, at) => (first + 1 + at) % seats);
}
