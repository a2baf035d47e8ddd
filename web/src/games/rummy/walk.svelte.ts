import type { Rummy } from "../../messages.gen";
import { t } from "../../texts.svelte";
import type { Arrangement, Extra } from "./arrangement.svelte";
import { tileName } from "./tiles";

const SPOKEN = 4; // tiles that are named one by one; of a longer set the first and the last

/** A set, or a part of one, in words. */
export function spoken(tiles: readonly string[]): string {
  if (tiles.length <= SPOKEN) return tiles.map(tileName).join(", ");
  return `${tileName(tiles[0] ?? "")} … ${tileName(tiles.at(-1) ?? "")}`;
}

/** A step in words. */
export function stepText({ do: verb, tiles, set = [], gives = [] }: Rummy.Stage["step"]): string {
  return t(`step-${verb}`, { tiles: spoken(verb === "new" ? gives : tiles), set: spoken(set) });
}

/** A step of somebody's in words. */
export function stepTold({ do: verb, tiles, set = [], gives = [] }: Rummy.Stage["step"], name: string): string {
  return t(`told-${verb}`, { name, tiles: spoken(verb === "new" ? gives : tiles), set: spoken(set) });
}

/** The tiles of a set without those of another: what a step has brought. */
function lacking(tiles: readonly string[], before: readonly string[]): boolean[] {
  const left = [...before];
  return tiles.map((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A play that is shown step by step on an arrangement; tiles in hand lie behind the table. */
export class Walk {
  done = $state(0);

  constructor(
    readonly stages: readonly Rummy.Stage[],
    private readonly lying: Arrangement,
    private readonly extra: Extra = {},
  ) {}

  /** Whether all steps are done. */
  get ready(): boolean {
    return this.done === this.stages.length;
  }

  get stage(): Rummy.Stage | undefined {
    return this.stages[this.done - 1];
  }

  /** Which of the sets holds what is in hand; -1 if nothing is. */
  get hand(): number {
    return this.stage?.hand.length ? this.stage.table.length : -1;
  }

  forward(): void {
    const next = this.stages[this.done];
    if (!next) return;
    this.lying.adopt(next.hand.length ? [...next.table, next.hand] : next.table, this.extra);
    this.done += 1;
  }

  /** All steps that are left, at once; back they go one by one. */
  finish(): void {
    while (!this.ready) this.forward();
  }

  back(): void {
    if (!this.done) return;
    this.lying.takeBack();
    this.done -= 1;
  }

  /** Whether the last step brought this tile to where it lies. */
  moved(set: number, at: number): boolean {
    const { stage } = this;
    if (!stage) return false;
    const before = this.stages[this.done - 2];
    const { step, table, hand } = stage;
    if (set === this.hand) return lacking(hand, before?.hand ?? [])[at] ?? false;
    if (step.do === "take" || JSON.stringify(table[set]) !== JSON.stringify(step.gives)) return false;
    return lacking(step.gives ?? [], step.set ?? [])[at] ?? false;
  }
}
