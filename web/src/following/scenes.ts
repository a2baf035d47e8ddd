import { events, type Happened } from "../games/events";
import type { AnyView, ComplettoView, FinitoView } from "../games/props";
import { stepTold } from "../games/rummy/walk.svelte";
import type { Rummy } from "../messages.gen";
import { t } from "../texts.svelte";
import type { Entry } from "./story";

const FEW = 2; // seats whose choices fit into a sentence; of more the log tells each

/** A moment of a move: what everybody sees then, and a sentence about it. */
export interface Scene {
  /** The move it belongs to. */
  ply: number;
  seen: AnyView;
  text: string;
  sound?: Happened["sound"];
  /** Rummy: which of the sets is in the mover's hand; -1 if none is. */
  hand: number;
  /** Whether the move is done with it. */
  last: boolean;
}

/** A move as hands would do it, moment by moment; the last moment is how it ends. */
export function scenes(move: Entry, names: string[], stages: readonly Rummy.Stage[] = []): Scene[] {
  const told = events(move.before, move.after, names, move).filter((one) => !one.next); // while a move is shown nobody can go on
  const sound = told.find((one) => one.sound)?.sound;
  const text = (move.after.game === "finito" && names.length > FEW ? told.slice(-1) : told).map((one) => one.text).join(" ");
  const end: Scene = { ply: move.ply, seen: move.after, text, sound, hand: -1, last: true };
  const way = between(move, names, stages).map((part) => ({ ply: move.ply, hand: -1, last: false, sound, ...part }));
  return [...way, end];
}

type Part = Pick<Scene, "seen" | "text"> & Partial<Scene>;

function between(move: Entry, names: string[], stages: readonly Rummy.Stage[]): Part[] {
  const { before, after } = move;
  if (after.round !== before.round) return [];
  if (before.game === "completto" && after.game === "completto") return drawn(move, before, after, names);
  if (before.game === "finito" && after.game === "finito") return revealed(move, before, after, names);
  if (before.game !== "rummy") return [];
  const name = names[move.seat] ?? "";
  // The last step is the end itself.
  return stages.slice(0, -1).map(({ step, table, hand }) => {
    const sets = hand.length ? [...table, hand] : table;
    const seen = { ...before, table: sets };
    return { seen, text: stepTold(step, name), hand: hand.length ? table.length : -1, sound: "set" };
  });
}

/** C8: a tile that fits nowhere is seen by all before it goes to the middle. */
function drawn(move: Entry, before: ComplettoView, after: ComplettoView, names: string[]): Part[] {
  const tile = after.face_up.find((one) => !before.face_up.includes(one));
  if (!tile) return [];
  const seen: ComplettoView = { ...before, drawn: tile, pile_size: before.pile_size - 1 };
  const [first] = events(before, seen, names, move);
  return [{ seen, text: first?.text ?? "", sound: "turn" }];
}

/** F4: all choices are seen before the die is rolled again. */
function revealed(move: Entry, before: FinitoView, after: FinitoView, names: string[]): Part[] {
  if (after.rolls === before.rolls) return [];
  const seen: FinitoView = { ...after, roll: before.roll, rolls: before.rolls };
  const told = events(before, after, names, move).filter((one) => one.sound !== "roll");
  const text = names.length > FEW ? t("event-revealed") : told.map((one) => one.text).join(" ");
  return [{ seen, text, sound: "set" }];
}
