import { hasParts, isBook, isList, isNumber, isText, isThing } from "../checks";
import { keep, kept } from "../kept";
import type { Daily } from "../messages.gen";
import { knock, network } from "../network.svelte";
import { SITE } from "../router.svelte";
import { api } from "../wire/api";

const KEY = "reihum.days";
const MOST = 8; // days whose puzzles are kept: a week, and today

/** Of the puzzles it is looked at no more than that they are there: they were kept as the server gave them. */
const isDaily = (found: unknown): found is Daily => hasParts<Omit<Daily, "puzzles"> & { puzzles: object[] }>({ date: isText, generator: isNumber, puzzles: isList(isThing) })(found);
const all = (): Record<string, Daily> => kept(KEY, isBook(isDaily)) ?? {};

/** The puzzles of a day: from the server, or as they were loaded before where there is none or it is gone. */
export async function dayOf(date: string): Promise<Daily> {
  const { [date]: before, ...others } = all();
  if (before && !SITE) await knock();
  if (before && (SITE || !network.reached)) return before;
  const found = await api.daily(date);
  keep(KEY, Object.fromEntries([...Object.entries(others), [date, found]].slice(-MOST)));
  return found;
}
