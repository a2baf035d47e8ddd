import { joined, type AnyView } from "../games/props";
import type { Changes, Known, LastMove, Story } from "../messages.gen";

/** One move as everybody saw it; `ply` moves had been made after it. */
export interface Entry extends LastMove {
  ply: number;
  before: AnyView;
  after: AnyView;
  /** Before and after, as they were told. */
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

/** What everybody knows once this has changed. */
function withChanges({ standing, public: all }: Known, changed: Changes): Known {
  return { standing: { ...standing, ...changed.standing }, public: roundWithChanges(all, changed.public) };
}

function roundWithChanges(before: Known["public"], changed: Changes["public"]): Known["public"] {
  if (before.game === "completto" && changed?.game === "completto") return { ...before, ...changed };
  if (before.game === "rummy" && changed?.game === "rummy") return { ...before, ...changed };
  if (before.game === "finito" && changed?.game === "finito") return { ...before, ...changed };
  return before;
}
