const SURE = 3.1; // so far from the mean is one series of a thousand
const ENOUGH = 5; // of each that can come; with fewer nothing can be said

/** How counts of things that are equally likely look: as chance brings them, odd, or too few to say. */
export function verdict(counts: readonly number[]): "usual" | "odd" | "few" {
  const total = counts.reduce((sum, one) => sum + one, 0);
  const expected = total / counts.length;
  if (!(expected >= ENOUGH)) return "few";
  const squares = counts.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0);
  return distance(squares, counts.length - 1) > SURE ? "odd" : "usual";
}

/** How many standard deviations a chi-square lies above its mean (Wilson and Hilferty). */
function distance(squares: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(squares / freedom) - (1 - spread)) / Math.sqrt(spread);
}
