import { getContext, setContext, type Snippet } from "svelte";

import type { LessonStep } from "../messages.gen";

/** The part of a table that words can stand beside. */
export type Part = LessonStep["beside"];

/** What is said at a table about the things on it, and beside which of its parts. */
export interface Beside {
  readonly part: Part;
  readonly words: Snippet;
}

const KEY = Symbol("beside");

/** Speak at every table below this; the words take room of their own and cover nothing. */
export const speak = (beside: Beside): void => void setContext(KEY, beside);

/** What is said at this table, if anything is. */
export const spoken = (): Beside | undefined => getContext<Beside | undefined>(KEY);
