import { travelling } from "../motion/travel";
import type { Arrange, Arranging, Hinted, Play, React, Refused, SeatView, Shown, TableInfo, Told } from "../messages.gen";
import type { Health, Line } from "./connection";
import { openLine } from "./line";
import type { RefusalFacts } from "./refusal";

export type Reaction = React["reaction"];

export interface Said {
  seat: number;
  reaction: Reaction;
}

export interface Complaint {
  code: string;
  facts: RefusalFacts;
  number: number;
}

const SOON = 1_500; // milliseconds in which a move is answered, unless something is slow
const JUST_NOW = 5_000; // milliseconds away: whoever has been away for longer was not seen to go
const CALM = 1_000; // milliseconds after too many messages, until one more is said

/** A seat before its nth move. */
interface Moment {
  seat: number;
  nth: number;
}

type Listener = (before: Shown | null, after: Shown) => void;
type Usher = (before: TableInfo, after: TableInfo) => void;
type Register = (seats: { back: number[]; gone: number[]; missing: number[] }) => void;
type Ear = (said: Said) => void;

/** One table as this browser knows it; everything in it came from the server. */
export class Session {
  table = $state.raw<TableInfo | null>(null);
  shown = $state.raw<Shown | null>(null);
  arranging = $state.raw<Arranging | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  complaint = $state.raw<Complaint | null>(null);
  health = $state<Health>("connecting");
  gone = $state<string | null>(null);
  away = $state.raw<Readonly<Record<number, number>>>({}); // since when, by this browser's clock
  hostLooksOn = $state(false); // without a seat
  timed = false; // whether anybody's time has run here
  private shownAt = 0;
  changed: Listener = () => undefined;
  reseated: Usher = () => undefined;
  attended: Register = () => undefined; // seats whose people came back, have gone just now, or are not here, perhaps never were
  heard: Ear = () => undefined; // a word is an event, not a state: it is told once
  private number = 0;
  late = $state(false); // whether a move waits for its answer for so long that one wonders
  private unanswered: Play[] = [];
  private patience: ReturnType<typeof setTimeout> | undefined;
  private laid: Arrange | null = null; // half done, told or not
  private wondering: Moment | null = null; // a hint is on its way for this seat at this move
  private held: Moment | null = null; // who has taken the device that goes round, and for which move
  private calm: ReturnType<typeof setTimeout> | undefined;
  private told = false; // whether the line that is there now has told how the table stands
  private connection: Line | null = null; // nothing is said before something was heard
  private readonly line: Promise<Line>;
  private closed = false;

  constructor(readonly id: string) {
    this.line = openLine(
      id,
      (told) => {
        if (!this.closed) this.hear(told);
      },
      (health, code) => {
        if (this.closed) return;
        this.health = health;
        if (health === "open") this.begin();
        if (code) this.gone = code;
      },
    );
    void this.line.then((line) => (this.connection = line));
  }

  get mine(): number[] {
    return Object.keys(this.shown?.seats ?? {}).map(Number);
  }

  /** Whether a computer player was put in this browser's place: what was under way there is refused. */
  get replaced(): boolean {
    return this.table?.seats.some((one) => one.yours_to_take_back) ?? false;
  }

  /** Until when each seat has time whose time runs, by this browser's clock. */
  get deadlines(): Record<number, number> {
    return Object.fromEntries(Object.entries(this.shown?.clocks ?? {}).map(([seat, left]) => [seat, this.shownAt + left]));
  }

  seatView(seat: number): SeatView | undefined {
    return this.shown?.seats[seat];
  }

  /**
   * Send a move that answers what this seat sees now; it is sent again if the line breaks. Who chooses otherwise before
   * there is an answer means the second one; if the first has come through, the server takes no other.
   */
  play(seat: number, move: Play["move"]): void {
    const nth = this.seatView(seat)?.nth;
    if (nth === undefined) return;
    const asked = { type: "play" as const, seat, nth, move };
    const before = this.unanswered.find((one) => one.seat === seat && one.nth === nth);
    if (before && JSON.stringify(before) === JSON.stringify(asked)) return;
    this.awaitAnswers([...this.unanswered.filter((one) => one !== before), asked]);
    this.connection?.say(asked);
  }

  arrange(seat: number, draft: Arrange["draft"]): void {
    if (!this.mine.includes(seat)) return;
    this.laid = { type: "arrange", seat, draft };
    this.connection?.say(this.laid);
  }

  /** What this seat has laid, half done. */
  draftOf(seat: number): Arrange["draft"] | null {
    return [this.laid, this.arranging].find((one) => one?.seat === seat)?.draft ?? null;
  }

  /** Ask what a good player would do; it is asked again if the line breaks. */
  hint(seat: number): void {
    this.wondering = this.moment(seat);
    if (this.wondering) this.connection?.say({ type: "hint", seat });
  }

  react(seat: number, reaction: Reaction): void {
    this.connection?.say({ type: "react", seat, reaction });
  }

