import { fork, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";

import { childEnvironment } from "~/env.server";

import type { DocumentContent } from "../document-content";
import type { Refusal } from "./run-rules";

/** What check-process.ts is sent. */
export type CheckJob =
  | { kind: "check"; content: DocumentContent }
  | {
      kind: "zip";
      madeAt: string;
      documents: { path: string; content: DocumentContent }[];
      texts: { path: string; text: string }[];
    };

/** What it sends back. */
export type CheckResult =
  | { kind: "checked"; xml: string; refusals: Refusal[] }
  | { kind: "zipped"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "failed"; reason: string };

interface Waiting {
  job: CheckJob;
  resolve: (result: CheckResult) => void;
  reject: (error: Error) => void;
}

const PROCESS = "app/billing/e-invoice/check-process.ts";
/** A document takes some tenths of a second, the first one a second more; a busy machine, many times that. */
const MOST_MS = 120_000;
/** Somebody who checks one document often checks another. */
const WARM_MS = 60_000;
const MOST_WAITING = 3_000;

let child: ChildProcess | undefined;
let current: Waiting | undefined;
const waiting: Waiting[] = [];
let idle: NodeJS.Timeout | undefined;

/**
 * Does a job in the process that knows the rules, one at a time; `isUrgent` before those that wait.
 * Refuses by an error what takes longer, or more memory, than it may, and what comes when too much waits.
 */
export function workOnEInvoices(
  job: CheckJob,
  { isUrgent = false }: { isUrgent?: boolean } = {},
): Promise<CheckResult> {
  return new Promise((resolve, reject) => {
    if (waiting.length >= MOST_WAITING) {
      reject(new Error("too many documents wait for a check"));
      return;
    }
    if (isUrgent) waiting.unshift({ job, resolve, reject });
    else waiting.push({ job, resolve, reject });
    next();
  });
}

function next(): void {
  if (current) return;
  clearTimeout(idle);
  current = waiting.shift();
  if (!current) {
    idle = setTimeout(() => {
      child?.kill("SIGKILL");
      child = undefined;
    }, WARM_MS);
    idle.unref();
    return;
  }
  child ??= start();
  const mine = child;
  const patience = setTimeout(() => mine.kill("SIGKILL"), MOST_MS);
  const { job, resolve, reject } = current;
  const end = (result?: CheckResult) => {
    clearTimeout(patience);
    mine.off("message", end).off("exit", gone).off("error", gone);
    current = undefined;
    if (!result) reject(new Error("the check of a document ended without its result"));
    else if (result.kind === "failed") reject(new Error(result.reason));
    else resolve(result);
    next();
  };
  const gone = () => {
    if (child === mine) child = undefined;
    end();
  };
  mine.once("message", end).once("exit", gone).once("error", gone);
  mine.send(job, () => undefined);
}

/** Less urgent than the shop's own process, so that pages stay fast. */
function start(): ChildProcess {
  const started = fork(PROCESS, {
    execArgv: ["--import", "tsx", "--max-old-space-size=512"],
    env: childEnvironment(),
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
  if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  started.unref();
  started.channel?.unref();
  const kill = () => started.kill("SIGKILL");
  process.once("exit", kill);
  started.once("error", kill);
  started.once("exit", () => {
    process.off("exit", kill);
    if (child === started) child = undefined;
  });
  return started;
}
