import { copyPeriod, copyPlace } from "~/platform/env/env.server";

import { stateLimits } from "../watching/state-limits";
import { type Drill, findCopyStatus, findDrill, type CopyStatus } from "./copy-status.server";

const DAY = 24 * 60 * 60 * 1000;
/** A copy counts as late after so many periods without one. */
const PERIODS = 3;
/** The copy is tried out every month, again the next day when that did not succeed. */
const DRILL_EVERY = 30 * DAY;
const DRILL_AGAIN = DAY;
const DRILL_LIFE = stateLimits.drillDays * DAY;

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
