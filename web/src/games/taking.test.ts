import { beforeEach, expect, it, vi } from "vitest";

import type { SeatInfo, TableInfo } from "../messages.gen";
import { nowTaken, timeAhead } from "./taking";

const MINE: SeatInfo = { kind: "person", name: "Ann", yours: true };
const table = (...seats: SeatInfo[]): TableInfo => ({ id: "t", seats }) as unknown as TableInfo;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

it("is ahead until the device is taken, once in a turn", () => {
  const ours = table(MINE, MINE, { kind: "computer", name: null, player: "simple" });
  expect([timeAhead(ours, 1, 3, 60), timeAhead(ours, 1, 3)]).toEqual([60, 120]);
  nowTaken("t", 1, 3);
  expect([timeAhead(ours, 1, 3, 60), timeAhead(ours, 0, 3, 60), timeAhead(ours, 1, 4, 60)]).toEqual([null, 60, 60]);
});

it("runs already where somebody waits at another device", () => {
  expect(timeAhead(table(MINE, MINE, { kind: "person", name: "Ben" }), 1, 3, 60)).toBeNull();
});
