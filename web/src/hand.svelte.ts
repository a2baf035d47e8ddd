import { tick } from "svelte";

import { EdgeScroll } from "./edge";
import { Carry } from "./motion/carry";
import { play } from "./sound";

const SLACK = 6; // pixels that a pointer may wander before a click becomes a drag
const REST = 200; // milliseconds that a finger rests on a thing in a box that scrolls, to take it along

export interface Side {
  /** On which side of the place's middle the pointer let go. */
  after: boolean;
}

/** What a hand can do at this table. */
export interface Craft {
  /** Whether this thing may be picked up now. */
  may: (thing: string) => boolean;
  /** Whether the thing in hand may be put there. */
  fits: (thing: string, place: string) => boolean;
  /** Put it there. */
  put: (thing: string, place: string, side: Side) => void;
  /** What lies in the hand by itself, when nothing else was picked up. */
  resting?: () => string | null;
  /** What is in hand when one more thing is picked up, by a click or to be dragged. */
  gather?: (held: string, thing: string, dragging: boolean) => string | null;
  /** A click where nothing can be picked up or put down. */
  other?: (key: string) => void;
  /** The thing in hand was put where it may not lie: say why not. */
  refuse?: (thing: string, place: string) => void;
}

interface Drag {
  thing: string;
  element: HTMLElement;
  pointer: number;
  x: number;
  y: number;
  ghost: HTMLElement | null;
  /** What moves the ghost. */
  carry: Carry | null;
  /** Where a swipe scrolls: until then a finger that moves means that, and takes nothing along. */
  resting: number;
}

/**
 * A hand over a table: picks up what is marked `data-pick`, puts it down on what is marked
 * `data-place`. Dragging, clicking and the Enter key all come down to these two. What a dragged
 * thing would be put on is marked `data-over`: the place, or the `data-goal` that it is a part of;
 * the place itself is marked `data-under`.
 */
export class Hand {
  private taken = $state<string | null>(null);
  dragging = $state(false);
  private drag: Drag | null = null;
  private over: HTMLElement | null = null;
  private under: HTMLElement | null = null;
  private dragged = false;
  private laid: string | null = null; // where something was put by the last click or drag: a second tap there asks for nothing
  private readonly edge = new EdgeScroll();

  constructor(private readonly craft: Craft) {}

  /** Listen on this element. */
  readonly attach = (root: HTMLElement): (() => void) => {
    const stop = new AbortController();
    const { signal } = stop;
    root.addEventListener("pointerdown", this.down, { signal });
    root.addEventListener("click", this.click, { signal });
    root.addEventListener("touchmove", this.keepStill, { signal, passive: false });
    root.addEventListener("keydown", this.key, { signal });
    root.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    window.addEventListener("pointermove", this.move, { signal });
    window.addEventListener("pointerup", this.up, { signal });
    window.addEventListener("pointercancel", this.cancel, { signal });
    return () => {
      stop.abort();
      this.cancel();
    };
  };

  /** Put back what is held. */
  readonly release = (): void => {
    this.taken = null;
    this.dragging = false;
    this.markOver(null);
  };

  /** What was picked up, as long as it may be: a move that was still under way may have taken it elsewhere. */
  get held(): string | null {
    return this.taken !== null && this.craft.may(this.taken) ? this.taken : null;
  }

  /** What is in the hand now. */
  get thing(): string | null {
    return this.held ?? this.craft.resting?.() ?? null;
  }

  accepts(place: string): boolean {
    return this.thing !== null && this.craft.fits(this.thing, place);
  }

  /** Put what is held there, if it may lie there. */
  putHeld(place: string): void {
    if (this.held !== null && this.accepts(place)) this.putDown(this.held, place, { after: false });
  }

  private readonly down = (event: PointerEvent): void => {
    this.dragged = false;
    const element = targetOf(event)?.closest<HTMLElement>("[data-pick]");
    const thing = element?.dataset.pick;
    if (this.drag) {
      if (!this.drag.ghost) this.cancel(); // a second finger: two mean the table, not a tile
      return;
    }
    if (!element || !thing || event.button !== 0 || !this.craft.may(thing)) return;
    const drag: Drag = { thing, element, pointer: event.pointerId, x: event.clientX, y: event.clientY, ghost: null, carry: null, resting: 0 };
    if (event.pointerType === "touch" && getComputedStyle(element).touchAction !== "none") {
      drag.resting = window.setTimeout(() => {
        drag.resting = 0;
        this.lift(drag);
      }, REST);
    }
    this.drag = drag;
  };

  /** What is dragged does not scroll the box that it lies in. */
  private readonly keepStill = (event: TouchEvent): void => {
    if (this.drag?.ghost && event.cancelable) event.preventDefault();
  };

  private lift(drag: Drag): HTMLElement {
    const { gather } = this.craft;
    this.taken = drag.thing = (this.held !== null && gather?.(this.held, drag.thing, true)) || drag.thing;
    this.dragging = true;
    drag.ghost = lifted(drag.element);
    drag.carry = new Carry(drag.ghost);
    play("lift");
    return drag.ghost;
  }

