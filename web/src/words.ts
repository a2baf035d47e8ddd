import type { SeatInfo, TableInfo } from "./messages.gen";
import { has, t, type Facts } from "./texts.svelte";

export type GameName = "completto" | "rummy" | "finito";
export const GAMES: readonly GameName[] = ["completto", "rummy", "finito"];
export const TITLES: Record<GameName, string> = { completto: "Completto", rummy: "Rummy", finito: "Finito!" };

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name);
}

/** The level of a computer player in words. */
export function levelName(player: string): string {
  return has(`level-${player}`) ? t(`level-${player}`) : player;
}

/** What a seat is called at the table. */
export function seatName(seat: SeatInfo | undefined): string {
  if (!seat) return "";
  if (seat.kind === "computer") return t("seat-computer", { level: levelName(seat.player ?? "") });
  return seat.name ?? t("seat-empty");
}

/** The names of all seats; two computer players of one level are told apart by a number. */
export function seatNames(table: TableInfo): string[] {
  const names = table.seats.map(seatName);
  return names.map((name, at) => {
    const same = names.flatMap((other, place) => (other === name ? [place] : []));
    return same.length > 1 ? `${name} ${same.indexOf(at) + 1}` : name;
  });
}

function asFacts(facts: Record<string, unknown>): Facts {
  const plain: Facts = {};
  for (const [name, fact] of Object.entries(facts)) {
    plain[name] = typeof fact === "number" ? fact : String(fact);
  }
  return plain;
}

/** Why something was refused, in a sentence. */
export function refusalText(code: string, facts: Record<string, unknown> = {}): string {
  const key = `refused-${code.replaceAll(/[._]/g, "-")}`;
  return has(key) ? t(key, asFacts(facts)) : t("refused-other", { code });
}
