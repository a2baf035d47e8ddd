import type { Rummy } from "../../messages.gen";
import { byColour, byNumber } from "./tiles";

/** A tile with a name of its own, so that two of a kind can be followed over the table. */
export interface Piece {
  id: string;
  tile: string;
}

/** What a play uses besides the rack. */
export interface Extra {
  discard?: boolean;
  open?: boolean;
}

interface Step {
  sets: Piece[][];
  rack: Piece[];
  discard: Piece | null;
  open: Piece | null;
}

type Where = { zone: "set"; set: number; at: number } | { zone: "rack"; at: number } | { zone: "discard" | "open" };

let named = 0;

/** The table and the own rack while they are being rearranged; the server judges, this only moves. */
export class Arrangement {
  sets = $state.raw<Piece[][]>([]);
  rack = $state.raw<Piece[]>([]);
  discard = $state.raw<Piece | null>(null);
  open = $state.raw<Piece | null>(null);
  steps = $state.raw<Step[]>([]);
  private own = new Set<string>();

  get touched(): boolean {
    return this.steps.length > 0;
  }

  get draft(): Rummy.Lay {
    return {
      type: "lay",
      table: this.sets.map((pieces) => pieces.map((piece) => piece.tile)),
      with_discard: this.discardUsed,
      with_open_tile: this.openUsed,
    };
  }

  private discardUsed = false;
  private openUsed = false;

  /** Begin anew from what the server shows; tiles that are still there keep their names and order. */
  show(table: readonly (readonly string[])[], rack: readonly string[], discard: string | null, open: string | null): void {
    const known = [...this.sets.flat(), ...this.rack, this.discard, this.open].filter((piece) => piece !== null);
    const rackBefore = [...this.rack];
    const stay = rack.map((tile) => kin(known, tile, rackBefore)); // before the table: no tile of the rack goes there by itself
    this.sets = piecesOf(table, known, this.sets);
    const pieces = rack.map((tile, at) => stay[at] ?? taken(known, tile));
    this.rack = inOldOrder(pieces, rackBefore);
    this.discard = discard ? taken(known, discard) : null;
    this.open = open ? taken(known, open) : null;
    this.own = new Set([...pieces, this.discard, this.open].flatMap((piece) => (piece ? [piece.id] : [])));
    this.discardUsed = this.openUsed = false;
    this.steps = [];
  }

  /** How somebody else arranges the table just now. */
  watch(table: readonly (readonly string[])[]): void {
    this.sets = piecesOf(table, this.sets.flat(), this.sets);
  }

  sort(by: "colour" | "number"): void {
    const order = by === "colour" ? byColour : byNumber;
    this.rack = [...this.rack].sort((one, other) => order(one.tile, other.tile));
  }

  /** Put the rack in an order that it had before; what is new comes last. */
  order(tiles: readonly string[]): void {
    const left = [...this.rack];
    const known = tiles.flatMap((tile) => {
      const at = left.findIndex((piece) => piece.tile === tile);
      return at < 0 ? [] : left.splice(at, 1);
    });
    this.rack = [...known, ...left];
  }

  find(id: string): Where | null {
    for (const [set, pieces] of this.sets.entries()) {
      const at = pieces.findIndex((piece) => piece.id === id);
      if (at >= 0) return { zone: "set", set, at };
    }
    const at = this.rack.findIndex((piece) => piece.id === id);
    if (at >= 0) return { zone: "rack", at };
    if (this.discard?.id === id) return { zone: "discard" };
    return this.open?.id === id ? { zone: "open" } : null;
  }

  /** What is on this piece. */
  tile(id: string): string {
    return [...this.sets.flat(), ...this.rack, this.discard, this.open].find((piece) => piece?.id === id)?.tile ?? "";
  }

  /** Whether this piece came from the own rack in this turn, so that it may go back. */
  isOwn(id: string): boolean {
    return this.own.has(id);
  }

  /** Whether this piece lay beside the table when the turn began: it never goes to a rack. */
  fromBeside(id: string): boolean {
    return [this.discard, this.open, this.steps[0]?.discard, this.steps[0]?.open].some((piece) => piece?.id === id);
  }

  /** Put a piece on the rack; what was taken from beside the table in this turn goes back there. */
  toRack(id: string, at: number): void {
    const was = this.find(id);
    if (was?.zone !== "rack") this.remember();
    const target = was?.zone === "rack" && was.at < at ? at - 1 : at;
    const piece = this.lift(id);
    if (!piece) return;
    if (this.steps[0]?.discard === piece) [this.discard, this.discardUsed] = [piece, false];
    else if (this.steps[0]?.open === piece) [this.open, this.openUsed] = [piece, false];
    else this.rack = this.rack.toSpliced(target, 0, piece);
    if (was?.zone !== "rack") this.settle();
  }

  toSet(ids: string[], set: number, at: number): void {
    this.remember();
    const goal = this.sets[set] ?? [];
    const before = goal.slice(0, at).filter((piece) => !ids.includes(piece.id)).length;
    const pieces = ids.flatMap((id) => this.lift(id) ?? []);
    this.sets = this.sets.map((one, place) => (place === set ? tidy(one.toSpliced(before, 0, ...pieces)) : one));
    this.settle();
  }

  toNewSet(ids: string[]): void {
    this.remember();
    const pieces = ids.flatMap((id) => this.lift(id) ?? []);
    this.sets = [...this.sets, tidy(pieces)];
    this.settle();
  }

