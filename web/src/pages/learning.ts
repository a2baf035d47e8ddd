// The pages to learn from and to practise, in one piece.
export { default as Daily } from "./Daily.svelte";
export { default as Fairness } from "./Fairness.svelte";
export { default as Lesson } from "./Lesson.svelte";
export { default as MyPlay } from "./MyPlay.svelte";
export { default as Practice } from "./Practice.svelte";
export { default as Replay } from "./Replay.svelte";
export { default as Review } from "./Review.svelte";
