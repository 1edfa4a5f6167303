import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

import pg from "pg";

import { migrate } from "~db/migrate";
import { openDatabase } from "~db/postgres/engine";
import { seed } from "~db/seed";

import { startPostgres } from "./postgres.mjs";

/** The first administrator's password in every shop of the tests. */
export const ADMIN_PASSWORD = "a password for tests";

/**
 * Before the first test: makes the data directory of a first start once, for `startShop` to copy,
 * where there is a build to make it with, and one for the sizes of pictures that shops for browsers
 * share; for tests on PostgreSQL a server with databases to copy. Returns how all is taken away.
 */
export default async function prepareTests(): Promise<() => Promise<void>> {
  const stopServer = process.env.TEST_ENGINE === "postgres" ? await prepareServer() : undefined;
  try {
    const removeShop = prepareShop();
    return async () => {
      removeShop();
      await stopServer?.();
    };
  } catch (error) {
    await stopServer?.();
    throw error;
  }
}

function prepareShop(): () => void {
  if (!existsSync("build/prepare.js")) return () => undefined;
  const directory = mkdtempSync(join(roomyMemory() ?? tmpdir(), "prepared-"));
  const started = process.env.TEST_POSTGRES && `${process.env.TEST_POSTGRES}started`;
  prepare(join(directory, "data"), {
    ...process.env,
    ...(started && { DATABASE_URL: started }),
  });
  mkdirSync(join(directory, "pictures"));
  process.env.PREPARED_SHOP = directory;
  return () => rmSync(directory, { recursive: true });
}

/**
 * Where files are kept in memory, if there is room for the data of many shops: the tests wait for
 * thousands of flushes, of which those that are about the disk watch or refuse the calls themselves.
 */
function roomyMemory(): string | undefined {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 1024 ** 3 ? memory : undefined;
}

/** The server, with the databases of which tests get copies (tests/engine.ts). */
async function prepareServer(): Promise<() => Promise<void>> {
  const { programs, url, stop } = await startPostgres();
  // Where the shop finds pg_dump of the server's version.
  process.env.PATH = [programs, process.env.PATH].join(delimiter);
  process.env.TEST_POSTGRES = url("");
  const client = new pg.Client({ connectionString: url("postgres") });
  await client.connect();
  for (const name of ["nothing", "empty", "started"]) {
    await client.query(`create database ${name}`);
  }
  const empty = openDatabase(url("empty"));
  await migrate(empty);
  await empty.destroy();
  await client.query("create database catalogue template empty");
  const catalogue = openDatabase(url("catalogue"));
  await seed(catalogue);
  await catalogue.destroy();
  await client.end();
  return stop;
}

/** What `npm start` does before it serves. */
export function prepare(data: string, env: NodeJS.ProcessEnv): void {
  const variables: NodeJS.ProcessEnv = {
    ADMIN_PASSWORD,
    ...env,
    NODE_ENV: "production",
    SHOP_DATA: data,
  };
  const prepared = spawnSync(process.execPath, ["build/prepare.js", "start"], { env: variables });
  if (prepared.status !== 0) throw new Error(`not prepared: ${prepared.stderr.toString()}`);
}
