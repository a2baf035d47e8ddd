import type { Games, MyTables, NewTable, Ply, TableInfo } from "../messages.gen";

/** The server said no, or could not be reached (`server.gone`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refusal("server.gone");
  }
  let reply: unknown;
  try {
    reply = await response.json();
  } catch {
    throw new Refusal("server.gone");
  }
  if (response.ok) return reply as Reply;
  const { code, facts } = reply as { code?: string; facts?: Record<string, unknown> };
  throw new Refusal(code ?? "server.gone", facts);
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<Games>("GET", "/api/games"),
  myTables: () => ask<MyTables>("GET", "/api/tables"),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  setUp: (wish: NewTable) => ask<TableInfo>("POST", "/api/tables", wish),
  join: (link: string, name: string) => ask<TableInfo>("POST", "/api/join", { link, name }),
  leave: (id: string, seat: number) => ask<TableInfo>("POST", `${table(id)}/leave`, { seat }),
  free: (id: string, seat: number, player: string | null) =>
    ask<TableInfo>("POST", `${table(id)}/free`, { seat, player }),
  start: (id: string) => ask<TableInfo>("POST", `${table(id)}/start`),
  rematch: (id: string) => ask<TableInfo>("POST", `${table(id)}/rematch`),
  ply: (id: string, ply: number) => ask<Ply>("GET", `${table(id)}/plies/${ply}`),
  recordAddress: (id: string) => `${table(id)}/record`,
};
