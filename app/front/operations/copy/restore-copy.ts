import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { dataDirectory } from "~/platform/env/env.server";

import { refuseExisting } from "../backup/replaced-shop";
import { restoreBackup, type Restored } from "../backup/restore-backup";
import { rehearse } from "./drill";
import { fetchCopy, findCopy } from "./fetch-copy";
import { openCopies } from "./open-copies";

/**
 * `npm run restore -- --from COPY` rebuilds the shop from a copy, the newest or the newest until `at`.
 * With `isTrial` it does so elsewhere: in a new directory, or in one that it then removes. Refuses as
 * `restoreBackup` does, before anything is fetched. `isNewest`: there is none of a later time.
 */
export async function restoreCopy(
  place: string,
  at: string | undefined,
  {
    mayReplace,
    isTrial,
    directory,
  }: { mayReplace: boolean; isTrial: boolean; directory?: string | undefined },
): Promise<Restored & { isNewest: boolean }> {
  const until = at === undefined ? undefined : new Date(at);
  if (until && Number.isNaN(until.getTime())) {
    throw new Error(`--at takes an instant such as ${new Date().toISOString()}, not ${at}.`);
  }
  const { store, key } = await openCopies(place);
  const found = await findCopy(store, key, until);
  const { isNewest } = found;
  if (isTrial && !directory) {
    return { ...(await rehearse(store, key, found, tmpdir())), isNewest };
  }
  const into = directory ?? dataDirectory;
  const how = { mayReplace, isTrial, takes: true };
  await refuseExisting(into, how);
  await mkdir(into, { recursive: true, mode: 0o700 });
  // On the disk where the shop is to be, so that its files are only moved.
  const fetched = join(into, `.fetching-${randomUUID()}`);
  try {
    await fetchCopy(store, key, found, fetched);
    return { ...(await restoreBackup(fetched, into, how)), isNewest };
  } finally {
    await rm(fetched, { recursive: true, force: true });
  }
}
