import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

import { backupsDirectory } from "~/platform/env/env.server";

import { DATABASE_FILES, manifestPath, readManifest } from "./manifest";

export interface Backup {
  path: string;
  /** The instant in its manifest. */
  madeAt: string;
  orders: number;
  /** The size of all its files. */
  bytes: number;
}

/** The name of a new backup's directory. Nothing is ever read from the name. */
export function backupName(madeAt: Date): string {
  return madeAt.toISOString().replace(/[:.]/g, "-");
}

/**
 * A directory's backups, oldest first, by the instants in their manifests, whatever the directories
 * are called; none if the directory does not exist. A directory without a manifest of this shop, or
 * without the database that the manifest describes, is not a backup.
 */
export async function listBackups(directory: string = backupsDirectory): Promise<Backup[]> {
  const names = await readdir(directory).catch(() => []);
  const found = await Promise.all(names.map((name) => readBackup(join(directory, name))));
  return found
    .filter((one) => one !== undefined)
    .sort((one, other) => Date.parse(one.madeAt) - Date.parse(other.madeAt));
}

/**
 * The instant of the newest backup, or undefined when there is none. A backup with a future instant
 * does not count.
 */
export async function newestBackupAt(now: Date = new Date()): Promise<string | undefined> {
  const past = (await listBackups()).filter(({ madeAt }) => Date.parse(madeAt) <= now.getTime());
  return past.at(-1)?.madeAt;
}

/** Parsed manifests with the time of their files: a manifest may be long, and never changes. */
const known = new Map<string, { writtenAt: number; backup: Backup; database: File }>();
type File = { path: string; bytes: number };

async function readBackup(path: string): Promise<Backup | undefined> {
  try {
    const { mtimeMs: writtenAt } = await stat(manifestPath(path));
    let one = known.get(path);
    if (one?.writtenAt !== writtenAt) {
      const { madeAt, orders, files } = await readManifest(path);
      const database = files.find((file) => DATABASE_FILES.includes(file.path));
      if (!database) return undefined;
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      one = { writtenAt, backup: { path, madeAt, orders, bytes }, database };
      known.set(path, one);
    }
    const { size } = await stat(join(path, one.database.path));
    return size === one.database.bytes ? one.backup : undefined;
  } catch {
    known.delete(path);
    return undefined;
  }
}
