import { at } from "../base";
import type { Asked, Told } from "../messages.gen";
import { api } from "./api";
import { Refusal } from "./refusal";
import { readTold } from "./told";

export type Health = "connecting" | "open" | "lost" | "closed";

type Timer = ReturnType<typeof setTimeout> | undefined;

const PING_AFTER = 20_000;
const ANSWER_WITHIN = 6_000;
const OPEN_WITHIN = 12_000;
const FIRST_RETRY = 500;
const SLOWEST_RETRY = 8_000;
/** Why a table can never be followed again: it is no more, or was played by other rules. */
const FOR_GOOD: readonly string[] = ["table.unknown", "record.rules"];

/** How a browser follows a table: by a socket, or in its own page. */
export interface Line {
  /** Send now; false if the connection is down. */
  say(asked: Asked): boolean;
  close(): void;
}

/** A socket to a table that comes back by itself; the first messages of the server tell all anew. */
export class Connection implements Line {
  private socket: WebSocket | null = null; // none while there is a pause before the next one
  private retry = FIRST_RETRY;
  private timer: Timer;
  private silence: Timer;
  private waiting = false; // for anything that shows that the line lives
  private looking = false;
  private stopped = false;

  constructor(
    private readonly id: string,
    private readonly hear: (told: Told) => void,
    private readonly feel: (health: Health, code?: string) => void,
  ) {
    this.open();
    window.addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  say(asked: Asked): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(asked));
    if (!this.waiting) this.within(ANSWER_WITHIN, () => this.ping());
    return true;
  }

  close(): void {
    this.stop();
    this.feel("closed");
  }

  private stop(): void {
    this.stopped = true;
    window.removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.drop();
  }

  private readonly again = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  };

  private open(): void {
    this.drop();
    const address = new URL(at(`/api/tables/${encodeURIComponent(this.id)}/socket`), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    this.within(OPEN_WITHIN, () => this.lost());
    socket.onopen = () => this.feel("open");
    socket.onmessage = (event: MessageEvent<string>) => {
      this.listen();
      this.hear(readTold(event.data));
    };
    socket.onclose = () => this.lost();
  }

  /** Have done with this socket, whatever becomes of it: over a line that is dead a browser takes a minute to close it. */
  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  /** Anything heard shows that the connection lives; after a while of silence, ask. */
  private listen(): void {
    this.retry = FIRST_RETRY;
    this.within(PING_AFTER, () => this.ping());
    this.waiting = false;
  }

  private ping(): void {
    this.socket?.send(JSON.stringify({ type: "ping" } satisfies Asked));
    this.within(ANSWER_WITHIN, () => this.lost());
  }

  /** Wait for a word so long and no longer. */
  private within(time: number, otherwise: () => void): void {
    this.waiting = true;
    clearTimeout(this.silence);
    this.silence = setTimeout(otherwise, time);
  }

  private lost(): void {
    this.drop();
    this.timer = setTimeout(() => this.open(), this.retry);
    this.retry = Math.min(SLOWEST_RETRY, this.retry * 2);
    this.feel("lost");
    void this.lookForTable();
  }

  /** Whether the table can still be followed; the next socket does not wait for the answer. */
  private async lookForTable(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      await api.table(this.id);
    } catch (problem) {
      if (this.stopped || !(problem instanceof Refusal) || !FOR_GOOD.includes(problem.code)) return;
      this.stop();
      this.feel("closed", problem.code);
    } finally {
      this.looking = false;
    }
  }
}
