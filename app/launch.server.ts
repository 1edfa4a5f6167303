import { readdir } from "node:fs/promises";

import { backupsDirectory, firstAdmin, hasOwnOrigin, smtpUrl } from "~/env.server";
import type { Surroundings } from "~/models/launch-list.server";

/** What the launch list asks of the process. */
export async function findSurroundings(): Promise<Surroundings> {
  const backups = await readdir(backupsDirectory).catch(() => []);
  return {
    hasSmtp: smtpUrl !== undefined,
    hasOrigin: hasOwnOrigin,
    hasBackup: backups.length > 0,
    isFirstPasswordKnown: firstAdmin.password !== undefined,
  };
}
