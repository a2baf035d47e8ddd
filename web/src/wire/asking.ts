import { Refusal } from "./api";

interface Asker {
  complaint: object | null;
  complain(code: string, facts?: Record<string, unknown>): void;
}

/** Puts a question for somebody; what is refused becomes the asker's complaint. */
export async function asking(asker: Asker, question: () => Promise<void>): Promise<void> {
  asker.complaint = null;
  try {
    await question();
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    asker.complain(problem.code, problem.facts);
  }
}
