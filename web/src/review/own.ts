import { hasParts, isBook, isList, isNumber, isText, oneOf } from "../checks";
import { keep, kept } from "../kept";
import { GAMES, isGame, type GameName } from "../words";
import { account } from "./telling";
import type { Review } from "../messages.gen";

const KEY = "reihum.reviews";
const OPENED = "reihum.opened";
const MOST = 1000; // games that are remembered

/** What this browser remembers of a game: chances lost in all decisions, and luck, over so many rounds. */
export interface Kept {
  game: GameName;
  month: string;
  lost: number;
  decisions: number;
  luck: number;
  rounds: number;
}
export type Games = Record<string, Kept>;

const isKept = hasParts<Kept>({ game: oneOf(GAMES), month: isText, lost: isNumber, decisions: isNumber, luck: isNumber, rounds: isNumber });

export function readGames(): Games {
  return kept(KEY, isBook(isKept)) ?? {};
}

/** Note a table that was made of a file: whoever played there, it is no new game of one's own. */
export function noteOpened(id: string): void {
  keep(OPENED, [...readOpened(), id].slice(-MOST));
}

const readOpened = (): string[] => kept(OPENED, isList(isText)) ?? [];

/** Remember a game that was played to its end; what is remembered already stays as it was. */
export function remember(id: string, review: Review, seat: number, month: string): void {
  const games = readGames();
  const { rounds, luck } = account(review, seat);
  const ended = { ...review, rounds: review.rounds.filter((one) => one.result) };
  const { lost, decisions } = account(ended, seat);
  if (games[id] || readOpened().includes(id) || !rounds || !decisions || !isGame(review.game)) return;
  keep(KEY, Object.fromEntries(Object.entries({ ...games, [id]: { game: review.game, month, lost, decisions, luck, rounds } }).slice(-MOST)));
}

export const forgetGames = (): void => keep(KEY, {});

/** All games of one kind in one month, added up. */
export interface Month {
  month: string;
  games: number;
  lost: number;
  decisions: number;
  luck: number;
}

export function months(games: Games, game: GameName): Month[] {
  const found = new Map<string, Month>();
  for (const one of Object.values(games)) {
    if (one.game !== game) continue;
    const sum = found.get(one.month) ?? { month: one.month, games: 0, lost: 0, decisions: 0, luck: 0 };
    found.set(one.month, { month: one.month, games: sum.games + 1, lost: sum.lost + one.lost, decisions: sum.decisions + one.decisions, luck: sum.luck + one.luck });
  }
  return [...found.values()].sort((one, other) => (one.month < other.month ? -1 : 1));
}

/** What these months show of the level of play. */
export function together(all: readonly Month[]): Pick<Month, "lost" | "decisions"> {
  return all.reduce((sum, { lost, decisions }) => ({ lost: sum.lost + lost, decisions: sum.decisions + decisions }), { lost: 0, decisions: 0 });
}
