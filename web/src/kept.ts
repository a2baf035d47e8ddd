import type { Check } from "./checks";

/** What was entered stays in this browser: a phone that falls asleep must not lose it. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return; // a browser that keeps nothing
  }
}

/** What was kept, if it is what is looked for; perhaps another version of the page has kept it. */
export function kept<Kept>(key: string, fits: Check<Kept>): Kept | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return fits(found) ? found : null;
  } catch {
    return null;
  }
}
