import { childEnvironment } from "~/platform/env/env.server";
import { WorkProcess } from "~/platform/format/work-process.server";
import type { DocumentContent } from "~/sales/billing/document-content";

import type { Refusal } from "../front/run-rules";

/** What check-process.ts is sent. */
export type CheckJob =
  | { kind: "check"; content: DocumentContent }
  | {
      kind: "zip";
      madeAt: string;
      documents: readonly { name: string; path: string; content: DocumentContent }[];
      texts: readonly { path: string; text: string }[];
    };

/** What it sends back. */
export type CheckResult =
  | { kind: "checked"; xml: string; refusals: Refusal[] }
  | { kind: "zipped"; bytes: Uint8Array<ArrayBuffer> }
  /** The document of a file that could not be written. */
  | { kind: "unwritten"; name: string; reason: string }
  | { kind: "failed"; reason: string };

/** A document takes some tenths of a second, the first one a second more; on a busy machine many times that. */
const rules = new WorkProcess<CheckJob, CheckResult>("build/check-process.js", childEnvironment(), {
  ms: 120_000,
  memoryMb: 512,
  waiting: 3_000,
});

/**
 * Does a job in the process that knows the rules, one at a time; `isUrgent` before those that wait.
 * Throws if the job takes longer, or more memory, than it may, or if too many jobs wait already.
 */
export async function workOnEInvoices(
  job: CheckJob,
  urgency: { isUrgent?: boolean } = {},
): Promise<CheckResult> {
  const result = await rules.work(job, urgency);
  if (result.kind === "failed") throw new Error(result.reason);
  return result;
}
