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

import { sql } from "kysely";

import { backupName } from "./list-backups.server";
import { flushFile, flushTree } from "~/files/flush-files.server";
import { listMissingPictures } from "~/media/picture-references.server";

import { openDatabase } from "~db/sqlite/engine";
import { isInUse } from "~db/sqlite/maintenance";
import { DATABASE_FILE, INCLUDED, listDifferences, readManifest } from "./manifest";

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
 * database as a whole, its orders counted. Refuses a directory that has a database, unless it is to
 * be replaced; the old one is moved aside, never deleted. Refuses while a shop runs on it.
 */
export async function restoreBackup(
  backup: string,
  into: string,
  { mayReplace }: { mayReplace: boolean },
): Promise<Restored> {
  const manifest = await readManifest(backup);
  const different = await listDifferences(backup, manifest);
  if (different.length > 0) {
    throw new Error(`The backup is damaged. Not as its manifest says:\n${different.join("\n")}`);
  }
  refuseExisting(join(into, DATABASE_FILE), mayReplace);
  await mkdir(into, { recursive: true, mode: 0o700 });
  await chmod(into, 0o700);
  const draft = join(into, `.restoring-${randomUUID()}`);
  try {
    for (const { path } of manifest.files) {
      await mkdir(dirname(join(draft, path)), { recursive: true, mode: 0o700 });
      await copyFile(join(backup, path), join(draft, path));
      await chmod(join(draft, path), 0o600);
    }
    const missing = await inspect(draft, manifest.orders);
    await flushTree(draft);
    const replaced = await putAside(into);
    // The database comes last: without it the shop does not start, so a half-restored backup is
    // never served.
    for (const name of [...INCLUDED, DATABASE_FILE]) {
      if (existsSync(join(draft, name))) await rename(join(draft, name), join(into, name));
      await flushFile(into);
    }
    const { madeAt, orders, files } = manifest;
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    return { madeAt, orders, files: files.length, bytes, missing, replaced };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function refuseExisting(database: string, mayReplace: boolean): void {
  if (!existsSync(database)) return;
  if (!mayReplace) {
    throw new Error(
      `There is a database at ${database}. To put the backup in its place, stop the shop and add ` +
        "--replace-existing-database; what is there now is kept beside it.",
    );
  }
  if (isInUse(database)) throw new Error("The shop is running. Stop it first.");
}

/** Refuses a damaged database, and lists the pictures it names that are missing. */
async function inspect(draft: string, orders: number): Promise<string[]> {
  const db = openDatabase(join(draft, DATABASE_FILE));
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    const orphans = await sql`pragma foreign_key_check`.execute(db);
    const { count } = await db
      .selectFrom("orders")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (rows[0]?.integrity_check !== "ok" || orphans.rows.length > 0 || count !== orders) {
      throw new Error("The backup's database is damaged.");
    }
    return await listMissingPictures([MASTERS, join(draft, "uploads")], db);
  } finally {
    await db.destroy();
  }
}

/** Moves what a restored shop would replace, including a leftover log, into a directory beside it. */
async function putAside(into: string): Promise<string | undefined> {
  const old = (await readdir(into)).filter(
    (name) => name.startsWith(DATABASE_FILE) || INCLUDED.includes(name),
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
