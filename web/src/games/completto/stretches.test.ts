import { expect, it } from "vitest";

import { stretches } from "./stretches";

it("counts the face-down tiles between two open ones", () => {
  expect(stretches([0, 0, 14, 33, 0, 50])).toEqual([{ down: 2 }, { number: 14 }, { number: 33 }, { down: 1 }, { number: 50 }]);
});

it("tells a row of face-down tiles as one stretch", () => {
  expect(stretches([0, 0, 0])).toEqual([{ down: 3 }]);
});
