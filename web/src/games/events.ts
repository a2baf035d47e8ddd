import type { Sound } from "../sound";
import { t } from "../texts.svelte";
import { PRINTED } from "./finito/squares";
import type { AnyView, ComplettoView, FinitoView, RummyView } from "./props";
import { tileName } from "./rummy/tiles";

export interface Happened {
  text: string;
  sound?: Sound;
}

/** What happened between two views, in sentences. */
export function events(before: AnyView, after: AnyView, names: string[]): Happened[] {
  if (after.round !== before.round) return [{ text: t("event-new-round", { round: after.round }), sound: "chime" }];
  const found: Happened[] = [];
  if (before.game === "completto" && after.game === "completto") found.push(...completto(before, after, names));
  if (before.game === "rummy" && after.game === "rummy") found.push(...rummy(before, after, names));
  if (before.game === "finito" && after.game === "finito") found.push(...finito(before, after, names));
  if (after.round_over && !before.round_over) found.push({ text: t("event-round-over"), sound: "end" });
  return found;
}

function completto(before: ComplettoView, after: ComplettoView, names: string[]): Happened[] {
  const found: Happened[] = [];
  for (const [seat, row] of after.rows.entries()) {
    const name = names[seat] ?? "";
    const old = before.rows[seat] ?? [];
    const laid = row.find((open) => open && !old.includes(open));
    if (laid) found.push({ text: t("event-laid", { name, number: laid, place: row.indexOf(laid) + 1 }), sound: "set" });
    else if (row.length === old.length && row.some((open, at) => open !== old[at])) found.push({ text: t("event-shifted", { name }), sound: "set" });
  }
  const mover = names[before.turn] ?? "";
  if (after.drawn && !before.drawn) found.push({ text: t("event-drew", { name: mover, number: after.drawn }), sound: "turn" });
  const up = after.face_up.find((tile) => !before.face_up.includes(tile));
  if (up) found.push({ text: t("event-no-fit", { name: mover, number: up }), sound: "no" });
  if (after.extra_turn && after.turn === before.turn && found.some((one) => one.sound === "set")) {
    found.push({ text: t("event-extra", { name: mover }), sound: "chime" });
  }
  if (after.turn !== before.turn && !after.round_over) found.push({ text: t("event-turn", { name: names[after.turn] ?? "" }) });
  return found;
}

function rummy(before: RummyView, after: RummyView, names: string[]): Happened[] {
  const found: Happened[] = [];
  const name = names[before.turn] ?? "";
  const laid = after.table.flat().length - before.table.flat().length;
  const gained = (after.rack_sizes[before.turn] ?? 0) - (before.rack_sizes[before.turn] ?? 0);
  const stack = after.discards[before.turn] ?? [];
  if (laid > 0) found.push({ text: t("event-laid-tiles", { name, count: laid }), sound: "set" });
  else if (gained > 0) found.push({ text: t("event-drew-tiles", { name, count: gained }), sound: "turn" });
  else if (stack.length > (before.discards[before.turn]?.length ?? 0)) {
    found.push({ text: t("event-discarded", { name, tile: tileName(stack.at(-1) ?? "*") }), sound: "set" });
  } else if (after.turn !== before.turn) found.push({ text: t("event-passed", { name }) });
  if (after.turn !== before.turn && !after.round_over) found.push({ text: t("event-turn", { name: names[after.turn] ?? "" }) });
  return found;
}

function finito(before: FinitoView, after: FinitoView, names: string[]): Happened[] {
  const found: Happened[] = [];
  if (after.rolls === before.rolls && !after.round_over) {
    for (const [seat, chosen] of after.chosen.entries()) {
      if (chosen && !before.chosen[seat] && seat !== after.seat) found.push({ text: t("event-chose", { name: names[seat] ?? "" }) });
    }
    return found;
  }
  for (const [seat, board] of after.boards.entries()) {
    const old = before.boards[seat] ?? [];
    const square = board.findIndex((counter, at) => counter && old[at] !== counter);
    const name = names[seat] ?? "";
    if (square >= 0) found.push({ text: t("event-placed", { name, number: board[square] ?? 0, printed: PRINTED[square] ?? 0 }), sound: "set" });
    else found.push({ text: t("event-stayed", { name }) });
  }
  if (!after.round_over) found.push({ text: t("event-rolled", { number: after.roll }), sound: "roll" });
  return found;
}
