import { randomUUID } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { dataDirectory } from "~/platform/env/env.server";
import { flushFile, flushTree } from "~/platform/files/flush-files.server";
import { fetchUploads } from "~/platform/media/uploads-store.server";
import { shopStore } from "~db/shop-store.server";

import { LEAST_BYTES_FREE } from "../readiness.server";
import { backupName, listBackups } from "./list-backups.server";
import { describeFile, listIncluded, manifestPath, type Manifest } from "./manifest";

const BACKUPS_KEPT = 14;
const DRAFT = ".draft-";
const STALE = 24 * 60 * 60 * 1000;

/**
 * Makes a backup while the shop goes on selling, in a new directory below the one given: database,
 * uploads, key and a manifest with their hashes. Keeps the 14 newest there. Refuses when it would
 * leave too little space on the disk for the shop, or when the copy is damaged.
 */
export async function makeBackup(into: string): Promise<{ backup: string; manifest: Manifest }> {
  if (!(await shopStore.isThere())) throw new Error(`There is no database at ${shopStore.name}.`);
  await mkdir(into, { recursive: true, mode: 0o700 });
  await removeStaleDrafts(into);
  await fetchUploads();
  await refuseFullDisk(into);
  const madeAt = new Date();
  const draft = join(into, DRAFT + randomUUID());
  try {
    await mkdir(draft, { mode: 0o700 });
    // The name of a picture is never reused. Copying before the database and again after it makes
    // sure that every picture in the copied database is there.
    await copyIncluded(draft);
    const orders = await shopStore.copyTo(join(draft, shopStore.copyName));
    await fetchUploads();
    await copyIncluded(draft);
    const manifest = await describe(draft, madeAt, orders);
    // The manifest makes the directory a backup, so it is written when everything else is on the
    // disk.
    await flushTree(draft);
    const text = JSON.stringify(manifest, null, 1);
    await writeFile(manifestPath(draft), text, { mode: 0o600, flush: true });
    await flushFile(draft);
    const backup = join(into, backupName(madeAt));
    await rename(draft, backup);
    // Older backups are deleted only when this one is on the disk under its name.
    await flushFile(into);
    await flushFile(dirname(into));
    await deleteOldest(into);
    return { backup, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function copyIncluded(draft: string): Promise<void> {
  for (const path of await listIncluded(dataDirectory)) {
    const target = join(draft, path);
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    // A picture may be deleted meanwhile.
    await copyFile(join(dataDirectory, path), target, constants.COPYFILE_FICLONE).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      },
    );
  }
}

async function describe(draft: string, madeAt: Date, orders: number): Promise<Manifest> {
  const files = [];
  for (const path of [shopStore.copyName, ...(await listIncluded(draft))]) {
    files.push(await describeFile(draft, path));
  }
  return { madeAt: madeAt.toISOString(), orders, files };
}

async function refuseFullDisk(into: string): Promise<void> {
  const sources = (await listIncluded(dataDirectory)).map((path) => join(dataDirectory, path));
  let needed = LEAST_BYTES_FREE + (await shopStore.size());
  for (const file of sources) needed += (await stat(file)).size;
  const { bavail, bsize } = await statfs(into);
  if (bavail * bsize >= needed) return;
  const megabytes = Math.ceil(needed / 1024 / 1024);
  throw new Error(`No backup was made: it needs ${megabytes} MB free at ${into}.`);
}

/** A backup with a future instant, made while the clock was wrong, is neither counted nor deleted. */
async function deleteOldest(into: string): Promise<void> {
  const now = Date.now();
  const past = (await listBackups(into)).filter(({ madeAt }) => Date.parse(madeAt) <= now);
  for (const { path } of past.slice(0, -BACKUPS_KEPT)) await rm(path, { recursive: true });
}

/** Deletes what interrupted backups left behind. */
async function removeStaleDrafts(into: string): Promise<void> {
  for (const name of (await readdir(into)).filter((one) => one.startsWith(DRAFT))) {
    if (existsSync(manifestPath(join(into, name)))) continue;
    const { mtimeMs } = await stat(join(into, name));
    if (Date.now() - mtimeMs > STALE) await rm(join(into, name), { recursive: true, force: true });
  }
}
