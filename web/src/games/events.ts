import type { LastMove } from "../messages.gen";
import type { Sound } from "../sound";
import { t } from "../texts.svelte";
import { PRINTED } from "./finito/squares";
import type { AnyView, ComplettoView, FinitoView, RummyView } from "./props";
import { tileName } from "./rummy/tiles";

const NAMED = 6; // tiles that are named one by one; more are counted

export interface Happened {
  text: string;
  sound?: Sound;
  /** Of use at the moment only: not written into the log. */
  passing?: boolean;
  /** Who is next: of no use where a move is looked at. */
  next?: boolean;
}

/** What happened between two views, in sentences; first, if it was the clock that did it. */
export function events(before: AnyView, after: AnyView, names: string[], last: LastMove | null): Happened[] {
  if (after.round !== before.round) return [{ text: t("event-new-round", { round: after.round }), sound: "chime" }];
  if (before.round_over) return [];
  const found: Happened[] = [];
  if (before.game === "completto" && after.game === "completto") found.push(...completto(before, after, names));
  if (before.game === "rummy" && after.game === "rummy") found.push(...rummy(before, after, names));
  if (before.game === "finito" && after.game === "finito") found.push(...finito(before, after, names));
  if (after.round_over) found.push({ text: t("event-round-over") });
  if (last?.late) found.unshift({ text: t("event-late", { name: names[last.seat] ?? "" }), sound: "no" });
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
  return [...found, ...nextTurn(before, after, names)];
}

function nextTurn(before: ComplettoView | RummyView, after: ComplettoView | RummyView, names: string[]): Happened[] {
  if (after.turn === before.turn || after.round_over) return [];
  return [{ text: t("event-turn", { name: names[after.turn] ?? "" }), passing: true, next: true }];
}

/** The tiles of one list that are not in the other. */
export function lacking(tiles: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return tiles.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function rummy(before: RummyView, after: RummyView, names: string[]): Happened[] {
  const found: Happened[] = [];
  const name = names[before.turn] ?? "";
  const laid = lacking(after.table.flat(), before.table.flat());
  const loose = lacking(before.table.flat(), after.table.flat());
  const gained = (after.rack_sizes[before.turn] ?? 0) - (before.rack_sizes[before.turn] ?? 0);
  const drawn = gained + laid.length - loose.length - (before.open_tile && !after.open_tile ? 1 : 0);
  const stack = after.discards[before.turn] ?? [];
  const discarded = stack.length > (before.discards[before.turn]?.length ?? 0);
  if (laid.length) found.push({ text: laidText(name, laid), sound: "set" });
  if (loose.length) found.push({ text: t("event-loose", { name, tiles: loose.map(tileName).join(", ") }) });
  if (discarded) found.push({ text: t("event-discarded", { name, tile: tileName(stack.at(-1) ?? "*") }), sound: "set" });
  else if (drawn > 0) found.push({ text: t("event-drew-tiles", { name, count: drawn }), sound: "turn" });
  else if (!laid.length && after.turn !== before.turn) found.push({ text: t("event-passed", { name }) });
  return [...found, ...nextTurn(before, after, names)];
}

function laidText(name: string, tiles: string[]): string {
  if (tiles.length > NAMED) return t("event-laid-tiles", { name, count: tiles.length });
  return t("event-laid-these", { name, tiles: tiles.map(tileName).join(", ") });
}

/** What somebody chose in Finito, as the move is written, once it is no secret any more. */
export function chosenText(action: string, name: string): string {
  const [counter, square] = action.split(">").map(Number);
  return square === undefined ? t("event-stayed", { name }) : t("event-placed", { name, number: counter ?? 0, printed: PRINTED[square] ?? 0 });
}

function finito(before: FinitoView, after: FinitoView, names: string[]): Happened[] {
  const found: Happened[] = [];
  if (after.rolls === before.rolls && !after.round_over) {
    for (const [seat, chosen] of after.chosen.entries()) {
      if (chosen && !before.chosen[seat]) found.push({ text: t("event-chose", { name: names[seat] ?? "" }), passing: true });
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
