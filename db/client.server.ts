import { databasePath } from "~/env.server";

import { openDatabase, type Db } from "./sqlite/engine";
import { checkpoint } from "./sqlite/maintenance";
import { watchContent, type ContentWatch } from "./sqlite/content-version";

declare global {
  var __shopDatabase: Db | undefined;
  var __shopContent: ContentWatch | undefined;
}

/**
 * The shop's one connection, opened on first use and shared across rebuilds in development. Only
 * `npm start` creates the file: a shop whose database was deleted must not go on with an empty one.
 */
export function shopDatabase(): Db {
  return (globalThis.__shopDatabase ??= openDatabase(databasePath, {
    fileMustExist: true,
    onLost: endProcess,
  }));
}

/**
 * Called when the write-ahead log is lost: nothing written from now on would be safe. The process
 * finishes the answers under way and ends with 1, so that its supervisor restarts it.
 */
function endProcess({ message, cause }: Error): void {
  const reason = cause instanceof Error ? cause.message : String(cause);
  console.error(`The shop ends: ${message} (${reason}).`);
  process.kill(process.pid, "SIGTERM");
}

/** Grows with every change to what public pages show: catalogue, settings, texts, pictures. */
export function contentVersion(): number {
  return (globalThis.__shopContent ??= watchContent(databasePath)).version();
}

/** Folds the log into the database file and closes it. Called when the process stops. */
export async function closeShopDatabase(): Promise<void> {
  globalThis.__shopContent?.close();
  globalThis.__shopContent = undefined;
  const db = globalThis.__shopDatabase;
  globalThis.__shopDatabase = undefined;
  if (!db) return;
  await checkpoint(db);
  await db.destroy();
}
