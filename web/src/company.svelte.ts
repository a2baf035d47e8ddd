import type { SeatInfo } from "./messages.gen";

interface Company {
  seats: readonly SeatInfo[];
  /** Nobody thinks, is away or in a hurry at a replay. */
  live: boolean;
  /** Since when those are away who are, by this browser's clock. */
  away: Readonly<Record<number, number>>;
  /** Until when those have time whose time runs, by this browser's clock. */
  clocks: Readonly<Record<number, number>>;
  /** Whether there are clocks at this table, so that there is room for them. */
  timed: boolean;
}

/** Who sits at the table that is open, seat by seat. */
export const company = $state<Company>(nobody());

export function nobody(): Company {
  return { seats: [], live: false, away: {}, clocks: {}, timed: false };
}
