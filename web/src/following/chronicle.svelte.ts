import type { Rummy, Shown } from "../messages.gen";
import { isHere } from "../router.svelte";
import { api } from "../wire/api";
import { entries, entry, type Entry } from "./story";

const written = (table: Rummy.Public["table"]): string => table.map((tiles) => tiles.join(" ")).join(" | ");

/** All moves of a table so far: those before this page was opened are asked for, the others are heard. */
export class Chronicle {
  moves = $state.raw<readonly Entry[]>([]);
  private elsewhere = 0; // how many of them were made before the match went on here

  constructor(private readonly id: string) {}

  get last(): Entry | undefined {
    return this.moves.at(-1);
  }

  /** How many moves made here are known. */
  private get known(): number {
    return this.moves.length - this.elsewhere;
  }

  /** Take in what the server shows; the move that led there, if it came right after what was shown before. */
  hear(before: Shown | null, after: Shown): Entry | null {
    if (before?.known && after.known && after.ply === before.ply + 1 && after.last) {
      const move = entry(before.known, after.known, after.last, after.ply);
      if (this.known === before.ply) this.moves = [...this.moves, move];
      else void this.ask();
      return move;
    }
    if (after.ply !== this.known || isHere(this.id)) void this.ask();
    return null;
  }

  async ask(): Promise<void> {
    try {
      const story = await api.story(this.id);
      const found = entries(story);
      if (found.length > this.moves.length) [this.moves, this.elsewhere] = [found, story.before ?? 0];
    } catch {
      return; // without a server there is no past; what comes is heard
    }
  }
}

/** The steps of a Rummy move; none if it laid nothing, or if nobody answers. */
export async function steps(move: Entry): Promise<readonly Rummy.Stage[]> {
  if (move.before.game !== "rummy" || move.after.game !== "rummy") return [];
  const [before, after] = [written(move.before.table), written(move.after.table)];
  if (before === after || move.after.round !== move.before.round) return [];
  try {
    return (await api.steps({ before, after })).stages;
  } catch {
    return [];
  }
}
