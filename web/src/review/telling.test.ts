import { expect, test } from "vitest";

import type { Move, Review, Round } from "../messages.gen";
import { account, ENOUGH, kindOfLuck, level, LEVELS, lostEach, mistakes, POINT, steps, told, turningPoint, winner } from "./telling";
import { GAMES } from "../words";

const move = (number: number, seat: number, after: number[], error: number | null = null, before: number[] = [0.5, 0.5]): Move => ({
  number, round: 1, seat, action: "stay", before, after, luck: [0, 0], error, better: null,
});
const round = (luck: number): Round => ({
  number: 1, result: [1, 0], deal: [0, 0], luck: [luck, -luck], skill: [0.5 - luck, luck - 0.5], adjusted: [1 - luck, luck], decisions: [2, 1], lost: [0.03, 0.2],
});
const review = (moves: Move[], luck = 0.2): Review => ({ game: "finito", seats: ["a", "b"], judgement: "", moves, rounds: [round(luck)] });
const of = (moves: Move[], luck = 0.2) => {
  const found = told(review(moves, luck), 1);
  if (!found) throw new Error("no such round");
  return found;
};

test("the game turns with the move after which the winner is never behind again", () => {
  const game = of([move(1, 0, [0.6, 0.4]), move(2, 1, [0.4, 0.6]), move(3, 0, [0.7, 0.3]), move(4, 1, [1, 0])]);
  expect(winner(game)).toBe(0);
  expect(turningPoint(game, 0)).toBe(3);
});

test("who is ahead from the deal on turned nothing; level is not ahead", () => {
  const ahead = of([move(1, 0, [0.6, 0.4], null, [0.6, 0.4]), move(2, 1, [1, 0])]);
  expect(turningPoint(ahead, 0)).toBe(0);
  expect(turningPoint(of([move(1, 0, [0.6, 0.4]), move(2, 1, [1, 0])]), 0)).toBe(1);
});

test("luck is for whoever won, beside the better moves, against or even", () => {
  expect([0.3, 0.2, -0.2, 0.02].map((luck) => kindOfLuck(of([move(1, 0, [1, 0])], luck), 0))).toEqual(["for", "beside", "against", "even"]);
});

test("mistakes cost a point or more, the dearest first, of all or of one", () => {
  const moves = [move(1, 0, [1, 0], 0.02), move(2, 1, [1, 0], 0.2), move(3, 0, [1, 0], 0.009), move(4, 0, [1, 0])];
  expect(mistakes(moves).map((one) => one.number)).toEqual([2, 1]);
  expect(mistakes(moves, 0).map((one) => one.number)).toEqual([1]);
});

test("an account adds up rounds; a round that did not end counts only its decisions", () => {
  const whole = review([move(1, 0, [1, 0])]);
  const half = { ...whole, rounds: [...whole.rounds, { ...round(0.9), number: 2, result: null }] };
  expect(account(half, 0)).toEqual({ rounds: 1, result: 1, adjusted: 0.8, luck: 0.2, lost: 0.06, decisions: 4 });
  expect(lostEach({ lost: 0.06, decisions: 4 })).toBeCloseTo(1.5);
  expect(lostEach({ lost: 0, decisions: 0 })).toBeNull();
});

test("levels go by points lost a decision, in each game by what its players lose", () => {
  for (const game of GAMES) {
    const limits = LEVELS[game];
    expect(limits.toSorted((one, other) => one - other)).toEqual(limits);
    const levels = (more: number, decisions = ENOUGH): (number | null)[] => limits.map((limit) => level(game, { lost: (limit + more) * decisions * POINT, decisions }));
    expect(levels(-0.01)).toEqual([0, 1, 2, 3]);
    expect(levels(0.01)).toEqual([1, 2, 3, 4]);
    expect(levels(0, ENOUGH - 1)).toEqual([null, null, null, null]); // one short game says little
  }
});

test("what led from one chance to the next adds up as it is shown, for every seat", () => {
  const drawn: Move = { ...move(2, 0, [0.4206, 0.5794], 0.0303, [0.5004, 0.4996]), luck: [-0.0651, 0.0651] };
  expect(steps(review([drawn]), 2)).toEqual([
    { before: 0.5, luck: -0.065, choice: -0.03, rest: 0.016, after: 0.421 },
    { before: 0.5, luck: 0.065, choice: 0.03, rest: -0.016, after: 0.579 },
  ]);
});

test("among three it cannot be said who gets what one gives away: it is among all else", () => {
  const three: Move = { ...move(1, 1, [0.4, 0.2, 0.4], 0.1, [0.3, 0.3, 0.4]), luck: [0, 0, 0] };
  expect(steps(review([three]), 1)?.map((one) => one.choice)).toEqual([0, -0.1, 0]);
  expect(steps(review([three]), 1)?.map((one) => one.rest)).toEqual([0.1, 0, 0]);
});

test("the deal is luck, from equal chances on", () => {
  const dealt = { ...review([move(1, 0, [1, 0], null, [0.6, 0.4])]), rounds: [{ ...round(0.2), deal: [0.1, -0.1] }] };
  expect(steps(dealt, 0)).toEqual([
    { before: 0.5, luck: 0.1, choice: 0, rest: 0, after: 0.6 },
    { before: 0.5, luck: -0.1, choice: 0, rest: 0, after: 0.4 },
  ]);
  expect(steps(dealt, 7)).toBeNull();
});
