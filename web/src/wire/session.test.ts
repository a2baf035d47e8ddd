import { beforeEach, expect, it, vi } from "vitest";

import type { Asked, Known, Refused, Told } from "../messages.gen";
import type { Health } from "./connection";
import { Session } from "./session.svelte";

const line = vi.hoisted(() => ({ hear: (_: Told): void => undefined, feel: (_: Health): void => undefined, said: [] as Asked[], closed: false }));

vi.mock("./line", () => ({
  openLine: (_: string, hear: (told: Told) => void, feel: (health: Health) => void) => {
    Object.assign(line, { hear, feel });
    return Promise.resolve({ say: (asked: Asked) => line.said.push(asked), close: () => (line.closed = true) });
  },
}));
vi.mock("../motion/travel", () => ({ travelling: (change: () => void) => change() }));

const known: Known = {
  standing: { round: 1, round_over: false, waiting: [0, 1], sheet: {}, outcome: null },
  public: { game: "finito", options: {}, rolls: 1, roll: 5, boards: [], face_up: [], face_down: [], chosen: [false, false] },
};

const shown = (...nths: number[]): Told => shownAt(0, ...nths);

function shownAt(ply: number, ...nths: number[]): Told {
  const own = { game: "finito" as const, choice: null, targets: [] };
  return { type: "shown", ply, known, seats: Object.fromEntries(nths.map((nth, seat) => [seat, { own, nth }])) };
}

let session: Session;

const stay = (seat: number): void => session.play(seat, { game: "finito", action: { type: "stay" } });
const said = (): string[] => line.said.map((asked) => asked.type);

beforeEach(async () => {
  line.said.length = 0;
  line.closed = false;
  session = new Session("any");
  await Promise.resolve();
  line.hear(shown(3, 4));
  stay(0);
});

it("keeps a move that is under way when something else is refused", () => {
  line.hear({ type: "refused", code: "limit.hints", facts: {}, asked: "hint", seat: 0, nth: null });
  line.hear({ type: "refused", code: "message.unreadable", facts: {} });
  line.hear({ type: "refused", code: "game.not_your_move", facts: {}, asked: "play", seat: 1, nth: 3 });
  line.hear({ type: "refused", code: "game.not_your_move", facts: {}, asked: "play", seat: 0, nth: 2 });
  stay(0); // it is under way: a second tap says nothing
  expect(said()).toEqual(["play"]);
  expect(session.complaint?.code).toBe("game.not_your_move");
  line.feel("open"); // it was broken, and is there again
  line.hear(shown(3, 4));
  expect(said()).toEqual(["play", "play"]);
});

it("takes another choice for the one that is meant, as long as there is no answer", () => {
  stay(0);
  const place = { type: "play", seat: 0, move: { game: "finito", action: { type: "place", counter: 1, square: 2 } } } as const;
  session.play(0, place.move);
  line.feel("lost");
  line.said.length = 0;
  line.feel("open");
  line.hear(shown(3, 4));
  expect(line.said).toEqual([expect.objectContaining(place)]);
});

it("forgets the very move that is refused, and no other", () => {
  stay(1);
  line.hear({ type: "refused", code: "finito.place_first", facts: {}, asked: "play", seat: 0, nth: 3 });
  stay(1);
  session.play(0, { game: "finito", action: { type: "place", counter: 1, square: 2 } });
  expect(line.said.map((asked) => asked.type === "play" && [asked.seat, asked.move.action?.type])).toEqual([
    [0, "stay"],
    [1, "stay"],
    [0, "place"],
  ]);
});

it("says a move once, however often it is made, and not again because somebody else moves", () => {
  stay(0);
  line.hear(shownAt(1, 3, 5));
  stay(0);
  expect(said()).toEqual(["play"]);
});

it("says a move again on a new line, once, though somebody else moved while there was none", () => {
  line.feel("lost");
  line.feel("open");
  line.hear(shownAt(1, 3, 5));
  line.hear(shownAt(2, 3, 6));
  stay(0);
  expect(said()).toEqual(["play", "play"]);
});

it("says no move again that was made before the line broke", () => {
  line.feel("lost");
  line.feel("open");
  line.hear(shownAt(1, 4, 4));
  expect(said()).toEqual(["play"]);
  stay(0); // the next one
  expect(said()).toEqual(["play", "play"]);
});

const wonder = { type: "hint", seat: 1 };
const advise = (): void => line.hear({ type: "hinted", seat: 1, hint: { game: "finito", action: { type: "stay" } } });
const hints = (): Asked[] => line.said.filter(({ type }) => type === "hint");

it("asks again for a hint that the line has lost, as long as it is the same move", () => {
  session.hint(1);
  line.hear({ type: "refused", code: "finito.place_first", facts: {}, asked: "play", seat: 0, nth: 3 }); // a move, and no hint
  line.feel("lost");
  line.feel("open");
  line.hear(shownAt(1, 4, 4));
  expect(hints()).toEqual([wonder, wonder]);
  line.hear(shownAt(2, 5, 4));
  expect(hints()).toEqual([wonder, wonder]);
  line.feel("open");
  line.hear(shownAt(3, 5, 5)); // that move is made
  expect(hints()).toEqual([wonder, wonder]);
});

