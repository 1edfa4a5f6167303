import { strToU8, zipSync } from "fflate";

import { applyRules } from "../front/run-rules";
import type { CheckJob, CheckResult } from "./check.server";
import { loadRules } from "./load-rules";
import { writeUbl } from "./ubl";

// Checks documents against the rules of e-Factura, one after the other, in a process of its own: reading
// the rules takes a second of work, and each document some tenths. Started and ended by check.server.ts;
// it ends with whoever started it.

process.on("disconnect", () => process.exit());

const loading = loadRules();

process.on("message", (job: CheckJob) => {
  void work(job).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      process.send?.({ kind: "failed", reason: reasonOf(error) } satisfies CheckResult);
    },
  );
});

async function work(job: CheckJob): Promise<CheckResult> {
  if (job.kind === "check") {
    const xml = writeUbl(job.content);
    return {
      kind: "checked",
      xml,
      refusals: applyRules(await loading, xml, job.content.buyer.kind),
    };
  }
  const files: Record<string, Uint8Array> = {};
  for (const { name, path, content } of job.documents) {
    try {
      files[path] = strToU8(writeUbl(content));
    } catch (error) {
      return { kind: "unwritten", name, reason: reasonOf(error) };
    }
  }
  for (const { path, text } of job.texts) files[path] = strToU8(text);
  return { kind: "zipped", bytes: zipSync(files, { mtime: new Date(job.madeAt) }) };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : "";
}
