import { fork, type ChildProcess } from "node:child_process";
import { on } from "node:events";
import { constants, setPriority } from "node:os";

import type { Result, Task } from "~/furniture/cutting/layout";
import { childEnvironment } from "~/platform/env/env.server";

/** What layout-process.ts is sent first. */
export interface SearchOrder {
  task: Task;
  seed: number;
  seconds: number;
}

/** What it sends back; `best` only where it is better than the last. */
export interface SearchReport {
  rounds: number;
  sheets: number;
  best?: Result;
  isLast: boolean;
}

export interface Search {
  reports: AsyncIterable<SearchReport>;
  /** Asks for the last report. */
  stop: () => void;
  isStopped: () => boolean;
}

const PROCESS = "build/layout-process.js";
/** How long it may take on a busy machine to start, and to write its last report. */
const PATIENCE_MS = 60_000;

/**
 * Looks for layouts in a process of its own, which is less urgent than the shop's, so that pages stay
 * fast. The process ends with the search, with the shop, and by force where it outlives its time.
 */
export function searchLayouts(order: SearchOrder): Search {
  const child = fork(PROCESS, {
    execArgv: ["--max-old-space-size=512"],
    env: childEnvironment(),
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
  // From its first moment on: to start takes it as much work as a page.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  child.unref();
  child.channel?.unref();
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const limit = setTimeout(kill, order.seconds * 1000 + PATIENCE_MS);
  limit.unref();
  child.once("exit", () => {
    clearTimeout(limit);
    process.off("exit", kill);
  });
  child.send(order, () => undefined);
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    if (child.connected) child.send("stop", () => undefined);
  };
  return { reports: reportsOf(child), stop, isStopped: () => isStopped };
}

async function* reportsOf(child: ChildProcess): AsyncGenerator<SearchReport> {
  const gone = new AbortController();
  const end = () => gone.abort(new Error("the search for layouts ended without its last report"));
  // The exit may be known before the last report is read; the end of the channel comes after it.
  child.once("disconnect", end).once("error", end);
  for await (const [report] of on(child, "message", { signal: gone.signal })) {
    yield report as SearchReport;
    if ((report as SearchReport).isLast) return;
  }
}
