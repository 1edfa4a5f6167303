import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

const cached = versionedCache<number>();

/** Days until the workshop is through with the orders it has, as last measured; 0 where unknown. */
export function findQueueDays(db: Db = shopDatabase()): Promise<number> {
  return cached("", db, async () => {
    const row = await db.selectFrom("workshop_queue").select("days").executeTakeFirst();
    return row?.days ?? 0;
  });
}