  /** Lay the table like this, with the tiles that are there: for a play that is to be seen. */
  adopt(table: readonly (readonly string[])[], { discard = false, open = false }: Extra = {}): void {
    this.remember();
    const extra = [discard ? this.discard : null, open ? this.open : null].filter((piece) => piece !== null);
    const pool = [...extra, ...this.sets.flat(), ...this.rack];
    this.sets = piecesOf(table, pool, this.sets);
    this.rack = this.rack.filter((piece) => pool.includes(piece));
    for (const piece of extra) {
      if (pool.includes(piece)) continue;
      if (piece === this.discard) [this.discard, this.discardUsed] = [null, true];
      else [this.open, this.openUsed] = [null, true];
    }
  }

  takeBack(): void {
    const step = this.steps.at(-1);
    if (!step) return;
    this.restore(step);
    this.steps = this.steps.slice(0, -1);
  }

  takeAllBack(): void {
    const first = this.steps[0];
    if (!first) return;
    this.restore(first);
    this.steps = [];
  }

  private restore(step: Step): void {
    this.sets = step.sets;
    this.rack = step.rack;
    this.discardUsed = this.discardUsed && step.discard === null;
    this.openUsed = this.openUsed && step.open === null;
    this.discard = step.discard;
    this.open = step.open;
  }

  private remember(): void {
    this.steps = [...this.steps, { sets: this.sets, rack: this.rack, discard: this.discard, open: this.open }];
  }

  /** After a move: no set is empty, and where all is as it was at the beginning, nothing was done. */
  private settle(): void {
    this.sets = this.sets.filter((one) => one.length > 0);
    const [first] = this.steps;
    if (!first || this.discard !== first.discard || this.open !== first.open) return;
    if (this.rack.length === first.rack.length && sameSets(this.sets, first.sets)) this.steps = [];
  }

  /** Take a piece from where it lies; a set that it leaves empty keeps its place until the end. */
  private lift(id: string): Piece | null {
    const where = this.find(id);
    if (!where) return null;
    if (where.zone === "set") {
      const piece = this.sets[where.set]?.[where.at] ?? null;
      this.sets = this.sets.map((one, place) => (place === where.set ? one.toSpliced(where.at, 1) : one));
      return piece;
    }
    if (where.zone === "rack") {
      const piece = this.rack[where.at] ?? null;
      this.rack = this.rack.toSpliced(where.at, 1);
      return piece;
    }
    const piece = where.zone === "discard" ? this.discard : this.open;
    if (where.zone === "discard") [this.discard, this.discardUsed] = [null, true];
    else [this.open, this.openUsed] = [null, true];
    return piece;
  }
}

/** A known piece of this kind, removed from the known ones, or a new one. */
function taken(known: Piece[], tile: string, preferred: Piece[] = []): Piece {
  const found = preferred.find((piece) => piece.tile === tile && known.includes(piece)) ?? known.find((piece) => piece.tile === tile);
  if (!found) return { id: `p${++named}`, tile };
  known.splice(known.indexOf(found), 1);
  return found;
}

/** The sets of a table, made of known pieces: each of those of the set that it has most in common with. */
function piecesOf(table: readonly (readonly string[])[], known: Piece[], lying: Piece[][]): Piece[][] {
  const pairs = table.flatMap((tiles, at) => lying.map((pieces) => ({ at, pieces, shared: common(tiles, pieces) })));
  const homes = new Map<number, Piece[]>();
  for (const { at, pieces, shared } of pairs.sort((one, other) => other.shared - one.shared)) {
    if (shared && !homes.has(at) && ![...homes.values()].includes(pieces)) homes.set(at, pieces);
  }
  const found: Piece[][] = table.map(() => []);
  const order = table.map((_, at) => at).sort((one, other) => Number(homes.has(other)) - Number(homes.has(one)));
  const kept = order.map((at) => [at, (table[at] ?? []).map((tile) => kin(known, tile, homes.get(at) ?? []))] as const);
  for (const [at, pieces] of kept) found[at] = pieces.map((piece, place) => piece ?? taken(known, table[at]?.[place] ?? ""));
  return found;
}

/** How many tiles a set has in common with one that lies. */
function common(tiles: readonly string[], pieces: Piece[]): number {
  const left = pieces.map((piece) => piece.tile);
  return tiles.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

/** The piece of this kind that was in the same set before, removed from the known ones. */
function kin(known: Piece[], tile: string, home: Piece[]): Piece | null {
  const found = home.find((piece) => piece.tile === tile && known.includes(piece));
  if (found) known.splice(known.indexOf(found), 1);
  return found ?? null;
}

function inOldOrder(pieces: Piece[], before: Piece[]): Piece[] {
  const old = before.filter((piece) => pieces.includes(piece));
  return [...old, ...pieces.filter((piece) => !old.includes(piece))];
}

/** Whether two tables have the same sets, in whatever order. */
function sameSets(one: Piece[][], other: Piece[][]): boolean {
  const [these, those] = [one, other].map((sets) => sets.map(asOneSet).sort().join(" | "));
  return these === those;
}

/** A set in words that are the same for the same set: only in a run with a joker it matters what lies where. */
function asOneSet(pieces: Piece[]): string {
  const tiles = pieces.map((piece) => piece.tile);
  const known = tiles.filter((tile) => tile !== "*");
  const group = known.length > 1 && new Set(known.map((tile) => tile.slice(1))).size === 1;
  return (group || known.length === tiles.length ? tiles.sort(byNumber) : tiles).join(" ");
}

/** Tiles of a set lie in the order of their numbers; with a joker, where they were put. */
function tidy(pieces: Piece[]): Piece[] {
  if (pieces.some((piece) => piece.tile === "*")) return pieces;
  return [...pieces].sort((one, other) => byNumber(one.tile, other.tile));
}
