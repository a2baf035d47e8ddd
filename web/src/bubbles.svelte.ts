/** What each seat said a moment ago. */
export const bubbles = $state<{ of: Record<number, string> }>({ of: {} });

const SHOWN_FOR = 5000;

export function say(seat: number, text: string): void {
  bubbles.of[seat] = text;
  setTimeout(() => {
    if (bubbles.of[seat] === text) delete bubbles.of[seat];
  }, SHOWN_FOR);
}
