// The worker that thinks, so that no tap on a piece waits for a thought.
import { startPython } from "./python";

type Thought = (name: string, facts: string) => string;

/** What the tables' worker says: first that it is up, and that this one may start, then what to think about. */
export type ToThinker = { wasm: WebAssembly.Module } | { number: number; name: string; facts: string };
export type FromThinker = { number: number; answer?: string; why?: string };

self.onmessage = ({ data: { folder, tables } }: MessageEvent<{ folder: string; tables: MessagePort }>) => {
  let thinking: Promise<Thought>;
  const post = (message: FromThinker): void => tables.postMessage(message);
  tables.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
    if ("wasm" in data) {
      thinking = start(folder, data.wasm);
      return;
    }
    const { number, name, facts } = data;
    try {
      post({ number, answer: (await thinking)(name, facts) });
    } catch (problem) {
      post({ number, why: String(problem) });
    }
  };
};

async function start(folder: string, wasm: WebAssembly.Module): Promise<Thought> {
  const { python } = await startPython(folder, () => undefined, wasm);
  return python.runPython("from reihum.page.thinking import thought; thought") as Thought;
}
