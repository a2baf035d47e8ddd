import { calm } from "../settings.svelte";
import { play } from "../sound";

const PIECES = 26;
const COLOURS = ["--maple", "--beech", "--walnut", "--print-red", "--print-blue", "--lit"];

/** The round is over: the tile that ended it leaps; if it was won here, small tiles fly up. */
export function celebrate(won: boolean): void {
  play(won ? "win" : "last");
  if (calm.matches) return;
  const last = document.querySelector<HTMLElement>("[data-table] .marked, [data-table] .moved");
  const tile = last?.querySelector<HTMLElement>(".tile") ?? last;
  tile?.animate([{ transform: "none" }, { transform: "translateY(-22%) scale(1.18) rotate(-5deg)", offset: 0.35 }, { transform: "none" }], {
    duration: 600,
    easing: "cubic-bezier(0.3, 1.6, 0.5, 1)",
  });
  if (won) scatter(tile?.getBoundingClientRect());
}

function scatter(from: DOMRect | undefined): void {
  const sky = document.createElement("div");
  sky.setAttribute("aria-hidden", "true");
  Object.assign(sky.style, { position: "fixed", inset: "0", overflow: "hidden", pointerEvents: "none", zIndex: "40", contain: "strict" });
  const [x, y] = from ? [from.left + from.width / 2, from.top] : [innerWidth / 2, innerHeight / 2];
  document.body.append(sky);
  const flights = Array.from({ length: PIECES }, (_, at) => {
    const piece = document.createElement("i");
    const colour = COLOURS[at % COLOURS.length] ?? "";
    Object.assign(piece.style, { position: "absolute", left: `${x}px`, top: `${y}px`, width: "11px", height: "14px", borderRadius: "2px", background: `var(${colour})`, willChange: "transform" });
    sky.append(piece);
    const [aside, up] = [(Math.random() - 0.5) * Math.min(innerWidth, 900), 140 + Math.random() * 260];
    const turn = (Math.random() - 0.5) * 900;
    return piece.animate(
      [
        { transform: "none", opacity: 1, easing: "cubic-bezier(0.1, 0.7, 0.4, 1)" },
        { transform: `translate(${aside * 0.7}px, ${-up}px) rotate(${turn * 0.6}deg)`, opacity: 1, offset: 0.4, easing: "cubic-bezier(0.5, 0, 0.9, 0.6)" },
        { transform: `translate(${aside}px, ${innerHeight / 2}px) rotate(${turn}deg)`, opacity: 0 },
      ],
      { duration: 1500 + Math.random() * 700, fill: "forwards" },
    ).finished;
  });
  void Promise.allSettled(flights).then(() => sky.remove());
}
