/** The last things that happened, newest last: for the line on the table and for screen readers. */
export const news = $state<{ lines: { number: number; text: string }[] }>({ lines: [] });

const MOST = 30;
let number = 0;

export function announce(text: string): void {
  news.lines = [...news.lines, { number: ++number, text }].slice(-MOST);
}

export function forgetNews(): void {
  news.lines = [];
}
