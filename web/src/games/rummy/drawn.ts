import type { Shown } from "../../messages.gen";
import { lacking } from "../events";
import { viewOf } from "../props";

/** The tiles that came to a seat's rack with the end of its turn. */
export function drawnAtTheEnd(before: Shown | null, after: Shown, seat: number): string[] {
  const [was, is] = [viewOf(before, seat), viewOf(after, seat)];
  if (was?.game !== "rummy" || is?.game !== "rummy" || is.round_over) return [];
  return was.turn === seat && is.turn !== seat ? lacking(is.rack, was.rack) : [];
}
