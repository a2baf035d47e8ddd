import { tileName } from "./games/rummy/tiles";
import type { SeatInfo, TableInfo } from "./messages.gen";
import { has, t, type Facts, type Note } from "./texts.svelte";
import { asRefusal, type RefusalFacts } from "./wire/refusal";

export type GameName = "completto" | "rummy" | "finito";
export const GAMES: readonly GameName[] = ["completto", "rummy", "finito"];
export const TITLES: Record<GameName, string> = { completto: "Completto", rummy: "Rummy", finito: "Finito!" };

export function isGame(name: string): name is GameName {
  return GAMES.some((game) => game === name);
}

/** The level of a computer player in words. */
export function levelName(player: string): string {
  return has(`level-${player}`) ? t(`level-${player}`) : player;
}

/** What a computer player of this level is called at this seat: a level has a name for each, the first one across from you. */
export function playerName(player: string, seat = 1): string {
  if (!has(`player-${player}`)) return player;
  const names = t(`player-${player}`).split(", ");
  return names.at((seat - 1) % names.length) ?? player;
}

/** How a computer player plays, in a line; of some there is more to tell in one of the games. */
export function mannerOf(player: string, game = ""): string {
  if (has(`manner-${player}-${game}`)) return t(`manner-${player}-${game}`);
  return has(`manner-${player}`) ? t(`manner-${player}`) : "";
}

const USUAL = "steady";

/** Whom somebody meets who has not chosen: it plays well, and takes nobody's game out of their hands. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes(USUAL) ? USUAL : (levels[0] ?? "");
}

/** A computer player with its level, for those who choose one. */
export function playerWithLevel(player: string, seat: number): string {
  return t("seat-computer", { name: playerName(player, seat), level: levelName(player) });
}

/** What a seat is called at the table. */
export function seatName(seat: SeatInfo | undefined, at: number): string {
  if (!seat) return "";
  if (seat.kind === "computer") return playerName(seat.player ?? "", at);
  if (seat.kind === "guest") return t("seat-empty");
  if (seat.name === null) return t(seat.yours ? "you" : "guest");
  return seat.name === t("you") ? `“${seat.name}”` : seat.name; // nobody else is called like you
}

/** The names of all seats, as everybody reads them; those who are called the same are told apart by a number. */
export function namesForAll(table: Pick<TableInfo, "seats">): string[] {
  const names = table.seats.map(seatName);
  return names.map((name, at) => {
    const same = names.flatMap((other, place) => (other === name ? [place] : []));
    return same.length > 1 ? `${name} ${same.indexOf(at) + 1}` : name;
  });
}

/** The names of all seats, for whoever reads them here: who has one seat is spoken to, whatever the name. */
export function seatNames(table: Pick<TableInfo, "seats">): string[] {
  const alone = table.seats.filter((one) => one.yours).length === 1;
  return namesForAll(table).map((name, at) => (alone && table.seats[at]?.yours ? t("you") : name));
}

function asFacts(facts: RefusalFacts): Facts {
  const plain: Facts = {};
  for (const [name, fact] of Object.entries(facts)) {
    plain[name] = typeof fact === "number" ? fact : String(fact);
  }
  return plain;
}

/** Rummy's tiles in words, where a refusal names some. */
function withTiles(code: string, facts: Facts): Facts {
  if (!code.startsWith("rummy.")) return facts;
  const named = { ...facts };
  for (const name of ["tile", "tiles"]) {
    if (name in facts) named[name] = String(facts[name]).split(" ").map(tileName).join(", ");
  }
  return named;
}

// Refusals that a person sees only if the page is older than the server, or if somebody was faster.
const OUTDATED = [
  "action.unreadable",
  "completto.no_such_reading",
  "completto.no_such_slot",
  "completto.row_length",
  "finito.board_size",
  "finito.counter_twice",
  "finito.unknown_counter",
  "finito.unknown_square",
  "game.seats",
  "game.unknown",
  "game.unknown_seat",
  "message.not_text",
  "message.unreadable",
  "options.needed",
  "options.twice",
  "options.unknown",
  "options.value",
  "player.unknown",
  "request.method",
  "request.not_json",
  "request.not_socket",
  "request.unknown",
  "score.uneven",
  "table.other_game",
  "table.unknown_ply",
  "table.unknown_seat",
];
// What is wrong with a record that was opened from a file.
const RECORD = ["record.altered", "record.computers", "record.move", "record.seat", "record.unreadable", "record.view", "seed.unreadable"];
const CHANGED = [
  "completto.already_prepared",
  "completto.not_face_down",
  "completto.not_in_the_middle",
  "completto.nothing_drawn",
  "completto.same_slot",
  "finito.not_face_up",
  "game.no_clock",
  "rummy.already_drawn",
  "rummy.no_discard_to_take",
  "rummy.no_open_tile",
  "rummy.tile_not_on_rack",
];

function refusalKey(code: string): string {
  if (OUTDATED.includes(code)) return "refused-outdated";
  if (CHANGED.includes(code)) return "refused-changed";
  if (RECORD.includes(code)) return "refused-record";
  return `refused-${code.replaceAll(/[._]/g, "-")}`;
}

/** Why something was refused, in a sentence. */
export function refusalText(code: string, facts: RefusalFacts = {}): string {
  const key = refusalKey(code);
  return has(key) ? t(key, withTiles(code, asFacts(facts))) : t("refused-other", { code });
}

/** A note of why something was refused; what was caught and is no refusal is thrown again. */
export function whyNot(problem: unknown): Note {
  const { code, facts } = asRefusal(problem);
  return () => refusalText(code, facts);
}

/** Why a file was refused: what else would be the page's fault is then the file's. */
export function fileText(code: string, facts: RefusalFacts = {}): string {
  if (code === "request.too_large") return t("my-play-too-large");
  return OUTDATED.includes(code) ? t("refused-record") : refusalText(code, facts);
}
