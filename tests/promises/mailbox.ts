import { once } from "node:events";
import type { AddressInfo } from "node:net";

import { SMTPServer } from "smtp-server";

export interface Letter {
  to: string[];
  headers: Map<string, string>;
  text: string;
  html: string;
  files: { name: string; type: string; bytes: Buffer }[];
}

/**
 * A mail server on loopback that keeps what it is sent. `mood` says how it meets a message: takes
 * it, asks to come back later, or says nothing at all.
 */
export class Mailbox {
  readonly letters: Letter[] = [];
  mood: "takes" | "later" | "silent" = "takes";
  refusals = 0;
  callers = 0;
  readonly #server: SMTPServer;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      disableReverseLookup: true,
      onConnect: (_session, done) => {
        this.callers += 1;
        if (this.mood !== "silent") done();
      },
      onRcptTo: (_address, _session, done) => {
        if (this.mood !== "later") return done();
        this.refusals += 1;
        done(Object.assign(new Error("mailbox busy, try again later"), { responseCode: 450 }));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const to = session.envelope.rcptTo.map((recipient) => recipient.address);
          this.letters.push({ to, ...readLetter(Buffer.concat(chunks).toString("latin1")) });
          done();
        });
      },
    });
    // A shop that is killed, or gives up, breaks its connection off.
    this.#server.on("error", () => undefined);
  }

  async open(): Promise<string> {
    const server = this.#server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  to(address: string): Letter[] {
    return this.letters.filter((letter) => letter.to.includes(address));
  }
}

/** A message as a mail program shows it. The source is one byte a character. */
export function readLetter(source: string): Omit<Letter, "to"> {
  const whole = splitPart(source);
  const parts = leavesOf(whole);
  const isFile = ({ headers }: Part) =>
    headers.get("content-disposition")?.startsWith("attachment") ?? false;
  const find = (type: string) => {
    const part = parts.find(
      (one) => !isFile(one) && one.headers.get("content-type")?.startsWith(type),
    );
    return part ? decodeBody(part) : "";
  };
  const files = parts.filter(isFile).map((part) => ({
    name: fileName(part.headers.get("content-disposition") ?? ""),
    type: part.headers.get("content-type")?.split(";")[0] ?? "",
    bytes: Buffer.from(part.body, "base64"),
  }));
  return { headers: whole.headers, text: find("text/plain"), html: find("text/html"), files };
}

/** The parts that have no parts themselves. */
function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(part.headers.get("content-type") ?? "")?.[1];
  if (!boundary) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((one) => leavesOf(splitPart(one)));
}

/** `filename*0*=utf-8''Termeni%20` and what follows it (RFC 2231), or `filename="…"`. */
function fileName(disposition: string): string {
  const pieces = [...disposition.matchAll(/filename\*(?:\d+\*)?=(?:utf-8'')?([^;\s]+)/gi)];
  if (pieces.length > 0) return decodeURIComponent(pieces.map(([, piece]) => piece).join(""));
  return /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? "";
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

function splitPart(source: string): Part {
  const [head = "", ...rest] = source.replace(/\r\n/g, "\n").trimStart().split("\n\n");
  const headers = new Map<string, string>();
  for (const line of head.replace(/\n[ \t]+/g, " ").split("\n")) {
    const at = line.indexOf(":");
    headers.set(line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 1).trim()));
  }
  return { headers, body: rest.join("\n\n") };
}

function decodeBody({ headers, body }: Part): string {
  switch (headers.get("content-transfer-encoding")) {
    case "base64":
      return Buffer.from(body, "base64").toString();
    case "quoted-printable":
      return decodeQuoted(body.replace(/=\n/g, ""));
    default:
      return Buffer.from(body, "latin1").toString();
  }
}

/** `=?UTF-8?Q?Comand=C4=83?=` as it is read. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString()
        : decodeQuoted(word.replace(/_/g, " ")),
    );
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}
