import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Db } from "~db/engine";
import * as postgres from "~db/postgres/engine";
import { openDatabase } from "~db/sqlite/engine";

import { isOnPostgres, newDatabase } from "./engine";
import { eventually } from "./eventually";
import { ADMIN_PASSWORD, prepare } from "./prepared-shop";
import { childrenOf, isAlive } from "./processes";

export interface ShopProcess {
  origin: string;
  data: string;
  db: Db;
  /** The serving process, for signals. */
  pid: () => number;
  output: () => string;
  /** Ends the process as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it again on the same data and address. */
  restart: () => Promise<void>;
  stop: () => Promise<number | null>;
  /** Waits for it to end by itself, and says how. */
  ended: () => Promise<number | null>;
  /** Stops it and deletes its data. */
  dispose: () => Promise<void>;
}

/**
 * The built shop as `npm start` runs it, on a data directory of its own unless `env` names one. A new
 * one is a copy of what a first start makes (prepared-shop.ts).
 * `wrap` may change the command that serves.
 */
export async function startShop(
  env: Record<string, string> = {},
  wrap: (command: string[]) => string[] = (command) => command,
): Promise<ShopProcess> {
  const { PREPARED_SHOP } = process.env;
  const data = env.SHOP_DATA ?? mkdtempSync(join(PREPARED_SHOP ?? tmpdir(), "shop-"));
  const port = env.PORT ?? String(await freePort());
  const variables: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    PORT: port,
    SHOP_DATA: data,
    ADMIN_PASSWORD,
    // Visitors come as if through a proxy, each from an address of their own.
    TRUSTED_PROXIES: "127.0.0.1",
    ...env,
  };
  if (isOnPostgres && !env.SHOP_DATA && !env.DATABASE_URL) {
    variables.DATABASE_URL = await newDatabase("started");
  }
  if (PREPARED_SHOP && !env.SHOP_DATA)
    cpSync(join(PREPARED_SHOP, "data"), data, { recursive: true });
  else prepare(data, variables);

  let output = "";
  let child = await serve();
  const db = variables.DATABASE_URL
    ? postgres.openDatabase(variables.DATABASE_URL)
    : openDatabase(join(data, "shop.sqlite"));

  return {
    origin: `http://127.0.0.1:${port}`,
    data,
    db,
    pid: () => child.pid!,
    output: () => output,
    kill: () => end("SIGKILL").then(() => undefined),
    restart: async () => {
      child = await serve();
    },
    stop: () => end("SIGTERM"),
    ended: async () => {
      if (child.exitCode === null && child.signalCode === null) await once(child, "close");
      return child.exitCode;
    },
    dispose: async () => {
      if (child.exitCode === null && child.signalCode === null) await end("SIGKILL");
      await db.destroy();
      if (!env.SHOP_DATA) rmSync(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };

  async function serve(): Promise<ChildProcess> {
    const [command = "", ...args] = wrap([
      process.execPath,
      "--import",
      "./app/front/server/main.mjs",
      "node_modules/@remix-run/serve/dist/cli.js",
      "build/server/index.js",
    ]);
    const served = spawn(command, args, { env: variables, stdio: ["ignore", "pipe", "pipe"] });
    const seen = output.length;
    let isServing = false;
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        // The log may grow by megabytes, so it is searched only as long as needed.
        if (isServing || !output.includes("[remix-serve]", seen)) return;
        isServing = true;
        resolve();
      };
      served.stdout.on("data", read);
      served.stderr.on("data", read);
      served.once("exit", () => reject(new Error(`the shop ended at start:\n${output}`)));
    });
    return served;
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const started = childrenOf(child.pid!);
    // Not "exit": at that moment the last lines may not have been read yet.
    const exited = once(child, "close") as Promise<[number | null]>;
    child.kill(signal);
    const [status] = await exited;
    // What the shop has started ends a moment after it, and until then still writes into its data.
    await eventually("the shop's own processes are over", () => !started.some(isAlive));
    return status;
  }
}

/** A free port, for tests that must pass it to the shop as `PORT`. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
