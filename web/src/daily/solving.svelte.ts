import { hasParts, isNumber } from "../checks";
import type { AnyView, Sitting } from "../games/props";
import type { Arranging, Hinted, Play, Posed, Rummy, SeatInfo, Shown, TableInfo } from "../messages.gen";
import type { RefusalFacts } from "../wire/refusal";

/** What it took so far. */
export interface Tries {
  hints: number;
  misses: number; // choices that were not right
  begun: number; // when it was first looked at; 0 before
}

export const isTries = hasParts<Tries>({ hints: isNumber, misses: isNumber, begun: isNumber });

/** How a puzzle was solved: with how much help, and in which time. */
export interface Result {
  hints: number;
  misses: number;
  seconds: number;
}

export const ME: SeatInfo = { kind: "person", name: null, yours: true };

/** A puzzle as a table at which somebody sits alone. */
export abstract class Solving implements Sitting {
  readonly table: TableInfo;
  readonly deadlines = {};
  shown = $state.raw<Shown>({ type: "shown", ply: 0, known: null, seats: {} });
  arranging = $state.raw<Arranging | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  complaint = $state.raw<{ code: string; facts: RefusalFacts } | null>(null);
  hints = $state(0);
  misses = $state(0);
  solved = $state(false);
  private begun = $state(0);

  constructor(
    game: string,
    seats: readonly SeatInfo[],
    private readonly tell: (result: Result) => void,
  ) {
    this.table = { id: "", game, options: {}, hints: true, seats, status: "playing", host: false, seed_hash: "", seed: null, next: null };
  }

  abstract get view(): AnyView;
  abstract readonly seat: number;
  abstract readonly puzzle: Posed["puzzle"];
  abstract arrange(seat: number, draft: Rummy.Lay): void;
  abstract hint(seat: number): void;
  abstract play(seat: number, move: Play["move"]): void;

  seatView(): undefined {
    return undefined;
  }

  complain(code: string, facts: RefusalFacts = {}): void {
    this.complaint = { code, facts };
  }

  get tries(): Tries {
    return { hints: this.hints, misses: this.misses, begun: this.begun };
  }

  /** Somebody has looked at it before. */
  goOn({ hints, misses, begun }: Tries): void {
    [this.hints, this.misses, this.begun] = [hints, misses, begun];
  }

  /** From now on somebody looks at it. */
  begin(now = Date.now()): void {
    this.begun ||= now;
  }

  protected finish(now = Date.now()): void {
    this.solved = true;
    this.arranging = null;
    this.shown = { ...this.shown, ply: this.shown.ply + 1 };
    this.tell({ hints: this.hints, misses: this.misses, seconds: Math.round((now - (this.begun || now)) / 1000) });
  }
}
