import { beforeEach, expect, test, vi } from "vitest";

import { complete, keepTries, noted, readTries, signs, streak, timeText, today, type Diary } from "./diary";

const result = (hints: number) => ({ hints, misses: 0, seconds: 65 });
const ALONE = result(0);
const DONE = [ALONE, ALONE, result(2)];

beforeEach(() => {
  const found = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => found.get(key) ?? null, setItem: (key: string, value: string) => found.set(key, value) });
});

test("days in a row count until today, or until yesterday while today is not done", () => {
  const diary: Diary = { "2026-12-30": DONE, "2026-12-31": DONE, "2027-01-01": DONE };
  expect(streak(diary, "2027-01-01")).toBe(3);
  expect(streak(diary, "2027-01-02")).toBe(3);
  expect(streak(diary, "2027-01-03")).toBe(0);
  expect(streak({ ...diary, "2027-01-02": [ALONE, null, null] }, "2027-01-02")).toBe(3);
  expect(streak({ ...diary, "2026-12-31": [ALONE, null, null] }, "2027-01-01")).toBe(1);
  expect(streak({}, "2027-01-01")).toBe(0);
});

test("a result is noted once", () => {
  const once = noted({}, "2026-12-01", 1, result(2), 3);
  expect(once).toEqual({ "2026-12-01": [null, result(2), null] });
  expect(noted(once, "2026-12-01", 1, ALONE, 3)).toEqual(once);
  expect(complete(once["2026-12-01"])).toBe(false);
  expect(complete(noted(noted(once, "2026-12-01", 0, ALONE, 3), "2026-12-01", 2, ALONE, 3)["2026-12-01"])).toBe(true);
  expect(complete([])).toBe(false);
});

test("old days are forgotten one by one", () => {
  let diary: Diary = {};
  for (let day = 0; day < 450; day += 1) diary = noted(diary, new Date(Date.UTC(2027, 0, day + 1)).toISOString().slice(0, 10), 0, ALONE, 3);
  expect(Object.keys(diary)).toHaveLength(400);
  expect(diary["2027-01-01"]).toBeUndefined();
});

test("the signs tell nothing but how it went", () => {
  expect(signs([ALONE, result(3), null])).toBe("🟩🟨⬜");
  expect(signs([{ ...ALONE, misses: 1 }])).toBe("🟨"); // not at the first try
});

test("today is the day where the browser is", () => {
  expect(today(new Date(2027, 0, 5, 23, 59))).toBe("2027-01-05");
});

test("a time is told in minutes and seconds", () => {
  expect([0, 9, 65, 3600].map(timeText)).toEqual(["0:00", "0:09", "1:05", "60:00"]);
});

test("the hints of one day do not count on the next", () => {
  const tries = [{ hints: 2, misses: 1, begun: 5 }];
  keepTries("2027-01-01", tries);
  expect(readTries("2027-01-01")).toEqual(tries);
  expect(readTries("2027-01-02")).toEqual([]);
});
