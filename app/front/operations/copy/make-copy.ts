import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";

import { dataDirectory } from "~/platform/env/env.server";
import { fetchUploads } from "~/platform/media/uploads-store.server";
import type { Store } from "~/platform/stores/store";
import { shopStore } from "~db/shop-store.server";

import { LEAST_BYTES_FREE } from "../readiness-checks.server";
import { inspect } from "./copied-shop";
import type { CopyKey } from "./copy-key";
import { joinFiles, Sender } from "./send-files";
import { listCopies, putCopy, readCopy, type Copy } from "./stored-copy";

const DRAFT = ".copying-";

/** A copy that was made. */
export interface MadeCopy {
  /** Its object in the store. */
  name: string;
  copy: Copy;
  sentPieces: number;
  sentBytes: number;
  /** Whether the clock waits to be confirmed: then nothing is removed by its age. */
  isClockDoubted: boolean;
}

/**
 * Sends what changed since the newest copy, while the shop goes on selling: the database as it is at
 * one moment, the uploads and the cookie key. The description that makes it a copy comes last, so that
 * a copy is whole or not there. With `isWhole` everything is sent, whatever the store seems to have.
 * Refuses a damaged database, and to leave too little space on the disk for the shop. One at a time.
 */
export async function makeCopy(
  store: Store,
  key: CopyKey,
  { isWhole = false } = {},
): Promise<MadeCopy> {
  if (!(await shopStore.isThere())) throw new Error(`There is no database at ${shopStore.name}.`);
  await removeDrafts();
  await fetchUploads();
  await refuseFullDisk();
  const newest = (await listCopies(store, key)).own.at(-1);
  const known = newest && (await readCopy(store, key, newest).catch(() => undefined));
  const sender = await Sender.open(store, key, { isWhole });
  const draft = join(dataDirectory, DRAFT + randomUUID());
  try {
    await mkdir(draft, { mode: 0o700 });
    // The name of a picture is never reused. Sending before the database and again after it makes
    // sure that every picture in the copied database is there.
    const earlier = await sender.sendIncluded(dataDirectory, known?.files ?? []);
    const madeAt = new Date().toISOString();
    const orders = await shopStore.copyTo(join(draft, shopStore.copyName));
    const { schema, isClockDoubted } = await inspect();
    const database = await sender.sendFile(draft, shopStore.copyName);
    if (!database) throw new Error("The copied database has gone.");
    await fetchUploads();
    const later = await sender.sendIncluded(dataDirectory, earlier);
    const copy: Copy = { madeAt, orders, schema, files: joinFiles([database, ...earlier], later) };
    const { name } = await putCopy(store, key, copy);
    const { sentPieces, sentBytes } = sender;
    return { name, copy, sentPieces, sentBytes, isClockDoubted };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function refuseFullDisk(): Promise<void> {
  const needed = LEAST_BYTES_FREE + (await shopStore.size());
  const { bavail, bsize } = await statfs(dataDirectory);
  if (bavail * bsize >= needed) return;
  const megabytes = Math.ceil(needed / 1024 / 1024);
  throw new Error(`No copy was made: it needs ${megabytes} MB free at ${dataDirectory}.`);
}

/** Deletes what a copy that was broken off left behind. */
async function removeDrafts(): Promise<void> {
  for (const name of (await readdir(dataDirectory)).filter((one) => one.startsWith(DRAFT))) {
    await rm(join(dataDirectory, name), { recursive: true, force: true });
  }
}
