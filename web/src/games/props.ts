import type { Scene } from "../following/scenes";
import type { Completto, Finito, Known, Rummy, SeatView, Shown, Standing } from "../messages.gen";
import type { Session } from "../wire/session.svelte";

/** As much of a session as a game needs; a finished match that is looked at again has it too. */
export type Sitting = Pick<
  Session,
  "table" | "shown" | "deadlines" | "arranging" | "hinted" | "seatView" | "play" | "arrange" | "hint" | "complain"
>;

/** What every game's table is given: the view of one seat, or a spectator's. */
export interface TableProps<View> {
  session: Sitting;
  view: View;
  seat: number | null;
  names: string[];
  /** The moment of a move that is shown; null if the table is as it is. */
  scene: Scene | null;
  /** What the last move moved, by the names that tiles have on the page. */
  marked: ReadonlySet<string>;
}

/** What a seat sees: how the match stands, what everybody knows, and what only this seat knows; a spectator has no seat. */
type View<Public, Own> = Standing & Public & Own & { seat: number | null };
export type ComplettoView = View<Completto.Public, Completto.Own>;
export type RummyView = View<Rummy.Public, Rummy.Own>;
export type FinitoView = View<Finito.Public, Finito.Own>;
export type AnyView = ComplettoView | RummyView | FinitoView;

type Own = SeatView["own"];

/** Everything that is known to a seat, in one; to a spectator nothing but what all know. */
export function joined({ standing, public: all }: Known, own: Own | undefined, seat: number | null): AnyView {
  const shared = { ...standing, seat };
  switch (all.game) {
    case "completto":
      return { ...shared, ...all, ...(own?.game === all.game ? own : { game: all.game, fits: {} }) };
    case "rummy":
      return { ...shared, ...all, ...(own?.game === all.game ? own : { game: all.game, rack: [], discard: null }) };
    case "finito":
      return { ...shared, ...all, ...(own?.game === all.game ? own : { game: all.game, choice: null, targets: [] }) };
  }
}

export function viewOf(shown: Shown | null, seat: number | null): AnyView | null {
  return shown?.known ? joined(shown.known, seat === null ? undefined : shown.seats[seat]?.own, seat) : null;
}

/** The other seats, in the order in which they sit, beginning after this one. */
export function others(seats: number, seat: number | null): number[] {
  const first = seat ?? -1;
  return Array.from({ length: seat === null ? seats : seats - 1 }, (_, at) => (first + 1 + at) % seats);
}

/** On which side of the table the others sit, clockwise from the left; a single one sits opposite. */
export function around(seats: number, seat: number | null): Record<"left" | "top" | "right", number[]> {
  const all = others(seats, seat);
  if (all.length === 1) return { left: [], top: all, right: [] };
  return { left: all.slice(0, 1), top: all.slice(1, -1), right: all.slice(-1) };
}
