import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { held, type Release } from "./held";

// Pages of a browser on plain http, which has no locks; here they live in one process.
interface Asking {
  has: Promise<Release | null>;
  waits: Promise<void>;
  leave(): void;
}

const ALMOST = 490; // milliseconds of the 500 in which nobody has answered
const LONG = 5000; // milliseconds in which everybody has asked, and asked again
let table = 0;
let channels: Channel[] = [];

/** Brings what is said to all others of its name, at once. */
class Channel {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(private readonly name: string) {
    channels.push(this);
  }

  postMessage(data: unknown): void {
    for (const other of channels) if (other !== this && other.name === this.name) queueMicrotask(() => other.onmessage?.({ data }));
  }

  close(): void {
    this.onmessage = null;
  }
}

function asks(): Asking {
  const wanted = new AbortController();
  const { promise: waits, resolve } = Promise.withResolvers<void>();
  return { has: held(`table ${table}`, wanted.signal, resolve), waits, leave: () => wanted.abort() };
}

/** The one of these pages that gets it. */
async function first(pages: Asking[]): Promise<Asking> {
  await vi.advanceTimersByTimeAsync(LONG);
  return Promise.race(pages.map((page) => page.has.then(() => page)));
}

beforeEach(() => {
  table++;
  channels = [];
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("of pages that ask at the same moment one gets it, and the next one when it goes", async () => {
  let waiting = [asks(), asks(), asks()];
  while (waiting.length) {
    const one = await first(waiting);
    waiting = waiting.filter((page) => page !== one);
    await Promise.all(waiting.map((page) => page.waits));
    (await one.has)?.();
  }
});

test("who asks while another one is about to get it waits for that one, or goes first", async () => {
  const early = asks();
  await vi.advanceTimersByTimeAsync(ALMOST);
  const late = asks();
  const one = await first([early, late]);
  const other = one === early ? late : early;
  await other.waits;
  (await one.has)?.();
  await first([other]);
  expect(await other.has).not.toBeNull();
});

test("who no longer wants it stands in nobody's way", async () => {
  const [one, two, three] = [asks(), asks(), asks()];
  const has = await first([one, two, three]);
  const [leaves, stays] = [one, two, three].filter((page) => page !== has);
  leaves?.leave();
  expect(await leaves?.has).toBeNull();
  (await has.has)?.();
  await vi.advanceTimersByTimeAsync(LONG);
  expect(await stays?.has).not.toBeNull();
});

test("a page that has crashed says nothing, and the next one gets it all the same", async () => {
  const crashes = asks();
  await first([crashes]);
  const next = asks();
  await next.waits;
  channels[0]?.close();
  await first([next]);
  expect(await next.has).not.toBeNull();
});
