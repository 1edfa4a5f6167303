import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  readdir,
  realpath,
  rename,
  rm,
  symlink,
  unlink,
} from "node:fs/promises";
import { dirname, join } from "node:path";

import { isLitestreamUsed } from "~/platform/env/env.server";
import { flushFile, flushTree } from "~/platform/files/flush-files.server";
import { listMissingPictures } from "~/platform/media/front/picture-references.server";
import { countOrders, type Db, type Store } from "~db/engine";
import { shopStore, storeIn } from "~db/shop-store.server";

import { backupName } from "./list-backups.server";
import { DATABASE_FILES, INCLUDED, listDifferences, readManifest } from "./manifest";

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

interface RestoreOptions {
  mayReplace?: boolean;
  isTrial?: boolean;
  takes?: boolean;
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

/** Refuses a place with a database, unless it may be replaced and no shop runs on it. */
export async function refuseExisting(
  into: string,
  { mayReplace = false, isTrial = false }: RestoreOptions,
): Promise<void> {
  const store = storeIn(into);
  if (staysAway(store, isTrial) || !(await store.isThere())) return;
  if (!mayReplace) {
    throw new Error(
      `There is a database at ${store.name}. To put the backup in its place, stop the shop and add ` +
        "--replace-existing-database; what is there now is kept beside it.",
    );
  }
  if (!(await store.isInUse())) return;
  throw new Error(
    isLitestreamUsed
      ? "The shop or Litestream is running. Stop both first."
      : "The shop is running. Stop it first.",
  );
}

/** A server's database is not in the directory of a trial, and stays as it is. */
function staysAway(store: Store, isTrial: boolean): boolean {
  return isTrial && store === shopStore;
}

/** Refuses a database that is not the manifest's, and lists the pictures it names that are missing. */
async function inspect(draft: string, orders: number, db: Db): Promise<string[]> {
  if ((await countOrders(db)) !== orders) throw new Error("The backup's database is damaged.");
  return listMissingPictures([MASTERS, join(draft, "uploads")], db);
}

/** Moves what a restored shop would replace, including a leftover log, into a directory beside it. */
async function putAside(into: string): Promise<string | undefined> {
  const old = (await readdir(into)).filter(
    (name) => DATABASE_FILES.some((file) => name.startsWith(file)) || INCLUDED.includes(name),
  );
  if (old.length === 0) return undefined;
  const aside = join(into, `replaced-${backupName(new Date())}`);
  await mkdir(aside, { mode: 0o700 });
  for (const name of old) await moveAside(join(into, name), join(aside, name));
  await flushFile(aside);
  await flushFile(into);
  return aside;
}

/** If the path is a link, the files behind it are moved and the link stays. */
async function moveAside(path: string, to: string): Promise<void> {
  if (!(await lstat(path)).isSymbolicLink()) return rename(path, to);
  await symlink(await realpath(path), to);
  await unlink(path);
}
