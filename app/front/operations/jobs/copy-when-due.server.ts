import { copyPeriod, copyPlace } from "~/platform/env/env.server";

import { isDrillDue, nextCopyAt } from "../copy/copy-health.server";
import { findCopyStatus } from "../copy/copy-status.server";
import { runApart } from "./run-apart.server";

/** How often it is asked whether a copy is due, in milliseconds. */
export const COPY_PAUSE = 10 * 1000;
/** How long to wait after one that failed. */
const PAUSE_AFTER_FAILURE = 60 * 1000;
const DRILL_PAUSE_AFTER_FAILURE = 60 * 60 * 1000;

let waitsUntil = 0;
let drillWaitsUntil = 0;

/** Copies to the second place every period, in a process of its own. */
export async function copyWhenDue(stopping: AbortSignal): Promise<void> {
  if (copyPlace === undefined || performance.now() < waitsUntil) return;
  const last = await findCopyStatus();
  const rhythm = { period: copyPeriod, pause: COPY_PAUSE };
  if (last && Date.now() < nextCopyAt(last, rhythm)) return;
  const events = { made: "copy-made", failed: "copy-failed" };
  const { kind } = await runApart(["copy"], events, stopping);
  waitsUntil = kind === "done" ? 0 : performance.now() + PAUSE_AFTER_FAILURE;
}

/** Tries the copies out once a month, in a process of its own. */
export async function drillWhenDue(stopping: AbortSignal): Promise<void> {
  if (copyPlace === undefined || performance.now() < drillWaitsUntil) return;
  if (!(await isDrillDue())) return;
  const events = { made: "drill-passed", failed: "drill-failed" };
  const { kind } = await runApart(["copy", "--drill"], events, stopping);
  drillWaitsUntil = kind === "done" ? 0 : performance.now() + DRILL_PAUSE_AFTER_FAILURE;
}
