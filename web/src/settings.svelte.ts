import { keep, kept } from "./kept";
import { chooseLanguage, isLanguage, type Language } from "./texts.svelte";
import type { GameName } from "./words";

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

function found(): Kept {
  const own = kept<Partial<Kept>>(KEY, (one) => typeof one === "object");
  const language = own?.language && isLanguage(own.language) ? own.language : null;
  return { ...DEFAULTS, ...own, language };
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
