import type { Shown } from "../../messages.gen";
import { lacking } from "../events";
import { viewOf } from "../props";

/** Whether what was drawn then is past: somebody here has moved since, or the round is over. */
export function overtaken(then: Shown, now: Shown): boolean {
  const moved = Object.entries(now.seats).some(([seat, { nth }]) => nth !== then.seats[Number(seat)]?.nth);
  return moved || Boolean(now.known?.standing.round_over) || now.known?.standing.round !== then.known?.standing.round;
}

/** The tiles that came to a seat's rack with the end of its turn. */
export function drawnAtTheEnd(before: Shown | null, after: Shown, seat: number): string[] {
  const [was, is] = [viewOf(before, seat), viewOf(after, seat)];
  if (was?.game !== "rummy" || is?.game !== "rummy" || is.round_over) return [];
  return was.turn === seat && is.turn !== seat ? lacking(is.rack, was.rack) : [];
}