  private readonly move = (event: PointerEvent): void => {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.pointer) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK) return;
      if (drag.resting) return this.cancel();
      this.lift(drag);
    }
    if (!drag.ghost) return;
    // First look, then move: the other way round the browser has to lay out everything again at once.
    const over = under(event);
    const place = this.placeAt(over);
    this.edge.follow(event.clientX, event.clientY, over);
    drag.carry?.to(event.clientX - drag.x, event.clientY - drag.y);
    this.markOver(place?.closest<HTMLElement>("[data-goal]") ?? place, place);
  };

  private readonly up = (event: PointerEvent): void => {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.pointer) return;
    this.drag = null;
    clearTimeout(drag.resting);
    if (!drag.ghost) return;
    this.edge.stop();
    drag.carry?.stop();
    drag.element.removeAttribute("data-lifted");
    this.dragged = true;
    const over = under(event);
    const place = this.placeAt(over);
    if (place?.dataset.place) {
      const box = place.getBoundingClientRect();
      this.putDown(drag.thing, place.dataset.place, { after: event.clientX > box.left + box.width / 2 });
    } else {
      const wrong = over?.closest<HTMLElement>("[data-place]")?.dataset.place;
      this.release();
      if (wrong !== undefined) this.craft.refuse?.(drag.thing, wrong);
    }
    drag.ghost.remove(); // last: what was put down travels from where it was let go
  };

  private readonly cancel = (): void => {
    clearTimeout(this.drag?.resting);
    this.edge.stop();
    this.drag?.carry?.stop();
    this.drag?.element.removeAttribute("data-lifted");
    this.drag?.ghost?.remove();
    if (this.drag?.ghost) this.release();
    this.drag = null;
  };

  private readonly click = (event: MouseEvent): void => {
    if (this.dragged) {
      this.dragged = false;
      return;
    }
    const target = targetOf(event);
    if (!target) return;
    const place = target.closest<HTMLElement>("[data-place]")?.dataset.place;
    const thing = target.closest<HTMLElement>("[data-pick]")?.dataset.pick;
    if (thing === undefined && place === undefined && target.closest("button, a, input, select")) return;
    const inHand = this.thing;
    const again = place !== undefined && place === this.laid;
    this.laid = null;
    if (inHand !== null && place !== undefined && this.craft.fits(inHand, place)) {
      this.putDown(inHand, place, { after: false });
    } else if (thing !== undefined && thing !== this.held && this.craft.may(thing)) {
      const { gather } = this.craft;
      this.taken = this.held !== null && gather ? gather(this.held, thing, false) : thing;
    } else if (inHand !== null && place !== undefined && thing !== this.held) {
      this.release();
      if (!again) this.craft.refuse?.(inHand, place);
    } else if (this.held !== null) this.release();
    else if (!again && (thing ?? place)) this.craft.other?.(thing ?? place ?? "");
  };

  private readonly key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || this.held === null) return;
    event.stopPropagation();
    this.cancel();
    this.release();
  };

  /** Mark the goal under the pointer, and no other; by hand, since this happens in every frame. */
  private markOver(goal: HTMLElement | null, place: HTMLElement | null = null): void {
    if (goal !== this.over) {
      this.over?.removeAttribute("data-over");
      goal?.setAttribute("data-over", "");
      this.over = goal;
    }
    if (place === this.under) return;
    this.under?.removeAttribute("data-under");
    place?.setAttribute("data-under", "");
    this.under = place;
  }

  /** The innermost place around this that takes the thing in hand. */
  private placeAt(over: Element | null): HTMLElement | null {
    let place = over?.closest<HTMLElement>("[data-place]");
    while (place && !this.accepts(place.dataset.place ?? "")) place = place.parentElement?.closest<HTMLElement>("[data-place]");
    return place ?? null;
  }

  private putDown(thing: string, place: string, side: Side): void {
    const focused = document.activeElement instanceof HTMLElement && document.activeElement !== document.body;
    this.release();
    this.laid = place;
    this.craft.put(thing, place, side);
    if (focused) void tick().then(() => keepFocus(place, thing));
  }
}

/** What is under the pointer. */
function targetOf({ target }: Event): Element | null {
  return target instanceof Element ? target : null;
}

function under(event: PointerEvent): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY);
}

/** A copy of the element that follows the pointer, above everything. */
function lifted(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = document.importNode(element, true);
  ghost.removeAttribute("data-tile");
  ghost.dataset.of = element.dataset.tile ?? "";
  ghost.style.setProperty("--tile", getComputedStyle(element).getPropertyValue("--tile")); // as large as it lay
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "20",
    pointerEvents: "none",
    willChange: "transform", // a layer of its own: what lies below is not painted again
  });
  (element.closest("[data-table]") ?? document.body).append(ghost);
  element.setAttribute("data-lifted", ""); // the tile itself is taken along: where it lay is only its shade
  return ghost;
}

/** After a move by keys the focus stays where the hand was. */
function keepFocus(place: string, thing: string): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const find = (name: string, value: string): HTMLElement | null =>
    document.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(value)}"]:not(:disabled)`);
  (find("place", place) ?? find("pick", thing))?.focus(); // else the nearest spot gets it, see arrows.ts
}
