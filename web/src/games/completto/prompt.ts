import type { Completto } from "../../messages.gen";
import type { ComplettoView } from "../props";
import { listed, t } from "../../texts.svelte";

interface Hands {
  holding: string | null;
  /** The number in hand, the way it is held; 0 if none is. */
  number: number;
}

/** One sentence that says what is to be done now, or who does it. */
export function prompt(view: ComplettoView, seat: number | null, names: string[], { holding, number }: Hands): string {
  if (view.round_over) return t("round-is-over");
  if (!view.waiting.length) return "";
  if (seat === null || !view.waiting.includes(seat)) {
    return t("waiting-for", { names: listed(view.waiting.map((one) => names[one] ?? "")) });
  }
  if (view.turned[seat]) return t("completto-push", { number, left: view.to_push[seat] ?? 0 });
  if (holding?.startsWith("down:")) return t("completto-shift");
  if (holding && !view.drawn) return t("completto-take", { number });
  if (number) return t("completto-lay", { number });
  if (view.extra_turn) return t("completto-extra");
  return t(view.face_up.some((tile) => tile in view.fits) || !view.pile_size ? "completto-turn" : "completto-turn-draw");
}

/** A move in a sentence: as a hint, or as nothing but a move. */
export function hintText(action: Completto.Action, as: "hint" | "move" = "hint"): string {
  switch (action.type) {
    case "draw":
      return t(`completto-${as}-draw`);
    case "shift":
      return t(`completto-${as}-shift`, { place: action.slot + 1, goal: action.to + 1 });
    case "take":
      return t(`completto-${as}-take`, { number: action.reading, place: action.slot + 1 });
    case "lay":
    case "push":
      return t(`completto-${as}-lay`, { number: action.reading, place: action.slot + 1 });
    default:
      return "";
  }
}
