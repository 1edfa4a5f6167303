import { existsSync } from "node:fs";
import { readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";

import { dataDirectory } from "~/platform/env/env.server";
import { shopStore } from "~db/shop-store.server";

import { LEAST_BYTES_FREE } from "../readiness-checks.server";
import { listBackups } from "./list-backups.server";
import { listIncluded, manifestPath } from "./manifest";

const BACKUPS_KEPT = 14;
export const DRAFT = ".draft-";
const STALE = 24 * 60 * 60 * 1000;

export async function refuseFullDisk(into: string): Promise<void> {
  const sources = (await listIncluded(dataDirectory)).map((path) => join(dataDirectory, path));
  let needed = LEAST_BYTES_FREE + (await shopStore.size());
  for (const file of sources) needed += (await stat(file)).size;
  const { bavail, bsize } = await statfs(into);
  if (bavail * bsize >= needed) return;
  const megabytes = Math.ceil(needed / 1024 / 1024);
  throw new Error(`No backup was made: it needs ${megabytes} MB free at ${into}.`);
}

/** A backup with a future instant, made while the clock was wrong, is neither counted nor deleted. */
export async function deleteOldest(into: string): Promise<void> {
  const now = Date.now();
  const past = (await listBackups(into)).filter(({ madeAt }) => Date.parse(madeAt) <= now);
  for (const { path } of past.slice(0, -BACKUPS_KEPT)) await rm(path, { recursive: true });
}

/** Deletes what interrupted backups left behind. */
export async function removeStaleDrafts(into: string): Promise<void> {
  for (const name of (await readdir(into)).filter((one) => one.startsWith(DRAFT))) {
    if (existsSync(manifestPath(join(into, name)))) continue;
    const { mtimeMs } = await stat(join(into, name));
    if (Date.now() - mtimeMs > STALE) await rm(join(into, name), { recursive: true, force: true });
  }
}
