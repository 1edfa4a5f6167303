import {
  backupHour,
  backupsDirectory,
  copyKey,
  nextOrigin,
  officeValues,
  officeVersion,
  setOfficeValues,
  type OfficeValues,
} from "~/platform/env/env.server";
import { boundedFetch } from "~/platform/http/bounded-fetch.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { listBackups } from "./backup/list-backups.server";
import { makeCopyKey } from "./copy/copy-key";
import { findCopyHealth, type CopyHealth } from "./copy/copy-status.server";
import { listNewestCopies, type ListedCopies } from "./copy/list-copies.server";
import { runApart } from "./jobs/run-apart.server";
import { listToldStates } from "./watching/told-states";
import { findWatched, type Watched } from "./watching/watched";

/** What an administrator sees of the shop's own state. */
export interface ShopState {
  states: (Pick<Watched, "name" | "count" | "since" | "page" | "limits"> & {
    /** When administrators were mailed of it; null where they were not. */
    toldAt: string | null;
  })[];
  backups: ListedBackup[];
  backupsDirectory: string;
  /** The hour of the backup made every night; null where none is. */
  backupHour: number | null;
  copies: ListedCopies;
  drill: NonNullable<CopyHealth["drill"]> | null;
}

/** A backup or copy: when it was made, the orders and the bytes in it. */
export interface ListedBackup {
  madeAt: string;
  orders: number;
  bytes: number;
}

/** What the shop watches of itself, all backups and the newest copies, newest first. */
export async function findShopState(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<ShopState> {
  const [states, told, backups, copies, { drill }] = await Promise.all([
    findWatched(now, db),
    listToldStates(db),
    listBackups(),
    listNewestCopies(),
    findCopyHealth(now),
  ]);
  return {
    states: states.map(({ name, count, since, page, limits }) => {
      return { name, count, since, page, limits, toldAt: told.get(name) ?? null };
    }),
    backups: backups.reverse().map(({ madeAt, orders, bytes }) => ({ madeAt, orders, bytes })),
    backupsDirectory,
    backupHour: backupHour ?? null,
    copies,
    drill: drill ?? null,
  };
}

/** The jobs that somebody in the office may start at once; otherwise the clock starts them. */
const commands = {
  backup: { command: ["backup"], events: { made: "backup-made", failed: "backup-failed" } },
  copy: { command: ["copy"], events: { made: "copy-made", failed: "copy-failed" } },
  drill: {
    command: ["copy", "--drill"],
    events: { made: "drill-passed", failed: "drill-failed" },
  },
};
export type NowName = keyof typeof commands;

/** How long the page waits for a job, in milliseconds; after that the job goes on in the background. */
const PATIENCE = 20_000;

/** Never aborted: what runs ends with the shop, because the channel to it closes. */
const untilTheEnd = new AbortController().signal;
const underWay = new Set<NowName>();

export type NowResult = { kind: "done" | "running" } | { kind: "failed"; reason: string };

/**
 * Makes a backup or a copy, or tries the copy out, because an administrator asks for it, which the audit log
 * records. `running`: it takes longer than a page waits, or is under way already and not begun again.
 */
export async function runNow(name: NowName, admin: Admin): Promise<NowResult> {
  if (underWay.has(name)) return { kind: "running" };
  underWay.add(name);
  try {
    const entry = { subject: "installation", subjectId: name, before: null, after: null } as const;
    await shopDatabase()
      .transaction()
      .execute((trx) => recordAction({ admin, action: "installation-tried", ...entry }, trx));
  } catch (error) {
    underWay.delete(name);
    throw error;
  }
  const { command, events } = commands[name];
  const run = runApart(command, events, untilTheEnd).finally(() => underWay.delete(name));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE);
  });
  const result = await Promise.race([run, late]).finally(() => clearTimeout(timer));
  return result ?? { kind: "running" };
}

/** A key for copies to take, while none is set: nobody knows it before it is saved. */
export function offerCopyKey(): string | null {
  return copyKey === undefined ? makeCopyKey() : null;
}

/** How long the shop's own address may take, in milliseconds; it answers in a line. */
const ADDRESS_PATIENCE = { connectMs: 4000, totalMs: 8000, maxBytes: 64 * 1024 };

/** `refused`: the variable of the value with which the shop would not start. */
type SaveResult = { kind: "saved" | "stale" } | { kind: "refused"; name: string };

/**
 * Saves what the office sets of the installation, and records it in the audit log as `audited` shows it. Refuses a
 * form that was drawn from another version, and values with which the shop would not start.
 */
export async function saveInstallation(
  { values, version }: { values: OfficeValues; version: number },
  audited: (values: OfficeValues) => Record<string, string>,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SaveResult> {
  const save = async (trx: Db): Promise<SaveResult> => {
    if (version !== officeVersion()) return { kind: "stale" };
    const [before, after] = [audited(officeValues()), audited(values)];
    const entry = { subject: "installation", subjectId: "installation", before, after } as const;
    await recordAction({ admin, action: "settings-changed", ...entry }, trx);
    // The file is written last, so that nothing is recorded if it cannot be written.
    const [fault] = setOfficeValues(values);
    if (fault) throw new RefusedError(fault.name);
    return { kind: "saved" };
  };
  try {
    return await db.transaction().execute(save);
  } catch (error) {
    if (error instanceof RefusedError) return { kind: "refused", name: error.message };
    throw error;
  }
}

class RefusedError extends Error {}

/** Records that an administrator tried something out. */
export async function recordTry(
  what: "mail" | "address",
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<void> {
  const entry = { subject: "installation", subjectId: what, before: null, after: null } as const;
  await db
    .transaction()
    .execute((trx) => recordAction({ admin, action: "installation-tried", ...entry }, trx));
}

/**
 * Asks the shop at its public address. `waits`: a shop answers there, but not under this address (421), as this shop
 * does until its next start. Any other answer comes from another server, and a restart would not help.
 */
export async function tryAddress(): Promise<"reached" | "waits" | "unreached" | "none"> {
  const address = nextOrigin();
  if (address === undefined) return "none";
  try {
    const signal = AbortSignal.timeout(ADDRESS_PATIENCE.totalMs);
    const url = new URL("/healthz", address);
    const answer = await boundedFetch(ADDRESS_PATIENCE)(url, { signal });
    const text = await answer.text();
    if (answer.status === 200 && text === "ok\n") return "reached";
    return answer.status === 421 ? "waits" : "unreached";
  } catch {
    return "unreached";
  }
}
