/** So many seconds as a clock shows them: 2:05. */
export function shownTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
