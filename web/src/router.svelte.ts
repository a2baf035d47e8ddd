import { tick } from "svelte";

import { at, pathOf } from "./base";

/** Whether this is the page that needs no server; its addresses are behind a #, so that any web server can serve it. */
export const SITE = import.meta.env.MODE === "site";

/** Whether a table is in this browser alone: in a page without a server all are, else those that went on here. */
export const isHere = (table: string): boolean => SITE || table.startsWith("0");

const here = (): string => (SITE ? location.hash.slice(1) : pathOf(location)) || "/";

/** What a link to one of our pages leads to. */
export const to = (page: string): string => (SITE ? `#${page}` : at(page));

let path = $state(here());

/** Where this browser is. */
export const route = {
  get path(): string {
    return path;
  },
  get parts(): string[] {
    return path.split("/").filter(Boolean);
  },
};

export async function go(page: string): Promise<void> {
  if (to(page) !== (SITE ? "" : location.pathname) + location.hash) history.pushState(null, "", to(page));
  path = here();
  await tick();
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

/** The address of what is shown now has become another; the way back stays as it is. */
export function rename(page: string): void {
  history.replaceState(history.state, "", to(page));
  path = here();
}

/** To a table that had to be waited for; who went elsewhere meanwhile stays there. */
export async function goWhenMade(made: Promise<{ id: string }>): Promise<void> {
  const from = path;
  const { id } = await made;
  if (path === from) await go(`/table/${id}`);
}

window.addEventListener("popstate", () => (path = here()));

document.addEventListener("click", (event) => {
  const plain = !event.defaultPrevented && event.button === 0;
  if (!plain || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  const page = pathOf(link);
  if (page === null || page.startsWith("/api")) return;
  event.preventDefault();
  void go(SITE ? link.hash.slice(1) || "/" : page + link.hash);
});
