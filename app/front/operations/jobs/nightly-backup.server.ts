import { backupHour } from "~/platform/env/env.server";
import { addDays, dayOf, startOfDay } from "~/platform/format/dates";

import { newestBackupAt } from "../backup/list-backups.server";
import { runApart } from "./run-apart.server";

const HOUR = 60 * 60 * 1000;

/** Makes tonight's backup after its hour, if none was made since. */
export async function backUpWhenDue(stopping: AbortSignal): Promise<void> {
  if (backupHour === undefined) return;
  const newest = await newestBackupAt();
  if (newest !== undefined && newest >= lastNight(backupHour)) return;
  await runApart(["backup"], { made: "backup-made", failed: "backup-failed" }, stopping);
}

/** The last time this hour began on Bucharest's clock. */
function lastNight(hour: number, now: Date = new Date()): string {
  const today = dayOf(now.toISOString());
  const at = (day: string) => Date.parse(startOfDay(day)) + hour * HOUR;
  const tonight = at(today);
  return new Date(tonight <= now.getTime() ? tonight : at(addDays(today, -1))).toISOString();
}
