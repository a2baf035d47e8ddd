import { t } from "../texts.svelte";
import type { AnyView, ComplettoView, RummyView } from "./props";

/** How it came about who begins: in Rummy what everybody drew, tie by tie (R3), and the reason in words. */
export interface Beginning {
  draws: readonly (readonly (string | null)[])[];
  text: string;
}

/** Who begins the round, and why; in Completto and Finito there is nothing to say of it once it is under way. */
export function beginning(view: AnyView, names: readonly string[]): Beginning | null {
  if (view.game === "rummy") return drawn(view, names);
  if (view.game === "completto") return named(view, names);
  return view.rolls === 1 ? { draws: [], text: t("begins-together") } : null;
}

const DEALT = 14; // tiles on every rack when a round of Rummy begins (R4)

const height = (tile: string | null | undefined): number => (tile === "*" ? 14 : tile ? Number(tile.slice(1)) : 0);

/** Whether somebody has moved in this round. */
export function underWay(view: AnyView): boolean {
  if (view.game !== "rummy") return beginning(view, []) === null;
  return view.drawn || view.table.length > 0 || view.discards.flat().length > 0 || view.rack_sizes.some((size) => size !== DEALT);
}

function drawn(view: RummyView, names: readonly string[]): Beginning {
  const last = view.starting_draws.at(-1) ?? [];
  const first = last.reduce((best, tile, seat) => (height(tile) > height(last[best]) ? seat : best), 0);
  return { draws: view.starting_draws, text: t("begins-highest", { name: names[first] ?? "" }) };
}

function named(view: ComplettoView, names: readonly string[]): Beginning | null {
  if (!view.to_push.some(Boolean)) return null; // after the preparation it is somebody's turn, and that is told
  const why = view.round > 1 ? "neighbour" : (view.options.starter ?? null) === null ? "lot" : "named";
  return { draws: [], text: t(`begins-${why}`, { name: names[view.turn] ?? "" }) };
}
