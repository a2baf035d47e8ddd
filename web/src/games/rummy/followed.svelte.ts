import { untrack } from "svelte";

import type { Piece } from "./arrangement.svelte";
import { movedBetween } from "./cloth";
import { keepOrder, keptOrder } from "./order";
import type { Turn } from "./turn.svelte";

/** What is followed at the table: the moments of a move, what others arrange just now, and what the last move moved. */
export class Followed {
  private shown: unknown[] = [];
  private base: { move: number; sets: Piece[][] } = { move: -1, sets: [] }; // how the table lay before the last move
  private outlined = $state.raw<ReadonlySet<string>>(new Set()); // what that move moved

  constructor(private readonly turn: Turn) {
    $effect.pre(() => this.keepUp());
    $effect.pre(() => this.watch());
    $effect(() => {
      const order = turn.lying.rack.map((piece) => piece.tile);
      if (this.place && order.length) keepOrder(this.place, order);
    });
  }

  /** Whose rack this is; its order outlives the page as long as the match goes on. */
  private get place(): string | null {
    const { session, seat } = this.turn.given;
    return session.table?.status === "playing" && session.table.id && seat !== null ? `${session.table.id}/${seat}` : null;
  }

  /** Which of the sets is in somebody's hand; -1 if none is. */
  get inHand(): number {
    const { scene } = this.turn.given;
    return scene ? scene.hand : (this.turn.walk?.hand ?? -1);
  }

  readonly moved = (set: number, at: number): boolean => {
    const { walk, lying } = this.turn;
    return walk ? walk.moved(set, at) : !lying.touched && this.outlined.has(lying.sets[set]?.[at]?.id ?? "");
  };

  private keepUp(): void {
    const { session, seat, scene } = this.turn.given;
    const now = [session.shown?.ply, seat, scene];
    if (now.every((one, at) => one === this.shown[at])) {
      untrack(() => this.turn.tellAgain());
      return;
    }
    const another = seat !== this.shown[1]; // a page that was opened, or the next person at this device
    this.shown = now;
    this.turn.begin();
    const { lying, given } = this.turn;
    const { table, rack, discard, open_tile } = given.view;
    untrack(() => {
      this.showMoment(() => lying.show(table, rack, discard, open_tile));
      if (another && this.place) lying.order(keptOrder(this.place));
    });
  }

  /** Show the table as it is now, or at a moment of a move, with what was moved since then outlined. */
  private showMoment(show: () => void): void {
    const { lying, given } = this.turn;
    const { scene, session } = given;
    const [lay, move, step] = [lying.sets, scene?.ply ?? session.shown?.ply ?? 0, scene !== null && !scene.last];
    const begun = lying.steps[0]?.sets ?? lay;
    show();
    if (move !== this.base.move) this.base = { move, sets: step || this.base.move < 0 ? lying.sets : begun };
    this.outlined = movedBetween(step ? lay : this.base.sets, lying.sets);
    if (step && !scene?.text) this.outlined = new Set(); // it is only about to begin
  }

  /** How the table is being arranged, by somebody else or, before this page was opened, by this seat. */
  private watch(): void {
    const { arranging } = this.turn.given.session;
    if (!arranging?.draft) return;
    const { draft, seat } = arranging;
    if (seat !== this.turn.given.seat) untrack(() => this.turn.lying.watch(draft.table));
    else if (this.turn.acting) untrack(() => this.turn.goOn(draft));
  }
}
