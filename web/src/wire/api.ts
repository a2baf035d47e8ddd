import { at } from "../base";
import type { Answered } from "../local/here.svelte";
import { started } from "../local/started";
import { heard, network, SOON } from "../network.svelte";
import { isHere, SITE } from "../router.svelte";
import type { Aimed, AtBoard, AtRow, AtSheet, Daily, Deals, Fairness, Fitting, Forgotten, Games, Invitation, MyTables, NewTable, Ply, Posed, PuzzleWish, Record as Recorded, Reviewed, Rummy, Scored, Story, TableInfo, Weigh, Weighed } from "../messages.gen";
import { isRefusal, Refusal } from "./refusal";

const TABLE = "/api/tables/";
/** What any Python of ours can answer: it is about rules, tiles and puzzles, not about the server's tables. */
const ANYWHERE = /^\/api\/(games$|rummy\/|completto\/|finito\/|scores$|puzzles$|daily\/)/;
/** What has to be thought about, or is much to send; it may have to wait until somebody has time for it. */
const LATER = /\/(review|weigh|steps|solve|check|puzzles|records|deals)$|\/daily\//;
const THOUGHT = 60_000; // milliseconds

async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  return replied(await answered(method, path, body));
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

const table = (id: string): string => `${TABLE}${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<Games>("GET", "/api/games"),
  myTables: () => ask<MyTables>("GET", "/api/tables"),
  forget: () => ask<Forgotten>("POST", "/api/forget"),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  setUp: (wish: NewTable) => ask<TableInfo>("POST", "/api/tables", wish),
  invitation: (link: string) => ask<Invitation>("POST", "/api/invitation", { link }),
  join: (link: string, name: string) => ask<TableInfo>("POST", "/api/join", { link, name }),
  leave: (id: string, seat: number) => ask<TableInfo>("POST", `${table(id)}/leave`, { seat }),
  free: (id: string, seat: number, player: string | null) =>
    ask<TableInfo>("POST", `${table(id)}/free`, { seat, player }),
  takeBack: (id: string, seat: number) => ask<TableInfo>("POST", `${table(id)}/take-back`, { seat }),
  start: (id: string) => ask<TableInfo>("POST", `${table(id)}/start`),
  rematch: (id: string) => ask<TableInfo>("POST", `${table(id)}/rematch`),
  ply: (id: string, ply: number) => ask<Ply>("GET", `${table(id)}/plies/${ply}`),
  review: (id: string) => ask<Reviewed>("GET", `${table(id)}/review`),
  weigh: (id: string, ply: number, asked: Weigh) => ask<Weighed>("POST", `${table(id)}/plies/${ply}/weigh`, asked),
  fairness: () => ask<Fairness>("GET", "/api/fairness"),
  /** Anything that is in a file: whether it is a record, the server says. */
  openRecord: (record: unknown) => ask<TableInfo>("POST", "/api/records", record),
  story: (id: string) => ask<Story>("GET", `${table(id)}/story`),
  steps: (asked: Rummy.Way) => ask<Rummy.Steps>("POST", "/api/rummy/steps", asked),
  fits: (asked: AtRow) => ask<Fitting>("POST", "/api/completto/fits", asked),
  aims: (asked: AtBoard) => ask<Aimed>("POST", "/api/finito/board", asked),
  scores: (asked: AtSheet) => ask<Scored>("POST", "/api/scores", asked),
  solve: (asked: Rummy.Solve) => ask<Rummy.Solved>("POST", "/api/rummy/solve", asked),
  daily: (date: string) => ask<Daily>("GET", `/api/daily/${encodeURIComponent(date)}`),
  puzzle: (wish: PuzzleWish) => ask<Posed>("POST", "/api/puzzles", wish),
  deals: (date: string) => ask<Deals>("GET", `/api/daily/${encodeURIComponent(date)}/deals`),
  sitDown: (date: string, game: string) => ask<TableInfo>("POST", `/api/daily/${encodeURIComponent(date)}/deals`, { game }),
  check: (asked: Rummy.Check) => ask<Rummy.Checked>("POST", "/api/rummy/check", asked),
  record: (id: string) => ask<Recorded>("GET", `${table(id)}/record`),
  recordAddress: (id: string) => at(`${table(id)}/record`),
};
