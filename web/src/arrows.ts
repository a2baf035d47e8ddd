const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const SPOT = "[data-spot]:not(:disabled)";

const REACHABLE = `${SPOT}, .bar button:not(:disabled)`;

/** Where the focus is, or was at last. */
interface Held {
  element: HTMLElement;
  zone: Element | null;
  at: Point;
}

/**
 * Arrow keys go to the nearest spot in their direction; the tab key stops once in every zone; and
 * the focus stays where the hand was, even if what had it is gone after a move.
 */
export function arrows(root: HTMLElement): () => void {
  let held: Held | null = null;

  function follow(): void {
    tidy(root);
    const here = document.activeElement;
    if (here instanceof HTMLElement && root.contains(here) && isThere(here)) {
      held = { element: here, zone: here.closest("[data-zone]"), at: centre(here) };
    } else if (here && here !== document.body && !root.contains(here)) held = null; // it went elsewhere by itself
    else if (held) keepNear(root, held);
  }

  const move = (event: KeyboardEvent): void => go(root, event);
  const watcher = new MutationObserver(follow);
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "class"] });
  root.addEventListener("keydown", move);
  root.addEventListener("focusin", follow);
  tidy(root);
  return () => {
    watcher.disconnect();
    root.removeEventListener("keydown", move);
    root.removeEventListener("focusin", follow);
  };
}

const all = (root: Element, which: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(which)];

/** What had the focus is gone: the nearest spot gets it, in the same part of the table if there is one. */
function keepNear(root: HTMLElement, { element, zone, at }: Held): void {
  if (isThere(element) && element.matches(REACHABLE)) return element.focus();
  const own = zone?.isConnected ? all(zone, SPOT).filter(isThere) : [];
  const reachable = own.length ? own : all(root, REACHABLE).filter(isThere);
  const far = (one: HTMLElement): number => Math.hypot(centre(one).x - at.x, centre(one).y - at.y);
  reachable.sort((one, other) => far(one) - far(other))[0]?.focus({ preventScroll: true });
}

/** The tab key stops at one spot of every zone: where the focus is, or was when it left. */
function tidy(root: HTMLElement): void {
  for (const zone of all(root, "[data-zone]")) {
    const own = all(zone, SPOT);
    const stop = own.find((spot) => spot === document.activeElement) ?? own.find((spot) => spot.tabIndex === 0) ?? own[0];
    for (const spot of own) {
      const index = spot === stop ? 0 : -1;
      if (spot.tabIndex !== index) spot.tabIndex = index;
    }
  }
}

/** Follow a key from the spot that has the focus, if it leads anywhere. */
function go(root: HTMLElement, event: KeyboardEvent): void {
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !here.matches(SPOT) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const towards = DIRECTIONS[event.key];
  const next = towards ? nearest(here, all(root, SPOT), towards) : edge(here, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The first or last spot of the zone, for Home and End. */
function edge(here: HTMLElement, key: string): HTMLElement | undefined {
  if (key !== "Home" && key !== "End") return undefined;
  const zone = here.closest("[data-zone]");
  const own = zone ? all(zone, SPOT) : [];
  return key === "Home" ? own[0] : own.at(-1);
}

/** The spot that lies nearest in a direction; what is off to the side counts three times as far. */
export function nearest(here: HTMLElement, spots: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const from = centre(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const spot of spots) {
    if (spot === here) continue;
    const to = centre(spot);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (along < 4 || aside > along * 4) continue;
    if (along + 3 * aside < least) {
      least = along + 3 * aside;
      best = spot;
    }
  }
  return best;
}

/** Whether it can be seen and used. */
function isThere(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled") && element.checkVisibility({ visibilityProperty: true });
}

interface Point {
  x: number;
  y: number;
}

function centre(element: HTMLElement): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
