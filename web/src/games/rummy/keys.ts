import { tick } from "svelte";

import { announce } from "../../announce.svelte";
import { travelling } from "../../motion/travel";
import { t } from "../../texts.svelte";
import { tileName } from "./tiles";
import type { Turn } from "./turn.svelte";

/** What the keys do at a Rummy table, besides what they do at every table. */
export function shortcut(event: KeyboardEvent, turn: Turn): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || event.altKey || target.matches("input, select, textarea")) return;
  const { lying, hand } = turn;
  const { pool_size: pool, drawn } = turn.given.view;
  const key = event.key.toLowerCase();
  if (event.shiftKey && (key === "arrowleft" || key === "arrowright")) void nudge(turn, target, key === "arrowright" ? 1 : -1);
  else if (key === "z" && (event.ctrlKey || event.metaKey) && lying.touched) turn.change(() => lying.takeBack());
  else if (event.ctrlKey || event.metaKey) return;
  else if (key === "f" && turn.finished) turn.act(lying.draft);
  else if (key === "d" && turn.acting && !lying.touched && pool && !drawn) turn.draw();
  else if (key === "n") hand.putHeld("new");
  else if (key === "s" && turn.tail.length) turn.split();
}

/** Move the focused tile along the rack, by one place. */
async function nudge({ lying }: Turn, focused: HTMLElement, by: 1 | -1): Promise<void> {
  const { tile: id } = focused.dataset;
  const was = id ? lying.find(id) : null;
  const place = was?.zone === "rack" ? was.at + by : -1;
  const piece = was?.zone === "rack" ? lying.rack[was.at] : undefined;
  if (!piece || place < 0 || place >= lying.rack.length) return;
  travelling(() => lying.toRack(piece.id, by > 0 ? place + 1 : place));
  announce(t("rack-place", { tile: tileName(piece.tile), place: place + 1, places: lying.rack.length }));
  await tick();
  document.querySelector<HTMLElement>(`[data-tile="${piece.id}"]`)?.focus();
}
