import { either, hasParts, isBook, isNothing, isNumber, isSwitch, isText, maybe } from "../checks";
import type { Refusal as Refused } from "../messages.gen";

/** What a sentence about a refusal needs. */
export type RefusalFacts = NonNullable<Refused["facts"]>;

const isFact = either(either(isText, isNumber), either(isSwitch, isNothing));

/** Whether this is a refusal of our server's, and not what something else says in its place. */
export const isRefusal = hasParts<Refused>({ code: isText, facts: maybe(isBook(isFact)) });

/** The server said no, or could not be reached (`server.gone`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: RefusalFacts = {},
  ) {
    super(code);
  }

  /** Whether it may be answered if it is asked again. */
  get passes(): boolean {
    return /^(server|limit)\./.test(this.code);
  }
}

/** What was caught, if it is a refusal; whatever else went wrong is thrown again. */
export function asRefusal(problem: unknown): Refusal {
  if (!(problem instanceof Refusal)) throw problem;
  return problem;
}
