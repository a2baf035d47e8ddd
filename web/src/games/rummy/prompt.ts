import type { Rummy } from "../../messages.gen";
import { t } from "../../texts.svelte";
import { pointsToOpen } from "./set";
import { tileName } from "./tiles";
import type { Turn } from "./turn.svelte";
import { spoken } from "./walk.svelte";

const NAMED = 6; // tiles that are named one by one; more are counted

/** What is to be done now. */
export function promptText(turn: Turn): string {
  const { view, names, scene, puzzle } = turn.given;
  if (scene) return scene.text;
  if (turn.walk) return "";
  if (turn.over) return t(puzzle ? "puzzle-is-solved" : "round-is-over");
  if (!view.waiting.length) return "";
  if (!turn.acting) return t("waiting-for", { names: names[view.turn] ?? "" });
  if (turn.hand.held) return t(turn.hand.accepts("stack") ? "rummy-put-or-stack" : "rummy-put");
  if (puzzle && !turn.finished) return puzzleText(turn);
  if (turn.lying.touched) return t(turn.finished ? "rummy-may-finish" : "rummy-arranging");
  if (view.must_draw_first) return t("rummy-draw-first");
  return untouchedText(turn);
}

function puzzleText(turn: Turn): string {
  if (turn.legal) return t("puzzle-tiles-left");
  return t(turn.lying.touched ? "rummy-arranging" : "puzzle-lay-all");
}

function untouchedText(turn: Turn): string {
  const { options, pool_size: pool } = turn.given.view;
  const points = turn.opened ? 0 : pointsToOpen(options);
  if (options.draw_and_discard && !turn.keepsLast) return points ? t("rummy-open-or-discard", { points }) : t("rummy-lay-or-discard");
  if (!pool) return t("rummy-lay-or-pass");
  return points ? t("rummy-open-or-draw", { points }) : t("rummy-lay-or-draw");
}

/** What a good player would do, in words. */
export function adviceText(turn: Turn): string {
  if (!turn.advice) return "";
  const { action, kept } = turn.advice;
  const back = turn.lying.touched;
  if (action.type === "discard") return t(back ? "rummy-hint-discard-back" : "rummy-hint-discard", { tile: tileName(action.tile) });
  if (action.type === "pass") return t(back ? "rummy-hint-pass-back" : "rummy-hint-pass");
  if (action.type !== "lay") return t(back ? "rummy-hint-draw-back" : kept ? "rummy-hint-wait" : "rummy-hint-draw");
  if (turn.given.puzzle) return t("rummy-hint-puzzle", { sets: changed(turn.given.view.table, action.table) });
  const laid = laidInSets(turn.given.view.table, action.table);
  const count = laid.flat().length;
  if (count > NAMED) return t("rummy-hint-lay-many", { count });
  return t("rummy-hint-lay", { tiles: laid.map(spoken).join("; ") });
}

/** The tiles that come from the rack, those of each set together. */
export function laidInSets(before: Rummy.Lay["table"], after: Rummy.Lay["table"]): string[][] {
  const there = new Set(before.map(String));
  const known = before.flat();
  const isNew = (tile: string): boolean => {
    const at = known.indexOf(tile);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  };
  const unchanged = after.filter((tiles) => there.has(String(tiles)));
  const changed = after.filter((tiles) => !there.has(String(tiles)));
  return [...unchanged, ...changed].map((tiles) => tiles.filter(isNew)).filter((tiles) => tiles.length);
}

/** How many sets of the table are not there any more. */
function changed(before: Rummy.Lay["table"], after: Rummy.Lay["table"]): number {
  const left = after.map(String);
  return before.filter((tiles) => {
    const at = left.indexOf(String(tiles));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}
