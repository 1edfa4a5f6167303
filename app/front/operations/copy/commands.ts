import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { setPriority, tmpdir } from "node:os";
import { join } from "node:path";

import { copyPlace, dataDirectory } from "~/platform/env/env.server";
import type { Store } from "~/platform/stores/store";
import { shopStore } from "~db/shop-store.server";

import { refuseExisting, restoreBackup, type Restored } from "../backup/restore-backup";
import { makeCopyKey, type CopyKey } from "./copy-key";
import { findCopyStatus, findDrill, saveCopyStatus, type CopyStatus } from "./copy-status.server";
import { rehearse, runDrill } from "./drill";
import { fetchCopy, findCopy } from "./fetch-copy";
import { fingerprintShop, makeCopy } from "./make-copy";
import { openCopies } from "./open-copies";
import { pruneCopies } from "./prune-copies";
import { listCopies } from "./stored-copy";

const PRUNE_EVERY = 24 * 60 * 60 * 1000;

/** `npm run copy-key` */
export function runCopyKey(): void {
  console.log(`COPY_KEY=${makeCopyKey()}`);
  console.error(
    "Put this line into .env, and keep it elsewhere too: without it no copy can be read, by anybody.",
  );
}

/** `npm run copy` sends what changed; `npm run copy -- --drill` tries the newest copy out. */
export async function runCopy(): Promise<void> {
  // Visitors' requests go before the copy.
  setPriority(10);
  const { store, key } = await openCopies(copyPlace);
  const isDrill = process.argv.includes("--drill");
  const said = await shopStore.alone(isDrill ? "copy-drill" : "copy", () =>
    isDrill ? drill(store, key) : copy(store, key),
  );
  if (said === "busy") throw new Error(`Another ${isDrill ? "drill" : "copy"} is under way.`);
  console.log(said);
}

async function copy(store: Store, key: CopyKey): Promise<string> {
  const began = performance.now();
  const [last, tried] = await Promise.all([findCopyStatus(), findDrill()]);
  // The fingerprint is taken before the copy, so that changes made meanwhile are sent the next time.
  const fingerprint = await fingerprintShop();
  const isDoubted = tried?.isDamaged === true && (!last || last.wholeAt < tried.at);
  if (last && !isDoubted && last.fingerprint === fingerprint && (await isThere(store, key, last))) {
    await saveCopyStatus({ ...last, freshAt: new Date().toISOString() });
    return `Nothing changed since the copy of ${last.madeAt}.`;
  }
  const made = await makeCopy(store, key, { isWhole: isDoubted });
  const { madeAt, orders, files } = made.copy;
  const status = {
    madeAt,
    freshAt: madeAt,
    wholeAt: last && !isDoubted ? last.wholeAt : madeAt,
    prunedAt: last?.prunedAt ?? madeAt,
    took: Math.round(performance.now() - began),
    name: made.name,
    fingerprint,
  };
  await saveCopyStatus(status);
  const removed = await prune(store, key, status, made.isClockDoubted);
  return (
    `Copy of ${madeAt}: ${orders} orders, ${files.length} files; ` +
    `sent ${made.sentPieces} pieces, ${size(made.sentBytes)}.${removed}`
  );
}

/** Whether the store still has the newest copy that the status names. */
async function isThere(store: Store, key: CopyKey, { name }: CopyStatus): Promise<boolean> {
  return (await listCopies(store, key)).own.some((one) => one.name === name);
}

/** Once a day, and not by a clock that may be wrong. */
async function prune(
  store: Store,
  key: CopyKey,
  status: Omit<CopyStatus, "place">,
  isClockDoubted: boolean,
): Promise<string> {
  const now = new Date();
  if (isClockDoubted || now.getTime() - Date.parse(status.prunedAt) < PRUNE_EVERY) return "";
  const { copies, pieces } = await pruneCopies(store, key, now);
  await saveCopyStatus({ ...status, prunedAt: now.toISOString() });
  return ` Removed ${copies} old copies and ${pieces} pieces.`;
}

async function drill(store: Store, key: CopyKey): Promise<string> {
  const outcome = await runDrill(store, key);
  const { madeAt, orders, took = 0, reason } = (await findDrill()) ?? {};
  if (outcome !== "passed") throw new Error(`The drill ${outcome}: ${reason}`);
  return `The drill passed: the copy of ${madeAt}, ${orders} orders, in ${(took / 1000).toFixed(1)} s.`;
}

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

function size(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
