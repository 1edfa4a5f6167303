import { setTimeout as setTimeoutPromise } from "node:timers/promises";

import { log } from "~/platform/log/log.server";
import { shopDatabase } from "~db/client.server";
import { doOnce, longWorkEnded } from "~db/engine";

import { noteRun } from "./job-runs";

/** How long a stopping process waits for running work; a mail server that hangs is not waited for. */
export const PATIENCE = 2 * 1000;

interface RepeatedJob {
  name: string;
  pause: number;
  work: (stopping: AbortSignal) => Promise<unknown>;
  /** Whether this process does the work; else it leaves it to the others. */
  isWanted?: () => boolean;
}

/** Repeats work that one process does for all processes of the shop. */
export function repeatOnce({
  name,
  pause,
  work,
  isWanted = () => true,
}: RepeatedJob): () => Promise<unknown> {
  // The pause is noted a tenth shorter, so that the process that ran last does not find it not quite over.
  const job = { name, pause: pause * 0.9 };
  return repeat(name, pause, async (stopping) => {
    if (isWanted()) await doOnce(shopDatabase(), job, () => work(stopping));
  });
}

/** Runs the work, pauses, and runs it again. Returns a function that stops it between two runs. */
export function repeat(
  name: string,
  pause: number,
  work: (stopping: AbortSignal) => Promise<unknown>,
): () => Promise<unknown> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    const began = performance.now();
    running = afterLongWork(() => work(stopping.signal), stopping.signal)
      .then(() => noteRun(name, true, performance.now() - began))
      .catch((error: unknown) => {
        noteRun(name, false, performance.now() - began);
        log("background-failed", { name, reason: error instanceof Error ? error.message : "" });
      })
      .then(() => {
        if (stopping.signal.aborted) return;
        timer = setTimeout(run, pause);
        timer.unref();
      });
  };
  run();
  return () => {
    stopping.abort();
    clearTimeout(timer);
    return Promise.race([running, setTimeoutPromise(PATIENCE)]);
  };
}

/** Waits for long work to end. It gives way to customers, but should not have to for scheduled work. */
async function afterLongWork(work: () => Promise<unknown>, stopping: AbortSignal): Promise<void> {
  await longWorkEnded(shopDatabase());
  if (!stopping.aborted) await work();
}
