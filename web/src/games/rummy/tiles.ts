import type { Colour } from "../../parts/Tile.svelte";
import { language, t } from "../../texts.svelte";

const COLOURS: Record<string, Colour> = { n: "brown", r: "red", b: "blue", w: "white" };
const ORDER = "nrbw*";

export interface Face {
  number: number | null;
  colour: Colour;
  joker: boolean;
}

export function face(tile: string): Face {
  const colour = COLOURS[tile[0] ?? ""];
  return colour ? { number: Number(tile.slice(1)), colour, joker: false } : { number: null, colour: "plain", joker: true };
}

const spoken = new Map<string, string>(); // a table asks for a hundred names at once

/** The tile in words: "red 7", "joker". */
export function tileName(tile: string): string {
  const key = `${language.now} ${tile}`;
  let name = spoken.get(key);
  if (name === undefined) {
    const { number, colour, joker } = face(tile);
    name = joker ? t("joker") : t(`tile-${colour}`, { number: number ?? 0 });
    spoken.set(key, name);
  }
  return name;
}

export const byColour = (one: string, other: string): number =>
  ORDER.indexOf(one[0] ?? "") - ORDER.indexOf(other[0] ?? "") || (face(one).number ?? 99) - (face(other).number ?? 99);

export const byNumber = (one: string, other: string): number =>
  (face(one).number ?? 99) - (face(other).number ?? 99) || ORDER.indexOf(one[0] ?? "") - ORDER.indexOf(other[0] ?? "");
