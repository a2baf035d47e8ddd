import { language } from "../texts.svelte";
import { POINT } from "./telling";

/** A chance, or a share of the win, as everybody writes it: 63 %. */
export const percent = (chance: number): string => new Intl.NumberFormat(language.now, { style: "percent", maximumFractionDigits: 0 }).format(chance);

/** A chance to the tenth of a point: 63.4 %. */
export const tenths = (chance: number): string =>
  new Intl.NumberFormat(language.now, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(chance);

/** A result without the luck, which can be more than a sure win, or less than none. */
export function adjusted(share: number): string {
  if (Math.round(100 * share) > 100) return `> ${percent(1)}`;
  return Math.round(100 * share) < 0 ? `< ${percent(0)}` : percent(share);
}

/** Points with one place: 4.2. */
export const points = (chance: number): string => plain(chance / POINT, 1);

/** Points with their sign: +4.2, or −0.8 with a minus that is no hyphen. */
export const signed = (chance: number): string =>
  new Intl.NumberFormat(language.now, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(chance / POINT).replace("-", "−");

export const plain = (number: number, places: number): string =>
  new Intl.NumberFormat(language.now, { minimumFractionDigits: places, maximumFractionDigits: places }).format(number);
