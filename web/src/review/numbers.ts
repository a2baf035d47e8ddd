import { language } from "../texts.svelte";
import { POINT } from "./telling";

/** A chance, or a share of the win, as everybody writes it: 63 %. */
export const percent = (chance: number): string => new Intl.NumberFormat(language.now, { style: "percent", maximumFractionDigits: 0 }).format(chance);

/** Points with one place: 4.2. */
export const points = (chance: number): string => plain(chance / POINT, 1);

/** Points with their sign: +4.2. */
export const signed = (chance: number): string =>
  new Intl.NumberFormat(language.now, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(chance / POINT);

export const plain = (number: number, places: number): string =>
  new Intl.NumberFormat(language.now, { minimumFractionDigits: places, maximumFractionDigits: places }).format(number);
