import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { onTestFinished } from "vitest";

const GUARD = resolve("app/front/server/main.mjs");
const REMIX_SERVE = resolve("node_modules/@remix-run/serve/dist/cli.js");
const BUILDS = {
  plain: resolve("tests/server/plain-build/server/index.js"),
  remix: resolve("tests/server/remix-build/server/index.js"),
};

export type Guarded = Awaited<ReturnType<typeof startGuarded>>;

/** Starts an app behind the guard, in an empty directory and with no variables but these. */
export async function startGuarded(app: keyof typeof BUILDS, env: Record<string, string> = {}) {
  const directory = mkdtempSync(join(tmpdir(), "guard-"));
  mkdirSync(join(directory, "public"));
  writeFileSync(join(directory, "public", "file.txt"), "a file");
  writeFileSync(join(directory, "public", ".hidden"), "a file that is not for visitors");
  const port = await freePort();
  const guarded = spawnGuarded(app, directory, { PORT: String(port), ...env });
  await guarded.printed(/\[remix-serve\]/);
  return { ...guarded, port, stop };

  async function stop() {
    await guarded.stop();
    rmSync(directory, { recursive: true });
  }
}

export function spawnGuarded(app: keyof typeof BUILDS, cwd: string, env: Record<string, string>) {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, ["--import", GUARD, REMIX_SERVE, BUILDS[app]], {
    cwd,
    env: { PATH, NODE_ENV: "production", ...env },
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const exited = once(child, "close").then(([code]) => code as number | null);
  return { process: child, exited, stop, output: () => output, printed };

  async function stop() {
    child.kill("SIGKILL");
    await exited;
  }

  /** Resolves when what was printed so far matches. */
  async function printed(pattern: RegExp) {
    while (!pattern.test(output)) {
      const ended = await Promise.race([nextOutput(child), exited.then(() => true)]);
      if (ended && !pattern.test(output)) throw new Error(`ended without ${pattern}:\n${output}`);
    }
    return output;
  }
}

/** The lines of the log in what was printed. */
export function logLines(output: string): Record<string, unknown>[] {
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

async function nextOutput({ stdout, stderr }: ChildProcess) {
  const stop = new AbortController();
  const { signal } = stop;
  await Promise.race([once(stdout!, "data", { signal }), once(stderr!, "data", { signal })]);
  stop.abort();
}

/** For a server of one test only. */
export async function startForTest(app: keyof typeof BUILDS, env?: Record<string, string>) {
  const guarded = await startGuarded(app, env);
  onTestFinished(guarded.stop);
  return guarded;
}

export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** A bare connection and all that came back over it. */
export function dial(port: number, host = "127.0.0.1") {
  const socket = connect(port, host).setEncoding("utf8");
  let received = "";
  socket.on("data", (chunk: string) => (received += chunk));
  socket.on("error", () => undefined);
  const closed = new Promise<string>((done) => socket.once("close", () => done(received)));
  return { socket, closed, receives };

  async function receives(pattern: RegExp) {
    while (!pattern.test(received)) {
      if (socket.closed) throw new Error(`closed without ${pattern}:\n${received}`);
      await Promise.race([new Promise((done) => socket.once("data", done)), closed]);
    }
    return received;
  }
}

type Sent = { headers?: Record<string, string | string[] | undefined>; body?: string };

/** Sends one request byte for byte, with a Host and `Connection: close`, and reads the answer. */
export async function send(port: number, line: string, { headers = {}, body = "" }: Sent = {}) {
  const { socket, closed } = dial(port);
  const all = { Host: `127.0.0.1:${port}`, Connection: "close", ...headers };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${name}: ${one}\r\n`),
  );
  socket.write(Buffer.from(`${line} HTTP/1.1\r\n${lines.join("")}\r\n${body}`, "latin1"));
  return readAnswer(await closed);
}

/** A form as a browser of today sends it. */
export function post(port: number, path: string, { headers, body = "a=b" }: Sent = {}) {
  const usual = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(body.length),
    "Sec-Fetch-Site": "same-origin",
  };
  return send(port, `POST ${path}`, { headers: { ...usual, ...headers }, body });
}

export function readAnswer(text: string) {
  const [head = "", ...body] = text.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers: Record<string, string[]> = {};
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    (headers[name.toLowerCase()] ??= []).push(value);
  }
  return { status: Number(statusLine.split(" ")[1] ?? 0), headers, body: body.join("\r\n\r\n") };
}
