// The tables of this page, held by a worker: what a server would be asked is asked here.
import { at } from "../base";
import { hasParts, isAnything, isSwitch } from "../checks";
import type { Arrange, Asked, Known, LastMove, Shown, TableInfo, Told } from "../messages.gen";
import { settings } from "../settings.svelte";
import type { Health, Line } from "../wire/connection";
import { readTold } from "../wire/told";
import type { FromTables, ToTables } from "./table.worker";
import { held, type Release } from "./held";
import { started } from "./started";

export interface Answered {
  ok: boolean;
  body: unknown;
}

/** A table of the server as it was seen last, for the door's `go_on`; and the moves so far, each with what it led to. */
export interface Seen {
  draft: Arrange["draft"] | null;
  table: TableInfo;
  known: Known;
  seats: Shown["seats"];
  start: Known | null;
  moves: readonly (LastMove & { known: Known })[];
}

let share = $state(0);
let ready = $state(false);
let failed = $state<string | null>(null);
let kept = $state(true);

/** How far Python has come, whether it failed, and whether this browser keeps what is played. */
export const here = {
  get share(): number {
    return share;
  },
  get ready(): boolean {
    return ready;
  },
  get failed(): string | null {
    return failed;
  },
  get kept(): boolean {
    return kept;
  },
};

const PACE = 0.6; // seconds that a computer player takes at least
const FOLDER = location.origin + at("/python/");
const GONE: Answered = { ok: false, body: { code: "server.gone" } };
const isAnswered = hasParts<Answered>({ ok: isSwitch, body: isAnything });
const answers = new Map<number, (answered: Answered) => void>();
const lines = new Map<number, HereLine>();
const leaving = new Map<number, () => void>(); // what is done once a line is left
const left = new Map<string, Promise<unknown>>(); // when a table is, by all its lines, by its id
let number = 0;
let tables: Worker | null = null;

/** The worker with the tables, started when it is first wanted. */
function worker(): Worker {
  if (tables) return tables;
  tables = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
  const thinker = new Worker(new URL("./think.worker.ts", import.meta.url), { type: "module" });
  const { port1, port2 } = new MessageChannel();
  const pace = settings.pace === "once" ? 0 : PACE;
  tables.onmessage = ({ data }: MessageEvent<FromTables>) => hear(data);
  tables.onerror = (event) => fail(event.message || "its script could not be loaded");
  const controlled = Boolean(navigator.serviceWorker?.controller);
  tables.postMessage({ type: "start", folder: FOLDER, controlled, thinker: port1, pace } satisfies ToTables, [port1]);
  thinker.postMessage({ folder: FOLDER, tables: port2 }, [port2]);
  return tables;
}

function post(message: ToTables): void {
  worker().postMessage(message);
}

/** Nothing can be asked any more: whoever waits for an answer is told. */
function fail(why: string): void {
  failed = why;
  started.fails();
  for (const answer of answers.values()) answer(GONE);
  answers.clear();
  for (const line of lines.values()) line.fails();
  for (const done of leaving.values()) done();
}

function hear(told: FromTables): void {
  switch (told.type) {
    case "progress":
      share = told.share;
      break;
    case "ready":
      ready = true;
      started.runs();
      break;
    case "failed":
      fail(told.why);
      break;
    case "answered":
      answers.get(told.number)?.(readAnswer(told.text));
      answers.delete(told.number);
      break;
    case "entered":
      lines.get(told.line)?.entered(told.refused);
      break;
    case "told":
      lines.get(told.line)?.hear(readTold(told.text));
      break;
    case "left":
      leaving.get(told.line)?.();
      break;
    case "kept":
      kept = told.well;
      break;
  }
}

function readAnswer(text: string): Answered {
  const answered: unknown = JSON.parse(text);
  return isAnswered(answered) ? answered : GONE;
}

/** Begin to load, before anybody waits for it. */
export function warmUp(): void {
  worker();
}

/** What a request would be answered. */
export function askHere(method: string, path: string, body?: unknown): Promise<Answered> {
  return answerTo((number) => ({ type: "ask", number, method, path, body: body === undefined ? null : JSON.stringify(body) }));
}

/** The table at which a match of the server goes on here. */
export function goOnHere(seen: Seen): Promise<Answered> {
  return answerTo((number) => ({ type: "go_on", number, seen: JSON.stringify(seen) }));
}

function answerTo(question: (number: number) => ToTables): Promise<Answered> {
  if (failed) return Promise.resolve(GONE);
  return new Promise((resolve) => {
    answers.set(++number, resolve);
    post(question(number));
  });
}

/** A table of this page, followed as one at a server is. */
export class HereLine implements Line {
  private readonly line = ++number;
  private readonly waiting = new AbortController();
  private release: Release = () => undefined;
  private heard = false; // whether there is a table to be seen

  constructor(
    private readonly id: string,
    private readonly tell: (told: Told) => void,
    private readonly feel: (health: Health, code?: string) => void,
  ) {
    lines.set(this.line, this);
    void this.enter();
  }

  /** One page alone plays at a table; the next one waits until it goes. */
  private async enter(): Promise<void> {
    const { id, line, waiting } = this;
    await left.get(id);
    if (waiting.signal.aborted) return;
    const release = await held(`reihum-table-${id}`, waiting.signal, () => this.feel("closed", "table.open_elsewhere"));
    if (!release) return; // this page went first
    if (waiting.signal.aborted) return release();
    this.release = release;
    if (failed) this.fails();
    else post({ type: "enter", line, id });
  }

  /** Nobody answers any more: a table that was not seen yet never will be. */
  fails(): void {
    if (!this.heard) this.feel("closed", "page.failed");
  }

  hear(told: Told): void {
    this.heard = true;
    this.tell(told);
  }

  entered(refused: string | null): void {
    if (refused) this.feel("closed", refused);
    else this.feel("open");
  }

  say(asked: Asked): boolean {
    post({ type: "say", line: this.line, text: JSON.stringify(asked) });
    return true;
  }

  close(): void {
    lines.delete(this.line);
    this.waiting.abort();
    this.leave();
    this.feel("closed");
  }

  /** Another page may play there once what was played here is kept. */
  private leave(): void {
    const { id, line, release } = this;
    const { promise, resolve } = Promise.withResolvers<void>();
    const gone = Promise.all([left.get(id), promise]); // a line that never came in may be left before the one it waited for
    left.set(id, gone);
    void gone.then(() => left.get(id) === gone && left.delete(id));
    leaving.set(line, () => {
      leaving.delete(line);
      release();
      resolve();
    });
    if (failed) leaving.get(line)?.();
    else post({ type: "leave", line });
  }
}
