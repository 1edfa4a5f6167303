import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openDatabase, type Db } from "~db/engine";

export interface ShopProcess {
  origin: string;
  data: string;
  db: Db;
  output: () => string;
  /** Ends the process as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it again on the same data and address. */
  restart: () => Promise<void>;
  stop: () => Promise<number | null>;
  /** Stops it and deletes its data. */
  dispose: () => Promise<void>;
}

/** The built shop as `npm start` runs it, on a data directory of its own. */
export async function startShop(env: Record<string, string> = {}): Promise<ShopProcess> {
  const data = mkdtempSync(join(tmpdir(), "shop-"));
  const port = await freePort();
  const variables: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    SHOP_DATA: data,
    ADMIN_PASSWORD: "a password for tests",
    ...env,
  };
  const prepared = spawnSync(process.execPath, ["build/prepare.js", "start"], { env: variables });
  if (prepared.status !== 0) throw new Error(`not prepared: ${prepared.stderr.toString()}`);

  let output = "";
  let child = await serve();
  const db = openDatabase(join(data, "shop.sqlite"));

  return {
    origin: `http://127.0.0.1:${port}`,
    data,
    db,
    output: () => output,
    kill: () => end("SIGKILL").then(() => undefined),
    restart: async () => {
      child = await serve();
    },
    stop: () => end("SIGTERM"),
    dispose: async () => {
      if (child.exitCode === null && child.signalCode === null) await end("SIGKILL");
      await db.destroy();
      rmSync(data, { recursive: true, force: true });
    },
  };

  async function serve(): Promise<ChildProcess> {
    const served = spawn(
      process.execPath,
      [
        "--import",
        "./app/guard.mjs",
        "node_modules/@remix-run/serve/dist/cli.js",
        "build/server/index.js",
      ],
      { env: variables, stdio: ["ignore", "pipe", "pipe"] },
    );
    const seen = output.length;
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes("[remix-serve]", seen)) resolve();
      };
      served.stdout.on("data", read);
      served.stderr.on("data", read);
      served.once("exit", () => reject(new Error(`the shop ended at start:\n${output}`)));
    });
    return served;
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const exited = once(child, "exit") as Promise<[number | null]>;
    child.kill(signal);
    return (await exited)[0];
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
