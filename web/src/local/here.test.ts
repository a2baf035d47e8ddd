import { beforeEach, expect, it, vi } from "vitest";

import type { Seen } from "./here.svelte";
import type { FromTables, ToTables } from "./table.worker";

vi.mock("../base", () => ({ at: (path: string) => path }));
vi.mock("../settings.svelte", () => ({ settings: { pace: "once" } }));
vi.mock("./held", () => ({
  held: (name: string, _: AbortSignal, taken: () => void): Promise<() => void> => {
    if (holds.has(name)) taken();
    wanted.push(name);
    holds.add(name);
    return Promise.resolve(() => holds.delete(name));
  },
}));

const holds = new Set<string>(); // what some line has alone
const wanted: string[] = [];

/** A worker that does only what a test makes it do. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  readonly asked: ToTables["type"][] = [];
  onmessage: ((event: { data: FromTables }) => void) | null = null;
  onerror: ((event: { message?: string }) => void) | null = null;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage({ type }: ToTables): void {
    this.asked.push(type);
  }
}

type Here = typeof import("./here.svelte");
const GONE = { ok: false, body: { code: "server.gone" } };
const SEEN = {} as Seen;
let page: Here;

const tables = (): FakeWorker => FakeWorker.all[0] as FakeWorker;
const tells = (data: FromTables): void => tables().onmessage?.({ data });

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("location", { origin: "http://here" });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("Worker", FakeWorker);
  FakeWorker.all.length = 0;
  holds.clear();
  wanted.length = 0;
  page = await import("./here.svelte");
  page.warmUp();
});

const FAILURES: [string, () => void][] = [
  ["Python could not be started", () => tells({ type: "failed", why: "it broke down" })],
  ["the worker has an error", () => tables().onerror?.({ message: "it is wrong" })],
  ["the worker could not be loaded", () => tables().onerror?.({})],
];

it.each(FAILURES)("answers what was asked before and what is asked later, once %s", async (_, fails) => {
  const before = [page.askHere("GET", "/api/games"), page.goOnHere(SEEN)];
  fails();
  expect(page.here.failed).toBeTruthy();
  expect(await Promise.all([...before, page.askHere("GET", "/api/games"), page.goOnHere(SEEN)])).toEqual([GONE, GONE, GONE, GONE]);
  expect(tables().asked).toEqual(["start", "ask", "go_on"]);
});

it.each(FAILURES)("says so at a table that was or is entered and not yet seen, once %s", async (_, fails) => {
  const felt: string[] = [];
  const enter = async (id: string): Promise<void> => {
    new page.HereLine(id, () => undefined, (health, code) => felt.push(`${id} ${code ?? health}`));
    await Promise.resolve();
  };
  await enter("seen");
  await enter("before");
  tells({ type: "entered", line: 1, refused: null });
  tells({ type: "told", line: 1, text: "{}" });
  fails();
  await enter("later");
  expect(felt).toEqual(["seen open", "before page.failed", "later page.failed"]);
});

it("gives each question its own answer, whichever comes first", async () => {
  const [one, other] = [page.askHere("GET", "/api/games"), page.askHere("POST", "/api/scores", {})];
  tells({ type: "answered", number: 2, text: JSON.stringify({ ok: true, body: "other" }) });
  tells({ type: "answered", number: 1, text: JSON.stringify({ ok: true, body: "one" }) });
  expect(await Promise.all([one, other])).toEqual([
    { ok: true, body: "one" },
    { ok: true, body: "other" },
  ]);
});

/** All that follows by itself has been done; no time goes by. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

it("waits at a table for the line that still leaves it, though one that came and went waited, too", async () => {
  vi.useFakeTimers();
  const felt: string[] = [];
  const enter = async (): Promise<InstanceType<Here["HereLine"]>> => {
    const line = new page.HereLine("0one", () => undefined, (_, code) => code && felt.push(code));
    await settled();
    return line;
  };
  (await enter()).close(); // its move is still being kept
  (await enter()).close();
  await enter();
  tells({ type: "left", line: 2 });
  await settled();
  expect(tables().asked).toEqual(["start", "enter", "leave", "leave"]);
  tells({ type: "left", line: 1 });
  await settled();
  expect(tables().asked).toEqual(["start", "enter", "leave", "leave", "enter"]);
  expect(felt).toEqual([]);
  expect(wanted).toHaveLength(2); // not for the one that has gone
  vi.useRealTimers();
});
