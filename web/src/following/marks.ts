import type { AnyView, ComplettoView, FinitoView } from "../games/props";

/** What lies otherwise after a move, by the names that tiles have on the page; Rummy's sets tell it themselves. */
export function marks(before: AnyView, after: AnyView): Set<string> {
  if (before.game === "completto" && after.game === "completto") return completto(before, after);
  if (before.game === "finito" && after.game === "finito") return finito(before, after);
  return new Set();
}

function completto(before: ComplettoView, after: ComplettoView): Set<string> {
  const found = new Set<string>();
  for (const tile of after.face_up) if (!before.face_up.includes(tile)) found.add(`c${tile}`);
  for (const [seat, tiles] of after.tiles.entries()) {
    const old = before.tiles[seat] ?? [];
    const laid = tiles.find((tile) => tile && !old.includes(tile));
    if (laid) found.add(`c${laid}`);
    else if (tiles.length === old.length && tiles.some((tile, at) => tile !== old[at])) found.add(`down-${seat}-${shifted(old, tiles)}`);
  }
  return found;
}

/** Where the face-down tile lies that was taken out of the row and pushed in elsewhere. */
function shifted(before: readonly number[], after: readonly number[]): number {
  for (const [from, tile] of before.entries()) {
    if (tile) continue;
    const rest = before.toSpliced(from, 1);
    for (let to = 0; to <= rest.length; to++) {
      if (rest.toSpliced(to, 0, 0).every((one, at) => one === after[at])) return to;
    }
  }
  return -1;
}

function finito(before: FinitoView, after: FinitoView): Set<string> {
  return new Set(
    after.boards.flatMap((board, seat) =>
      board.flatMap((counter, at) => (counter && before.boards[seat]?.[at] !== counter ? [`f${seat}-${counter}`] : [])),
    ),
  );
}
