import { databasePath } from "~/env.server";

import { checkpoint, openDatabase, type Db } from "./engine";

declare global {
  var __shopDatabase: Db | undefined;
}

/**
 * The shop's one connection, opened on first use and shared across rebuilds in development. Only
 * `npm start` makes the file: a shop whose database is gone must not go on with an empty one.
 */
export function shopDatabase(): Db {
  return (globalThis.__shopDatabase ??= openDatabase(databasePath, { fileMustExist: true }));
}

/** Leaves the database as one tidy file. Called when the process stops. */
export async function closeShopDatabase(): Promise<void> {
  const db = globalThis.__shopDatabase;
  globalThis.__shopDatabase = undefined;
  if (!db) return;
  await checkpoint(db);
  await db.destroy();
}
