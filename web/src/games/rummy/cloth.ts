import type { Piece } from "./arrangement.svelte";
import { byColour, byNumber, face } from "./tiles";

/** Where a set lies: its row and column, and how many columns and rows it takes. */
export interface Spot {
  row: number;
  column: number;
  width: number;
  height: number;
}

interface Lying extends Spot {
  ids: string[];
}

/**
 * Where on the cloth each set lies. A set keeps its place for as long as it fits there; one that
 * somebody changed makes room for its neighbours, not they for it. New runs are laid from the left,
 * new groups from the right, so that each kind is found on its side.
 */
export class Cloth {
  private lying: Lying[] = [];

  constructor(public columns: number) {}

  /** The places of these sets, one after the other. */
  place(sets: readonly (readonly Piece[])[]): Spot[] {
    this.lying = this.laid(sets);
    return this.lying.map(({ row, column, width, height }) => ({ row, column, width, height }));
  }

  /** How many rows these sets would take if the cloth had so many columns; nothing is laid. */
  rows(sets: readonly (readonly Piece[])[], columns: number): number {
    const trial = new Cloth(columns);
    trial.lying = this.lying;
    return Math.max(0, ...trial.laid(sets).map(({ row, height }) => row + height));
  }

  private laid(sets: readonly (readonly Piece[])[]): Lying[] {
    const old = this.matched(sets);
    const placed: (Lying | undefined)[] = sets.map(() => undefined);
    const changed = (at: number): number => (old[at] ? Number(!sameIds(old[at].ids, sets[at] ?? [])) : 2);
    const order = sets.map((_, at) => at).sort((one, other) => changed(one) - changed(other) || one - other);
    for (const at of order) {
      const taken = placed.filter((one) => one !== undefined);
      placed[at] = this.spot(sets[at] ?? [], old[at], taken);
    }
    return placed.filter((one) => one !== undefined);
  }

  /** Forget where the sets lie. */
  clear(): void {
    this.lying = [];
  }

  /** Forget where the sets lie, and lay them in order: runs by colour and number, groups by number. */
  arrange(sets: readonly (readonly Piece[])[]): Spot[] {
    this.lying = [];
    const sorted = [...sets].sort((one, other) => Number(isGroup(one)) - Number(isGroup(other)) || inOrder(one, other));
    this.place(sorted);
    return this.place(sets);
  }

  /** For each set the one from before that it was made of, as far as there is one. */
  private matched(sets: readonly (readonly Piece[])[]): (Lying | undefined)[] {
    const found: (Lying | undefined)[] = sets.map(() => undefined);
    const pairs = sets.flatMap((pieces, at) => this.lying.map((lying) => ({ at, lying, shared: pieces.filter(({ id }) => lying.ids.includes(id)).length })));
    const used = new Set<Lying>();
    for (const { at, lying, shared } of pairs.sort((one, other) => other.shared - one.shared)) {
      if (!shared || found[at] || used.has(lying)) continue;
      found[at] = lying;
      used.add(lying);
    }
    return found;
  }

  private spot(pieces: readonly Piece[], old: Lying | undefined, taken: Lying[]): Lying {
    const width = Math.max(1, Math.min(pieces.length, this.columns));
    const size = { width, height: Math.ceil(pieces.length / this.columns) || 1, ids: pieces.map(({ id }) => id) };
    const free = (row: number, column: number): boolean =>
      column >= 0 && column + width <= this.columns && !taken.some((one) => overlap({ ...size, row, column }, one));
    if (old && free(old.row, old.column)) return { ...size, row: old.row, column: old.column };
    const columns = Array.from({ length: this.columns - width + 1 }, (_, at) => (isGroup(pieces) ? this.columns - width - at : at));
    for (let row = 0; ; row++) {
      const column = columns.find((one) => free(row, one));
      if (column !== undefined) return { ...size, row, column };
    }
  }
}

/** Whether two sets touch each other: there is a column free between them. */
function overlap(one: Spot, other: Spot): boolean {
  const aside = one.column > other.column + other.width || other.column > one.column + one.width;
  return !aside && one.row < other.row + other.height && other.row < one.row + one.height;
}

const sameIds = (ids: readonly string[], pieces: readonly Piece[]): boolean => ids.length === pieces.length && pieces.every(({ id }) => ids.includes(id));

function isGroup(pieces: readonly Piece[]): boolean {
  const known = pieces.map(({ tile }) => face(tile)).filter(({ joker }) => !joker);
  return known.length > 1 && known.every(({ number }) => number === known[0]?.number);
}

function inOrder(one: readonly Piece[], other: readonly Piece[]): number {
  const order = isGroup(one) ? byNumber : byColour;
  return order(first(one), first(other));
}

const first = (pieces: readonly Piece[]): string => pieces.find(({ tile }) => tile !== "*")?.tile ?? "*";

/** The tiles that lie otherwise than before: laid, or brought from one set to another. */
export function movedBetween(before: readonly (readonly Piece[])[], after: readonly (readonly Piece[])[]): Set<string> {
  const home = new Map(before.flatMap((pieces, set) => pieces.map(({ id }) => [id, set] as const)));
  const bases = new Map<number, { set: number; shared: number }>(); // in which new set most of an old one lies
  const shares = after.map((pieces) => {
    const counts = new Map<number, number>();
    for (const { id } of pieces) {
      const from = home.get(id);
      if (from !== undefined) counts.set(from, (counts.get(from) ?? 0) + 1);
    }
    return counts;
  });
  for (const [set, counts] of shares.entries()) {
    for (const [from, shared] of counts) if (shared > (bases.get(from)?.shared ?? 0)) bases.set(from, { set, shared });
  }
  return new Set(
    after.flatMap((pieces, set) => {
      const stayed = [...(shares[set] ?? [])].filter(([from]) => bases.get(from)?.set === set).sort((one, other) => other[1] - one[1])[0]?.[0];
      return pieces.flatMap(({ id }) => (stayed !== undefined && home.get(id) === stayed ? [] : [id]));
    }),
  );
}
