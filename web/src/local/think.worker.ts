// The worker that thinks, so that no tap on a piece waits for a thought.
import { remember } from "./memory";
import { fitTogether, type Parts } from "./parts";
import { startPython } from "./python";

type Thought = (name: string, facts: string) => string;

/** What the tables' worker says: first that it is up, and that this one may start, then what to think about. */
export type ToThinker = { parts: Parts } | { number: number; name: string; facts: string };
export type FromThinker = { number: number; answer?: string; why?: string };

self.onmessage = ({ data: { folder, tables } }: MessageEvent<{ folder: string; tables: MessagePort }>) => {
  let given: Parts;
  let thinking: Promise<Thought> | null = null;
  /** When Python has broken down, or did not start: whoever asks next has it started anew, without its memory. */
  const broken = (): void => {
    given = { ...given, memory: null };
    thinking = null;
  };
  const think = async (): Promise<Thought> => {
    const begun = (thinking ??= start(folder, given, broken));
    try {
      return await begun;
    } catch (problem) {
      if (thinking === begun) broken();
      throw problem;
    }
  };
  const post = (message: FromThinker): void => tables.postMessage(message);
  tables.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
    if ("parts" in data) {
      given = data.parts;
      think().catch(console.warn);
      return;
    }
    const { number, name, facts } = data;
    try {
      post({ number, answer: (await think())(name, facts) });
    } catch (problem) {
      post({ number, why: String(problem) });
    }
  };
};

async function start(folder: string, parts: Parts, broken: () => void): Promise<Thought> {
  const python = await startPython(folder, parts, broken, true);
  // Without https a browser keeps nothing.
  if (!parts.memory && isSecureContext && (await fitTogether(parts))) {
    python.runPython("import reihum.page.door"); // what the other worker will want
    void remember(folder, parts.version, python.makeMemorySnapshot());
  }
  return python.runPython("from reihum.page.thinking import thought; thought") as Thought;
}
