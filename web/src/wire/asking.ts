import { asRefusal, type RefusalFacts } from "./refusal";

interface Asker {
  complaint: object | null;
  complain(code: string, facts?: RefusalFacts): void;
}

/** Puts a question for somebody; what is refused becomes the asker's complaint. Whether it was not. */
export async function asking(asker: Asker, question: () => Promise<unknown>): Promise<boolean> {
  asker.complaint = null;
  try {
    await question();
    return true;
  } catch (problem) {
    const { code, facts } = asRefusal(problem);
    asker.complain(code, facts);
    return false;
  }
}
