// The worker that holds the tables of a page without a server: Python, and what it may use of the page.
import { up } from "./memory";
import { fetchParts, type Parts } from "./parts";
import { startPython } from "./python";
import { Shelf, type Kept } from "./shelf";
import type { FromThinker, ToThinker } from "./think.worker";

interface Door {
  ask(method: string, path: string, body: string | null, document: string | undefined): Promise<string>;
  go_on(seen: string): Promise<string>;
  enter(line: number, id: string, document: string | undefined): Promise<string | undefined>;
  say(line: number, text: string): Promise<void>;
  leave(line: number): Promise<void>;
}

export type ToTables =
  | { type: "start"; folder: string; controlled: boolean; thinker: MessagePort; pace: number }
  | { type: "ask"; number: number; method: string; path: string; body: string | null }
  | { type: "go_on"; number: number; seen: string }
  | { type: "enter"; line: number; id: string }
  | { type: "say"; line: number; text: string }
  | { type: "leave"; line: number };

export type FromTables =
  | { type: "progress"; share: number }
  | { type: "ready" }
  | { type: "failed"; why: string }
  | { type: "answered"; number: number; text: string }
  | { type: "entered"; line: number; refused: string | null }
  | { type: "told"; line: number; text: string }
  | { type: "left"; line: number }
  | { type: "kept"; well: boolean };

const UNHURRIED = 2000; // milliseconds in which nobody has wanted a table

const post = (message: FromTables): void => self.postMessage(message);
const shelf = Shelf.open();
const begun = new Map<number, Promise<void>>(); // what was begun last for each line
let door: Promise<Door>;

self.onmessage = ({ data }: MessageEvent<ToTables>) => {
  if (data.type === "start") {
    door = start(data);
    door.then(
      () => post({ type: "ready" }),
      (problem: unknown) => post({ type: "failed", why: String(problem) }),
    );
  } else if ("line" in data) {
    void inOrder(data);
  } else {
    void follow(data);
  }
};

/** What is said on a line, one after the other: who leaves a table that is still coming has left it once it is there. */
async function inOrder(said: Extract<ToTables, { line: number }>): Promise<void> {
  const done = (begun.get(said.line) ?? Promise.resolve()).then(() => follow(said));
  const ended = done.catch(() => undefined);
  begun.set(said.line, ended);
  await ended;
  if (said.type === "leave") begun.delete(said.line);
  await done;
}

async function follow(asked: Exclude<ToTables, { type: "start" }>): Promise<void> {
  const open = await door;
  switch (asked.type) {
    case "ask":
      post({ type: "answered", number: asked.number, text: await answer(open, asked) });
      break;
    case "go_on":
      post({ type: "answered", number: asked.number, text: await open.go_on(asked.seen) });
      break;
    case "enter":
      post({ type: "entered", line: asked.line, refused: (await open.enter(asked.line, asked.id, await keptNow(asked.id))) ?? null });
      break;
    case "say":
      await open.say(asked.line, asked.text);
      break;
    case "leave":
      await open.leave(asked.line);
      post({ type: "left", line: asked.line });
      break;
  }
}

async function answer(open: Door, { method, path, body }: Extract<ToTables, { type: "ask" }>): Promise<string> {
  const text = await open.ask(method, path, body, await keptNow(tableOf(path)));
  if (path === "/api/forget") await (await shelf).clear(); // with what other pages have kept since this one looked
  return text;
}

const tableOf = (path: string): string | undefined => /^\/api\/tables\/(\w+)/.exec(path)?.[1];

/** A table as it is kept, "" if it is not: another page may have played at it, or removed it, since this one looked. */
async function keptNow(id: string | undefined): Promise<string | undefined> {
  return id && (await shelf).one(id);
}

async function start({ folder, controlled, thinker, pace }: Extract<ToTables, { type: "start" }>): Promise<Door> {
  const parts = fetchParts(folder, controlled, (share) => post({ type: "progress", share }));
  const tables = await shelf;
  const broken = (): void => post({ type: "failed", why: "Python broke down" });
  const [python, documents] = await Promise.all([startPython(folder, parts, broken), tables.all()]);
  const { memory } = await parts; // gone if it was of no use, and given away later
  const keep = async (id: string, document: string, fresh: boolean): Promise<Kept> => {
    const kept = await (document ? tables.keep(id, document, fresh) : tables.remove(id));
    post({ type: "kept", well: kept !== "unkept" });
    return kept;
  };
  const wake = waking(thinker, await parts);
  setTimeout(wake, UNHURRIED);
  const tell = (line: number, text: string): void => {
    post({ type: "told", line, text });
    wake();
  };
  python.globals.set("parts", [documents, keep, asking(thinker, wake), tell, pace]);
  const door = python.runPython("from reihum.page.door import Door; Door(*parts)") as Door;
  void up(folder, memory !== null);
  return door;
}

/** Lets the other worker start, once. Two that start at once keep each other waiting, so it does when a table is told of or it is asked something. */
function waking(thinker: MessagePort, parts: Parts): () => void {
  let asleep = true;
  return () => {
    const { library, modules, memory } = parts;
    if (asleep) thinker.postMessage({ parts } satisfies ToThinker, [library, modules, ...(memory ? [memory.buffer] : [])]);
    asleep = false;
  };
}

/** Ask the other worker, woken for it if it sleeps, and wait for its answer. */
function asking(thinker: MessagePort, wake: () => void): (name: string, facts: string) => Promise<string> {
  const waiting = new Map<number, (thought: FromThinker) => void>();
  let number = 0;
  thinker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  };
  return (name, facts) =>
    new Promise((resolve, reject) => {
      wake();
      waiting.set(++number, ({ answer, why }) => (answer === undefined ? reject(new Error(why)) : resolve(answer)));
      thinker.postMessage({ number, name, facts } satisfies ToThinker);
    });
}
