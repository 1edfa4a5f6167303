import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

import { backupsDirectory } from "~/env.server";
import { DATABASE_FILE, manifestPath, readManifest } from "./manifest";

export interface Backup {
  path: string;
  /** The instant its manifest names. */
  madeAt: string;
}

/** What a new backup's directory is called. Nothing is ever read from the name. */
export function backupName(madeAt: Date): string {
  return madeAt.toISOString().replace(/[:.]/g, "-");
}

/**
 * A directory's backups, the oldest first, by what their manifests say and whatever they are called;
 * none when there is no such directory. What has no manifest of this shop's, or not the database that
 * the manifest describes, is no backup.
 */
export async function listBackups(directory: string = backupsDirectory): Promise<Backup[]> {
  const names = await readdir(directory).catch(() => []);
  const found = await Promise.all(names.map((name) => readBackup(join(directory, name))));
  return found
    .filter((one) => one !== undefined)
    .sort((one, other) => Date.parse(one.madeAt) - Date.parse(other.madeAt));
}

/** The instant of the newest backup, or undefined when there is none. One of a time to come is none. */
export async function newestBackupAt(now: Date = new Date()): Promise<string | undefined> {
  const past = (await listBackups()).filter(({ madeAt }) => Date.parse(madeAt) <= now.getTime());
  return past.at(-1)?.madeAt;
}

/** Manifests that were read, each with the instant of its file: they may be long, and never change. */
const known = new Map<string, { writtenAt: number; backup: Backup; databaseBytes: number }>();

async function readBackup(path: string): Promise<Backup | undefined> {
  try {
    const { mtimeMs: writtenAt } = await stat(manifestPath(path));
    let one = known.get(path);
    if (one?.writtenAt !== writtenAt) {
      const { madeAt, files } = await readManifest(path);
      const databaseBytes = files.find((file) => file.path === DATABASE_FILE)?.bytes ?? -1;
      one = { writtenAt, backup: { path, madeAt }, databaseBytes };
      known.set(path, one);
    }
    const { size } = await stat(join(path, DATABASE_FILE));
    return size === one.databaseBytes ? one.backup : undefined;
  } catch {
    known.delete(path);
    return undefined;
  }
}
