import { z } from "~/platform/basics/zod";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { storedJson } from "~db/stored-json";
import { versionedCache } from "~db/versioned-cache";

import { promisesAlike } from "./load/promises-alike";
import { findSettings } from "./settings.server";
import { perStation, stations, type Load, type Workshop } from "./workshop-load";

const minutes = z.object(perStation(() => z.number()));
const places = z.object(perStation(() => z.object({ at: z.number(), used: z.number() })));
const load: z.ZodType<Load> = z.object({
  today: z.string(),
  days: z.array(z.object({ day: z.string(), capacity: minutes })),
  rooms: z.array(z.object({ from: places, until: z.number() })),
  isOneBench: z.boolean(),
  unmanned: z.array(z.enum(stations)),
});
const readLoad = storedJson("workshop_load.load", load.nullable());

const cached = versionedCache<Workshop>();

/** What promises follow from: the load that was reckoned last, and the minutes that the settings give. */
export function findWorkshop(db: Db = shopDatabase()): Promise<Workshop> {
  return cached("", db, async () => {
    const [row, { trade }] = await Promise.all([
      db.selectFrom("workshop_load").select("load").executeTakeFirst(),
      findSettings(db),
    ]);
    return {
      load: row ? readLoad(row.load) : null,
      minutesPerPiece: trade.hoursPerPiece * 60,
      packingMinutes: trade.packingMinutes,
      deliveryMinutes: trade.deliveryMinutes,
    };
  });
}

/**
 * Stores a newly reckoned load, but only if the shop promises other days by it: storing makes all pages anew, and
 * a ticked board changes the load but, as a rule, no promise.
 */
export async function keepLoad(reckoned: Load | null, db: Db = shopDatabase()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (promisesAlike(await findWorkshop(trx), reckoned)) return;
    const text = JSON.stringify(reckoned);
    await trx
      .insertInto("workshop_load")
      .values({ id: 1, load: text })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ load: text }))
      .execute();
  });
}
