import { isDeepStrictEqual } from "node:util";

import type { Db } from "~db/engine";

import type { CurrentOrder } from "../front/current-version.server";
import type { OrderChange } from "../front/find-changes.server";
import { isKept } from "../versions/kept-lines";
import { refuseVersion } from "../writing/refuse-version.server";

/**
 * Whether an order has moved on since a change of it was proposed, so that the proposal no longer fits: the order is
 * different or allows no change, something that the change touches is in work, cut or handed over, the price was
 * lowered, or another day was promised.
 */
export async function isOutdated(
  current: CurrentOrder,
  { before, after, sent_at }: Pick<OrderChange, "before" | "after" | "sent_at">,
  trx: Db,
): Promise<boolean> {
  if (current.forbidden || !isDeepStrictEqual(current.version, before)) return true;
  if (!isKept(current, after) || (await refuseVersion(current, after, trx))) return true;
  const moved = await trx
    .selectFrom("promise_changes")
    .select("changed_at")
    .where("order_id", "=", current.id)
    .where("changed_at", ">", sent_at)
    .limit(1)
    .executeTakeFirst();
  return moved !== undefined;
}
