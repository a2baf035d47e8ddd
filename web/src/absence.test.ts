import { expect, it } from "vitest";

import { decides, LONG } from "./absence";
import type { SeatInfo, TableInfo } from "./messages.gen";

const seat = (name: string, host: boolean): SeatInfo => ({ kind: "person", name, player: null, yours: name === "Ben", yours_to_take_back: false, host, link: null });

/** Ben at the table; Ann is the host, seated or replaced. */
function atTable(annSits: boolean, away: Record<number, number>, hostLooksOn: boolean): Parameters<typeof decides>[0] {
  const table = { host: false, seats: [seat("Ann", annSits), seat("Ben", false), seat("Cleo", false)] } as unknown as TableInfo;
  return { table, away, mine: [1], hostLooksOn };
}

it.each([
  ["the host sits here", true, {}, false, false],
  ["the host has just gone", true, { 0: 1 }, false, false],
  ["the host has been away for long", true, { 0: 0 }, false, true],
  ["the host was replaced and is gone", false, {}, false, true],
  ["the host was replaced and looks on", false, {}, true, false],
])("decides in the host's place or not: %s", (_, annSits, away, hostLooksOn, may) => {
  expect(decides(atTable(annSits, away, hostLooksOn), LONG)).toBe(may);
});
