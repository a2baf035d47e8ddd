import { faultOf, pointsOf } from "../games/rummy/set";
import type { Rummy } from "../messages.gen";

/** What is still wrong with a table that a learner arranges: sets that are none, an opening that counts too little (R5). */
export function problemsOf(table: Rummy.Lay["table"], before: Rummy.Lay["table"], needed: number): Rummy.Problem[] {
  const wrong = table.flatMap((tiles, at) => (faultOf(tiles) ? [at] : []));
  if (wrong.length) return [{ code: "not_a_set", sets: wrong }];
  const lay = before.map(spelled);
  const points = table.filter((tiles) => !lay.includes(spelled(tiles))).reduce((sum, set) => sum + pointsOf(set), 0);
  return points < needed ? [{ code: "opening_too_low", points }] : [];
}

const spelled = (tiles: readonly string[]): string => [...tiles].sort().join(" ");

/** Whether two tables are the same to everybody who looks at them. */
export function sameTable(one: Rummy.Lay["table"], other: Rummy.Lay["table"]): boolean {
  const written = (table: Rummy.Lay["table"]): string => table.map(spelled).sort().join(" | ");
  return written(one) === written(other);
}
