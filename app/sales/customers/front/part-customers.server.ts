import type { Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { inLongTransaction, valuesOf, type Db } from "~db/engine";
import { storedJson } from "~db/stored-json";

import { parts, move, record } from "./join-customers.server";

const readParts = storedJson("customer_merges.parts", parts);

/**
 * Parts two customers again: the second gets back what belonged to them before. Whatever either has sent since,
 * and notes made since, stay with the first. Refuses a joining that is not there.
 */
export async function partCustomers(
  id: string,
  mergeId: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "ended"; otherId: string } | { kind: "unknown" }> {
  return inLongTransaction(db, async (trx) => {
    const merge = await trx
      .deleteFrom("customer_merges")
      .where("id", "=", mergeId)
      .where("customer_id", "=", id)
      .returning(["merged_id", "parts"])
      .executeTakeFirst();
    if (!merge) return { kind: "unknown" };
    const { merged_id: otherId } = merge;
    const own = readParts(merge.parts);
    const left = await trx
      .selectFrom("customer_records")
      .select("id")
      .where("customer_id", "=", id)
      .where("id", "in", valuesOf(own.records))
      .executeTakeFirst();
    if (!left) return { kind: "unknown" };
    await trx
      .insertInto("customers")
      .values({ id: otherId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await move(own, { from: id, to: otherId }, trx);
    await record(admin, "customers-parted", { id, otherId, parts: own }, trx);
    return { kind: "ended", otherId };
  });
}
