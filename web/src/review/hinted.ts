import type { AnyView } from "../games/props";
import { laidInSets } from "../games/rummy/prompt";
import { tileName } from "../games/rummy/tiles";
import type { Completto, Finito, Hinted, Rummy } from "../messages.gen";
import { t } from "../texts.svelte";

/** Where to look, for a decision that is made once more: less than the whole move. */
export function hintText(view: AnyView, hint: Hinted["hint"]): string {
  if (hint.game === "rummy") return rummyText(view.game === "rummy" ? view.table : [], hint.action);
  return t(`review-hint-${hint.action.type}`, { number: numberOf(hint.action) });
}

function rummyText(table: Rummy.Lay["table"], action: Rummy.Action): string {
  if (action.type === "draw") return t("review-hint-draw-rummy");
  if (action.type === "discard") return t("review-hint-discard", { number: tileName(action.tile) });
  if (action.type === "pass") return t("review-hint-pass");
  const laid = laidInSets(table, action.table).flat();
  const tile = laid.find((one) => one !== "*") ?? "*"; // a joker goes anywhere
  return t("review-hint-lay-rummy", { count: laid.length, tile: tileName(tile) });
}

function numberOf(action: Completto.Action | Finito.Action): number {
  return "counter" in action ? action.counter : "tile" in action ? action.tile : 0;
}
