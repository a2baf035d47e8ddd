import { events } from "../games/events";
import type { AnyView } from "../games/props";
import type { Rummy } from "../messages.gen";
import { travelling } from "../motion/travel";
import { settings, type Pace } from "../settings.svelte";
import { play } from "../sound";
import { marks } from "./marks";
import { scenes, type Scene } from "./scenes";
import type { Entry } from "./story";

const PACES: Record<Pace, number> = { slow: 2000, normal: 1100, fast: 450, once: 0 }; // milliseconds a moment
const CATCH_UP = 3; // more moves than this waiting to be seen: all go faster

/** Asks for the steps of a Rummy move; none if there are none to be had. */
export type Steps = (move: Entry) => Promise<readonly Rummy.Stage[]>;

/** Shows moves moment by moment, one move after the other; while it does, the table lags behind the truth. */
export class Follower {
  /** What is to be seen instead of the truth; null when all has been seen. */
  scene = $state.raw<Scene | null>(null);
  /** What the last move moved. */
  marked = $state.raw<ReadonlySet<string>>(new Set());
  private waiting: { move: Entry; again: boolean }[] = [];
  private timer = 0;
  private held = false;
  private at = 0; // which run this is: what belongs to one that was skipped is not shown

  constructor(
    private readonly names: () => string[],
    private readonly steps: Steps,
  ) {}

  /** Whether somebody's move is being shown. */
  get busy(): boolean {
    return this.scene !== null;
  }

  /** A move has been made: show it when those before it have been seen. An own one has been seen already. */
  follow(move: Entry, own: boolean): void {
    if (!this.worthSeeing(move)) return;
    this.waiting.push({ move, again: false });
    // Where all act at the same time nobody waits for the others to be seen.
    if (move.before.waiting.length > 1) this.skip();
    else if (own && !this.busy && scenes(move, this.names()).length === 1) this.skip();
    else if (!PACES[settings.pace]) this.skip();
    else if (!this.busy && !this.held) void this.next();
  }

  /** Whether there is something to be seen in it: not if somebody has but chosen (F4), or wants to go on. */
  worthSeeing(move: Entry): boolean {
    return events(move.before, move.after, this.names(), move).some((one) => !one.passing);
  }

  /** Somebody still looks at their own things: what the others do waits to be seen. */
  hold(): void {
    this.held = true;
  }

  goOn(): void {
    this.held = false;
    if (!this.busy) void this.next();
  }

  /** Show one move again, at a pace that can be followed. */
  again(move: Entry): void {
    this.skip();
    this.waiting = [{ move, again: true }];
    void this.next();
  }

  /** Enough seen: everything as it is now. */
  skip(): void {
    const last = this.waiting.at(-1)?.move;
    if (last) this.marked = marks(last.before, last.after);
    this.waiting = [];
    this.stop();
  }

  stop(): void {
    this.at += 1;
    clearTimeout(this.timer);
    if (this.scene) travelling(() => (this.scene = null));
  }

  private async next(): Promise<void> {
    const shown = this.waiting[0];
    if (!shown) return this.stop();
    const { move, again } = shown;
    const run = ++this.at;
    this.marked = new Set();
    const start: Scene = { ply: move.ply, seen: move.before, text: "", hand: -1, last: false };
    if (again) travelling(() => (this.scene = start));
    else this.scene = start; // nothing has changed yet
    const stages = await this.steps(move);
    if (run !== this.at) return;
    this.act(scenes(move, this.names(), stages), move, run);
  }

  private act([scene, ...rest]: Scene[], move: Entry, run: number): void {
    if (run !== this.at) return;
    if (!scene) {
      this.waiting.shift();
      void this.next();
      return;
    }
    travelling(() => {
      this.scene = scene;
      this.marked = marks(move.before, scene.seen);
    });
    if (scene.sound) play(scene.sound);
    this.timer = window.setTimeout(() => this.act(rest, move, run), this.pause());
  }

  private pause(): number {
    const pace = PACES[settings.pace] || PACES.fast; // "show again" is to be seen, even by those who want all at once
    return this.waiting.length > CATCH_UP ? pace / 3 : pace;
  }
}

/** What a seat sees at this moment of a move: its own things as they are now, all else as it was then; nothing can be done. */
export function seenIn({ seen }: Scene, now: AnyView): AnyView {
  const here = { seat: now.seat, waiting: [] };
  if (seen.game === "rummy" && now.game === "rummy") return { ...seen, ...here, rack: now.rack, discard: now.discard };
  if (seen.game === "finito" && now.game === "finito") return { ...seen, ...here, choice: now.choice, targets: [] };
  return { ...seen, ...here };
}
