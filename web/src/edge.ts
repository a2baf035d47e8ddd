const NEAR = 40; // pixels from the edge of a box that scrolls
const FASTEST = 12; // pixels in a frame

/** While something is dragged near the edge of a box marked `data-scroll`, the box scrolls that way. */
export class EdgeScroll {
  private frame = 0;
  private x = 0;
  private y = 0;

  /** The pointer is here now. */
  follow(x: number, y: number): void {
    [this.x, this.y] = [x, y];
    if (!this.frame) this.frame = requestAnimationFrame(this.step);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private readonly step = (): void => {
    this.frame = 0;
    const box = document.elementFromPoint(this.x, this.y)?.closest("[data-scroll]");
    if (!box) return;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const [across, down] = [pull(this.x, left, right), pull(this.y, top, bottom)];
    const [x, y] = [box.scrollLeft, box.scrollTop];
    box.scrollBy(across, down);
    if (box.scrollLeft !== x || box.scrollTop !== y) this.frame = requestAnimationFrame(this.step);
  };
}

/** How far to scroll in a frame: the nearer the edge, the faster. */
function pull(at: number, from: number, to: number): number {
  const depth = Math.min(NEAR, (to - from) / 3);
  const [before, after] = [from + depth - at, at - (to - depth)];
  const share = before > 0 ? -before / depth : after > 0 ? after / depth : 0;
  return Math.round(share * FASTEST);
}
