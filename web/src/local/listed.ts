// The tables of this browser beside the server's, read without starting Python.
import { either, hasParts, isList, isNothing, isNumber, isText, oneOf } from "../checks";
import type { SeatInfo, TableInfo } from "../messages.gen";
import { Shelf } from "./shelf";
import { started } from "./started";

export type Listed = Pick<TableInfo, "id" | "game" | "seats" | "status">;

/** What is kept of a table, as far as a list needs it. */
interface Row extends Omit<Listed, "seats"> {
  created: number;
  seats: readonly Seat[];
}

interface Seat extends Pick<SeatInfo, "kind" | "name"> {
  player: string | null;
}

const isName = either(isText, isNothing);
const isSeat = hasParts<Seat>({ kind: oneOf(["computer", "guest", "person"]), name: isName, player: isName });
const isStatus = oneOf(["abandoned", "open", "over", "playing"]);
const isRow = hasParts<Row>({ id: isText, game: isText, status: isStatus, created: isNumber, seats: isList(isSeat) });
const isDocument = hasParts({ table: isRow });

/** The table in a document; none if another version of the page has kept it, in another way. */
function rowOf(document: string): Row[] {
  const found: unknown = JSON.parse(document);
  return isDocument(found) ? [found.table] : [];
}

/** The tables that went on here, newest first. */
export async function tablesHere(): Promise<Listed[]> {
  const shelf = await Shelf.open();
  const rows = (await shelf.all()).flatMap(rowOf);
  rows.sort((one, other) => other.created - one.created);
  return rows.map(({ id, game, status, seats }) => ({ id, game, status, seats: seats.map((seat) => ({ ...seat, yours: seat.kind === "person" })) }));
}

/** Remove them all. */
export async function forgetHere(): Promise<void> {
  if (started.here) await (await import("./here.svelte")).askHere("POST", "/api/forget");
  else await (await Shelf.open()).clear();
}
