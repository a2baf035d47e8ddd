import { isList, isText } from "../../checks";
import { keep, kept } from "../../kept";

const KEY = "reihum.racks";
const MOST = 24; // racks whose order is kept; the oldest is forgotten first

type Rack = [place: string, tiles: string[]];

const isRack = (found: unknown): found is Rack => Array.isArray(found) && found.length === 2 && isText(found[0]) && isList(isText)(found[1]);
const racks = (): Rack[] => kept(KEY, isList(isRack)) ?? [];

/** In which order a rack was put; of a seat at a table, in this browser. */
export function keptOrder(place: string): readonly string[] {
  return racks().find(([one]) => one === place)?.[1] ?? [];
}

export function keepOrder(place: string, tiles: readonly string[]): void {
  const others = racks().filter(([one]) => one !== place);
  keep(KEY, [...others, [place, tiles]].slice(-MOST));
}
