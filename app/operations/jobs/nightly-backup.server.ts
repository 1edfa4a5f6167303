import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { newestBackupAt } from "../backup/list-backups.server";
import { addDays, dayOf, startOfDay } from "~/format/dates";
import { backupHour, isDevelopment } from "~/env.server";
import { log } from "~/log/log.server";

const HOUR = 60 * 60 * 1000;
const COMMAND = isDevelopment
  ? ["--import", "tsx", "app/operations/command.ts"]
  : ["build/prepare.js"];

/**
 * Makes tonight's backup after its hour, if none was made since. It runs in a process of its own,
 * because copying and flushing a large file would keep visitors waiting.
 */
export async function backUpWhenDue(stopping: AbortSignal): Promise<void> {
  if (backupHour === undefined) return;
  const newest = await newestBackupAt();
  if (newest !== undefined && newest >= lastNight(backupHour)) return;
  try {
    await promisify(execFile)(process.execPath, [...COMMAND, "backup"], { signal: stopping });
    log("backup-made");
  } catch (error) {
    if (stopping.aborted) return;
    const { stderr } = error as { stderr?: string };
    log("backup-failed", { reason: stderr?.trim() || (error as Error).message });
  }
}

/** The last time this hour began on Bucharest's clock. */
function lastNight(hour: number, now: Date = new Date()): string {
  const today = dayOf(now.toISOString());
  const at = (day: string) => Date.parse(startOfDay(day)) + hour * HOUR;
  const tonight = at(today);
  return new Date(tonight <= now.getTime() ? tonight : at(addDays(today, -1))).toISOString();
}
