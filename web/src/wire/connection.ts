import { at } from "../base";
import type { Asked, Told } from "../messages.gen";
import { api, Refusal } from "./api";

export type Health = "connecting" | "open" | "lost" | "closed";

const PING_AFTER = 20_000;
const ANSWER_WITHIN = 6_000;
const OPEN_WITHIN = 12_000;
const SLOWEST_RETRY = 8_000;

/** How a browser follows a table: by a socket, or in its own page. */
export interface Line {
  /** Send now; false if the connection is down. */
  say(asked: Asked): boolean;
  close(): void;
}

/** A socket to a table that comes back by itself; the first messages of the server tell all anew. */
export class Connection implements Line {
  private socket: WebSocket | null = null;
  private retry = 500;
  private timer = 0;
  private silence = 0;
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
    return true;
  }

  close(): void {
    this.stopped = true;
    window.removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.socket?.close();
    this.feel("closed");
  }

  private readonly again = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else if (!this.stopped && this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    const address = new URL(at(`/api/tables/${encodeURIComponent(this.id)}/socket`), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    clearTimeout(this.silence);
    this.silence = window.setTimeout(() => socket.close(), OPEN_WITHIN);
    socket.onopen = () => {
      this.retry = 500;
      this.feel("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.listen();
      this.hear(JSON.parse(event.data) as Told);
    };
    socket.onclose = () => {
      if (socket === this.socket && !this.stopped) void this.lost();
    };
  }

  /** Anything heard shows that the connection lives; after a while of silence, ask. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = window.setTimeout(() => this.ping(), PING_AFTER);
  }

  private ping(): void {
    this.say({ type: "ping" });
    clearTimeout(this.silence);
    this.silence = window.setTimeout(() => this.socket?.close(), ANSWER_WITHIN);
  }

  private async lost(): Promise<void> {
    clearTimeout(this.silence);
    this.feel("lost");
    try {
      await api.table(this.id);
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === "table.unknown") {
        this.stopped = true;
        this.feel("closed", problem.code);
        return;
      }
    }
    if (this.stopped) return;
    this.timer = window.setTimeout(() => this.open(), this.retry);
    this.retry = Math.min(SLOWEST_RETRY, this.retry * 2);
  }
}
