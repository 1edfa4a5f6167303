import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { z } from "~/platform/basics/zod";
import { copyPeriod, copyPlace, dataDirectory } from "~/platform/env/env.server";
import { flushFile } from "~/platform/files/flush-files.server";

import { stateLimits } from "../watching/state-limits";

const DAY = 24 * 60 * 60 * 1000;
/** A copy counts as late after so many periods without one. */
const PERIODS = 3;
/** The copy is tried out every month, again the next day when that did not succeed. */
const DRILL_EVERY = 30 * DAY;
const DRILL_AGAIN = DAY;
const DRILL_LIFE = stateLimits.drillDays * DAY;

/** What a data directory knows of its copies; not part of a copy itself. */
const statusSchema = z.object({
  /** The place of the copies; if another is set, nothing here holds. */
  place: z.string(),
  madeAt: z.iso.datetime(),
  /** The last time it was known that the newest copy has everything. */
  freshAt: z.iso.datetime(),
  /** When everything was sent, not only what was new. */
  wholeAt: z.iso.datetime(),
  prunedAt: z.iso.datetime(),
  /** How long the copy took, in milliseconds. */
  took: z.number().min(0),
  /** The name of the newest copy. */
  name: z.string(),
  /** What the shop's files were like when it was made. */
  fingerprint: z.string(),
});
export type CopyStatus = z.output<typeof statusSchema>;

const drillSchema = z.object({
  place: z.string(),
  at: z.iso.datetime(),
  outcome: z.enum(["passed", "failed", "skipped"]),
  /** Whether something in the store is not what was sent: everything is sent again then. */
  isDamaged: z.boolean(),
  /** The instant of the copy that was tried out. */
  madeAt: z.iso.datetime().nullable(),
  orders: z.number().nullable(),
  /** How long the drill took, in milliseconds. */
  took: z.number().min(0),
  /** Why it failed or was skipped. */
  reason: z.string(),
});
export type Drill = z.output<typeof drillSchema>;

/** The copies made from this data directory to the present place; undefined before the first. */
export async function findCopyStatus(): Promise<CopyStatus | undefined> {
  return read("copy.json", statusSchema);
}

export function saveCopyStatus(status: Omit<CopyStatus, "place">): Promise<void> {
  return save("copy.json", status);
}

/** The last time a copy was tried out by itself; undefined before the first. */
export async function findDrill(): Promise<Drill | undefined> {
  return read("copy-drill.json", drillSchema);
}

export function saveDrill(drill: Omit<Drill, "place">): Promise<void> {
  return save("copy-drill.json", drill);
}

/** How the copies are, for operators and administrators. */
export interface CopyHealth {
  /** `off`: no second place is set. */
  state: "off" | "none" | "fresh" | "old";
  copiedAt: string | undefined;
  /**
   * When the newest copy was last known to have everything; later than the copy itself if nothing has changed
   * since.
   */
  freshAt: string | undefined;
  /** `old`: passed, but more than 40 days ago. */
  drillState: "off" | "none" | "passed" | "failed" | "skipped" | "old";
  drill: Pick<Drill, "at" | "outcome" | "reason"> | undefined;
}

export async function findCopyHealth(now: Date = new Date()): Promise<CopyHealth> {
  if (copyPlace === undefined) {
    const none = { copiedAt: undefined, freshAt: undefined, drill: undefined };
    return { state: "off", drillState: "off", ...none };
  }
  const [status, drill] = await Promise.all([findCopyStatus(), findDrill()]);
  const isYoung = (instant: string, life: number) => {
    const age = now.getTime() - Date.parse(instant);
    return age >= 0 && age < life;
  };
  const isLate = status && !isYoung(status.freshAt, PERIODS * copyPeriod);
  const isOld = drill?.outcome === "passed" && !isYoung(drill.at, DRILL_LIFE);
  return {
    state: status ? (isLate ? "old" : "fresh") : "none",
    copiedAt: status?.madeAt,
    freshAt: status?.freshAt,
    drillState: drill ? (isOld ? "old" : drill.outcome) : "none",
    drill: drill && { at: drill.at, outcome: drill.outcome, reason: drill.reason },
  };
}

/**
 * When the next copy has to begin, in milliseconds, to be whole before the last one is a period old, if it takes as
 * long as that one. `pause` is how late the time may be noticed. A clock that went back does not put it off.
 */
export function nextCopyAt(
  { freshAt, took }: Pick<CopyStatus, "freshAt" | "took">,
  { period, pause }: { period: number; pause: number },
  now: Date = new Date(),
): number {
  const last = Date.parse(freshAt);
  return last > now.getTime() ? 0 : last + Math.max(period - took - pause, period / 2);
}

/** Whether the copies are to be tried out now. */
export async function isDrillDue(now: Date = new Date()): Promise<boolean> {
  if (!(await findCopyStatus())) return false;
  const drill = await findDrill();
  if (!drill) return true;
  const age = now.getTime() - Date.parse(drill.at);
  // A time in the future was noted by a wrong clock.
  return age < 0 || age >= (drill.outcome === "passed" ? DRILL_EVERY : DRILL_AGAIN);
}

async function read<Status extends { place: string }>(
  name: string,
  schema: z.ZodType<Status>,
): Promise<Status | undefined> {
  try {
    const found = schema.parse(JSON.parse(await readFile(join(dataDirectory, name), "utf8")));
    return found.place === copyPlace ? found : undefined;
  } catch {
    // A file that is missing, or that this shop did not write, counts as no status.
    return undefined;
  }
}

async function save(name: string, status: object): Promise<void> {
  const path = join(dataDirectory, name);
  const draft = `${path}.${randomUUID()}.draft`;
  const text = JSON.stringify({ place: copyPlace, ...status });
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await rename(draft, path);
  await flushFile(dataDirectory);
}
