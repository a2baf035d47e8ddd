import { expect, it, vi } from "vitest";

import { arriving } from "./arriving";

vi.useFakeTimers();

it("is there as soon as it comes, and missing if it never does", async () => {
  await expect(arriving(Promise.resolve("part"))).resolves.toBe("part");
  const missing = expect(arriving(new Promise(() => undefined))).rejects.toThrow("missing");
  await vi.advanceTimersByTimeAsync(60_000);
  await missing;
});
