import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { isOfFigures } from "~db/found";

import { newestByFigures } from "../desk/orders-by-figures.server";
import type { OrderFilter } from "../order-filter";
import { type OrderRow, newestFirst, rowsOf } from "./order-rows.server";

/** A quick search counts no further than this. */
const MOST_COUNTED = 1000;

/**
 * The newest orders that a text finds, at most `most`, with the names of their pieces, and the one with this very
 * number. `among` says where it is looked for, as in the list. At most 1000 are counted.
 */
export async function searchOrders(
  { search, among, most }: Pick<OrderFilter, "search" | "among"> & { most: number },
  db: Db = shopDatabase(),
): Promise<{ orders: (OrderRow & { pieces: string[] })[]; count: number; isMore: boolean }> {
  const filter: OrderFilter = {
    search,
    among,
    status: "",
    payment: "",
    from: "",
    to: "",
    page: 1,
  };
  const countable = MOST_COUNTED + 1;
  const found =
    among === undefined && isOfFigures(search)
      ? await newestByFigures(search, countable, db)
      : await newestFirst(filter, db).limit(countable).execute();
  if (found.length === 0) return { orders: [], count: 0, isMore: false };
  const shown = found.slice(0, most).map(({ id }) => id);
  const orders = await rowsOf(db)
    .where((eb) =>
      eb.or([
        eb("order_index.id", "in", shown),
        eb(
          "order_index.order_id",
          "in",
          eb
            .selectFrom("orders as exact")
            .select("exact.id")
            .where("exact.number", "=", among ? "" : search.toUpperCase()),
        ),
      ]),
    )
    .execute();
  const pieces = await db
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select((eb) => ["number", eb.fn.coalesce("staff_name", "name").as("piece")])
    .where(
      "number",
      "in",
      orders.map((one) => one.number),
    )
    .orderBy("display_order")
    .execute();
  return {
    orders: orders.map((one) => ({
      ...one,
      pieces: pieces.filter((row) => row.number === one.number).map(({ piece }) => piece),
    })),
    count: Math.min(found.length, MOST_COUNTED),
    isMore: found.length > MOST_COUNTED,
  };
}
