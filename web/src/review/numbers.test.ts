import { expect, test } from "vitest";

import { adjusted } from "./numbers";

const tidy = (text: string): string => text.replace(/\s/g, " ");

test("a result without the luck is told within what can be: beyond it, it is more than sure, or less than nothing", () => {
  expect([0, 0.456, 1, 1.004].map(adjusted).map(tidy)).toEqual(["0%", "46%", "100%", "100%"]);
  expect([1.51, -0.2].map(adjusted).map(tidy)).toEqual(["> 100%", "< 0%"]);
});
