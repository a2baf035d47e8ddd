// The worker that thinks, so that no tap on a piece waits for a thought.
import { startPython } from "./python";

type Thought = (name: string, facts: string) => string;

self.onmessage = ({ data }: MessageEvent<{ folder: string; tables: MessagePort }>) => {
  const thinking = startPython(data.folder, () => undefined).then(
    (python) => python.runPython("from reihum.page.thinking import thought; thought") as Thought,
  );
  data.tables.onmessage = async ({ data: asked }: MessageEvent<{ number: number; name: string; facts: string }>) => {
    try {
      data.tables.postMessage({ number: asked.number, answer: (await thinking)(asked.name, asked.facts) });
    } catch (problem) {
      data.tables.postMessage({ number: asked.number, why: String(problem) });
    }
  };
};
