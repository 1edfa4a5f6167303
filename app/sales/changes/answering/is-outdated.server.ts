import { isDeepStrictEqual } from "node:util";

import type { Db } from "~db/engine";

import type { CurrentOrder } from "../front/current-version.server";
import type { OrderChange } from "../front/find-changes.server";
import { isKept } from "../versions/kept-lines";
import { refuseVersion } from "../writing/refuse-version.server";

/**
 * Whether an order moved on since a change of it was proposed, so that the change is not what was agreed to any more:
 * it is another or allows none, what the change touches is in work, cut or handed over, money was taken off, or it
 * was promised for another day.
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
