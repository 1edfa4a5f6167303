import { delimiter } from "node:path";

import pg from "pg";

import { migrate } from "~db/migrate";
import { openDatabase } from "~db/postgres/engine";
import { seed } from "~db/seed";

import { startPostgres } from "./postgres.mjs";
import { prepareShop } from "./prepared-shop";

/**
 * Before the first test on PostgreSQL: starts a server with databases to copy (tests/engine.ts), and makes
 * the data of a first start there. Returns how all is taken away.
 */
export default async function prepareTests(): Promise<() => Promise<void>> {
  if (process.env.TEST_POSTGRES) return () => Promise.resolve();
  const { programs, url, stop } = await startPostgres();
  try {
    // Where the shop finds pg_dump of the server's version.
    process.env.PATH = [programs, process.env.PATH].join(delimiter);
    process.env.TEST_POSTGRES = url("");
    await makeDatabases(url);
    const made = prepareShop({ DATABASE_URL: url("started") });
    if (made) process.env.PREPARED_ON_POSTGRES = made.directory;
    return async () => {
      made?.remove();
      await stop();
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeDatabases(url: (database: string) => string): Promise<void> {
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
}
