interface Point {
  x: number;
  y: number;
}

/** What two fingers do: they come, and then they are so many times as far apart as when they came, around this point. */
interface Pinch {
  begin: () => void;
  spread: (times: number, around: Point) => void;
}

/** Two fingers on an element mean it, and neither the page nor what lies under them. */
export function pinched({ begin, spread }: Pinch): (element: HTMLElement) => () => void {
  return (element) => {
    let apart = 0; // how far they were apart when they came
    const touch = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      if (!one || !other) apart = 0;
      else {
        if (event.cancelable) event.preventDefault();
        const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
        if (!apart) {
          apart = now;
          begin();
        } else spread(now / apart, { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 });
      }
    };
    const stop = new AbortController();
    for (const kind of ["touchstart", "touchmove", "touchend", "touchcancel"] as const)
      element.addEventListener(kind, touch, { signal: stop.signal, passive: false });
    return () => stop.abort();
  };
}
