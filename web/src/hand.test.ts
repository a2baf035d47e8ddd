import { expect, it, vi } from "vitest";

import { Hand } from "./hand.svelte";

vi.mock("./sound", () => ({ play: () => undefined }));
vi.mock("./edge", () => ({ EdgeScroll: class {} }));
vi.mock("./motion/carry", () => ({ Carry: class {} }));

/** A click on something that can be picked up. */
function pick(hand: Hand, thing: string): void {
  const listening: Record<string, (event: unknown) => void> = {};
  const root = { addEventListener: (kind: string, act: (event: unknown) => void) => (listening[kind] = act) };
  vi.stubGlobal("window", root);
  vi.stubGlobal("Element", class {});
  hand.attach(root as unknown as HTMLElement);
  const target = Object.assign(new Element(), { closest: (what: string) => (what === "[data-pick]" ? { dataset: { pick: thing } } : null) });
  listening["click"]?.({ target });
}

it("holds nothing that was laid meanwhile, and what is drawn next lies in it", () => {
  let [lying, drawn] = [["tile:88"], ""];
  const hand = new Hand({ may: (thing) => lying.includes(thing), fits: () => true, put: () => undefined, resting: () => drawn || null });
  pick(hand, "tile:88");
  expect([hand.held, hand.thing]).toEqual(["tile:88", "tile:88"]);
  [lying, drawn] = [["tile:4"], "tile:4"]; // the move that was under way is made, and two turns have passed
  expect([hand.held, hand.thing]).toEqual([null, "tile:4"]);
});
