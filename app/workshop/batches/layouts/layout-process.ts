import { setImmediate } from "node:timers/promises";

import { improving, type Progress } from "~/furniture/cutting/lay-out";

import type { SearchOrder, SearchReport } from "./search-layouts.server";

// Looks for the sheet layouts of one batch, in a process of its own. Started and ended by
// search-layouts.server.ts; it ends with whoever started it.

/** Between two reports. */
const EVERY_MS = 1000;

let isStopped = false;

process.on("disconnect", () => process.exit());
process.on("message", (message: SearchOrder | "stop") => {
  if (message === "stop") isStopped = true;
  else void search(message);
});

async function search({ task, seed, seconds }: SearchOrder): Promise<void> {
  const began = performance.now();
  let reportedAt = -Infinity;
  let reported = -Infinity;
  let latest: Progress | undefined;
  const report = async (isLast: boolean) => {
    if (!latest) return;
    const { rounds, sheets, quality, result } = latest;
    const best = quality > reported ? result() : undefined;
    reported = quality;
    await send({ rounds, sheets, isLast, best });
  };
  for (latest of improving(task, seed)) {
    const now = performance.now();
    if (isStopped || now - began >= seconds * 1000) break;
    if (now - reportedAt >= EVERY_MS) {
      reportedAt = now;
      await report(false);
    }
    // What was sent here is read now.
    await setImmediate();
  }
  await report(true);
  process.exit();
}

function send(report: SearchReport): Promise<void> {
  return new Promise((resolve) => process.send?.(report, undefined, undefined, () => resolve()));
}
