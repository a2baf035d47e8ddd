import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";

import { partOf, type Part } from "./more-texts";

export const LANGUAGES = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  nl: "Nederlands",
  da: "Dansk",
  sv: "Svenska",
  pl: "Polski",
  ru: "Русский",
} as const;

export type Language = keyof typeof LANGUAGES;
export type Facts = Record<string, FluentVariable>;

const files = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });

const more = new Set<Part>();
let bundle = $state.raw<FluentBundle>();

export const language = {
  get now(): Language {
    return bundle?.locales.find(isLanguage) ?? "en";
  },
};

export function isLanguage(code: string): code is Language {
  return code in LANGUAGES;
}

export function preferredLanguage(): Language {
  const codes = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? "en";
}

/** How dates are written: as at home, where that is the language of the page. */
export function locale(): string {
  return navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === language.now && isTag(tag)) ?? language.now;
}

/** Whether dates can be written so: a browser on Linux may well speak of `en-US@posix`. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/** Several names in a sentence; yours comes first. */
export function listed(names: readonly string[]): string {
  const you = t("you");
  const ordered = [...names].sort((one, other) => Number(other === you) - Number(one === you));
  return new Intl.ListFormat(language.now).format(ordered);
}

export async function chooseLanguage(wish: Language | null): Promise<void> {
  const code = wish ?? preferredLanguage();
  const sources = [await files[`../texts/${code}.ftl`]?.()];
  for (const part of more) sources.push(await partOf(part, code)); // also what is wished for meanwhile
  const next = new FluentBundle(code, { useIsolating: false });
  const errors = sources.flatMap((source) => next.addResource(new FluentResource(source ?? "")));
  for (const error of errors) console.error(error);
  bundle = next;
  document.documentElement.lang = code;
}

/** From now on there are these texts, too, in whatever language is chosen. */
export async function alsoTexts(part: Part): Promise<void> {
  if (more.has(part)) return;
  const code = untrack(() => language.now); // another language is no other page
  const source = await partOf(part, code);
  more.add(part);
  if (code === language.now) bundle?.addResource(new FluentResource(source), { allowOverrides: true });
  else await chooseLanguage(language.now); // it was changed meanwhile
}

/** Whether there is a text of this name. */
export function has(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** A sentence about you is another one than about somebody else: `-you` is added to its name. */
function addressed(key: string, facts: Facts): string {
  const about = facts["name"] ?? facts["names"];
  return about !== undefined && has(`${key}-you`) && about === t("you") ? `${key}-you` : key;
}

/** What stays on the page once it was said: it is put into words anew in whichever language is chosen. */
export type Note = () => string;

export const nothing: Note = () => "";

/** The text of this name in the chosen language. */
export function t(key: string, facts: Facts = {}): string {
  const pattern = bundle?.getMessage(addressed(key, facts))?.value;
  if (!bundle || !pattern) {
    console.error(`missing text: ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, facts, errors);
  for (const error of errors) console.error(key, error);
  return text;
}
