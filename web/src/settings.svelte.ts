import { either, goodParts, hasParts, isList, isNothing, isNumber, isSwitch, isText, isThing, maybe, oneOf, type Checks } from "./checks";
import { keep, kept } from "./kept";
import { chooseLanguage, isLanguage, type Language } from "./texts.svelte";
import { GAMES, type GameName } from "./words";

const KEY = "reihum.settings";

export type Theme = "auto" | "light" | "dark";
/** How slowly the moves of others are shown. */
export type Pace = "slow" | "normal" | "fast" | "once";

interface Kept {
  language: Language | null;
  theme: Theme;
  sound: boolean;
  notify: boolean;
  bigTiles: boolean;
  comesBack: boolean; // whether there were tables under way the last time
  pace: Pace;
  name: string;
  learned: GameName[]; // whose lesson was done
  lessons: Partial<Record<GameName, number>>; // how far each has come
}

const DEFAULTS: Kept = { language: null, theme: "auto", sound: true, notify: false, bigTiles: false, comesBack: false, pace: "normal", name: "", learned: [], lessons: {} };

const CHECKS: Checks<Kept> = {
  language: either((found): found is Language => isText(found) && isLanguage(found), isNothing),
  theme: oneOf(["auto", "light", "dark"]),
  sound: isSwitch,
  notify: isSwitch,
  bigTiles: isSwitch,
  comesBack: isSwitch,
  pace: oneOf(["slow", "normal", "fast", "once"]),
  name: isText,
  learned: isList(oneOf(GAMES)),
  lessons: hasParts<Kept["lessons"]>({ completto: maybe(isNumber), rummy: maybe(isNumber), finito: maybe(isNumber) }),
};

/** What was chosen before, as far as it is something that can be chosen. */
function found(): Kept {
  return { ...DEFAULTS, ...goodParts(kept(KEY, isThing) ?? {}, CHECKS) };
}

/** What this browser's owner likes; kept in this browser. */
export const settings = $state<Kept>(found());

// Another tab of this browser knows as much as this one.
window.addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  const spoken = settings.language;
  Object.assign(settings, found());
  if (settings.language !== spoken) void chooseLanguage(settings.language);
});

export function keepSettings(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.tiles = settings.bigTiles ? "big" : "plain";
  keep(KEY, settings);
}

export const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
