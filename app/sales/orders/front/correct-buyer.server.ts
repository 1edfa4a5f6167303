import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { toColumns } from "~db/columns";
import type { Db } from "~db/engine";

import { type BilledBuyer, billedColumns, buyerOf, buyerVersion } from "./billed-buyer.server";

export type CorrectBuyerResult =
  | { kind: "corrected" }
  | { kind: "unknown" }
  | { kind: "stale"; current: BilledBuyer; version: string };

/**
 * Corrects whom the documents of an order name from now on; those that are issued stay as they are.
 * Pieces that were to go to the buyer's own address go there still. Refuses an unknown order, one
 * whose customer was forgotten, and a form that shows another buyer than the order has by now
 * (`version`), unless it says the same.
 */
export async function correctBuyer(
  number: string,
  { buyer, version }: { buyer: BilledBuyer; version: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<CorrectBuyerResult> {
  return db.transaction().execute(async (trx): Promise<CorrectBuyerResult> => {
    const order = await trx
      .selectFrom("orders")
      .select(["id", "phone", "delivery_address", ...billedColumns])
      .where("number", "=", number)
      .executeTakeFirst();
    if (!order || order.phone === "") return { kind: "unknown" };
    const columns = toColumns(buyer);
    const isSaved = buyerVersion(columns) === buyerVersion(order);
    if (isSaved) return { kind: "corrected" };
    if (buyerVersion(order) !== version) {
      return { kind: "stale", current: buyerOf(order), version: buyerVersion(order) };
    }
    const delivery =
      order.delivery_address === ""
        ? {
            delivery_name: order.full_name,
            delivery_country: order.country,
            delivery_county: order.county,
            delivery_sector: order.sector,
            delivery_address: order.address,
            delivery_city: order.city,
            delivery_postal_code: order.postal_code,
          }
        : {};
    await trx
      .updateTable("orders")
      .set({ ...columns, ...delivery })
      .where("id", "=", order.id)
      .execute();
    // The audit log holds nothing that is said about customers: only what was corrected.
    const corrected = billedColumns.filter((column) => columns[column] !== order[column]);
    const entry = { subject: "order", subjectId: number, before: null } as const;
    const after = { corrected: corrected.join(", ") };
    await recordAction({ admin, action: "buyer-corrected", ...entry, after }, trx);
    return { kind: "corrected" };
  });
}
