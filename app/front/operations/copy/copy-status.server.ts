import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { z } from "~/platform/basics/zod";
import { copyPlace, dataDirectory } from "~/platform/env/env.server";
import { flushFile } from "~/platform/files/flush-files.server";

/** What a data directory knows of its copies; not part of a copy itself. */
const statusSchema = z.object({
  /** The place of the copies; if another is set, nothing here holds. */
  place: z.string(),
  madeAt: z.iso.datetime(),
  /** The last time it was known that the newest copy has everything. */
  freshAt: z.iso.datetime(),
  /** When everything was sent, not only what was new. */
  wholeAt: z.iso.datetime(),
  prunedAt: z.iso.datetime(),
  /** How long the copy took, in milliseconds. */
  took: z.number().min(0),
  /** The name of the newest copy. */
  name: z.string(),
  /** What the shop's files were like when it was made. */
  fingerprint: z.string(),
});
export type CopyStatus = z.output<typeof statusSchema>;

const drillSchema = z.object({
  place: z.string(),
  at: z.iso.datetime(),
  outcome: z.enum(["passed", "failed", "skipped"]),
  /** Whether something in the store is not what was sent: everything is sent again then. */
  isDamaged: z.boolean(),
  /** The instant of the copy that was tried out. */
  madeAt: z.iso.datetime().nullable(),
  orders: z.number().nullable(),
  /** How long the drill took, in milliseconds. */
  took: z.number().min(0),
  /** Why it failed or was skipped. */
  reason: z.string(),
});
export type Drill = z.output<typeof drillSchema>;

/** The copies made from this data directory to the present place; undefined before the first. */
export async function findCopyStatus(): Promise<CopyStatus | undefined> {
  return read("copy.json", statusSchema);
}

export function saveCopyStatus(status: Omit<CopyStatus, "place">): Promise<void> {
  return save("copy.json", status);
}

/** The last time a copy was tried out by itself; undefined before the first. */
export async function findDrill(): Promise<Drill | undefined> {
  return read("copy-drill.json", drillSchema);
}

export function saveDrill(drill: Omit<Drill, "place">): Promise<void> {
  return save("copy-drill.json", drill);
}

async function read<Status extends { place: string }>(
  name: string,
  schema: z.ZodType<Status>,
): Promise<Status | undefined> {
  try {
    const found = schema.parse(JSON.parse(await readFile(join(dataDirectory, name), "utf8")));
    return found.place === copyPlace ? found : undefined;
  } catch {
    // A file that is missing, or that this shop did not write, counts as no status.
    return undefined;
  }
}

async function save(name: string, status: object): Promise<void> {
  const path = join(dataDirectory, name);
  const draft = `${path}.${randomUUID()}.draft`;
  const text = JSON.stringify({ place: copyPlace, ...status });
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await rename(draft, path);
  await flushFile(dataDirectory);
}
