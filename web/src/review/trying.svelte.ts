import { joined, type AnyView, type Sitting } from "../games/props";
import { writeSets, writeTiles } from "../games/rummy/position.svelte";
import type { Arranging, Hinted, Play, Ply, Rummy, Shown, TableInfo, Weighed } from "../messages.gen";
import { api } from "../wire/api";
import { asking } from "../wire/asking";
import type { RefusalFacts } from "../wire/refusal";

/** A decision of a finished match, to be made once more: whatever is tried is judged, and nothing happens. */
export class Trying implements Sitting {
  readonly table: TableInfo;
  readonly shownAt = 0;
  readonly deadlines = {};
  shown = $state.raw<Shown>({ type: "shown", ply: 0, known: null, seats: {} });
  arranging = $state.raw<Arranging | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  complaint = $state.raw<{ code: string; facts: RefusalFacts } | null>(null);
  /** What the last try was worth; null before there was one. */
  weighed = $state.raw<Weighed | null>(null);
  best = $state.raw<Weighed | null>(null);

  constructor(
    table: TableInfo,
    readonly ply: Ply,
    readonly seat: number,
    private readonly answered: (tried: Weighed) => void = () => undefined,
  ) {
    this.table = { ...table, hints: false };
  }

  /** What this seat saw, and nothing else. */
  get view(): AnyView {
    return joined(this.ply.known, this.ply.own[this.seat], this.seat);
  }

  seatView(): undefined {
    return undefined;
  }

  complain(code: string, facts: RefusalFacts = {}): void {
    this.complaint = { code, facts };
  }

  play(seat: number, move: Play["move"]): void {
    void asking(this, async () => {
      this.weighed = await api.weigh(this.table.id, this.ply.ply, { seat, move });
      this.arranging = null;
      this.shown = { ...this.shown, ply: this.shown.ply + 1 }; // whatever was half done lies as it lay
      this.answered(this.weighed);
    });
  }

  /** Find out which move is best; shown on the board, if that is wanted. */
  async solve(show: boolean): Promise<void> {
    await asking(this, async () => {
      this.best ??= await api.weigh(this.table.id, this.ply.ply, { seat: this.seat });
      if (show) this.hinted = { type: "hinted", seat: this.seat, hint: this.best.hint };
    });
  }

  hint(): void {
    void this.solve(true);
  }

  arrange(seat: number, draft: Rummy.Lay): void {
    const { view } = this;
    if (view.game !== "rummy") return;
    const asked = {
      before: writeSets(view.table), after: writeSets(draft.table), rack: writeTiles(view.rack), opened: view.opened[seat] ?? false, options: this.table.options,
      discard: draft.with_discard ? view.discard : null, open_tile: draft.with_open_tile ? view.open_tile : null,
    };
    void asking(this, async () => {
      this.arranging = { type: "arranging", seat, draft, problems: (await api.check(asked)).problems };
    });
  }
}
