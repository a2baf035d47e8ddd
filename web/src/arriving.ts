const LONGEST = 60_000; // milliseconds, over the slowest of lines

/** A part of the page, or nothing if it does not come: what was asked for over a dead line never does, not even later. */
export function arriving<Part>(part: Promise<Part>): Promise<Part> {
  const missing = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("a part of the page is missing")), LONGEST));
  return Promise.race([part, missing]);
}
