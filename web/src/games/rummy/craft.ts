import type { Craft } from "../../hand.svelte";
import type { Arrangement } from "./arrangement.svelte";
import { tileName } from "./tiles";
import type { Turn } from "./turn.svelte";

/** The pieces that a thing in hand is made of: a whole set, or some pieces. */
export function ids(lying: Arrangement, thing: string): string[] {
  const [kind, rest = ""] = thing.split(":");
  return kind === "set" ? (lying.sets[Number(rest)] ?? []).map((piece) => piece.id) : rest.split(",");
}

/** Whether all of a thing is on the own rack. */
export function fromRack(lying: Arrangement, pieces: readonly string[]): boolean {
  return pieces.every((id) => lying.find(id)?.zone === "rack");
}

/** Whether a piece still lies beside the table: a discard, or the open tile. */
function liesBeside(lying: Arrangement, id: string): boolean {
  const zone = lying.find(id)?.zone;
  return zone === "discard" || zone === "open";
}

/** What hands can do at a Rummy table. */
export function craft(turn: Turn): Craft {
  const { lying } = turn;
  return {
    may: (thing) => (fromRack(lying, ids(lying, thing)) ? !turn.given.covered : turn.laying),
    fits: (thing, place) => fits(turn, ids(lying, thing), place),
    put: (thing, place, side) => put(turn, ids(lying, thing), place, side.after),
    gather: (held, thing, dragging) => gathered(lying, held, thing, dragging),
    refuse: (thing, place) => refuse(turn, ids(lying, thing), place),
  };
}

function fits(turn: Turn, pieces: string[], place: string): boolean {
  const { lying, laying } = turn;
  const [zone, set] = place.split(":");
  if (zone === "rack") return fromRack(lying, pieces) ? turn.hand.dragging : laying && pieces.every((id) => lying.isOwn(id) && !liesBeside(lying, id));
  if (zone === "stack") return laying && mayDiscard(turn) && pieces.length === 1 && fromRack(lying, pieces);
  if (!laying) return false;
  const whole = lying.sets[Number(set)]?.length === pieces.length;
  return zone === "new" || !(whole && pieces.every((id) => setOf(lying, id) === Number(set)));
}

function mayDiscard(turn: Turn): boolean {
  const { options, must_draw_first: drawFirst } = turn.given.view;
  return Boolean(options.draw_and_discard) && !turn.keepsLast && !turn.lying.touched && !drawFirst;
}

function setOf(lying: Arrangement, id: string): number {
  const found = lying.find(id);
  return found?.zone === "set" ? found.set : -1;
}

function refuse(turn: Turn, pieces: string[], place: string): void {
  const { lying, given } = turn;
  if (fromRack(lying, pieces)) {
    if (!turn.laying && !place.startsWith("rack")) given.session.complain(turn.acting ? "rummy.draw_first" : "hand.not_your_turn");
  } else if (place.startsWith("rack")) {
    const stay = pieces.filter((id) => !lying.isOwn(id)).map((id) => lying.tile(id));
    if (stay.length) given.session.complain("hand.stays_on_table", { tiles: stay.map(tileName).join(", ") });
    else given.session.complain("hand.never_on_rack");
  }
}

/** Clicking one tile after another that can be laid picks them all up; dragging one of them drags all. */
function gathered(lying: Arrangement, held: string, thing: string, dragging: boolean): string | null {
  const [before, one] = [ids(lying, held), ids(lying, thing)];
  if (dragging) return one.every((id) => before.includes(id)) ? held : thing;
  const loose = (id: string): boolean => lying.find(id)?.zone === "rack" || liesBeside(lying, id);
  if (![...before, ...one].every(loose)) return thing;
  const next = one.every((id) => before.includes(id)) ? before.filter((id) => !one.includes(id)) : [...before, ...one];
  return next.length ? `pieces:${next.join(",")}` : null;
}

function put(turn: Turn, pieces: string[], place: string, after: boolean): void {
  const { lying } = turn;
  const [zone, first = "0", second = "0"] = place.split(":");
  if (zone === "stack") {
    const piece = lying.rack.find(({ id }) => id === pieces[0]);
    if (piece) turn.act({ type: "discard", tile: piece.tile });
    return;
  }
  turn.change(() => {
    if (zone === "rack") for (const [at, id] of pieces.entries()) lying.toRack(id, Number(first) + at + Number(after));
    else if (zone === "new") lying.toNewSet(pieces);
    else lying.toSet(pieces, Number(first), Number(second) + Number(after));
  });
}
