// The tables of this browser beside the server's, read without starting Python.
import type { TableInfo } from "../messages.gen";
import { Shelf } from "./shelf";
import { started } from "./started";

export type Listed = Pick<TableInfo, "id" | "game" | "seats" | "status">;

/** What is kept of a table, as far as a list needs it. */
interface Row extends Omit<Listed, "seats"> {
  created: number;
  seats: readonly { kind: TableInfo["seats"][number]["kind"]; name: string | null; player: string | null }[];
}

/** The tables that went on here, newest first. */
export async function tablesHere(): Promise<Listed[]> {
  const shelf = await Shelf.open();
  const rows = (await shelf.all()).map((document) => (JSON.parse(document) as { table: Row }).table);
  rows.sort((one, other) => other.created - one.created);
  return rows.map(({ id, game, status, seats }) => ({ id, game, status, seats: seats.map((seat) => ({ ...seat, yours: seat.kind === "person" })) }));
}

/** Remove them all. */
export async function forgetHere(): Promise<void> {
  if (started.here) await (await import("./here.svelte")).askHere("POST", "/api/forget");
  else await (await Shelf.open()).clear();
}
