import { beforeEach, expect, it, vi } from "vitest";

import { api } from "./api";

const network = vi.hoisted(() => ({ reached: true }));

vi.mock("../base", () => ({ at: (path: string) => path }));
vi.mock("../router.svelte", () => ({ SITE: false, isHere: () => false }));
vi.mock("../local/started", () => ({ started: { failed: true, here: false } }));
vi.mock("../network.svelte", () => ({ network, SOON: 1, heard: (answered: boolean) => (network.reached = answered) }));

let patience: AbortController;

beforeEach(() => {
  network.reached = true;
  patience = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => patience.signal);
});

const answersWith = (fetch: (address: string, request: RequestInit) => Promise<Response>): unknown => vi.stubGlobal("fetch", fetch);
const ended = (signal?: AbortSignal | null): Promise<unknown> => new Promise((end) => (signal?.aborted ? end(0) : signal?.addEventListener("abort", end)));
const givenUp = ({ signal }: RequestInit): Promise<never> => ended(signal).then(() => Promise.reject(new Error("too late")));

it("takes a server for gone that answers nothing in time", async () => {
  answersWith((_, request) => givenUp(request));
  const asked = expect(api.games()).rejects.toMatchObject({ code: "server.gone" });
  patience.abort();
  await asked;
  expect(network.reached).toBe(false);
});

it("takes a server for gone that breaks off in the middle of its answer", async () => {
  answersWith((_, request) => Promise.resolve({ ok: true, json: () => givenUp(request) } as unknown as Response));
  const asked = expect(api.games()).rejects.toMatchObject({ code: "server.gone" });
  patience.abort();
  await asked;
  expect(network.reached).toBe(false);
});

it("takes something else that answers in the place of the server for none", async () => {
  answersWith(() => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 })));
  await expect(api.games()).rejects.toMatchObject({ code: "server.gone" });
  expect(network.reached).toBe(false);
});

it.each([null, "no", ["no"], {}, { code: 3 }, { code: "no", facts: [1] }])("takes what is no refusal of ours for no answer: %o", async (body) => {
  answersWith(() => Promise.resolve(Response.json(body, { status: 502 })));
  await expect(api.games()).rejects.toMatchObject({ code: "server.gone", facts: {} });
});

it("tells why our server refuses", async () => {
  const refusal = { code: "limit.requests", facts: { seconds: 3, late: true, why: null } };
  answersWith(() => Promise.resolve(Response.json(refusal, { status: 429 })));
  await expect(api.games()).rejects.toMatchObject(refusal);
});

it("gives more time to what has to be thought about", async () => {
  answersWith(() => Promise.resolve(Response.json({})));
  await api.games();
  await api.review("any");
  const [[soon], [later]] = vi.mocked(AbortSignal.timeout).mock.calls as [[number], [number]];
  expect(later).toBeGreaterThan(soon);
});

it("asks by the method and the path that the server names, with all values in their places", async () => {
  const asked = vi.fn((_: string, __: RequestInit) => Promise.resolve(Response.json({})));
  answersWith(asked);
  await api.weigh("a/b", 0, { seat: 1 });
  await api.daily("2024-05-06");
  const said = asked.mock.calls.map(([path, { method, body }]) => [method, path, body]);
  expect(said).toEqual([
    ["POST", "/api/tables/a%2Fb/plies/0/weigh", '{"seat":1}'],
    ["GET", "/api/daily/2024-05-06", undefined],
  ]);
  expect(api.recordAddress("a b")).toBe("/api/tables/a%20b/record");
});
