/** What was entered stays in this browser: a phone that falls asleep must not lose it. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return; // a browser that keeps nothing
  }
}

/** What was kept, if it is what is looked for. */
export function kept<Kept>(key: string, fits: (found: Kept) => boolean): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
    return found !== null && fits(found) ? found : null;
  } catch {
    return null;
  }
}
