import { alsoTexts } from "../texts.svelte";
import type { GameName } from "../words";

const PAGES: Record<GameName, () => Promise<unknown>> = {
  completto: () => import("./completto/Completto.svelte"),
  rummy: () => import("./rummy/Rummy.svelte"),
  finito: () => import("./finito/Finito.svelte"),
};

/** Fetch what a table of this game is shown with, while it is set up; who finds it missing there is told so. */
export function fetchAhead(game: GameName): void {
  const parts = [import("../pages/Table.svelte"), PAGES[game](), alsoTexts("pages"), alsoTexts("rules")];
  for (const part of parts) part.catch(() => undefined);
}
