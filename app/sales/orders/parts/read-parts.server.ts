import { dayOf } from "~/platform/format/dates";
import { tallyOrder } from "~/sales/billing/delivered-pieces.server";
import { valuesOf, type Db } from "~db/engine";

/** So many pieces of what was ordered, by its name as it is read. */
export interface SomePieces {
  name: string;
  quantity: number;
}

/** What of an order was handed over in parts, and what is still to come. */
export interface OrderParts {
  deliveries: { number: number; delivered_on: string; pieces: SomePieces[] }[];
  left: SomePieces[];
}

/** The deliveries of an order in parts, the oldest first; `lines`: its lines with the names to be read. */
export async function readParts(
  orderId: string,
  lines: readonly { id: string; name: string }[],
  db: Db,
): Promise<OrderParts> {
  const rows = await db
    .selectFrom("deliveries")
    .innerJoin("delivered_lines", "delivered_lines.delivery_id", "deliveries.id")
    .select(["number", "delivered_at", "order_line_id", "quantity"])
    .where("order_id", "=", orderId)
    .where("order_line_id", "in", valuesOf(lines.map(({ id }) => id)))
    .orderBy("number")
    .execute();
  const tallies = await tallyOrder(orderId, db);
  const pick = (quantityOf: (id: string) => number) =>
    lines
      .map(({ id, name }) => ({ name, quantity: quantityOf(id) }))
      .filter(({ quantity }) => quantity > 0);
  const numbers = [...new Set(rows.map(({ number }) => number))];
  return {
    deliveries: numbers.map((number) => {
      const own = rows.filter((row) => row.number === number);
      return {
        number,
        delivered_on: dayOf(own[0]!.delivered_at),
        pieces: pick((id) => own.find((row) => row.order_line_id === id)?.quantity ?? 0),
      };
    }),
    left: pick((id) => tallies.get(id)?.left ?? 0),
  };
}
