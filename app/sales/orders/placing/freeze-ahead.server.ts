import { setImmediate } from "node:timers/promises";

import { freezePlan } from "~/furniture/planner/frozen-plan.server";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import type { Db } from "~db/engine";

import type { OrderRequest } from "./order-request";

/**
 * Builds the planned pieces of a cart before its order's transaction, which others wait for: there they are found
 * as they were built here. Fifty large ones take half a second; between any two of them others are answered.
 */
export async function freezeAhead(
  { cartId = "", language }: Pick<OrderRequest, "cartId" | "language">,
  db: Db,
): Promise<void> {
  const planned = await db
    .selectFrom("cart_lines")
    .select("configuration")
    .where("cart_id", "=", cartId)
    .where("product_id", "is", null)
    .where("configuration", "<>", "")
    .execute();
  for (const { configuration } of planned) {
    for (const each of new Set<Language>([language, fallbackLanguage])) {
      await freezePlan(configuration, each, db);
      await setImmediate();
    }
  }
}
