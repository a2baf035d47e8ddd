const NEAR = 40; // pixels from the edge of a box that scrolls
const FASTEST = 12; // pixels in a frame

/** While something is dragged near the edge of a box marked `data-scroll`, the box scrolls that way. */
export class EdgeScroll {
  private frame = 0;
  private x = 0;
  private y = 0;
  private box: Element | null = null;
  private edges = new DOMRect();

  /** The pointer is here now, over this element. The page is only looked at if the pointer came to another box. */
  follow(x: number, y: number, over: Element | null): void {
    [this.x, this.y] = [x, y];
    const box = over?.closest("[data-scroll]") ?? null;
    if (box && box !== this.box) this.edges = box.getBoundingClientRect();
    this.box = box;
    if (!this.frame) this.frame = requestAnimationFrame(this.step);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.box = null;
  }

  private readonly step = (): void => {
    this.frame = 0;
    const { box, edges } = this;
    const [across, down] = [pull(this.x, edges.left, edges.right), pull(this.y, edges.top, edges.bottom)];
    if (!box || (!across && !down)) return;
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
