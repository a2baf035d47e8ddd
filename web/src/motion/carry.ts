import { calm } from "../settings.svelte";

const MOST = 9; // degrees that a tile tilts
const EASE = 0.22; // how much of the way a tile goes in a frame towards the tilt that its speed gives it
const LIGHT = 0.35; // degrees for each pixel that it moves in a frame

/** A tile that is carried follows the pointer, and leans the way it goes; a frame changes its transform alone. */
export class Carry {
  private frame = 0;
  private tilt = 0;
  private drawn = 0; // where it was drawn last

  constructor(private readonly carried: HTMLElement) {}

  private x = 0;
  private y = 0;

  /** So far from where it was picked up. */
  to(x: number, y: number): void {
    [this.x, this.y] = [x, y];
    if (!this.frame) this.frame = requestAnimationFrame(this.step);
  }

  /** Nothing moves it any more. */
  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.carried.style.transform = `translate(${this.x}px, ${this.y}px)`;
  }

  private readonly step = (): void => {
    const lean = calm.matches ? 0 : Math.max(-MOST, Math.min(MOST, (this.x - this.drawn) * LIGHT));
    this.tilt += (lean - this.tilt) * EASE;
    this.drawn = this.x;
    this.carried.style.transform = `translate(${this.x}px, ${this.y}px) rotate(${this.tilt.toFixed(2)}deg)`;
    this.frame = Math.abs(this.tilt) > 0.05 ? requestAnimationFrame(this.step) : 0;
  };
}
