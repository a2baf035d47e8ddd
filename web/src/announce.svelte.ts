import { untrack } from "svelte";

/** The last things that happened, newest last: for the line on the table and for screen readers. */
export const news = $state<{ lines: { number: number; text: string }[] }>({ lines: [] });

const MOST = 30;
let number = 0;

/** Add a line; whoever adds one does not depend on the lines there are. */
export function announce(text: string): void {
  news.lines = [...untrack(() => news.lines), { number: ++number, text }].slice(-MOST);
}

export function forgetNews(): void {
  news.lines = [];
}
