import { randomUUID } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { dataDirectory } from "~/platform/env/env.server";
import { flushFile, flushTree } from "~/platform/files/flush-files.server";
import { fetchUploads } from "~/platform/media/uploads-store.server";
import { shopStore } from "~db/shop-store.server";

import { DRAFT, refuseFullDisk, deleteOldest, removeStaleDrafts } from "./backup-directory";
import { backupName } from "./list-backups.server";
import { describeFile, listIncluded, manifestPath, type Manifest } from "./manifest";

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
