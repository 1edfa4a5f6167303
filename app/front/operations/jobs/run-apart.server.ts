import { fork } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

import { log } from "~/platform/log/log.server";

const COMMAND = "build/prepare.js";

/**
 * Runs one of the commands in a process of its own, because copying and flushing a large file would
 * keep visitors waiting, and logs how it ended. Ends it when the shop stops; it ends by itself when
 * the shop is killed. Says whether it succeeded, else why not.
 */
export async function runApart(
  command: string[],
  events: { made: string; failed: string },
  stopping: AbortSignal,
): Promise<{ kind: "done" } | { kind: "failed"; reason: string }> {
  try {
    const child = fork(COMMAND, command, {
      execArgv: [],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      signal: stopping,
    });
    const closed = once(child, "close") as Promise<[status: number | null]>;
    const [[status], reason] = await Promise.all([closed, text(child.stderr!)]);
    if (status !== 0) throw new Error(reason.trim() || `it ended with ${status}`);
    log(events.made);
    return { kind: "done" };
  } catch (error) {
    const { message: reason } = error as Error;
    if (!stopping.aborted) log(events.failed, { reason });
    return { kind: "failed", reason };
  }
}
