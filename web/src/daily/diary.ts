import { either, hasParts, isBook, isList, isNothing, isNumber, isText, type Check } from "../checks";
import { keep, kept } from "../kept";
import { isTries, type Result, type Tries } from "./solving.svelte";

const KEY = "reihum.daily";
const ARCHIVE = "reihum.archive"; // days that were solved later; they make no row
export const FIRST = "2026-11-01";
const TRIES = "reihum.daily-tries"; // of the puzzles of one day that are not solved yet
const LONGEST = 400; // days that are remembered
const DAY = 24 * 60 * 60 * 1000;

/** How each puzzle of a day was solved; null for those that are not. */
export type Results = (Result | null)[];
/** The results of every day on which something was solved, in this browser. */
export type Diary = Record<string, Results>;

const isResult = hasParts<Result>({ hints: isNumber, misses: isNumber, seconds: isNumber });
const isResults: Check<Results> = isList(either(isResult, isNothing));

export function readDiary(archive = false): Diary {
  return kept(archive ? ARCHIVE : KEY, isBook(isResults)) ?? {};
}

/** The diary with one more result, kept. What was solved once stays as it was. */
export function noted(diary: Diary, date: string, puzzle: number, result: Result, puzzles: number, archive = false): Diary {
  const before = diary[date] ?? Array.from({ length: puzzles }, () => null);
  const results = before.map((one, at) => (at === puzzle ? (one ?? result) : one));
  const days = Object.entries({ ...diary, [date]: results }).sort(([one], [other]) => (one < other ? -1 : 1));
  const next = Object.fromEntries(days.slice(-LONGEST));
  keep(archive ? ARCHIVE : KEY, next);
  return next;
}

/** What the puzzles of a day took so far: a page that is loaded anew forgets no hint. */
export function keepTries(date: string, tries: Tries[]): void {
  keep(TRIES, { date, tries });
}

export function readTries(date: string): Tries[] {
  const found = kept(TRIES, hasParts<{ date: string; tries: Tries[] }>({ date: isText, tries: isList(isTries) }));
  return found?.date === date ? found.tries : [];
}

export const complete = (results: Results | undefined): boolean => results !== undefined && results.length > 0 && !results.includes(null);

/** The date where this browser is. */
export function today(now = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day before or after, so many days. */
export const dayFrom = (date: string, days: number): string => new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** How many days in a row all puzzles were solved, until this one; a day that is not over yet breaks nothing. */
export function streak(diary: Diary, date: string): number {
  let day = complete(diary[date]) ? date : dayFrom(date, -1);
  let days = 0;
  for (; complete(diary[day]); day = dayFrom(day, -1)) days += 1;
  return days;
}

/** The results as signs that tell nothing about the puzzles: solved alone at the first try, solved, not solved. */
export const signs = (results: Results): string => results.map((one) => (one === null ? "⬜" : one.hints || one.misses ? "🟨" : "🟩")).join("");

/** Minutes and seconds as a clock shows them: 2:05. */
export const timeText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
