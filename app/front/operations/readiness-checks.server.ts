import { statfs } from "node:fs/promises";

import { dataDirectory } from "~/platform/env/env.server";
import { log } from "~/platform/log/log.server";
import { shopDatabase } from "~db/client.server";
import { tryWriting } from "~db/engine";
import { shopStore } from "~db/shop-store.server";

import { newestBackupAt } from "./backup/list-backups.server";
import { findClockJump } from "./clock.server";
import { findCopyHealth, type CopyHealth } from "./copy/copy-health.server";
import { findLateMail } from "./watching/mail-trouble";
import { stateLimits } from "./watching/state-limits";

const MEGABYTE = 1024 * 1024;
const HOUR = 60 * 60 * 1000;
/** How old the newest backup may be, in milliseconds. */
export const BACKUP_LIFE = stateLimits.backupHours * HOUR;
export const LEAST_BYTES_FREE = stateLimits.diskMegabytes * MEGABYTE;

export interface Readiness {
  database: "writes" | "missing" | "fails";
  disk: "enough" | "low";
  outbox: "sent" | "late" | "unknown";
  backup: "fresh" | "old" | "none";
  copy: CopyHealth["state"];
  drill: CopyHealth["drillState"];
  clock: "right" | "jumped" | "unknown";
}

/** Checks everything now, whatever was found before. */
export async function look(): Promise<Readiness> {
  const [database, disk, outbox, backup, copies, clock] = await Promise.all([
    checkDatabase(),
    checkDisk(),
    checkOutbox(),
    checkBackup(),
    findCopyHealth(),
    checkClock(),
  ]);
  return { database, disk, outbox, backup, copy: copies.state, drill: copies.drillState, clock };
}

async function checkDatabase(): Promise<Readiness["database"]> {
  // If the file was deleted under the process, the shop seems to work and loses everything when it
  // ends.
  try {
    if (!(await shopStore.isThere())) return "missing";
    // Asks the database, because pages may still be answered from the cache.
    await shopDatabase().selectFrom("categories").select("id").limit(1).execute();
    await tryWriting(shopDatabase());
    return "writes";
  } catch (error) {
    log("not-ready", { reason: error instanceof Error ? error.message : "unknown" });
    return "fails";
  }
}

/** Whether the disk of the data has so many megabytes free; by default enough for a day. */
export async function checkDisk(
  megabytes: number = stateLimits.diskMegabytes,
): Promise<Readiness["disk"]> {
  const disk = await statfs(dataDirectory).catch(() => undefined);
  return disk && disk.bavail * disk.bsize >= megabytes * MEGABYTE ? "enough" : "low";
}

async function checkOutbox(): Promise<Readiness["outbox"]> {
  try {
    const late = await findLateMail(new Date(), shopDatabase());
    return late.length > 0 ? "late" : "sent";
  } catch {
    return "unknown";
  }
}

async function checkBackup(): Promise<Readiness["backup"]> {
  const newest = await newestBackupAt();
  if (newest === undefined) return "none";
  return isYoungerThan(BACKUP_LIFE, newest) ? "fresh" : "old";
}

async function checkClock(): Promise<Readiness["clock"]> {
  try {
    return (await findClockJump()) ? "jumped" : "right";
  } catch {
    return "unknown";
  }
}

function isYoungerThan(life: number, instant: string): boolean {
  return Date.now() - Date.parse(instant) < life;
}
