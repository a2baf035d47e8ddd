import type { Session } from "./wire/session.svelte";

export const LONG = 60_000; // milliseconds away, after which others may decide what becomes of a seat

type Present = Pick<Session, "table" | "away" | "mine" | "hostLooksOn">;

/** Whether whoever sits there has been away for long. */
export function longGone({ away }: Present, seat: number, now: number): boolean {
  const since = away[seat];
  return since !== undefined && now - since >= LONG;
}

/** Whether a computer could take over this seat now, if somebody decides so: nobody is there to play. */
export function deserted(session: Present, seat: number, now: number): boolean {
  const kind = session.table?.seats[seat]?.kind;
  return kind === "guest" || (kind === "person" && !session.mine.includes(seat) && longGone(session, seat, now));
}

/** Whether this browser may decide about it: the host's; while the host is neither seated here nor looking on, that of anybody at the table. */
export function decides(session: Present, now: number): boolean {
  const { table } = session;
  if (!table || table.host) return table?.host ?? false;
  const hosts = table.seats.flatMap((one, at) => (one.host ? [at] : []));
  return session.mine.length > 0 && !session.hostLooksOn && hosts.every((at) => longGone(session, at, now));
}
