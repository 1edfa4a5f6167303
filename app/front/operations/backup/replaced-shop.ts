import { lstat, mkdir, readdir, realpath, rename, symlink, unlink } from "node:fs/promises";
import { join } from "node:path";

import { isLitestreamUsed } from "~/platform/env/env.server";
import { flushFile } from "~/platform/files/flush-files.server";
import type { Store } from "~db/engine";
import { shopStore, storeIn } from "~db/shop-store.server";

import { backupName } from "./list-backups.server";
import { DATABASE_FILES, INCLUDED } from "./manifest";

export interface RestoreOptions {
  mayReplace?: boolean;
  isTrial?: boolean;
  takes?: boolean;
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
export function staysAway(store: Store, isTrial: boolean): boolean {
  return isTrial && store === shopStore;
}

/** Moves what a restored shop would replace, including a leftover log, into a directory beside it. */
export async function putAside(into: string): Promise<string | undefined> {
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
