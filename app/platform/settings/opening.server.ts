import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { findSettings } from "./settings.server";

/**
 * Whether an administrator has opened the shop for business. Until then its orders are on trial;
 * from then on every administrator needs a second factor.
 */
export async function isShopOpen(db: Db = shopDatabase()): Promise<boolean> {
  return (await findSettings(db)).opening.openedAt !== null;
}
