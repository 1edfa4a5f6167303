import { daysAcross } from "~/shop/delivery/zone";
import { listActiveZones } from "~/shop/delivery/zones.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { wayAcross, type Way } from "./delivery-way";

/** The way of pieces for which nobody has said where they go, by today's zones. */
export async function findWayAcross(db: Db = shopDatabase()): Promise<Way> {
  return wayAcross(daysAcross(await listActiveZones(db)));
}
