import { byColour } from "./tiles";

const COPIES = 2;
const COLOURS = ["n", "r", "b", "w"] as const;
const NUMBERS = Array.from({ length: 13 }, (_, at) => at + 1);

/** All kinds of tiles, a row for each colour; the joker stands at the end of every row. */
export const ROWS: readonly (readonly string[])[] = COLOURS.map((colour) => NUMBERS.map((number) => `${colour}${number}`));
export const JOKER = "*";
const KINDS = new Set([...ROWS.flat(), JOKER]);

export type Part = "before" | "after";
/** Where a tile lies, or the next one goes: a set of one of the tables, a new one, or a place of its own. */
export type Place = { part: Part; set: number } | { part: "rack" | "discard" | "open" };

export const samePlace = (one: Place, other: Place): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The first word that is no tile, if there is one. */
export function noTile(text: string): string | undefined {
  return text.split(/[\s|]+/).find((word) => word && !KINDS.has(word.toLowerCase()));
}

export const readTiles = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);
export const readSets = (text: string): string[][] => text.split("|").map(readTiles).filter((tiles) => tiles.length);
export const writeTiles = (tiles: readonly string[]): string => tiles.join(" ");
export const writeSets = (sets: readonly (readonly string[])[]): string => sets.map(writeTiles).join(" | ");

/** Tiles that lie on a real table, as they are being entered; the server judges them. */
export class Position {
  before = $state<string[][]>([]);
  after = $state<string[][]>([]);
  rack = $state<string[]>([]);
  discard = $state<string[]>([]);
  open = $state<string[]>([]);
  place = $state<Place>({ part: "rack" });

  tilesAt(place: Place): string[] {
    if (place.part === "before" || place.part === "after") return this[place.part][place.set] ?? [];
    return this[place.part];
  }

  /** Whether one more tile of this kind can lie where the next one goes. */
  free(tile: string): boolean {
    const { part } = this.place;
    const alone = part === "discard" || part === "open";
    if (alone && this.tilesAt(this.place).length) return false;
    const lying = part === "after" ? this.after.flat() : [...this.before.flat(), ...this.rack, ...this.discard, ...this.open];
    return lying.filter((one) => one === tile).length < COPIES;
  }

  add(tile: string): void {
    if (!this.free(tile)) return;
    const { place } = this;
    if (place.part === "before" || place.part === "after") {
      const sets = this[place.part];
      if (place.set < sets.length) sets[place.set]?.push(tile);
      else {
        sets.push([tile]);
        this.place = { part: place.part, set: sets.length - 1 };
      }
    } else this[place.part].push(tile);
  }

  remove(place: Place, at: number): void {
    this.tilesAt(place).splice(at, 1);
    if (place.part !== "before" && place.part !== "after") return;
    const sets = this[place.part];
    if (!sets[place.set]?.length) {
      sets.splice(place.set, 1);
      this.place = { part: place.part, set: sets.length };
    }
  }

  sortRack(): void {
    this.rack = [...this.rack].sort(byColour);
  }

  /** The table after the turn begins as the table before it. */
  copyTable(): void {
    this.after = this.before.map((tiles) => [...tiles]);
    this.place = { part: "after", set: this.after.length };
  }

  clear(): void {
    this.before = [];
    this.after = [];
    this.rack = [];
    this.discard = [];
    this.open = [];
    this.place = { part: "rack" };
  }
}
