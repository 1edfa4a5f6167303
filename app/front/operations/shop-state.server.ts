import { backupHour, backupsDirectory } from "~/platform/env/env.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { listBackups } from "./backup/list-backups.server";
import { findCopyHealth, type CopyHealth } from "./copy/copy-health.server";
import { listNewestCopies, type ListedCopies } from "./copy/list-copies.server";
import { listToldStates } from "./watching/told-states";
import { findWatched, type Watched } from "./watching/watched";

/** What an administrator sees of the shop's own state. */
export interface ShopState {
  states: (Pick<Watched, "name" | "count" | "since" | "page" | "limits"> & {
    /** When administrators were mailed of it; null where they were not. */
    toldAt: string | null;
  })[];
  backups: ListedBackup[];
  backupsDirectory: string;
  /** The hour of the backup made every night; null where none is. */
  backupHour: number | null;
  copies: ListedCopies;
  drill: NonNullable<CopyHealth["drill"]> | null;
}

/** A backup or copy: when it was made, the orders and the bytes in it. */
export interface ListedBackup {
  madeAt: string;
  orders: number;
  bytes: number;
}

/** What the shop watches of itself, all backups and the newest copies, newest first. */
export async function findShopState(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<ShopState> {
  const [states, told, backups, copies, { drill }] = await Promise.all([
    findWatched(now, db),
    listToldStates(db),
    listBackups(),
    listNewestCopies(),
    findCopyHealth(now),
  ]);
  return {
    states: states.map(({ name, count, since, page, limits }) => {
      return { name, count, since, page, limits, toldAt: told.get(name) ?? null };
    }),
    backups: backups.reverse().map(({ madeAt, orders, bytes }) => ({ madeAt, orders, bytes })),
    backupsDirectory,
    backupHour: backupHour ?? null,
    copies,
    drill: drill ?? null,
  };
}
