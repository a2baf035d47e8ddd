import type { SeatInfo } from "./messages.gen";

/** Who sits at the table that is open, seat by seat; nobody thinks or is away at a replay. */
export const company = $state<{ seats: readonly SeatInfo[]; live: boolean; away: Readonly<Record<number, number>> }>({ seats: [], live: false, away: {} });
