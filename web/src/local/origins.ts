import { hasParts, isBook, isNumber, isText } from "../checks";
import { keep, kept } from "../kept";

const KEY = "reihum.went-on";
const MOST = 50;

/** A table of the server, and the round in which its match went on in this browser. */
interface Origin {
  id: string;
  round: number;
}

const all = (): Record<string, Origin> => kept(KEY, isBook(hasParts<Origin>({ id: isText, round: isNumber }))) ?? {};

/** Remember from where the match of this table went on. */
export function wentOn(here: string, from: Origin): void {
  keep(KEY, Object.fromEntries([...Object.entries(all()), [here, from]].slice(-MOST)));
}

/** Whether a match ever went on in this browser. */
export function anyWentOn(): boolean {
  return Object.keys(all()).length > 0;
}

/** From where the match of this table went on, if it did. */
export function originOf(here: string): Origin | null {
  return all()[here] ?? null;
}
