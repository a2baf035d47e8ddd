import { expect, it } from "vitest";

import type { Piece } from "./arrangement.svelte";
import { Cloth, movedBetween, type Spot } from "./cloth";

/** `a:b8 b:b9` are two pieces. */
const set = (text: string): Piece[] => text.split(" ").map((one) => ({ id: one.split(":")[0] ?? "", tile: one.split(":")[1] ?? "" }));
const RUN = set("a:b8 b:b9 c:b10");
const GROUP = set("d:n3 e:r3 f:w3");
const where = ({ row, column }: Spot): [number, number] => [row, column];

it("lays runs from the left and groups from the right, with a column between them", () => {
  const cloth = new Cloth(9);
  expect(cloth.place([RUN, GROUP, set("g:r1 h:r2 i:r3")]).map(where)).toEqual([[0, 0], [0, 6], [1, 0]]);
});

it("leaves every set where it lies, in whatever order the server tells them", () => {
  const cloth = new Cloth(14);
  const [run, group] = cloth.place([RUN, GROUP]).map(where);
  expect(cloth.place([set("x:w5 y:w6 z:w7"), GROUP, RUN]).map(where).slice(1)).toEqual([group, run]);
});

it("moves a set that has grown, not its neighbour", () => {
  const cloth = new Cloth(7);
  cloth.place([RUN, set("g:r1 h:r2 i:r3")]);
  const grown = [...RUN, ...set("j:b11")];
  expect(cloth.place([grown, set("g:r1 h:r2 i:r3")]).map(where)).toEqual([[1, 0], [0, 4]]);
});

it("keeps the others where they are when a set is gone", () => {
  const cloth = new Cloth(20);
  const spots = cloth.place([RUN, set("g:r1 h:r2 i:r3"), set("k:w5 l:w6 m:w7")]).map(where);
  expect(cloth.place([set("k:w5 l:w6 m:w7")]).map(where)).toEqual([spots[2]]);
});

it("gives a set that is wider than the cloth several rows", () => {
  const long = Array.from({ length: 13 }, (_, at) => ({ id: `l${at}`, tile: `b${at + 1}` }));
  const [spot, next] = new Cloth(9).place([long, RUN]);
  expect(spot).toEqual({ row: 0, column: 0, width: 9, height: 2 });
  expect(next?.row).toBe(2);
});

it("arranges by colour and number on demand", () => {
  const cloth = new Cloth(20);
  const low = set("g:n1 h:n2 i:n3");
  cloth.place([RUN, low]);
  expect(cloth.arrange([RUN, low]).map(where)).toEqual([[0, 4], [0, 0]]);
});

it("tells which tiles were laid or brought from elsewhere", () => {
  const after = [set("b:b9 c:b10 j:b11"), [...GROUP.slice(0, 2), ...set("a:b8")]];
  expect([...movedBetween([RUN, GROUP], after)].sort()).toEqual(["a", "j"]);
  expect(movedBetween([RUN], [RUN]).size).toBe(0);
});
