import type { Completto } from "../../messages.gen";
import { t } from "../../texts.svelte";
import { roundOver } from "../props";

interface Hands {
  holding: string | null;
  inHand: number;
}

/** One sentence that says what is to be done now, or who does it. */
export function prompt(view: Completto.View, seat: number | null, names: string[], { holding, inHand }: Hands): string {
  if (roundOver(view)) return t("round-is-over");
  if (!view.waiting.length) return "";
  if (seat === null || !view.waiting.includes(seat)) {
    return t("waiting-for", { names: view.waiting.map((one) => names[one] ?? "").join(", ") });
  }
  if (view.turned[seat]) return t("completto-push", { number: inHand, left: view.to_push[seat] ?? 0 });
  if (inHand) return t("completto-lay", { number: inHand });
  if (holding?.startsWith("down:")) return t("completto-shift");
  if (holding) return t("completto-take", { number: Number(holding.slice(5)) });
  return t(view.extra_turn ? "completto-extra" : "completto-turn");
}
