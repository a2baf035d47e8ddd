import { isBook, isNumber } from "../checks";
import { keep, kept } from "../kept";

const KEY = "reihum.begun";
const MOST = 50;

/** The round of which a seat was told last how it began, by table and seat: round one device all are told. */
const all = (): Record<string, number> => kept(KEY, isBook(isNumber)) ?? {};

/** Whether it was seen already, and put away, how this round began; a page that is opened again says it no more. */
export function wasTold(who: string, round: number): boolean {
  return all()[who] === round;
}

/** Remember that it was. */
export function nowTold(who: string, round: number): void {
  const { [who]: _, ...others } = all();
  keep(KEY, Object.fromEntries([...Object.entries(others), [who, round]].slice(-MOST)));
}
