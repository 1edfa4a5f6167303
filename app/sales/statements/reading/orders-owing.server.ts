import { dayOf } from "~/platform/format/dates";
import { firstDueBani } from "~/sales/billing/payment-plan";
import { valuesOf, type Db } from "~db/engine";

import type { PayableOrder } from "./match";

/** Orders by number, and the open ones that owe one of some amounts. */
export async function listPayableOrders(
  { numbers, amounts }: { numbers: string[]; amounts: number[] },
  db: Db,
): Promise<Map<string, PayableOrder>> {
  const wanted = valuesOf([...new Set(amounts)]);
  const query = db
    .selectFrom("orders")
    .select([
      "number",
      "status",
      "total_bani",
      "paid_bani",
      "advance_bani",
      "reduced_bani",
      "placed_at",
      "buyer_kind",
      "full_name",
      "company_name",
    ]);
  const rows = await query
    .where("number", "in", valuesOf([...new Set(numbers)]))
    .union(
      query
        .where("status", "<>", "cancelled")
        .where((eb) =>
          eb.and([
            eb("paid_bani", "<", eb("total_bani", "-", eb.ref("reduced_bani"))),
            eb.or([
              eb(
                eb(eb("total_bani", "-", eb.ref("reduced_bani")), "-", eb.ref("paid_bani")),
                "in",
                wanted,
              ),
              eb(
                eb(eb("advance_bani", "-", eb.ref("reduced_bani")), "-", eb.ref("paid_bani")),
                "in",
                wanted,
              ),
            ]),
          ]),
        ),
    )
    .execute();
  return new Map(
    rows.map((row) => {
      const order: PayableOrder = {
        number: row.number,
        status: row.status,
        totalBani: row.total_bani - row.reduced_bani,
        paidBani: row.paid_bani,
        firstBani: firstDueBani(row),
        placedOn: dayOf(row.placed_at),
        names: [row.full_name, row.company_name].filter((name) => name !== ""),
      };
      return [row.number, order];
    }),
  );
}
