// The pages before a table, in one piece.
export { default as About } from "./About.svelte";
export { default as Join } from "./Join.svelte";
export { default as Rules } from "./Rules.svelte";
export { default as SetUp } from "./SetUp.svelte";