it("asks no more for a hint that was given or refused", () => {
  for (const answer of [advise, () => line.hear({ type: "refused", code: "limit.hints", facts: {}, asked: "hint", seat: 1, nth: null })]) {
    line.said.length = 0;
    session.hint(1);
    answer();
    line.feel("open");
    line.hear(shown(3, 4));
    expect(hints()).toEqual([wonder]);
  }
});

it.each(["arrange", "react", "taken"] as const)("still asks for a hint when something else of that seat is refused: %s", (asked) => {
  session.hint(1);
  line.hear({ type: "refused", code: "limit.messages", facts: {}, asked, seat: 1, nth: null });
  line.feel("open");
  line.hear(shown(3, 4));
  expect(hints()).toEqual([wonder, wonder]);
});

it("says again who has taken the device that goes round, on a new line, until they have moved", () => {
  const told = (): Asked[] => line.said.filter(({ type }) => type === "taken");
  const taken = { type: "taken", seat: 1 };
  session.taken(1);
  line.hear(shownAt(1, 4, 4)); // on the line that is there it was said
  expect(told()).toEqual([taken]);
  line.feel("lost");
  line.feel("open");
  line.hear(shownAt(1, 4, 4));
  expect(told()).toEqual([taken, taken]);
  line.hear(shownAt(2, 4, 5));
  line.feel("open");
  line.hear(shownAt(2, 4, 5));
  expect(told()).toEqual([taken, taken]);
});

it("tells again what lies half done, a while after too many messages, as long as it lies there", () => {
  vi.useFakeTimers();
  const draft = { type: "lay" as const, table: [] };
  const tooMany = (asked: Refused["asked"] = "arrange"): void => line.hear({ type: "refused", code: "limit.messages", facts: {}, asked, seat: 0, nth: null });
  const told = (): Asked[] => line.said.filter(({ type }) => type === "arrange");
  session.arrange(0, draft);
  tooMany("hint");
  vi.runAllTimers();
  expect(told()).toHaveLength(1);
  tooMany();
  tooMany();
  expect(told()).toHaveLength(1);
  vi.runAllTimers();
  expect(told()).toEqual([1, 2].map(() => ({ type: "arrange", seat: 0, draft })));
  tooMany();
  line.hear(shownAt(1, 4, 4));
  vi.runAllTimers();
  expect(told()).toHaveLength(2);
  vi.useRealTimers();
});

it("says nothing of what came too late to matter: a turn laid half done, or a question for a hint, when it is over", () => {
  const notYours = { type: "refused" as const, code: "game.not_your_move", facts: {}, seat: 0, nth: null };
  line.hear({ ...notYours, asked: "arrange" });
  line.hear({ ...notYours, asked: "hint" });
  expect(session.complaint).toBeNull();
  line.hear({ ...notYours, asked: "play", nth: 3 });
  expect(session.complaint?.code).toBe("game.not_your_move");
});

it("forgets a hint and a half-done move with the moment that they were for", () => {
  line.hear({ type: "hinted", seat: 0, hint: { game: "finito", action: { type: "stay" } } });
  line.hear(shown(3, 4));
  expect(session.hinted).not.toBeNull();
  line.hear(shownAt(1, 4, 4));
  expect([session.hinted, session.arranging]).toEqual([null, null]);
});

it("knows nobody as away when the line is there again, until that is told anew", () => {
  line.hear({ type: "presence", away: { 1: 5000 } });
  expect(Object.keys(session.away)).toEqual(["1"]);
  line.feel("open");
  expect(session.away).toEqual({});
});

it("says that a move is on its way only when its answer takes long", () => {
  vi.useFakeTimers();
  stay(1);
  expect(session.late).toBe(false);
  vi.runAllTimers();
  expect(session.late).toBe(true);
  line.hear(shownAt(1, 4, 5));
  expect(session.late).toBe(false);
  vi.runAllTimers();
  expect(session.late).toBe(false);
  vi.useRealTimers();
});

it("tells who goes apart from whoever is found not to be here, and who comes back", () => {
  const attended = vi.fn();
  session.attended = attended;
  line.hear({ type: "presence", away: { 1: 0, 2: 10_000 } });
  line.hear({ type: "presence", away: { 1: 7_000 } });
  expect(attended.mock.calls).toEqual([[{ back: [], gone: [1], missing: [2] }], [{ back: [2], gone: [], missing: [] }]]);
});

it.each([{}, { seat: 0, nth: 3 }])("ends when there is no such table any more, whatever was asked: %o", async (about) => {
  line.hear({ type: "refused", code: "table.unknown", facts: {}, ...about });
  await Promise.resolve();
  expect([session.gone, session.complaint, line.closed]).toEqual(["table.unknown", null, true]);
});

it("hears nothing any more once whoever looked has left", () => {
  session.close();
  const changed = vi.fn();
  session.changed = changed;
  line.hear(shown(4, 5)); // it was on its way
  line.feel("closed");
  expect(changed).not.toHaveBeenCalled();
  expect(session.mine.map((seat) => session.seatView(seat)?.nth)).toEqual([3, 4]);
  expect(session.health).not.toBe("closed");
});
