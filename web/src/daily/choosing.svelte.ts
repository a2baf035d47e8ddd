import { joined, type AnyView } from "../games/props";
import type { ComplettoPuzzle, FinitoPuzzle, Hinted, Play, SeatInfo } from "../messages.gen";
import { POINT } from "../review/telling";
import { ME, Solving, type Result } from "./solving.svelte";

const OTHER: SeatInfo = { kind: "computer", name: null, player: "steady" }; // who played the rounds that puzzles come from
const text = (action: object): string => JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));

/** "What would you do?" as a table with one decision: any choice within a point of the best is right. */
export class Choosing extends Solving {
  /** By how much the last choice was worse than the best, in chances to win; null before there was one. */
  lost = $state<number | null>(null);

  constructor(
    readonly puzzle: ComplettoPuzzle | FinitoPuzzle,
    tell: (result: Result) => void,
  ) {
    const each = puzzle.game === "completto" ? puzzle.public.rows : puzzle.public.boards;
    super(puzzle.game, each.map((_, at) => (at === puzzle.seat ? ME : OTHER)), tell);
  }

  get seat(): number {
    return this.puzzle.seat;
  }

  get view(): AnyView {
    const { seat, public: known, own } = this.puzzle;
    const waiting = this.solved ? [] : [seat];
    const standing = { round: 1, round_over: false, waiting, sheet: { lines: [], ready: [] }, outcome: null };
    return joined({ standing, public: known }, this.solved ? undefined : own, seat);
  }

  arrange(): void {
    return; // nothing lies half done in these games
  }

  hint(): void {
    if (this.hinted) return;
    this.hints += 1;
    this.mark();
  }

  play(_seat: number, { action }: Play["move"]): void {
    const { choices } = this.puzzle;
    const chosen = choices.find((one) => text(one.action) === text(action));
    if (this.solved) return;
    if (!chosen) return this.complain("action.unreadable");
    this.complaint = null;
    this.lost = (choices[0]?.chance ?? 0) - chosen.chance;
    if (this.lost > POINT) {
      this.misses += 1;
      this.shown = { ...this.shown, ply: this.shown.ply + 1 }; // whatever was picked up lies as it lay
      return;
    }
    this.mark();
    this.finish();
  }

  /** The best choice, shown on the board. */
  private mark(): void {
    const hint = this.best();
    if (hint) this.hinted = { type: "hinted", seat: this.seat, hint };
  }

  private best(): Hinted["hint"] | undefined {
    const { puzzle } = this;
    if (puzzle.game === "completto") return puzzle.choices[0] && { game: puzzle.game, action: puzzle.choices[0].action };
    return puzzle.choices[0] && { game: puzzle.game, action: puzzle.choices[0].action };
  }
}
