// What only somebody with tables needs of the start page, in one piece.
export { default as BackToTable } from "./BackToTable.svelte";
export { default as TableList } from "./TableList.svelte";
