import { tick } from "svelte";

import { calm } from "../settings.svelte";

const LONGEST = 250;
const CURVE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/** Tiles travel where they went: what is marked `data-tile` glides from its old place to its new one. */
export function travelling(change: () => void): void {
  if (calm.matches || document.visibilityState === "hidden") {
    change();
    return;
  }
  const before = places();
  change();
  void tick().then(() => glide(before));
}

function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-tile]")) {
    const name = element.dataset.tile;
    if (name) found.set(name, element.getBoundingClientRect());
  }
  const dragged = document.querySelector<HTMLElement>(".ghost");
  if (dragged) found.set(dragged.dataset.of ?? "", dragged.getBoundingClientRect());
  for (const element of document.querySelectorAll<HTMLElement>("[data-source]")) {
    found.set(`from ${element.dataset.source ?? ""}`, element.getBoundingClientRect());
  }
  return found;
}

function glide(before: Map<string, DOMRect>): void {
  const moves: [HTMLElement, DOMRect, DOMRect][] = [];
  for (const element of document.querySelectorAll<HTMLElement>("[data-tile]")) {
    const old = before.get(element.dataset.tile ?? "") ?? before.get(`from ${element.dataset.from ?? ""}`);
    const now = element.getBoundingClientRect();
    if (old && (Math.abs(old.left - now.left) > 1 || Math.abs(old.top - now.top) > 1)) {
      moves.push([element, old, now]);
    }
  }
  for (const [element, old, now] of moves) {
    const scale = now.width ? old.width / now.width : 1;
    const x = old.left + old.width / 2 - now.left - now.width / 2;
    const y = old.top + old.height / 2 - now.top - now.height / 2;
    const timing = { duration: LONGEST, easing: CURVE };
    const [above, home] = [{ zIndex: 5 }, element.closest("[data-goal]")];
    element.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})`, ...above }, { transform: "none", ...above }], timing);
    home?.animate([above, above], timing); // a set is painted by itself: it comes along
  }
}
