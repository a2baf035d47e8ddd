import { expect, test } from "vitest";

import { verdict } from "./chance";

test("even counts, and those that a fair die brings, are usual", () => {
  expect(verdict([10, 10, 10, 10, 10, 10])).toBe("usual");
  expect(verdict([9, 14, 7, 11, 12, 7])).toBe("usual");
});

test("a die that shows one face twice as often is odd, once there are enough rolls", () => {
  expect(verdict([200, 100, 100, 100, 100, 100])).toBe("odd");
  expect(verdict([4, 2, 2, 2, 2, 2])).toBe("few");
  expect(verdict([])).toBe("few");
});
