import { setPriority } from "node:os";

import { copyPlace } from "~/platform/env/env.server";
import type { Store } from "~/platform/stores/store";
import { shopStore } from "~db/shop-store.server";

import { fingerprintShop } from "./copied-shop";
import { makeCopyKey, type CopyKey } from "./copy-key";
import { findCopyStatus, findDrill, saveCopyStatus, type CopyStatus } from "./copy-status.server";
import { runDrill } from "./drill";
import { makeCopy } from "./make-copy";
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

function size(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
