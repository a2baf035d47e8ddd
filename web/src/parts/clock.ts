const LITTLE = 30; // seconds

/** Milliseconds before the end of a turn of so many seconds, in which whoever has not begun it must know: of a short one, half. */
export function lastCall(seconds: number): number {
  return 1000 * Math.min(LITTLE, seconds / 2);
}

/** So many seconds as a clock shows them: 2:05. */
export function shownTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
