import { readdir } from "node:fs/promises";

import { backupsDirectory } from "~/env.server";

/** A backup is a directory named for its instant, written with `-` where a file name takes no `:`. */
const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z$/;

export function backupName(madeAt: Date): string {
  return madeAt.toISOString().replace(/[:.]/g, "-");
}

/** The names of a directory's backups, the oldest first; none when there is no such directory. */
export async function listBackups(directory: string = backupsDirectory): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names.filter((name) => NAME.test(name)).sort();
}

/** The instant of the newest backup, or undefined when there is none. */
export async function newestBackupAt(): Promise<string | undefined> {
  const newest = (await listBackups()).at(-1);
  return newest?.replace(NAME, "$1T$2:$3:$4.$5Z");
}
