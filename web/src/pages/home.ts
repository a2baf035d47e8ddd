// The pages for real tiles at home, in one piece.
export { default as Aims } from "./Aims.svelte";
export { default as AtHome } from "./AtHome.svelte";
export { default as Fits } from "./Fits.svelte";
export { default as Referee } from "./Referee.svelte";
