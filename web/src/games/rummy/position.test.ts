import { describe, expect, it } from "vitest";

import { noTile, readSets, readTiles, Position, writeSets } from "./position.svelte";

describe("a position of real tiles", () => {
  it("is read from notation and written back", () => {
    expect(readSets("b4 b5  B6 | r1 * |")).toEqual([["b4", "b5", "b6"], ["r1", "*"]]);
    expect(writeSets(readSets("b4 b5 b6|r1 *"))).toBe("b4 b5 b6 | r1 *");
    expect(readTiles("  ")).toEqual([]);
    expect(noTile("b4 | r13 *")).toBeUndefined();
    expect(noTile("b4 x9 | r14")).toBe("x9");
  });

  it("begins a new set, and goes on with it", () => {
    const tiles = new Position();
    tiles.place = { part: "before", set: 0 };
    tiles.add("b4");
    tiles.add("b5");
    tiles.place = { part: "before", set: 1 };
    tiles.add("r1");
    expect(tiles.before).toEqual([["b4", "b5"], ["r1"]]);
  });

  it("holds a tile twice, and no more often", () => {
    const tiles = new Position();
    tiles.add("b4");
    tiles.place = { part: "before", set: 0 };
    tiles.add("b4");
    expect(tiles.free("b4")).toBe(false);
    tiles.add("b4");
    expect(tiles.before).toEqual([["b4"]]);
    tiles.place = { part: "after", set: 0 };
    expect(tiles.free("b4")).toBe(true);
  });

  it("loses tiles, and sets with the last one", () => {
    const tiles = new Position();
    tiles.before = [["b4", "b5"], ["r1"]];
    tiles.remove({ part: "before", set: 0 }, 0);
    expect(tiles.before).toEqual([["b5"], ["r1"]]);
    tiles.remove({ part: "before", set: 0 }, 0);
    expect(tiles.before).toEqual([["r1"]]);
    expect(tiles.place).toEqual({ part: "before", set: 1 });
  });

  it("holds one discard", () => {
    const tiles = new Position();
    tiles.place = { part: "discard" };
    tiles.add("w3");
    expect(tiles.free("w4")).toBe(false);
  });

  it("copies the table, which can then be changed", () => {
    const tiles = new Position();
    tiles.before = [["b4", "b5", "b6"]];
    tiles.copyTable();
    tiles.place = { part: "after", set: 0 };
    tiles.add("b7");
    expect(tiles.after).toEqual([["b4", "b5", "b6", "b7"]]);
    expect(tiles.before).toEqual([["b4", "b5", "b6"]]);
  });
});
