/**
 * The line to one table: says hello, comes back by itself when it is lost, and knows nothing of games or pages.
 *
 * A message that waits for its answer when the line is lost fails with `Lost`; what became of it is seen in the
 * state that comes after the next hello. Nothing is sent twice.
 */
import { FINAL_CLOSES, type ClientMessage, type Message, type ServerMessage } from "./protocol";

export type Status =
  | { kind: "connecting" }
  | { kind: "open" }
  /** Lost; the next attempt comes in so many milliseconds. */
  | { kind: "lost"; attempt: number; wait: number }
  /** The server will not have us back. */
  | { kind: "closed"; code: number };

/** The line was lost before an answer came; or we have left ourselves. */
export class Lost extends Error {
  constructor(
    message: string,
    readonly left = false,
  ) {
    super(message);
  }
}

/** The server has refused a message, and says why. */
export class Refused extends Error {
  constructor(readonly error: Message) {
    super(error.key);
  }
}

/** What is needed of a WebSocket: that of a browser, or of a test. */
export interface SocketLike {
  readyState: number;
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: ((event: never) => void) | null;
}

export interface Settings {
  url: string;
  token: string | null;
  /** Where we are: the last version seen and its epoch, or null to get everything. */
  since: () => { version: number | null; epoch: number };
  onMessage: (message: ServerMessage) => void;
  onStatus: (status: Status) => void;
  makeSocket?: (url: string) => SocketLike;
  /** In milliseconds. */
  firstWait?: number;
  longestWait?: number;
  pingEvery?: number;
  pongWithin?: number;
}

interface Waiting {
  resolve: (answer: Record<string, unknown>) => void;
  reject: (error: Error) => void;
}

const OPEN = 1;

export class Connection {
  status: Status = { kind: "connecting" };
  private socket: SocketLike | null = null;
  private attempt = 0;
  private lastId = 0;
  private waiting = new Map<number, Waiting>();
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(private readonly settings: Settings) {}

  start(): void {
    this.open();
  }

  /** Try again at once, for example because the browser says that it is online. */
  retry(): void {
    if (this.status.kind === "lost") this.open();
  }

  /** Leave for good. */
  end(): void {
    this.ended = true;
    this.clearTimers();
    this.socket?.close(1000);
    this.fail(new Lost("left", true));
  }

  /** Send a message; the answer comes once the server has stored it. */
  send(message: ClientMessage): Promise<Record<string, unknown>> {
    const socket = this.socket;
    if (this.status.kind !== "open" || socket?.readyState !== OPEN) return Promise.reject(new Lost("not connected"));
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Ask for everything anew, after a gap. */
  hello(whole = false): void {
    const { version, epoch } = this.settings.since();
    const hello = { type: "hello", token: this.settings.token, since: whole ? null : version, epoch };
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(hello));
  }

  // --- the socket ---------------------------------------------------------------------------------

  private open(): void {
    if (this.ended) return;
    this.clearTimers();
    if (!this.attempt) this.tell({ kind: "connecting" });
    const make = this.settings.makeSocket ?? ((url: string): SocketLike => new WebSocket(url) as SocketLike);
    const socket = make(this.settings.url);
    this.socket = socket;
    const mine = (then: () => void) => (): void => {
      if (this.socket === socket) then();
    };
    socket.onopen = mine(() => this.hello());
    socket.onmessage = (event): void => mine(() => this.receive(String(event.data)))();
    socket.onclose = (event): void => mine(() => this.closed(event.code))();
    socket.onerror = (): void => undefined; // a close follows, and says more
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.attempt = 0;
    this.tell({ kind: "open" });
    this.keepAlive();
    if (message.type === "ok" || message.type === "refused") this.settle(message);
    else if (message.type !== "pong") this.settings.onMessage(message);
  }

  private settle(message: Extract<ServerMessage, { type: "ok" | "refused" }>): void {
    const id = Number(message.id);
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (message.type === "ok") waiting?.resolve(message);
    else waiting?.reject(new Refused(message.error));
  }

  private closed(code: number): void {
    this.socket = null;
    this.clearTimers();
    this.fail(new Lost(`closed: ${code}`));
    if (this.ended) return;
    if (FINAL_CLOSES.has(code)) {
      this.ended = true;
      this.tell({ kind: "closed", code });
      return;
    }
    const wait = this.backoff(code);
    this.attempt += 1;
    this.tell({ kind: "lost", attempt: this.attempt, wait });
    this.retryTimer = setTimeout(() => this.open(), wait);
  }

  /** Longer and longer, and never all clients at once. */
  private backoff(code: number): number {
    const { firstWait = 400, longestWait = 15_000 } = this.settings;
    const crowded = code === 4429 ? 4 : 1;
    const wait = Math.min(longestWait, firstWait * crowded * 2 ** this.attempt);
    return wait * (0.6 + 0.4 * Math.random());
  }

  // --- a line can be dead without anybody saying so -----------------------------------------------

  private keepAlive(): void {
    clearTimeout(this.pingTimer);
    const { pingEvery = 20_000, pongWithin = 8_000 } = this.settings;
    this.pingTimer = setTimeout(() => {
      const socket = this.socket;
      if (socket?.readyState !== OPEN) return;
      socket.send(JSON.stringify({ type: "ping", id: ++this.lastId }));
      this.pingTimer = setTimeout(() => {
        socket.onclose = null;
        socket.close();
        this.closed(1006);
      }, pongWithin);
    }, pingEvery);
  }

  private clearTimers(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.pingTimer);
  }

  private fail(error: Lost): void {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(error);
  }

  private tell(status: Status): void {
    if (status.kind === this.status.kind && status.kind === "open") return;
    this.status = status;
    this.settings.onStatus(status);
  }
}
