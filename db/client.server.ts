import { settle, watchContent, type ContentWatch, type Db } from "./engine";
import { shopStore } from "./shop-store.server";

declare global {
  var __shopDatabase: Db | undefined;
  var __shopContent: ContentWatch | undefined;
}

/**
 * The shop's database, opened on first use and shared across rebuilds in development: one connection to
 * its file, or some to a server. Only `npm start` creates it: a shop whose database was deleted must not
 * go on with an empty one.
 */
export function shopDatabase(): Db {
  return (globalThis.__shopDatabase ??= shopStore.open(endProcess));
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
  return contentWatch().version();
}

/**
 * Resolves when every change is known that was committed before the call, also by another process of the
 * shop: undefined where that is so already. Without it a change of another process is known a moment
 * after its commit, and at once where this one made it.
 */
export function knowChanges(): Promise<void> | undefined {
  return contentWatch().refresh?.();
}

function contentWatch(): ContentWatch {
  return (globalThis.__shopContent ??= watchContent(shopDatabase()));
}

/** Leaves the database in order and closes it. Called when the process stops. */
export async function closeShopDatabase(): Promise<void> {
  globalThis.__shopContent?.close();
  globalThis.__shopContent = undefined;
  const db = globalThis.__shopDatabase;
  globalThis.__shopDatabase = undefined;
  if (!db) return;
  await settle(db);
  await db.destroy();
}
