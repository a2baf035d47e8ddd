import { beforeEach, expect, it, vi } from "vitest";

import type { FromTables, ToTables } from "./table.worker";

const kept = new Map<string, string>();
const asked: unknown[][] = [];

vi.mock("./memory", () => ({ up: () => Promise.resolve() }));
vi.mock("./parts", () => ({ fetchParts: () => Promise.resolve({ memory: null }) }));
vi.mock("./python", () => ({ startPython: () => Promise.resolve({ globals: new Map(), runPython: () => door }) }));
vi.mock("./shelf", () => ({ Shelf: { open: () => Promise.resolve(shelf) } }));

const shelf = {
  all: () => Promise.resolve([...kept.values()]),
  one: (id: string) => Promise.resolve(kept.get(id) ?? ""),
  clear: () => Promise.resolve(kept.clear()),
};
const door = {
  ask: (...question: unknown[]) => {
    asked.push(question);
    return Promise.resolve("{}");
  },
};
let told: (message: FromTables) => void = () => undefined;
const worker = { onmessage: (_: { data: ToTables }): void => undefined, postMessage: (message: FromTables): void => told(message) };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("self", worker);
  kept.clear();
  asked.length = 0;
  await import("./table.worker");
  const thinker = { postMessage: () => undefined } as unknown as MessagePort;
  worker.onmessage({ data: { type: "start", folder: "/", controlled: false, thinker, pace: 0 } });
});

function answered(method: string, path: string): Promise<FromTables> {
  const answer = new Promise<FromTables>((resolve) => {
    told = (message) => message.type === "answered" && resolve(message);
  });
  worker.onmessage({ data: { type: "ask", number: 1, method, path, body: null } });
  return answer;
}

it("asks about a table as it is kept now, whatever page has played there", async () => {
  kept.set("0one", "as it was");
  await answered("GET", "/api/tables/0one");
  kept.set("0one", "as it is");
  await answered("GET", "/api/tables/0one/review");
  await answered("GET", "/api/tables/0other");
  await answered("GET", "/api/tables");
  expect(asked.map(([, , , document]) => document)).toEqual(["as it was", "as it is", "", undefined]);
});

it("forgets what another page has kept since it looked, too", async () => {
  await answered("GET", "/api/tables");
  kept.set("0one", "of another page");
  await answered("POST", "/api/forget");
  expect(kept.size).toBe(0);
});
