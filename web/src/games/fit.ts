export const TALL = 1.28; // how much taller than wide a tile is
const SIDE = 4; // pixels of a tile's side, below the last row

export interface Room {
  width: number;
  height: number;
}

/** Pixels between two tiles of a row, and between two rows. */
export interface Gap {
  across: number;
  down: number;
}

/** The width of the largest tiles of which so many fit there, row by row; `least` if even those do not. */
export function widest(count: number, room: Room, gap: Gap, least: number, most: number): number {
  for (let tile = Math.floor(most); tile > least; tile--) if (fits(count, room, gap, tile)) return tile;
  return least;
}

/** Whether so many tiles of this width fit there, row by row. */
export function fits(count: number, room: Room, gap: Gap, tile: number): boolean {
  const columns = Math.floor((room.width + gap.across) / (tile + gap.across));
  const rows = Math.ceil(count / columns);
  return columns > 0 && rows * tile * TALL + (rows - 1) * gap.down + SIDE <= room.height;
}
