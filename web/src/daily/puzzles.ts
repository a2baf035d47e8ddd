import type { Posed } from "../messages.gen";
import { Choosing } from "./choosing.svelte";
import { Puzzling } from "./puzzling.svelte";
import type { Result } from "./solving.svelte";

/** A puzzle as it is solved on the page. */
export function seatedAt(puzzle: Posed["puzzle"], tell: (result: Result) => void): Choosing | Puzzling {
  return puzzle.game === "rummy" ? new Puzzling(puzzle, tell) : new Choosing(puzzle, tell);
}
