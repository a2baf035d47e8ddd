import type { Told } from "../messages.gen";
import { isHere } from "../router.svelte";
import { Connection, type Health, type Line } from "./connection";

/** The way to a table: by a socket, or in this page. */
export async function openLine(
  id: string,
  hear: (told: Told) => void,
  feel: (health: Health, code?: string) => void,
): Promise<Line> {
  if (!isHere(id)) return new Connection(id, hear, feel);
  const { HereLine } = await import("../local/here.svelte");
  return new HereLine(id, hear, feel);
}
