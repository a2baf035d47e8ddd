import { isText } from "../checks";
import { keep, kept } from "../kept";
import type { TableInfo } from "../messages.gen";

const KEY = "reihum.taken";
const USUAL = 120; // seconds (R8), where nothing else is agreed

/** A turn at a table, by the seat and how many moves it has made. */
const turnOf = (table: string, seat: number, nth: number): string => `${table} ${seat} ${nth}`;

/** Remember that whoever is to play has taken the device: the time of a turn begins anew but once. */
export function nowTaken(table: string, seat: number, nth: number): void {
  keep(KEY, turnOf(table, seat, nth));
}

/** The seconds that begin when whoever is to play takes the device; null where their time runs already. */
export function timeAhead(table: TableInfo, seat: number, nth: number, seconds = USUAL): number | null {
  const here = table.seats.every((one) => one.kind === "computer" || one.yours); // nobody waits elsewhere
  const taken = kept(KEY, isText) === turnOf(table.id, seat, nth);
  return here && !taken ? seconds : null;
}
