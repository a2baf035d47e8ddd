// What a browser needs to go on without its server: Python, fetched behind a table with computer players only.
import { SITE } from "../router.svelte";
import type { Session } from "../wire/session.svelte";

/** impossible: not at this address; spared: not fetched, to save data; absent: the server has none. */
export type Keeping = "unknown" | "impossible" | "spared" | "fetching" | "kept" | "absent" | "failed";
type Reply = "kept" | "none" | "absent" | "failed";

/** What browsers tell of the way to the network, as far as they do. */
interface Network {
  saveData?: boolean;
  type?: string;
}

let now = $state<Keeping>("unknown");

export const keeping = {
  get now(): Keeping {
    return now;
  },
};

/** Whether one person plays here against computer players alone. */
export function alone({ table, mine }: Pick<Session, "table" | "mine">): boolean {
  if (table?.status !== "playing" || mine.length !== 1) return false;
  return table.seats.every((seat, at) => seat.kind === "computer" || at === mine[0]);
}

/** See to it that the match could go on here; where data is to be saved only if somebody says so. */
export async function keepPython(anyway = false): Promise<void> {
  if (SITE || now === "fetching") return;
  if (!navigator.serviceWorker || !navigator.locks || !import.meta.env.PROD) now = "impossible";
  else if ((await asked(false)) === "kept") now = "kept";
  else if (!anyway && metered()) now = "spared";
  else now = "fetching";
  if (now !== "fetching" && now !== "kept") return;
  const reply = metered() && !anyway ? "kept" : await asked(true); // there may be a newer one
  now = reply === "none" ? "failed" : reply;
}

/** Whether all of Python is in this browser, to be started without a network. */
export async function keptHere(): Promise<boolean> {
  return Boolean(navigator.serviceWorker?.controller) && (await asked(false)) === "kept";
}

function metered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Network };
  return Boolean(connection?.saveData) || connection?.type === "cellular";
}

/** What the service worker says of Python, once it has fetched it if that is wished. */
async function asked(fetch: boolean): Promise<Reply> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Reply>) => resolve(data);
    active?.postMessage({ type: "python", fetch }, [port2]);
  });
}
