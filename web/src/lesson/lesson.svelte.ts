import { tick } from "svelte";

import { marks } from "../following/marks";
import { events } from "../games/events";
import { joined, type AnyView, type Sitting } from "../games/props";
import { pointsToOpen } from "../games/rummy/set";
import type { Arranging, LessonStep, LessonView, Play, Rummy, SeatView, Shown, TableInfo } from "../messages.gen";
import { celebrate } from "../motion/celebrate";
import { travelling } from "../motion/travel";
import { settings } from "../settings.svelte";
import { play as sound } from "../sound";
import { has, nothing, t } from "../texts.svelte";
import type { RefusalFacts } from "../wire/refusal";
import { refusalText, type GameName } from "../words";
import { problemsOf, sameTable } from "./rummy";

const LEARNER = 0;
const OTHER = 1;

type Action = Play["move"]["action"];

/** A lesson as a table: who sits there does one thing after the other. */
export class Lesson implements Sitting {
  readonly table: TableInfo;
  readonly deadlines = {};
  readonly hinted = null;
  shown = $state.raw<Shown>({ type: "shown", ply: 0, known: null, seats: {} });
  arranging = $state.raw<Arranging | null>(null);
  marked = $state.raw<ReadonlySet<string>>(new Set());
  at = $state(0);
  done = $state(false);
  /** Why the last try was not what is asked for. */
  wrong = $state.raw(nothing);

  constructor(
    readonly game: GameName,
    readonly steps: readonly LessonStep[],
    private readonly names: () => string[],
  ) {
    this.table = { id: "", game, options: {}, hints: false, seats: [], status: "playing", host: false, seed_hash: "", seed: null, next: null };
    const begun = settings.lessons[game] ?? 0; // of a lesson that may have had other steps
    this.go(steps[begun] ? begun : begun > 0 ? steps.length - 1 : 0);
  }

  get step(): LessonStep {
    const step = this.steps[this.at];
    if (!step) throw new Error(`a lesson without a step ${this.at}`);
    return step;
  }

  get over(): boolean {
    return this.done && this.at === this.steps.length - 1;
  }

  get view(): AnyView {
    const { known, seats } = this.shown;
    return joined(known ?? this.step.before, seats[LEARNER]?.own, LEARNER);
  }

  /** What is said now: what to do, or what came of it. */
  get words(): string {
    const done = this.done && this.step.ways.length ? "-done" : "";
    return t(`lesson-${this.game}-${this.step.name}${done}`, { name: this.names()[OTHER] ?? "" });
  }

  /** Begin a step, however the one before it ended. */
  go(at: number): void {
    travelling(() => {
      this.at = at;
      this.done = !this.step.ways.length; // there is only something to read
      this.wrong = nothing;
      this.marked = new Set();
      this.show(this.step.before);
    });
    settings.lessons[this.game] = at;
  }

  seatView(): SeatView | undefined {
    return this.shown.seats[LEARNER];
  }

  complain(code: string, facts: RefusalFacts = {}): void {
    if (this.done) return;
    this.wrong = () => refusalText(code, facts);
    sound("no");
  }

  hint(): void {
    return; // the words say it
  }

  arrange(seat: number, draft: Rummy.Lay): void {
    const { view } = this;
    if (view.game !== "rummy" || this.done) return;
    this.wrong = nothing;
    const needed = view.opened[seat] ? 0 : pointsToOpen(view.options);
    this.arranging = { type: "arranging", seat, draft, problems: problemsOf(draft.table, view.table, needed) };
  }

  play(seat: number, { action }: Play["move"]): void {
    if (this.done || seat !== LEARNER) return;
    const way = this.step.ways.find((one) => same(one.action, action));
    if (way) this.reach(way.after);
    else {
      const own = `lesson-${this.game}-${this.step.name}-other`;
      this.wrong = () => t(has(own) ? own : "lesson-other");
      sound("no");
    }
  }

  private reach(after: LessonView): void {
    const before = this.view;
    travelling(() => {
      this.done = true;
      this.wrong = nothing;
      this.show(after);
      this.marked = marks(before, this.view);
    });
    for (const { sound: heard } of events(before, this.view, this.names(), null)) if (heard) sound(heard);
    if (this.over) void tick().then(() => celebrate(true));
    if (this.over && !settings.learned.includes(this.game)) settings.learned.push(this.game);
  }

  /** Show this; where nothing is left to do, nobody is waited for. */
  private show({ standing, public: all, own }: LessonView): void {
    const waiting = this.done ? [] : standing.waiting;
    this.arranging = null;
    const known = { standing: { ...standing, waiting }, public: all };
    this.shown = { type: "shown", ply: this.shown.ply + 1, known, seats: { [LEARNER]: { own, nth: this.shown.ply } } };
  }
}

function same(one: Action, other: Action): boolean {
  if (one.type === "lay" && "table" in one) return other.type === "lay" && "table" in other && sameTable(one.table, other.table);
  const [facts, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...facts.keys(), ...others.keys()].every((key) => facts.get(key) === others.get(key));
}
