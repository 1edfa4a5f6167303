import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

export const troubles = ["refuses", "421", "550", "hangs", "drops", "garbage"] as const;
export type Trouble = (typeof troubles)[number];

/**
 * Stands in front of a mail server that works and is, as long as told, in trouble: refuses
 * connections, is too busy (421), refuses every recipient (550), says nothing, drops the line amid a
 * message, or talks garbage.
 */
export class BadMailServer {
  readonly #behind: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;
  #trouble: Trouble | undefined;

  constructor(behind: string) {
    this.#behind = Number(new URL(behind).port);
  }

  async open(): Promise<string> {
    this.#server = createServer((socket) => this.#serve(socket));
    this.#server.listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
    this.#port = (this.#server.address() as AddressInfo).port;
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async begin(trouble: Trouble): Promise<void> {
    this.#trouble = trouble;
    if (trouble === "refuses") await this.close();
  }

  async end(): Promise<void> {
    this.#trouble = undefined;
    this.#hangUp();
    if (!this.#server) await this.open();
  }

  async close(): Promise<void> {
    this.#hangUp();
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  #hangUp(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("close", () => this.#sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    switch (this.#trouble) {
      case undefined:
        return this.#passOn(socket);
      case "421":
        socket.end("421 too busy, closing\r\n");
        return;
      case "garbage":
        socket.write(randomBytes(2000));
        socket.end("\r\n");
        return;
      case "550":
        return converse(socket, (line) => (/^RCPT/i.test(line) ? "550 no such user" : undefined));
      case "drops":
        return converse(socket, (line) => (/^DATA/i.test(line) ? "354 go ahead" : undefined));
      default:
    }
  }

  #passOn(socket: Socket): void {
    const behind = connect(this.#behind, "127.0.0.1");
    behind.on("error", () => socket.destroy());
    behind.on("close", () => socket.destroy());
    socket.on("close", () => behind.destroy());
    socket.pipe(behind).pipe(socket);
  }
}

/** Just enough SMTP to come to the point; every other command is welcome. */
function converse(socket: Socket, answer: (line: string) => string | undefined): void {
  socket.write("220 mail.example\r\n");
  let pending = "";
  let isReading = false;
  socket.on("data", (chunk) => {
    // Of a message no more than its beginning is read.
    if (isReading) return void socket.destroy();
    const lines = (pending + chunk.toString("latin1")).split("\r\n");
    pending = lines.pop() ?? "";
    for (const line of lines) {
      const reply = answer(line) ?? "250 ok";
      isReading = reply.startsWith("354");
      socket.write(`${reply}\r\n`);
    }
  });
}
