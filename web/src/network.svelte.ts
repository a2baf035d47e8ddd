import { untrack } from "svelte";

import { at } from "./base";
import { SITE } from "./router.svelte";

const AGAIN_AFTER = 4_000;
export const SOON = 20_000; // milliseconds in which a server answers that is there, over the slowest of lines

let reached = $state(SITE || navigator.onLine); // a page without a server needs no network
let timer = 0;

/** Whether the server answers, as far as this browser knows. */
export const network = {
  get reached(): boolean {
    return reached;
  },
};

/** The server has answered, or not; while it does not, somebody asks again and again. */
export function heard(answered: boolean): void {
  if (SITE) return;
  reached = answered;
  clearTimeout(timer);
  if (!answered) timer = window.setTimeout(() => void knock(), AGAIN_AFTER);
}

/** Ask whether the server answers, where there is one. */
export async function knock(): Promise<void> {
  if (SITE) return;
  try {
    heard((await fetch(at("/api/version"), { cache: "no-store", signal: AbortSignal.timeout(SOON) })).ok);
  } catch {
    heard(false);
  }
}

/** Do this whenever the server answers again, as long as the page that asks for it is there. */
export function whenBack(act: () => void): void {
  let before = reached;
  $effect(() => {
    if (reached && !before) untrack(act);
    before = reached;
  });
}

window.addEventListener("offline", () => heard(false));
window.addEventListener("online", () => void knock());
if (!reached) heard(false);
