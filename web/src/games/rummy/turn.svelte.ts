import { untrack } from "svelte";

import { Hand } from "../../hand.svelte";
import type { Rummy } from "../../messages.gen";
import { travelling } from "../../motion/travel";
import { play } from "../../sound";
import type { RummyView, TableProps } from "../props";
import { Arrangement } from "./arrangement.svelte";
import { craft, fromRack, ids } from "./craft";
import { openingPoints } from "./problems";
import { pointsToOpen } from "./set";
import { Walk } from "./walk.svelte";

/** What the table is given; a puzzle, of whichever level, is a table at which one lays everything, alone. */
export type Given = TableProps<RummyView> & { covered?: boolean; puzzle?: number };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A seat at its turn: what lies, what is in hand, what may be done, and what the server is told and says of it. */
export class Turn {
  readonly lying = new Arrangement();
  readonly hand: Hand;
  walk = $state.raw<Walk | null>(null); // the hint, while it is followed step by step
  private advisedAt = $state(0); // how many steps of the arrangement had been made when advice came
  private spoken = ""; // how this page told the server that it arranges the table in this turn

  constructor(readonly given: Given) {
    this.hand = new Hand(craft(this));
    $effect(() => {
      if (this.advice) this.advisedAt = untrack(() => this.lying.steps.length);
    });
    /** Whoever goes another way, or whose turn is over, needs the hint no more. */
    $effect(() => {
      if (this.walk && (!this.advice || this.lying.steps.length !== this.walk.done)) this.walk = null;
    });
  }

  get over(): boolean {
    return this.given.view.round_over;
  }

  readonly acting = $derived.by(() => {
    const { view, seat, covered } = this.given;
    return seat !== null && view.turn === seat && view.waiting.includes(seat) && !view.round_over && !covered;
  });
  readonly laying = $derived.by(() => this.acting && !(this.given.view.must_draw_first && !this.given.view.discard));

  get opened(): boolean {
    const { view, seat } = this.given;
    return seat !== null && Boolean(view.opened[seat]);
  }

  /** Who has not opened does not win by putting the last tile on a stack. */
  get keepsLast(): boolean {
    const { view, seat } = this.given;
    return seat !== null && !this.opened && Boolean(view.options.draw_and_discard) && !view.pool_size && view.rack_sizes[seat] === 1;
  }

  /** What was advised to this seat. */
  readonly advice = $derived.by(() => {
    const { hinted } = this.given.session;
    return hinted?.seat === this.given.seat && hinted.hint.game === "rummy" ? hinted.hint : null;
  });

  /** Whether advice is to be seen: until something is done after it. */
  readonly advised = $derived.by(() => this.advice !== null && !this.walk && !this.hand.held && this.lying.steps.length === this.advisedAt);

  private readonly answer = $derived.by(() => {
    const { arranging } = this.given.session;
    return arranging?.seat === this.given.seat ? arranging : null;
  });
  readonly problems = $derived.by(() => (this.lying.touched && this.answer ? this.answer.problems : []));
  readonly legal = $derived.by(() => {
    if (this.walk) return this.walk.ready;
    return this.lying.touched && this.answer !== null && same(this.answer.draft.table, this.lying.draft.table) && this.problems.length === 0;
  });

  /** Whether the turn may end like this. */
  get finished(): boolean {
    return this.legal && !(this.given.puzzle && this.lying.rack.length);
  }

  /** How many points lie there to open with, as long as they are too few. */
  get counted(): number | null {
    return openingPoints(this.problems, pointsToOpen(this.given.view.options));
  }

  /** The piece in hand and all that lie after it in its set. */
  readonly tail = $derived.by(() => {
    const { hand, lying } = this;
    const [id, ...more] = hand.held?.startsWith("pieces:") ? ids(lying, hand.held) : [];
    const found = id && !more.length ? lying.find(id) : null;
    if (found?.zone !== "set" || found.at === 0) return [];
    return (lying.sets[found.set] ?? []).slice(found.at).map((piece) => piece.id);
  });

  /** Whether what is in hand may go back to the rack that it came from. */
  get mayReturn(): boolean {
    const { hand, lying } = this;
    return hand.held !== null && !fromRack(lying, ids(lying, hand.held)) && hand.accepts("rack:0");
  }

  /** Whether what is in hand lay beside the table, and goes back there. */
  get beside(): boolean {
    const { hand, lying } = this;
    return hand.held !== null && ids(lying, hand.held).every((id) => lying.fromBeside(id));
  }

  split(): void {
    const pieces = this.tail;
    this.hand.release();
    this.change(() => this.lying.toNewSet(pieces));
  }

  change(move: () => void): void {
    const before = this.lying.draft;
    travelling(move);
    play("set");
    if (this.acting && !same(before, this.lying.draft)) this.tell();
  }

  act(action: Rummy.Action): void {
    this.hand.release();
    if (this.given.seat !== null) this.given.session.play(this.given.seat, { game: "rummy", action });
  }

  draw(): void {
    this.act({ type: "draw" });
  }

  /** What was advised to be laid, or could be, although it had better be kept. */
  readonly layable = $derived.by(() => {
    if (!this.advice) return null;
    const { action, stages = [], kept = null } = this.advice;
    return action.type === "lay" ? { action, stages } : kept;
  });

  showLayable(): void {
    if (!this.layable) return;
    const { action, stages } = this.layable;
    const way = new Walk(stages, this.lying, { discard: action.with_discard ?? false, open: action.with_open_tile ?? false });
    this.hand.release();
    this.walk = way;
    this.change(() => {
      this.lying.takeAllBack();
      way.forward();
    });
  }

  /** Another turn, or another seat: nothing has been told of it yet. */
  begin(): void {
    this.spoken = "";
  }

  /** The line was broken: what was done meanwhile is told again. */
  tellAgain(): void {
    if (!this.spoken) return;
    this.spoken = " ";
    this.tell();
  }

  /** This page was opened in the middle of the turn: go on from what was told before. */
  goOn({ table, with_discard: discard = false, with_open_tile: open = false }: Rummy.Lay): void {
    if (!this.acting || this.spoken || this.lying.touched || same(table, this.lying.draft.table)) return;
    this.lying.adopt(table, { discard, open });
  }

  /** Tell how the table is being arranged, or that it is as it was. A hint that is only looked at touches nothing: it counts once it is complete. */
  private tell(): void {
    const { session, view, seat } = this.given;
    if (seat === null || !this.acting) return;
    const looking = this.walk !== null && this.walk.done === this.lying.steps.length && !this.walk.ready;
    const draft: Rummy.Lay = looking || !this.lying.touched ? { type: "lay", table: view.table } : this.lying.draft;
    if (this.spoken === JSON.stringify(draft)) return;
    this.spoken = JSON.stringify(draft);
    session.arrange(seat, draft);
  }
}
