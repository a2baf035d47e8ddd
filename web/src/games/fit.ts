export const TALL = 1.28; // how much taller than wide a tile is

export interface Room {
  width: number;
  height: number;
}

/** The width of the largest tiles of which so many fit there, row by row; `least` if even those do not. */
export function widest(count: number, room: Room, gap: { across: number; down: number }, least: number, most: number): number {
  for (let tile = Math.floor(most); tile > least; tile--) {
    const columns = Math.floor((room.width + gap.across) / (tile + gap.across));
    if (columns && Math.ceil(count / columns) * (tile * TALL + gap.down) <= room.height) return tile;
  }
  return least;
}
