import { tick } from "svelte";

import { calm, settings } from "../settings.svelte";
import { play } from "../sound";

const EACH = 45; // milliseconds between two tiles
const LONGEST = 900; // until the last one begins, however many they are
const FLIGHT = 320;
const CURVE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

let due = false; // a round has begun before its table was there

/** A round begins: its tiles are dealt, now or as soon as the table is there. */
export function deal(): void {
  if (calm.matches || settings.pace === "once" || document.visibilityState === "hidden") return;
  const table = document.querySelector<HTMLElement>("[data-table]");
  if (table) void tick().then(() => fly(table));
  else due = true;
}

/** For a table: deal, if that is due. */
export function dealing(table: HTMLElement): void {
  if (!due) return;
  due = false;
  void tick().then(() => requestAnimationFrame(() => fly(table)));
}

/** Every tile comes from the pile, one after the other. */
function fly(table: HTMLElement): void {
  const source = table.querySelector("[data-source=pool], [data-source=pile], [data-source=bag]")?.getBoundingClientRect();
  const tiles = [...table.querySelectorAll<HTMLElement>(".own .tile, .counters .tile")].filter((tile) => !tile.closest("[data-source]"));
  const flights = tiles.map((tile) => ({ tile, box: tile.getBoundingClientRect() })); // look at all before anything moves
  if (!source || !flights.length) return;
  const each = Math.min(EACH, LONGEST / flights.length);
  const flying = flights.map(({ tile, box }, at) => {
    const [x, y] = [source.left + source.width / 2 - box.left - box.width / 2, source.top + source.height / 2 - box.top - box.height / 2];
    const from = { transform: `translate(${x}px, ${y}px) rotate(${at % 2 ? 14 : -14}deg)`, opacity: 0 };
    const soon = { opacity: 1, offset: 0.15 };
    return tile.animate([from, soon, { transform: "none", opacity: 1 }], { duration: FLIGHT, delay: at * each, easing: CURVE, fill: "backwards" });
  });
  table.setAttribute("data-dealing", ""); // they are seen outside of the box where they will lie
  void Promise.allSettled(flying.map((flight) => flight.finished)).then(() => table.removeAttribute("data-dealing"));
  play("deal");
}
