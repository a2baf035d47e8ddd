import { keep, kept } from "../kept";

const KEY = "reihum.went-on";
const MOST = 50;

type Origins = Record<string, string>;

const all = (): Origins => kept<Origins>(KEY, (found) => typeof found === "object") ?? {};

/** Remember from which table of the server this one went on. */
export function wentOn(here: string, from: string): void {
  keep(KEY, Object.fromEntries([...Object.entries(all()), [here, from]].slice(-MOST)));
}

/** Whether a match ever went on in this browser. */
export function anyWentOn(): boolean {
  return Object.keys(all()).length > 0;
}

/** The table of the server from which this one went on, if it did. */
export function originOf(here: string): string | null {
  return all()[here] ?? null;
}
