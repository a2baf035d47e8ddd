import type { Told } from "../messages.gen";

/** What is told at a table: our own server has written it, here or elsewhere, and its types are ours. */
export const readTold = (text: string): Told => JSON.parse(text) as Told;
