import { firstAdmin, nextOrigin, smtpUrl } from "~/platform/env/env.server";

import { newestBackupAt } from "./backup/list-backups.server";
import { findCopyHealth, type CopyHealth } from "./copy/copy-health.server";
import { BACKUP_LIFE } from "./readiness-checks.server";

/** Facts that the process knows and the database does not. */
export interface LaunchFacts {
  hasSmtp: boolean;
  hasOrigin: boolean;
  /** When the newest backup was made. */
  backupAt: string | undefined;
  isBackupFresh: boolean;
  /** The continuous copy, and how trying it out went. */
  copies: CopyHealth;
  /** Whether the first administrator's password is still in the environment. */
  isFirstPasswordKnown: boolean;
}

/** The facts about the process that the launch list needs. */
export async function findLaunchFacts(): Promise<LaunchFacts> {
  const backupAt = await newestBackupAt();
  return {
    hasSmtp: smtpUrl !== undefined,
    hasOrigin: nextOrigin() !== undefined,
    backupAt,
    isBackupFresh: backupAt !== undefined && Date.now() - Date.parse(backupAt) < BACKUP_LIFE,
    copies: await findCopyHealth(),
    isFirstPasswordKnown: firstAdmin.password !== undefined,
  };
}
