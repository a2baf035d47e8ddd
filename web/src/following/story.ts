import { joined, type AnyView } from "../games/props";
import type { Known, LastMove, Story } from "../messages.gen";

/** One move as everybody saw it; `ply` moves had been made after it. */
export interface Entry extends LastMove {
  ply: number;
  before: AnyView;
  after: AnyView;
  /** The same, as it was told. */
  from: Known;
  to: Known;
}

/** The moves of a story, each with what everybody saw before and after it; those made elsewhere come before the first. */
export function entries({ start, moves, before: elsewhere = 0 }: Story): Entry[] {
  if (!start) return [];
  let seen = start;
  return moves.map(({ seat, late, changed }, at) => {
    const from = seen;
    seen = withChanges(from, changed);
    return entry(from, seen, { seat, late }, at + 1 - elsewhere);
  });
}

/** The move between two things that the server showed one after the other. */
export function entry(from: Known, to: Known, { seat, late }: LastMove, ply: number): Entry {
  return { ply, seat, late, before: joined(from, undefined, null), after: joined(to, undefined, null), from, to };
}

/** What is new in place of what was there; in an object, field by field. The server says that it is of the same kind. */
export function withChanges<Value>(before: Value, changed: unknown): Value {
  if (!isObject(before) || !isObject(changed)) return changed as Value;
  const after: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(changed)) after[name] = withChanges(after[name], value);
  return after as Value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