  /** Whoever sits there has taken the device round which people sit; it is said again if the line breaks. */
  taken(seat: number): void {
    this.held = this.moment(seat);
    if (this.held) this.connection?.say({ type: "taken", seat });
  }

  private moment(seat: number): Moment | null {
    const nth = this.seatView(seat)?.nth;
    return nth === undefined ? null : { seat, nth };
  }

  complain(code: string, facts: RefusalFacts = {}): void {
    this.complaint = { code, facts, number: ++this.number };
  }

  /** Whoever looked has left: what is still on its way is heard by nobody. */
  close(): void {
    this.closed = true;
    clearTimeout(this.calm);
    clearTimeout(this.patience);
    void this.line.then((line) => line.close());
  }

  /** A line is there, perhaps after another one broke: all is told anew. */
  private begin(): void {
    this.told = false;
    this.away = {};
    this.hostLooksOn = false;
    this.gone = null; // whatever kept it closed
  }

  private hear(told: Told): void {
    switch (told.type) {
      case "seated":
        this.seat(told.table);
        break;
      case "shown":
        this.show(told);
        break;
      case "arranging":
        this.arranging = told;
        break;
      case "hinted":
        this.hinted = told;
        this.wondering = null;
        break;
      case "reacted":
        this.heard({ seat: told.seat, reaction: told.reaction });
        break;
      case "presence":
        this.attend(told.away);
        this.hostLooksOn = told.host_looks_on ?? false;
        break;
      case "refused":
        if (told.code === "table.unknown") return this.end(told.code);
        this.awaitAnswers(this.unanswered.filter((asked) => asked.seat !== told.seat || asked.nth !== told.nth));
        if (told.asked === "hint" && this.wondering?.seat === told.seat) this.wondering = null;
        if (told.asked === "arrange" && told.code === "limit.messages") this.layAgain();
        if (!this.isPast(told)) this.complain(told.code, told.facts);
        break;
      case "pong":
        break;
    }
  }

  /** Whether this refusal can be ignored: the seat was taken over, or a draft or a question for a hint came after the turn was over. */
  private isPast({ code, asked }: Refused): boolean {
    const passing = asked === "arrange" || asked === "hint";
    return (code === "table.not_your_seat" && this.replaced) || (code === "game.not_your_move" && passing);
  }

  /** There is no such table any more, and nothing more to be heard of it. */
  private end(code: string): void {
    this.gone = code;
    this.close();
  }

  /** What the line before may have lost. */
  private askAgain(): void {
    if (this.held) this.connection?.say({ type: "taken", seat: this.held.seat });
    for (const asked of this.unanswered) this.connection?.say(asked);
    if (this.wondering) this.connection?.say({ type: "hint", seat: this.wondering.seat });
  }

  /** These moves have no answer yet. */
  private awaitAnswers(moves: Play[]): void {
    this.unanswered = moves;
    if (!moves.length) this.late = false;
    clearTimeout(this.patience);
    if (moves.length && !this.late) this.patience = setTimeout(() => (this.late = true), SOON);
  }

  /** What lies half done may have been among too many messages; without an answer the turn could not end. */
  private layAgain(): void {
    clearTimeout(this.calm);
    this.calm = setTimeout(() => this.laid && this.connection?.say(this.laid), CALM);
  }

  /** Whoever has given up a seat is not away from it any more, and has not come back. */
  private seat(after: TableInfo): void {
    const before = this.table;
    this.table = after;
    if (!before) return;
    const same = (seat: number): boolean => before.seats[seat]?.kind === after.seats[seat]?.kind;
    this.away = Object.fromEntries(Object.entries(this.away).filter(([seat]) => same(Number(seat))));
    this.reseated(before, after);
  }

  private attend(away: Record<number, number>): void {
    const [before, now] = [this.away, Date.now()];
    this.away = Object.fromEntries(Object.entries(away).map(([seat, gone]) => [seat, now - gone]));
    const seats = (those: object, without: object): number[] => Object.keys(those).filter((one) => !(one in without)).map(Number);
    const news = seats(away, before);
    const seen = (seat: number): boolean => (away[seat] ?? 0) < JUST_NOW;
    this.attended({ back: seats(before, away), gone: news.filter(seen), missing: news.filter((seat) => !seen(seat)) });
  }

  private show(after: Shown): void {
    const before = this.shown;
    const lasts = ({ seat, nth }: Moment): boolean => nth === after.seats[seat]?.nth;
    this.awaitAnswers(this.unanswered.filter(lasts));
    if (this.wondering && !lasts(this.wondering)) this.wondering = null;
    if (this.held && !lasts(this.held)) this.held = null;
    if (!this.told) this.askAgain();
    this.told = true;
    travelling(() => {
      this.shownAt = Date.now();
      this.shown = after;
      this.timed ||= Object.keys(after.clocks ?? {}).length > 0;
      if (before?.ply !== after.ply) {
        this.arranging = null;
        this.laid = null;
        this.hinted = null;
      }
      if (before?.ply !== after.ply) this.changed(before, after);
    });
  }
}
