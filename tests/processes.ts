import { existsSync, readFileSync } from "node:fs";

/** The processes that a process has started and that are not over; none where the system has no /proc. */
export function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8").split(" ").filter(Boolean).map(Number).filter(isAlive);
}

/** Whether a process still runs: one that is over and not yet waited for does not. */
export function isAlive(pid: number): boolean {
  const [state] = statOf(pid);
  return state !== undefined && state !== "Z";
}

/** What the system says of a process, from its state on; empty when it is gone. */
export function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
  } catch {
    return [];
  }
}
