import { expect, test } from "vitest";

import { adjusted, signed } from "./numbers";

const tidy = (text: string): string => text.replace(/\s/g, " ");

test("a result without the luck is told within what can be: beyond it, it is more than sure, or less than nothing", () => {
  expect([0, 0.456, 1, 1.004].map(adjusted).map(tidy)).toEqual(["0%", "46%", "100%", "100%"]);
  expect([1.51, -0.2].map(adjusted).map(tidy)).toEqual(["> 100%", "< 0%"]);
});

test("points have a sign that is no hyphen, and nothing has none", () => {
  expect([0.042, -0.008, 0.0001].map(signed)).toEqual(["+4.2", "−0.8", "0.0"]);
});
