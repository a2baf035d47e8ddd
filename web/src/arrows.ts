const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const SPOT = "[data-spot]:not(:disabled)";

const REACHABLE = `${SPOT}, .bar button:not(:disabled)`;

/**
 * Arrow keys go to the nearest spot in their direction; the tab key stops once in every zone; and
 * the focus stays where the hand was, even if what had it is gone after a move.
 */
export function arrows(root: HTMLElement): () => void {
  const spots = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(SPOT)];

  let held: { element: HTMLElement; zone: Element | null; at: Point } | null = null; // where the focus is, or was at last

  function follow(): void {
    tidy();
    const here = document.activeElement;
    if (here instanceof HTMLElement && root.contains(here) && isThere(here)) {
      held = { element: here, zone: here.closest("[data-zone]"), at: centre(here) };
    } else if (here && here !== document.body && !root.contains(here)) held = null; // it went elsewhere by itself
    else if (held) keepNear(held);
  }

  /** What had the focus is gone: the nearest spot gets it, in the same part of the table if there is one. */
  function keepNear({ element, zone, at }: NonNullable<typeof held>): void {
    if (isThere(element) && element.matches(REACHABLE)) return element.focus();
    const own = zone?.isConnected ? [...zone.querySelectorAll<HTMLElement>(SPOT)].filter(isThere) : [];
    const reachable = own.length ? own : [...root.querySelectorAll<HTMLElement>(REACHABLE)].filter(isThere);
    const far = (one: HTMLElement): number => Math.hypot(centre(one).x - at.x, centre(one).y - at.y);
    reachable.sort((one, other) => far(one) - far(other))[0]?.focus({ preventScroll: true });
  }

  function tidy(): void {
    for (const zone of root.querySelectorAll<HTMLElement>("[data-zone]")) {
      const own = [...zone.querySelectorAll<HTMLElement>(SPOT)];
      const stop = own.find((spot) => spot === document.activeElement) ?? own.find((spot) => spot.tabIndex === 0) ?? own[0];
      for (const spot of own) {
        const index = spot === stop ? 0 : -1;
        if (spot.tabIndex !== index) spot.tabIndex = index;
      }
    }
  }

  function move(event: KeyboardEvent): void {
    const here = document.activeElement;
    if (!(here instanceof HTMLElement) || !here.matches(SPOT) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const towards = DIRECTIONS[event.key];
    const next = towards ? nearest(here, spots(), towards) : edge(here, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  const watcher = new MutationObserver(follow);
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "class"] });
  root.addEventListener("keydown", move);
  root.addEventListener("focusin", follow);
  tidy();
  return () => {
    watcher.disconnect();
    root.removeEventListener("keydown", move);
    root.removeEventListener("focusin", follow);
  };
}

/** The first or last spot of the zone, for Home and End. */
function edge(here: HTMLElement, key: string): HTMLElement | undefined {
  if (key !== "Home" && key !== "End") return undefined;
  const own = [...(here.closest("[data-zone]")?.querySelectorAll<HTMLElement>(SPOT) ?? [])];
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
