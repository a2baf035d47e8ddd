import { either, isNothing, isNumber, isSwitch, isText, type Check } from "../checks";
import { OPTIONS, type OptionInfo } from "../messages.gen";
import { t } from "../texts.svelte";
import type { GameName } from "../words";

export type Value = OptionInfo["default"];
export type Values = Record<string, Value>;

export const isValue: Check<Value> = either(either(isSwitch, isNumber), either(isText, isNothing));

/** What is agreed on if nobody says anything. */
export function defaultsOf(options: readonly OptionInfo[]): Values {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

const isLimit = (name: string): boolean => name.endsWith("seconds");

/** What is suggested to people: where nobody waits who sits elsewhere, nobody has to hurry. */
export function suggestedOf(options: readonly OptionInfo[], waited: boolean): Values {
  const usual = Object.entries(defaultsOf(options));
  return Object.fromEntries(usual.map(([name, value]) => [name, isLimit(name) && !waited ? 0 : value]));
}

/** The options of a game whose options no server was asked for. */
export function rulebookOf(game: GameName): Values {
  return Object.fromEntries(Object.entries(OPTIONS[game]).map(([name, option]) => [name, option.default]));
}

export const optionKey = (game: GameName, name: string): string => `option-${game}-${name.replaceAll("_", "-")}`;

/** A time in words: in minutes where it comes out even. */
export function duration(seconds: number): string {
  return seconds % 60 || !seconds ? t("seconds", { count: seconds }) : t("minutes", { count: seconds / 60 });
}

/** What one value of an option is called; a seat by the name of who sits there, if that is known. */
export function valueText(game: GameName, name: string, value: Value, names: readonly string[] = []): string {
  if (typeof value === "string") return t(`${optionKey(game, name)}-${value.replaceAll("_", "-")}`);
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (isLimit(name)) return value ? duration(value) : t("no-limit");
  if (name === "starter") return value === null ? t("starter-drawn") : names[value] || t("seat-number", { number: value + 1 });
  if (name === "target") return value === null ? t("one-round") : t("points", { count: value });
  return String(value);
}
