import type { Completto } from "../../messages.gen";

/** The gap of the row where a hint wants a tile pushed in; none, -1, where it wants something else, or another tile is in hand. */
export function gapOf(hinted: Completto.Action | null, held: string | null): number {
  if (hinted?.type === "push") return hinted.slot;
  if (hinted?.type !== "shift" || (held && held !== `down:${hinted.slot}`)) return -1;
  return hinted.to > hinted.slot ? hinted.to + 1 : hinted.to;
}
