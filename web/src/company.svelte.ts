import type { SeatInfo } from "./messages.gen";

/** Who sits at the table that is open, seat by seat; nobody thinks at a replay. */
export const company = $state<{ seats: readonly SeatInfo[]; live: boolean }>({ seats: [], live: false });
