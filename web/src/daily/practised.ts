import { noTile, writeSets } from "../games/rummy/position.svelte";
import { either, hasParts, isList, isNumber, isText, isThing, oneOf } from "../checks";
import { keep, kept } from "../kept";
import type { ComplettoPuzzle, FinitoPuzzle, Posed, RummyPuzzle } from "../messages.gen";
import { GAMES, type GameName } from "../words";
import { isTries, type Tries } from "./solving.svelte";

type Puzzle = Posed["puzzle"];

export const ANY = "any";
export const FITTING = 0;
export const LEVELS = [1, 2, 3, 4, 5] as const;

/** What somebody practises: what was wished for, and the puzzle that is not solved yet. */
export interface Practised {
  game: GameName | typeof ANY;
  level: (typeof LEVELS)[number] | typeof FITTING;
  begun: { puzzle: Puzzle; tries: Tries } | null;
}

const KEY = "reihum.practised";
const NOTHING: Practised = { game: ANY, level: FITTING, begun: null };

/** What was practised before this page was loaded. */
export function readPractised(): Practised {
  const found = kept(KEY, isWish);
  if (!found) return NOTHING;
  const begun: unknown = Reflect.get(found, "begun");
  return { game: found.game, level: found.level, begun: isBegun(begun) ? begun : null };
}

export const keepPractised = (practised: Practised): void => keep(KEY, practised);

type Begun = NonNullable<Practised["begun"]>;

const isWish = hasParts<Omit<Practised, "begun">>({ game: oneOf([ANY, ...GAMES]), level: oneOf([FITTING, ...LEVELS]) });
const isLevel = oneOf(LEVELS);
const isChoice = hasParts({ action: hasParts({ type: isText }), chance: isNumber });

function isToLay(found: unknown): found is RummyPuzzle {
  const isLaid = hasParts({ game: oneOf(["rummy"]), table: isList(isList(isText)), tiles: isList(isText), level: isLevel });
  return isLaid(found) && found.tiles.length > 0 && noTile(writeSets([...found.table, found.tiles])) === undefined;
}

/** Of what everybody knows it is looked at no more than that somebody sits at the seat. */
function isToChoose(found: unknown): found is ComplettoPuzzle | FinitoPuzzle {
  const isChoosable = hasParts({ game: oneOf(["completto", "finito"]), seat: isNumber, public: isThing, own: isThing, choices: isList(isChoice), level: isLevel });
  if (!isChoosable(found) || !found.choices.length) return false;
  const seats: unknown = Reflect.get(found.public, found.game === "completto" ? "rows" : "boards");
  return Array.isArray(seats) && Boolean(seats[found.seat]);
}

const isBegun = hasParts<Begun>({ puzzle: either(isToLay, isToChoose), tries: isTries });
