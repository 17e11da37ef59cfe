import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { Connection, Lost, Refused, type Settings, type SocketLike, type Status } from "../src/lib/connection";
import type { ServerMessage } from "../src/lib/protocol";

type Said = Record<string, unknown>;

/** A server that keeps what it hears; tests say what it answers. */
class Server {
  heard: Said[] = [];
  sockets: WebSocket[] = [];
  onhello: (socket: WebSocket, said: Said) => void = (socket) => this.say(socket, { type: "table", table: {} });
  onsaid: (socket: WebSocket, said: Said) => void = () => undefined;
  private waiting: (() => void)[] = [];

  constructor(private readonly server: WebSocketServer) {
    server.on("connection", (socket) => {
      this.sockets.push(socket);
      socket.on("message", (data) => {
        const said = JSON.parse(String(data)) as Said;
        this.heard.push(said);
        if (said["type"] === "hello") this.onhello(socket, said);
        else this.onsaid(socket, said);
        for (const go of this.waiting.splice(0)) go();
      });
    });
  }

  static async start(): Promise<Server> {
    const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
    await once(server, "listening");
    return new Server(server);
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  say(socket: WebSocket, message: unknown): void {
    socket.send(JSON.stringify(message));
  }

  /** Wait until it has heard something of a type, so many times. */
  async hears(type: string, times = 1): Promise<Said> {
    for (;;) {
      const found = this.heard.filter((said) => said["type"] === type);
      if (found.length >= times) return found[times - 1]!;
      await new Promise<void>((go) => this.waiting.push(go));
    }
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.terminate();
    await new Promise<void>((done) => this.server.close(() => done()));
  }
}

let server: Server;
let connection: Connection | null = null;
let statuses: Status[] = [];
let messages: ServerMessage[] = [];
let changed: (() => void)[] = [];
let position = { version: null as number | null, epoch: 0 };

beforeEach(async () => {
  server = await Server.start();
  [statuses, messages, changed, position] = [[], [], [], { version: null, epoch: 0 }];
});

afterEach(async () => {
  connection?.end();
  connection = null;
  await server.stop();
});

function connect(more: Partial<Settings> = {}): Connection {
  const tell = (): void => changed.splice(0).forEach((go) => go());
  connection = new Connection({
    url: server.url,
    token: "secret",
    since: () => position,
    onMessage: (message) => (messages.push(message), tell()),
    onStatus: (status) => (statuses.push(status), tell()),
    makeSocket: (url) => new WebSocket(url) as unknown as SocketLike,
    firstWait: 10,
    longestWait: 40,
    ...more,
  });
  connection.start();
  return connection;
}

async function until(fits: () => boolean): Promise<void> {
  while (!fits()) await new Promise<void>((go) => changed.push(go));
}

const isOpen = (): boolean => statuses.at(-1)?.kind === "open";

describe("a connection", () => {
  test("says hello first, with its token and where it is", async () => {
    position = { version: 17, epoch: 2 };
    connect();
    expect(await server.hears("hello")).toEqual({ type: "hello", token: "secret", since: 17, epoch: 2 });
    await until(isOpen);
    expect(messages).toEqual([{ type: "table", table: {} }]);
  });

  test("gives each message an id, and its answer to the one who asked", async () => {
    server.onsaid = (socket, said) =>
      said["type"] === "resign"
        ? server.say(socket, { type: "refused", id: said["id"], error: { key: "error-game-over", args: {} } })
        : server.say(socket, { type: "ok", id: said["id"] });
    const line = connect();
    await until(isOpen);
    const [emote, resigned] = await Promise.allSettled([
      line.send({ type: "emote", emote: "hello" }),
      line.send({ type: "resign" }),
    ]);
    expect(emote).toMatchObject({ status: "fulfilled", value: { type: "ok" } });
    expect(resigned.status).toBe("rejected");
    const refused = (resigned as PromiseRejectedResult).reason as Refused;
    expect(refused).toBeInstanceOf(Refused);
    expect(refused.error.key).toBe("error-game-over");
    const ids = server.heard.slice(1).map((said) => said["id"]);
    expect(new Set(ids).size).toBe(2);
  });

  test("sends nothing before it is open", async () => {
    const line = connect();
    await expect(line.send({ type: "resign" })).rejects.toBeInstanceOf(Lost);
    await until(isOpen);
    expect(server.heard.map((said) => said["type"])).toEqual(["hello"]);
  });

  test("comes back by itself, and says what it has seen", async () => {
    connect();
    await until(isOpen);
    position = { version: 40, epoch: 1 };
    server.sockets[0]!.close(1012);
    await until(() => statuses.some((status) => status.kind === "lost"));
    const hello = await server.hears("hello", 2);
    expect(hello).toMatchObject({ since: 40, epoch: 1 });
    await until(isOpen);
  });

  test("what waits for its answer fails when the line is lost, and is not sent again", async () => {
    const line = connect();
    await until(isOpen);
    server.onsaid = (socket) => socket.terminate();
    await expect(line.send({ type: "answer", epoch: 0, entries: 3, answer: 1 })).rejects.toBeInstanceOf(Lost);
    await server.hears("hello", 2);
    await until(isOpen);
    expect(server.heard.filter((said) => said["type"] === "answer")).toHaveLength(1);
  });

  test("waits longer and longer while nobody answers", async () => {
    server.onhello = (socket) => socket.close(1011);
    connect({ longestWait: 1000 });
    await server.hears("hello", 5);
    const waits = statuses.flatMap((status) => (status.kind === "lost" ? [status.wait] : []));
    expect(waits.length).toBeGreaterThanOrEqual(4);
    waits.forEach((wait, at) => {
      expect(wait).toBeLessThanOrEqual(10 * 2 ** at);
      expect(wait).toBeGreaterThanOrEqual(0.6 * 10 * 2 ** at);
    });
  });

  test("gives up where coming back would not help", async () => {
    server.onhello = (socket) => socket.close(4401);
    connect();
    await until(() => statuses.at(-1)?.kind === "closed");
    expect(statuses.at(-1)).toEqual({ kind: "closed", code: 4401 });
    expect(server.sockets).toHaveLength(1);
  });

  test("can be told to try at once", async () => {
    const line = connect({ firstWait: 1_000_000, longestWait: 1_000_000 });
    await until(isOpen);
    server.sockets[0]!.terminate();
    await until(() => statuses.at(-1)?.kind === "lost");
    line.retry();
    await server.hears("hello", 2);
    await until(isOpen);
  });

  test("notices a line that is dead, because no pong comes", async () => {
    connect({ pingEvery: 20, pongWithin: 20 });
    await server.hears("ping");
    await server.hears("hello", 2);
    expect(statuses.some((status) => status.kind === "lost")).toBe(true);
  });

  test("a pong keeps it", async () => {
    server.onsaid = (socket, said) => server.say(socket, { type: "pong", id: said["id"] });
    connect({ pingEvery: 10, pongWithin: 2_000 });
    await server.hears("ping", 4);
    expect(server.sockets).toHaveLength(1);
    expect(messages.every((message) => message.type !== "pong")).toBe(true);
  });

  test("asks for everything after a gap", async () => {
    position = { version: 9, epoch: 0 };
    const line = connect();
    await until(isOpen);
    line.hello(true);
    expect(await server.hears("hello", 2)).toMatchObject({ since: null, token: "secret" });
  });

  test("ends for good", async () => {
    const line = connect();
    await until(isOpen);
    const closed = once(server.sockets[0]!, "close");
    line.end();
    await closed;
    expect(server.sockets).toHaveLength(1);
    await expect(line.send({ type: "resign" })).rejects.toBeInstanceOf(Lost);
  });
});
