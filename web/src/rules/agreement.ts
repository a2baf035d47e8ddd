import { OPTIONS } from "../messages.gen";
import { optionKey, valueText, type Values } from "../parts/options";
import { t } from "../texts.svelte";
import type { GameName } from "../words";

export interface Agreed {
  label: string;
  value: string;
}

// Told at every table, agreed otherwise or not: how long it goes on, how much time there is, and Finito's open question.
const ALWAYS = ["rounds", "target", "turn_seconds", "decision_seconds", "must_move"];

/** What a table has agreed on: what differs from the rulebook, and what everybody wants to know. */
export function agreementOf(game: GameName, options: Values, hints: boolean, names: readonly string[] = []): Agreed[] {
  const told = Object.entries(OPTIONS[game]).filter(([name, { default: usual }]) => ALWAYS.includes(name) || options[name] !== usual);
  const lines = told.map(([name]) => ({ label: t(optionKey(game, name)), value: valueText(game, name, options[name] ?? null, names) }));
  return [...lines, { label: t("hints"), value: t(hints ? "yes" : "no") }];
}
