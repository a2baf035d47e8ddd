import { describe, expect, it } from "vitest";

import { Arrangement } from "./arrangement.svelte";

const RUN = ["b4", "b5", "b6"];

function begun(): Arrangement {
  const lying = new Arrangement();
  lying.show([RUN, ["r1", "b1", "n1"]], ["b7", "w1", "b5"], null, null);
  return lying;
}

const id = (lying: Arrangement, tile: string): string =>
  [...lying.rack, ...lying.sets.flat()].find((piece) => piece.tile === tile)?.id ?? "";

describe("an arrangement", () => {
  it("adds a tile where its number belongs", () => {
    const lying = begun();
    lying.toSet([id(lying, "b7")], 0, 0);
    expect(lying.draft.table).toEqual([["b4", "b5", "b6", "b7"], ["r1", "b1", "n1"]]);
    expect(lying.rack.map((piece) => piece.tile)).toEqual(["w1", "b5"]);
  });

  it("splits a set, and drops it when it is empty", () => {
    const lying = begun();
    const all = (lying.sets[0] ?? []).map((piece) => piece.id);
    lying.toNewSet(all.slice(1));
    expect(lying.draft.table).toEqual([["b4"], ["r1", "b1", "n1"], ["b5", "b6"]]);
    lying.toSet(all.slice(0, 1), 2, 0);
    expect(lying.draft.table).toEqual([["r1", "b1", "n1"], RUN]);
  });

  it("takes back one step, and all", () => {
    const lying = begun();
    const before = lying.draft;
    lying.toNewSet([id(lying, "w1")]);
    lying.toNewSet([id(lying, "b7")]);
    lying.takeBack();
    expect(lying.draft.table).toHaveLength(3);
    lying.takeAllBack();
    expect(lying.draft).toEqual(before);
    expect(lying.touched).toBe(false);
  });

  it("is as untouched as before when all is back where it was", () => {
    const lying = begun();
    const laid = id(lying, "b7");
    lying.toNewSet([laid]);
    expect(lying.touched).toBe(true);
    lying.toRack(laid, 0);
    expect(lying.touched).toBe(false);
    lying.toSet([laid], 0, 3);
    lying.toRack(laid, 2); // elsewhere on the rack
    expect(lying.touched).toBe(false);
  });

  it("is untouched with the same sets in another order", () => {
    const lying = begun();
    const all = (lying.sets[0] ?? []).map((piece) => piece.id);
    lying.toNewSet(all.slice(1));
    lying.toSet(all.slice(0, 1), 2, 0);
    expect(lying.draft.table).toEqual([["r1", "b1", "n1"], RUN]);
    expect(lying.touched).toBe(false);
    const group = (lying.sets[0] ?? []).map((piece) => piece.id);
    lying.toNewSet(group.slice(0, 1));
    lying.toSet(group.slice(1), 2, 1); // the colours of a group lie in another order now
    expect(lying.touched).toBe(false);
  });

  it("is touched when a joker lies elsewhere in its run", () => {
    const lying = new Arrangement();
    lying.show([["*", "b5", "b6"]], [], null, null);
    lying.toSet([id(lying, "*")], 0, 3);
    expect(lying.draft.table).toEqual([["b5", "b6", "*"]]);
    expect(lying.touched).toBe(true);
    lying.toSet([id(lying, "*")], 0, 0);
    expect(lying.touched).toBe(false);
  });

  it("puts what was taken from beside the table back there", () => {
    const lying = new Arrangement();
    lying.show([RUN], ["b7"], "r1", "w9");
    for (const piece of [lying.discard, lying.open]) {
      lying.toNewSet([piece?.id ?? ""]);
      expect(lying.touched).toBe(true);
      lying.toRack(piece?.id ?? "", 0);
      expect(lying.touched).toBe(false);
    }
    expect([lying.discard?.tile, lying.open?.tile]).toEqual(["r1", "w9"]);
    expect(lying.rack.map((piece) => piece.tile)).toEqual(["b7"]);
    expect(lying.draft).toEqual({ type: "lay", table: [RUN], with_discard: false, with_open_tile: false });
  });

  it("keeps the order of the rack when a tile is drawn", () => {
    const lying = begun();
    lying.toRack(id(lying, "b7"), 3);
    lying.show([RUN, ["r1", "b1", "n1"]], ["b5", "b7", "w1", "r9"], null, null);
    expect(lying.rack.map((piece) => piece.tile)).toEqual(["w1", "b5", "b7", "r9"]);
  });

  it("lets only own tiles go back to the rack", () => {
    const lying = begun();
    const own = id(lying, "b7");
    lying.toNewSet([own]);
    expect(lying.isOwn(own)).toBe(true);
    expect(lying.isOwn(id(lying, "b4"))).toBe(false);
  });

  it("adopts a play, with the discard if it needs one", () => {
    const lying = new Arrangement();
    lying.show([RUN], ["b7", "w1"], "r1", null);
    const four = id(lying, "b4");
    lying.adopt([["b5", "b6", "b7"], ["b4"]]);
    expect(lying.draft).toEqual({ type: "lay", table: [["b5", "b6", "b7"], ["b4"]], with_discard: false, with_open_tile: false });
    expect(id(lying, "b4")).toBe(four);
    lying.adopt([RUN, ["r1", "w1"]], { discard: true });
    expect(lying.draft.with_discard).toBe(true);
    expect(lying.discard).toBeNull();
    lying.takeAllBack();
    expect(lying.draft).toEqual({ type: "lay", table: [RUN], with_discard: false, with_open_tile: false });
    expect(lying.rack.map((piece) => piece.tile)).toEqual(["b7", "w1"]);
  });
});

it("leaves a tile on the rack when its twin is laid by somebody else", () => {
  const lying = new Arrangement();
  lying.show([["b1", "b2", "b3"]], ["b4", "r7"], null, null);
  const [own] = lying.rack;
  lying.show([["b1", "b2", "b3", "b4"]], ["b4", "r7"], null, null);
  expect(lying.rack[0]).toBe(own);
  expect(lying.sets[0]?.[3]).not.toBe(own);
});

it("leaves a tile in its set when its twin lies in another", () => {
  const lying = new Arrangement();
  lying.show([["b1", "b2", "b3"], ["n3", "r3", "b3"]], [], null, null);
  const group = lying.sets[1];
  lying.show([["n3", "r3", "b3"], ["b1", "b2", "b3"]], [], null, null);
  expect(lying.sets[0]).toEqual(group);
});
