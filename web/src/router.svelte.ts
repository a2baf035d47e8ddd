import { tick } from "svelte";

let path = $state(location.pathname);

/** Where this browser is. */
export const route = {
  get path(): string {
    return path;
  },
  get parts(): string[] {
    return path.split("/").filter(Boolean);
  },
};

export async function go(to: string): Promise<void> {
  if (to !== location.pathname + location.hash) history.pushState(null, "", to);
  path = location.pathname;
  await tick();
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

window.addEventListener("popstate", () => (path = location.pathname));

document.addEventListener("click", (event) => {
  const plain = !event.defaultPrevented && event.button === 0;
  if (!plain || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api")) return;
  event.preventDefault();
  void go(link.pathname + link.hash);
});
