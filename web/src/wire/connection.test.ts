import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Asked, Told } from "../messages.gen";
import { Connection, type Health } from "./connection";
import { Refusal } from "./refusal";

const server = vi.hoisted(() => ({ table: () => Promise.resolve() }));

vi.mock("../base", () => ({ at: (path: string) => path }));
vi.mock("./api", () => ({ api: { table: () => server.table() } }));

/** A socket whose line is as the test wants it: nothing comes of itself. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  said: Asked["type"][] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.said.push((JSON.parse(text) as Asked).type);
  }

  /** The browser asks the other end, which may never answer; so `onclose` is not called. */
  close(): void {
    this.closed = true;
    this.readyState = 2;
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.tells({ type: "pong" });
  }

  tells(told: Told): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const page = new EventTarget();
let health: Health[];
let why: string | undefined;
let heard: Told["type"][];
let connection: Connection;

const sockets = (): number => FakeSocket.all.filter((one) => !one.closed && one.readyState < 2).length;
const newest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const comes = (event: string): boolean => page.dispatchEvent(new Event(event));
const feel = (now: Health, code?: string): void => {
  health.push(now);
  why = code;
};
const connect = (): Connection => new Connection("any", (told) => heard.push(told.type), feel);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://here/" });
  vi.stubGlobal("document", Object.assign(page, { visibilityState: "visible" }));
  vi.stubGlobal("window", page);
  FakeSocket.all.length = 0;
  [health, heard] = [[], []];
  server.table = () => Promise.resolve();
  connection = connect();
  newest().opens();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

it("comes back although nobody answers whether the table is there", async () => {
  server.table = () => new Promise(() => undefined);
  newest().breaks();
  expect(health.at(-1)).toBe("lost");
  await vi.advanceTimersByTimeAsync(500);
  newest().opens();
  expect([FakeSocket.all.length, health.at(-1)]).toEqual([2, "open"]);
});

it("has done with a line that is dead, though the browser has not closed it yet", async () => {
  const [dead] = FakeSocket.all;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(dead?.said).toEqual(["ping"]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect([dead?.closed, health.at(-1)]).toEqual([true, "lost"]);
  await vi.advanceTimersByTimeAsync(500);
  newest().opens();
  dead?.breaks();
  expect([FakeSocket.all.length, health.at(-1)]).toEqual([2, "open"]);
});

it("asks soon whether a line lives that does not answer what was said", async () => {
  connection.say({ type: "hint", seat: 0 });
  await vi.advanceTimersByTimeAsync(5_000);
  connection.say({ type: "hint", seat: 0 }); // who taps again does not put it off
  await vi.advanceTimersByTimeAsync(1_000);
  expect(newest().said).toEqual(["hint", "hint", "ping"]);
  newest().tells({ type: "pong" });
  await vi.advanceTimersByTimeAsync(19_999);
  expect([newest().said.length, health.at(-1)]).toEqual([3, "open"]);
});

it("has one socket, however often it is woken while it has none", async () => {
  newest().breaks();
  comes("online");
  comes("visibilitychange");
  await vi.advanceTimersByTimeAsync(1_000);
  expect([FakeSocket.all.length, sockets()]).toEqual([2, 1]);
  newest().opens();
  connection.close();
  expect(sockets()).toBe(0);
});

it("waits longer from time to time, until somebody speaks again", async () => {
  for (const pause of [500, 1_000, 2_000, 4_000, 8_000, 8_000]) {
    const count = FakeSocket.all.length;
    newest().onopen?.(); // a server that lets it in and says nothing is none
    newest().breaks();
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(FakeSocket.all.length).toBe(count);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all.length).toBe(count + 1);
  }
  newest().opens();
  newest().breaks();
  await vi.advanceTimersByTimeAsync(500);
  expect(sockets()).toBe(1);
});

it("comes back no more once it was closed", async () => {
  newest().breaks();
  connection.close();
  comes("online");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([FakeSocket.all.length, health.at(-1)]).toEqual([1, "closed"]);
});

it.each(["table.unknown", "record.rules"])("comes back no more to a table that can never be followed again: %s", async (code) => {
  server.table = () => Promise.reject(new Refusal(code));
  newest().breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([FakeSocket.all.length, health.at(-1), why]).toEqual([1, "closed", code]);
});

it.each(["server.gone", "limit.requests"])("comes back although the table is refused for now: %s", async (code) => {
  server.table = () => Promise.reject(new Refusal(code));
  newest().breaks();
  await vi.advanceTimersByTimeAsync(500);
  newest().opens();
  expect([FakeSocket.all.length, health.at(-1)]).toEqual([2, "open"]);
});
