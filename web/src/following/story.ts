import { viewOf, type AnyView } from "../games/props";
import type { Known, LastMove, Shown, Story } from "../messages.gen";

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
  let seen: unknown = start;
  return moves.map(({ seat, late, changed }, at) => {
    const before = seen;
    seen = withChanges(before, changed);
    return entry(shownAs(before), shownAs(seen), { seat, late }, at + 1 - elsewhere);
  });
}

/** The move between two things that the server showed one after the other. */
export function entry(before: Shown, after: Shown, { seat, late }: LastMove, ply: number): Entry {
  const told = { from: before.known as Known, to: after.known as Known };
  return { ply, seat, late, before: viewOf(before, null) as AnyView, after: viewOf(after, null) as AnyView, ...told };
}

const shownAs = (known: unknown): Shown => ({ type: "shown", ply: 0, known: known as Known, seats: {} });

/** What is new in place of what was there; in an object, field by field. */
export function withChanges(before: unknown, changed: unknown): unknown {
  if (!isObject(before) || !isObject(changed)) return changed;
  const after = { ...before };
  for (const [name, value] of Object.entries(changed)) after[name] = withChanges(before[name], value);
  return after;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
