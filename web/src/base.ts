/** Where our pages begin, whatever folder they are served from: the scripts are in its assets/. */
const BASE = new URL(/* @vite-ignore */ "../", import.meta.url);

/** The address of one of our pages, of a file or of the API, by its path: "/table/x", "/worker.js". */
export const at = (path: string): string => BASE.pathname + path.slice(1);

/** The path of an address of ours; null if it is nothing of ours. */
export function pathOf(address: URL | Location | HTMLAnchorElement): string | null {
  if (address.origin !== location.origin) return null;
  if (`${address.pathname}/` === BASE.pathname) return "/";
  return address.pathname.startsWith(BASE.pathname) ? address.pathname.slice(BASE.pathname.length - 1) : null;
}
