import type { RummyView } from "../games/props";
import { writeSets, writeTiles } from "../games/rummy/position.svelte";
import type { Play, Rummy, RummyPuzzle } from "../messages.gen";
import { api } from "../wire/api";
import { asking } from "../wire/asking";
import { forgetDraft, keepDraft, readDraft } from "./drafts";
import { ME, Solving, type Result } from "./solving.svelte";

/** "Lay all of these" as a table with one seat: who sits there lays everything; the rules judge. */
export class Puzzling extends Solving {
  readonly seat = 0;
  private lying = $state.raw<Rummy.Lay["table"]>([]);

  constructor(
    readonly puzzle: RummyPuzzle,
    tell: (result: Result) => void,
  ) {
    super("rummy", [ME], tell);
    this.lying = puzzle.table;
  }

  get view(): RummyView {
    return {
      game: "rummy", seat: 0, round: 1, round_over: this.solved, waiting: this.solved ? [] : [0], sheet: { lines: [], ready: [] }, outcome: null,
      options: {}, starting_draws: [], turn: 0, table: this.lying, racks: null, rack_sizes: [this.puzzle.tiles.length], pool_size: 0, open_tile: null,
      discards: [[]], opened: [true], drawn: false, must_draw_first: false, idle_turns: 0, rack: this.solved ? [] : this.puzzle.tiles, discard: null,
    };
  }

  /** From now on somebody looks at it; what was laid before lies there again, and is judged anew. */
  override begin(now?: number): void {
    super.begin(now);
    const table = this.arranging ? null : readDraft(this.puzzle);
    if (!table) return;
    const draft: Rummy.Lay = { type: "lay", table };
    this.arranging = { type: "arranging", seat: this.seat, draft, problems: [] };
    this.arrange(this.seat, draft);
  }

  arrange(seat: number, draft: Rummy.Lay): void {
    keepDraft(this.puzzle, draft.table);
    void asking(this, async () => {
      const problems = await this.judge(draft);
      this.arranging = { type: "arranging", seat, draft, problems };
    });
  }

  hint(seat: number): void {
    void asking(this, async () => {
      const { table, tiles } = this.puzzle;
      const asked = { table: writeSets(table), rack: writeTiles(tiles), opened: true, options: {}, discard: null, open_tile: null, finish: true };
      const play = (await api.solve(asked)).plays[0];
      const last = play?.stages.at(-1);
      if (!play || !last || this.hinted) return;
      this.hints += 1;
      this.hinted = { type: "hinted", seat, hint: { game: "rummy", action: { type: "lay", table: last.table }, stages: play.stages } };
    });
  }

  play(_seat: number, { game, action: draft }: Play["move"]): void {
    if (game !== "rummy" || draft.type !== "lay" || this.solved) return;
    void asking(this, async () => {
      if (draft.table.flat().length < this.puzzle.table.flat().length + this.puzzle.tiles.length) return;
      if ((await this.judge(draft)).length) return this.complain("rummy.table_not_legal");
      this.lying = draft.table;
      this.hinted = null;
      forgetDraft(this.puzzle);
      this.finish();
    });
  }

  /** What is wrong with leaving the table so. */
  private async judge(draft: Rummy.Lay): Promise<readonly Rummy.Problem[]> {
    const { table, tiles } = this.puzzle;
    const asked = { before: writeSets(table), after: writeSets(draft.table), rack: writeTiles(tiles), opened: true, options: {}, discard: null, open_tile: null };
    return (await api.check(asked)).problems;
  }
}
