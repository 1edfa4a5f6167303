import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

import { flushFile, flushTree } from "~/platform/files/flush-files.server";
import { listMissingPictures } from "~/platform/media/front/picture-references.server";
import { countOrders, type Db } from "~db/engine";
import { storeIn } from "~db/shop-store.server";

import { INCLUDED, listDifferences, readManifest } from "./manifest";
import { type RestoreOptions, refuseExisting, staysAway, putAside } from "./replaced-shop";

const MASTERS = "db/seed/pictures";

/** The contents of a restored shop, and what its backup lacks. */
export interface Restored {
  madeAt: string;
  orders: number;
  files: number;
  bytes: number;
  /** Pictures and attachments that the database names but the backup does not contain. */
  missing: string[];
  /** Where the previous shop's data were moved. */
  replaced: string | undefined;
}

/**
 * Restores a backup into a data directory after checking all of it: each file against its hash, the
 * database as a whole, its orders counted. Refuses a directory that has a database, unless it is to be
 * replaced; the old one is moved aside, never deleted. Refuses while a shop runs on it. On trial a
 * server's database is restored into a database of its own, and only the files stay in the directory.
 * With `takes` the backup's files are moved instead of copied, because it was made for this restore.
 */
export async function restoreBackup(
  backup: string,
  into: string,
  { mayReplace = false, isTrial = false, takes = false }: RestoreOptions,
): Promise<Restored> {
  const manifest = await readManifest(backup);
  const different = await listDifferences(backup, manifest);
  if (different.length > 0) {
    throw new Error(`The backup is damaged. Not as its manifest says:\n${different.join("\n")}`);
  }
  const store = storeIn(into);
  if (!manifest.files.some(({ path }) => path === store.copyName)) {
    throw new Error(
      "The backup is of another kind of database. Restore it with DATABASE_URL as it was, then " +
        "carry the shop over with npm run move.",
    );
  }
  await refuseExisting(into, { mayReplace, isTrial });
  await mkdir(into, { recursive: true, mode: 0o700 });
  await chmod(into, 0o700);
  const draft = join(into, `.restoring-${randomUUID()}`);
  try {
    for (const { path } of manifest.files) {
      await mkdir(dirname(join(draft, path)), { recursive: true, mode: 0o700 });
      await (takes ? rename : copyFile)(join(backup, path), join(draft, path));
      await chmod(join(draft, path), 0o600);
    }
    const missing = await store.withCopy(join(draft, store.copyName), (db) =>
      inspect(draft, manifest.orders, db),
    );
    await flushTree(draft);
    const aside = await putAside(into);
    // The database comes last: without it the shop does not start, so a half-restored backup is
    // never served.
    for (const name of INCLUDED) {
      if (existsSync(join(draft, name))) await rename(join(draft, name), join(into, name));
      await flushFile(into);
    }
    const old = staysAway(store, isTrial)
      ? undefined
      : await store.takeCopy(join(draft, store.copyName));
    await flushFile(into);
    const replaced = [aside, old].filter((one) => one !== undefined).join(" and ") || undefined;
    const { madeAt, orders, files } = manifest;
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    return { madeAt, orders, files: files.length, bytes, missing, replaced };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Refuses a database that is not the manifest's, and lists the pictures it names that are missing. */
async function inspect(draft: string, orders: number, db: Db): Promise<string[]> {
  if ((await countOrders(db)) !== orders) throw new Error("The backup's database is damaged.");
  return listMissingPictures([MASTERS, join(draft, "uploads")], db);
}
