/** An open number of a row, or how many tiles lie face down one after the other. */
export type Stretch = { number: number } | { down: number };

/** A row as somebody tells it who does not say "face down" seventeen times. */
export function stretches(row: readonly number[]): Stretch[] {
  const found: Stretch[] = [];
  for (const number of row) {
    const last = found.at(-1);
    if (number) found.push({ number });
    else if (last && "down" in last) last.down += 1;
    else found.push({ down: 1 });
  }
  return found;
}
