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
 * `npm start` makes the file: a shop whose database is gone must not go on with an empty one.
 */
export function shopDatabase(): Db {
  return (globalThis.__shopDatabase ??= openDatabase(databasePath, {
    fileMustExist: true,
    onLost: endProcess,
  }));
}

/**
 * Without a sound log nothing can be promised any more. The guard lets answers under way finish, and
 * as the log cannot be folded away either, the process ends with 1, for its supervisor to start anew.
 */
function endProcess({ message, cause }: Error): void {
  const reason = cause instanceof Error ? cause.message : String(cause);
  console.error(`The shop ends: ${message} (${reason}).`);
  process.kill(process.pid, "SIGTERM");
}

/** Changes with every change in what public pages show: the catalogue, settings, texts, pictures. */
export function contentVersion(): number {
  return (globalThis.__shopContent ??= watchContent(databasePath)).version();
}

/** Leaves the database as one tidy file. Called when the process stops. */
export async function closeShopDatabase(): Promise<void> {
  globalThis.__shopContent?.close();
  globalThis.__shopContent = undefined;
  const db = globalThis.__shopDatabase;
  globalThis.__shopDatabase = undefined;
  if (!db) return;
  await checkpoint(db);
  await db.destroy();
}
