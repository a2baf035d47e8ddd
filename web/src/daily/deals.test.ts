import { beforeEach, expect, test, vi } from "vitest";

import { begun, dayOf, ended, readDeals } from "./deals";

beforeEach(() => {
  const found = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => found.get(key) ?? null, setItem: (key: string, value: string) => found.set(key, value) });
});

test("the first try counts, and how it ended is kept once", () => {
  begun("2027-01-01", "finito", "a");
  begun("2027-01-01", "finito", "b");
  begun("2027-01-01", "rummy", "c");
  expect(readDeals()["2027-01-01"]).toEqual({ finito: { table: "a" }, rummy: { table: "c" } });
  ended("a", 25, [12, 11]);
  ended("a", 99, [0, 12]);
  ended("another table", 3, [1, 2]);
  expect(readDeals()["2027-01-01"]?.["finito"]).toEqual({ table: "a", moves: 25, points: [12, 11] });
  expect(readDeals()["2027-01-01"]?.["rummy"]).toEqual({ table: "c" });
});

test("a table knows of which day its deal is", () => {
  begun("2027-01-02", "rummy", "d");
  expect(dayOf("d")).toBe("2027-01-02");
  expect(dayOf("e")).toBeNull();
});

test("what was kept and is nonsense is left alone", () => {
  localStorage.setItem("reihum.deals", '{"2027-01-01": 3}');
  expect(readDeals()).toEqual({});
});

test("old days are forgotten", () => {
  for (let day = 1; day <= 420; day += 1) begun(new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10), "rummy", `t${day}`);
  expect(Object.keys(readDeals())).toHaveLength(400);
  expect(dayOf("t1")).toBeNull();
});
