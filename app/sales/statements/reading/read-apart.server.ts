import { childEnvironment } from "~/platform/env/env.server";
import { WorkProcess } from "~/platform/format/work-process.server";

import type { BankLayout } from "../front/bank-layout";
import { openStatement, readStatement, type Reading } from "../front/read-statement";
import type { ReadStatement, StatementRefusal } from "../front/statement-lines";

/** What read-process.ts is sent. */
export interface ReadJob {
  bytes: Uint8Array;
  layout: BankLayout;
  iban: string;
  reading: Reading;
}

/** What it sends back. */
export type ReadResult = ReadStatement | StatementRefusal;

/** The file was not read in its time, or too many wait: somebody may try again. */
export type NotRead = { kind: "not-read" };

/** So many bytes are read at once: some hundred transactions, in less time than a process needs to start. */
const MOST_AT_ONCE = 48 * 1024;

const reader = new WorkProcess<ReadJob, ReadResult>("build/read-process.js", childEnvironment(), {
  ms: 30_000,
  memoryMb: 512,
  waiting: 10,
});

/**
 * Reads a bank's file as `readStatement` does, so that no page waits for it: a file too large for a statement is
 * refused before it is parsed, and one that takes longer than a page may is read in another process.
 */
export async function readApart(job: ReadJob): Promise<ReadResult | NotRead> {
  const { bytes, layout, iban, reading } = job;
  const opened = openStatement(bytes, layout.encoding);
  if (opened.kind !== "text") return opened;
  if (bytes.length <= MOST_AT_ONCE) return readStatement(bytes, layout, iban, reading);
  return reader.work(job).catch(() => ({ kind: "not-read" as const }));
}
