import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod } from "node:fs/promises";
import { promisify } from "node:util";

import { sql } from "kysely";

import { childEnvironment } from "~/platform/env/env.server";

import { countOrders, type Db, type Store } from "../engine";
import { ask, connect, openDatabase } from "./engine";
import { underRowLock } from "./row-lock";

const run = promisify(execFile);

/**
 * A database on a server. Copies are those of the server's own programs, pg_dump and pg_restore. The mark
 * is one that all processes of the shop have in common.
 */
export function serverStore(url: string, mark = () => ""): Store {
  const { hostname, pathname } = new URL(url);
  const database = decodeURIComponent(pathname.slice(1));
  const name = `${database} at ${decodeURIComponent(hostname)}`;
  return {
    name,
    copyName: "shop.dump",
    open: () => openDatabase(url, SERVING + mark()),
    openOrMake: () => openDatabase(url),
    isThere: () => hasTables(url),
    traces: () => [],
    alone: (name, work) => underRowLock(() => connect(url), `command ${name}`, 0, work),
    isInUse: async () => (await listServing(url)).length > 0,
    hasStrangers: async () => {
      const own = SERVING + mark();
      return (await listServing(url)).some((name) => name !== own);
    },
    isDamage: () => false,
    remove: async () => {
      const aside = await putAside(url);
      if (aside) await ask(url, `drop schema ${aside} cascade`);
    },
    size: async () => {
      const [row] = await ask(url, "select pg_database_size(current_database()) as size");
      return row?.size as number;
    },
    fingerprint: async () => {
      const [row] = await ask(url, "select pg_current_wal_insert_lsn()::text as place");
      return String(row?.place);
    },
    copyTo: (file) => dump(url, file),
    withCopy: (copy, work) => tryOut(url, copy, work),
    takeCopy: async (copy) => {
      const aside = await putAside(url);
      await restore(url, copy);
      return aside && `the schema ${aside} of ${name}`;
    },
  };
}

/** With this and its mark begins the name under which a shop that serves holds its lines. */
const SERVING = "atelier/";

async function listServing(url: string): Promise<string[]> {
  const rows = await ask(
    url,
    `select distinct application_name as name from pg_stat_activity
    where datname = current_database() and starts_with(application_name, '${SERVING}')`,
  );
  return rows.map(({ name }) => String(name));
}

async function hasTables(url: string): Promise<boolean> {
  const tables = await ask(url, "select from pg_tables where schemaname = 'public' limit 1");
  return tables.length > 0;
}

/**
 * Gives the shop's schema another name and makes an empty one. The extension stays in that: only who
 * owns the database may make it.
 */
async function putAside(url: string): Promise<string | undefined> {
  if (!(await hasTables(url))) return undefined;
  const aside = `replaced_${new Date().toISOString().slice(0, 19).replace(/\D/g, "_")}`;
  await ask(
    url,
    `alter schema public rename to ${aside}; create schema public;
    alter extension pg_trgm set schema public`,
  );
  return aside;
}

/** The dump shows the moment at which its orders were counted. */
async function dump(url: string, file: string): Promise<number> {
  const db = openDatabase(url);
  try {
    const reading = db.transaction().setAccessMode("read only");
    return await reading.execute(async (trx) => {
      const { rows } = await sql<{
        snapshot: string;
      }>`select pg_export_snapshot() as snapshot`.execute(trx);
      const orders = await countOrders(trx);
      await runTool("pg_dump", url, [
        "--format=custom",
        "--no-owner",
        "--no-privileges",
        "--exclude-schema=replaced_*",
        "--snapshot",
        rows[0]!.snapshot,
        "--file",
        file,
      ]);
      await chmod(file, 0o600);
      return orders;
    });
  } finally {
    await db.destroy();
  }
}

async function restore(url: string, copy: string): Promise<void> {
  const how = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"];
  await runTool("pg_restore", url, [...how, "--dbname", environmentOf(url).PGDATABASE, copy]);
}

/** Restores a copy into a database of its own, which is dropped again. */
async function tryOut<Result>(
  url: string,
  copy: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const trial = `atelier_trial_${randomBytes(6).toString("hex")}`;
  await ask(url, `create database ${trial} template template0 encoding 'UTF8'`).catch(
    (error: Error) => {
      throw new Error(
        "A backup is tried out in a database of its own, which this role may not make " +
          `(${error.message}). Let it: alter role … createdb.`,
      );
    },
  );
  try {
    const own = new URL(url);
    own.pathname = `/${trial}`;
    await restore(own.href, copy);
    const db = openDatabase(own.href);
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  } finally {
    await ask(url, `drop database ${trial} with (force)`);
  }
}

/** Of the connection, what the programs read from their environment: arguments can be seen by others. */
function environmentOf(url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get("sslmode") ?? "prefer",
    PGSSLROOTCERT: searchParams.get("sslrootcert") ?? "",
  };
}

async function runTool(tool: "pg_dump" | "pg_restore", url: string, args: string[]): Promise<void> {
  const filled = Object.entries(environmentOf(url)).filter(([, value]) => value !== "");
  const env = { ...childEnvironment(), ...Object.fromEntries(filled) };
  await run(tool, args, { env }).catch((error: NodeJS.ErrnoException & { stderr?: string }) => {
    if (error.code === "ENOENT") {
      throw new Error(
        `${tool} is not installed. It comes with PostgreSQL's client programs, of the server's version or ` +
          "newer (Debian: apt-get install postgresql-client).",
      );
    }
    throw new Error(`${tool} failed: ${error.stderr?.trim() || error.message}`);
  });
}
