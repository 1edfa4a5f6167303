import { mkdtemp, readdir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";

import { dataDirectory } from "~/platform/env/env.server";
import type { Store } from "~/platform/stores/store";

import { restoreBackup, type Restored } from "../backup/restore-backup";
import { LEAST_BYTES_FREE } from "../readiness-checks.server";
import type { CopyKey } from "./copy-key";
import { saveDrill, type Drill } from "./copy-status.server";
import { DamagedCopyError } from "./damaged-copy";
import { fetchCopy, findCopy, type FoundCopy } from "./fetch-copy";

const TRIAL = ".drill-";

/**
 * Rebuilds the shop from its newest copy in a directory that it then removes, as a restore on another
 * machine would, and notes how that went. Skipped where the disk has too little room for it beside the
 * shop. One at a time.
 */
export async function runDrill(store: Store, key: CopyKey): Promise<Drill["outcome"]> {
  const at = new Date().toISOString();
  const began = performance.now();
  const facts = await tryOut(store, key).catch((error: unknown) => ({
    outcome: "failed" as const,
    isDamaged: error instanceof DamagedCopyError,
    reason: error instanceof Error ? error.message : String(error),
  }));
  const took = Math.round(performance.now() - began);
  await saveDrill({ at, took, isDamaged: false, madeAt: null, orders: null, ...facts });
  return facts.outcome;
}

async function tryOut(store: Store, key: CopyKey) {
  await removeTrials();
  const found = await findCopy(store, key);
  const { madeAt, files } = found.copy;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const { bavail, bsize } = await statfs(dataDirectory);
  if (bavail * bsize < bytes + LEAST_BYTES_FREE) {
    const reason = `It needs ${Math.ceil((bytes + LEAST_BYTES_FREE) / 1024 / 1024)} MB free.`;
    return { outcome: "skipped" as const, madeAt, reason };
  }
  const { orders, missing } = await rehearse(store, key, found, dataDirectory);
  if (missing.length === 0) return { outcome: "passed" as const, madeAt, orders, reason: "" };
  const reason = `Pictures are missing: ${missing.join(", ")}`;
  return { outcome: "failed" as const, madeAt, orders, reason };
}

/** Deletes what a drill that was broken off left behind. */
async function removeTrials(): Promise<void> {
  for (const name of (await readdir(dataDirectory)).filter((one) => one.startsWith(TRIAL))) {
    await rm(join(dataDirectory, name), { recursive: true, force: true });
  }
}

/** Restores a copy into a new directory below this one, which is removed. */
export async function rehearse(
  store: Store,
  key: CopyKey,
  found: FoundCopy,
  directory: string,
): Promise<Restored> {
  const trial = await mkdtemp(join(directory, TRIAL));
  try {
    const fetched = join(trial, "fetched");
    await fetchCopy(store, key, found, fetched);
    return await restoreBackup(fetched, join(trial, "restored"), {
      isTrial: true,
      takes: true,
    });
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}
