import { at } from "../base";
import type { Answered } from "../local/here.svelte";
import { started } from "../local/started";
import { heard, network, SOON } from "../network.svelte";
import { isHere, SITE } from "../router.svelte";
import type { AtBoard, AtRow, AtSheet, Endpoints, NewTable, PuzzleWish, Record as Recorded, Rummy, Weigh } from "../messages.gen";
import { isRefusal, Refusal } from "./refusal";

const TABLE = "/api/tables/";
/** What any Python of ours can answer: it is about rules, tiles and puzzles, not about the server's tables. */
const ANYWHERE = /^\/api\/(games$|rummy\/|completto\/|finito\/|scores$|puzzles$|daily\/)/;
/** What has to be thought about, or is much to send; it may have to wait until somebody has time for it. */
const LATER = /\/(review|weigh|steps|solve|check|puzzles|records|deals)$|\/daily\//;
const THOUGHT = 60_000; // milliseconds

/** A method and a path as the server names them, which says what may be sent there and what is replied. */
type Endpoint = keyof Endpoints;

async function ask<Key extends Endpoint>(endpoint: Key, { path, body }: Omit<Endpoints[Key], "reply">): Promise<Endpoints[Key]["reply"]> {
  const [method = ""] = endpoint.split(" ");
  return replied(await answered(method, pathOf(endpoint, path), body));
}

/** The path of an endpoint, with these values in the places of their names. */
function pathOf<Key extends Endpoint>(endpoint: Key, values: Endpoints[Key]["path"]): string {
  const known: { readonly [name: string]: string | number } = values ?? {};
  const [, path = ""] = endpoint.split(" ");
  return path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(known[name])));
}

/** The reply in an answer, of the type that the server gives there; or why there is none. */
export function replied<Reply>({ ok, body }: Answered): Reply {
  if (ok) return body as Reply; // what our own server says is typed by it
  throw isRefusal(body) ? new Refusal(body.code, body.facts) : new Refusal("server.gone");
}

/** By whoever knows: this page its own tables, the server all else; while it is gone, this page if it can. */
async function answered(method: string, path: string, body?: unknown): Promise<Answered> {
  if (SITE || (path.startsWith(TABLE) && isHere(path.slice(TABLE.length)))) return inPage(method, path, body);
  if (!network.reached && (await knownHere(path))) return inPage(method, path, body);
  try {
    return await byNetwork(method, path, body);
  } catch (problem) {
    if (await knownHere(path)) return inPage(method, path, body);
    throw problem;
  }
}

/** Whether Python in this page could answer: it runs, or is kept here to be started. */
async function knownHere(path: string): Promise<boolean> {
  if (!ANYWHERE.test(path) || started.failed) return false;
  return started.here || (await import("../local/keeping.svelte")).keptHere();
}

async function inPage(method: string, path: string, body?: unknown): Promise<Answered> {
  const { askHere } = await import("../local/here.svelte");
  return askHere(method, path, body);
}

/** By the server, if it answers in time: a line may be dead without anybody being told. */
async function byNetwork(method: string, path: string, body?: unknown): Promise<Answered> {
  const request: RequestInit = { method, signal: AbortSignal.timeout(LATER.test(path) ? THOUGHT : SOON) };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  try {
    const response = await fetch(at(path), request);
    const answer = { ok: response.ok, body: (await response.json()) as unknown };
    heard(true);
    return answer;
  } catch {
    heard(false);
    throw new Refusal("server.gone");
  }
}

export const api = {
  games: () => ask("GET /api/games", {}),
  myTables: () => ask("GET /api/tables", {}),
  forget: () => ask("POST /api/forget", {}),
  table: (id: string) => ask("GET /api/tables/{id}", { path: { id } }),
  setUp: (body: NewTable) => ask("POST /api/tables", { body }),
  invitation: (link: string) => ask("POST /api/invitation", { body: { link } }),
  join: (link: string, name: string) => ask("POST /api/join", { body: { link, name } }),
  leave: (id: string, seat: number) => ask("POST /api/tables/{id}/leave", { path: { id }, body: { seat } }),
  free: (id: string, seat: number, player: string | null) => ask("POST /api/tables/{id}/free", { path: { id }, body: { seat, player } }),
  takeBack: (id: string, seat: number) => ask("POST /api/tables/{id}/take-back", { path: { id }, body: { seat } }),
  start: (id: string) => ask("POST /api/tables/{id}/start", { path: { id } }),
  rematch: (id: string) => ask("POST /api/tables/{id}/rematch", { path: { id } }),
  ply: (id: string, ply: number) => ask("GET /api/tables/{id}/plies/{ply}", { path: { id, ply } }),
  review: (id: string) => ask("GET /api/tables/{id}/review", { path: { id } }),
  weigh: (id: string, ply: number, body: Weigh) => ask("POST /api/tables/{id}/plies/{ply}/weigh", { path: { id, ply }, body }),
  fairness: () => ask("GET /api/fairness", {}),
  /** Anything that is in a file may be called a record: whether it is one, the server says. */
  openRecord: (body: Recorded) => ask("POST /api/records", { body }),
  story: (id: string) => ask("GET /api/tables/{id}/story", { path: { id } }),
  steps: (body: Rummy.Way) => ask("POST /api/rummy/steps", { body }),
  fits: (body: AtRow) => ask("POST /api/completto/fits", { body }),
  aims: (body: AtBoard) => ask("POST /api/finito/board", { body }),
  scores: (body: AtSheet) => ask("POST /api/scores", { body }),
  solve: (body: Rummy.Solve) => ask("POST /api/rummy/solve", { body }),
  daily: (date: string) => ask("GET /api/daily/{date}", { path: { date } }),
  puzzle: (body: PuzzleWish) => ask("POST /api/puzzles", { body }),
  deals: (date: string) => ask("GET /api/daily/{date}/deals", { path: { date } }),
  sitDown: (date: string, game: string) => ask("POST /api/daily/{date}/deals", { path: { date }, body: { game } }),
  check: (body: Rummy.Check) => ask("POST /api/rummy/check", { body }),
  record: (id: string) => ask("GET /api/tables/{id}/record", { path: { id } }),
  recordAddress: (id: string) => at(pathOf("GET /api/tables/{id}/record", { id })),
};
