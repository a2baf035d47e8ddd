import { getContext, setContext, type Snippet } from "svelte";

const KEY = Symbol("over");

/** Lay something over every table below this: in the middle, where nobody's things lie. */
export const layOver = (card: Snippet): void => void setContext(KEY, card);

/** What lies over this table, if anything does. */
export const laidOver = (): Snippet | undefined => getContext<Snippet | undefined>(KEY);
