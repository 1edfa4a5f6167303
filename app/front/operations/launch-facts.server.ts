import { firstAdmin, hasOwnOrigin, smtpUrl } from "~/platform/env/env.server";

import { newestBackupAt } from "./backup/list-backups.server";
import { findCopyHealth } from "./copy/copy-status.server";
import type { LaunchFacts } from "./launch-list.server";
import { BACKUP_LIFE } from "./readiness.server";

/** The facts about the process that the launch list needs. */
export async function findLaunchFacts(): Promise<LaunchFacts> {
  const backupAt = await newestBackupAt();
  return {
    hasSmtp: smtpUrl !== undefined,
    hasOrigin: hasOwnOrigin,
    backupAt,
    isBackupFresh: backupAt !== undefined && Date.now() - Date.parse(backupAt) < BACKUP_LIFE,
    copies: await findCopyHealth(),
    isFirstPasswordKnown: firstAdmin.password !== undefined,
  };
}
