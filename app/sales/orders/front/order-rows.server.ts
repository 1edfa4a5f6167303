import { sql } from "kysely";

import { numberIn, type Db } from "~db/engine";
import { sortedBy } from "~db/list-page";
import type { OrderStatus, PaymentStatus, TransportState } from "~db/schema";

import { inOrderIndex } from "../desk/order-selection.server";
import { alikeBy, orderSorts } from "../desk/order-sorts.server";
import { isReadByWords } from "../desk/orders-by-words.server";
import type { OrderFilter } from "../order-filter";

export interface OrderRow {
  number: string;
  full_name: string;
  email: string;
  phone: string;
  city: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  total_bani: number;
  paid_bani: number;
  reduced_bani: number;
  transport_bani: number;
  carrying_bani: number;
  assembly_bani: number;
  transport_state: TransportState;
  vat_percent: number;
  is_vat_included: 0 | 1;
  is_trial: 0 | 1;
  placed_at: string;
}

interface Place {
  limit: number;
  offset: number;
}

export function orderRows(filter: OrderFilter, { limit, offset }: Place, db: Db) {
  const ids = newestFirst(filter, db).limit(limit).offset(offset);
  return rowsOf(db).where("order_index.id", "in", ids);
}

/** The numbers of the selected orders in the order index. */
export function newestFirst(filter: OrderFilter, db: Db) {
  // Sorted by its own row number, the word index is read backwards and only as far as the page
  // needs.
  const number = isReadByWords(filter)
    ? numberIn("order_index_words")
    : sql.ref<number>("order_index.id");
  return inOrderIndex(filter, db).select("order_index.id").orderBy(number, "desc");
}

/** The rows of the order index, in the order asked for. */
export function rowsOf(db: Db, order = "") {
  return db
    .selectFrom("order_index")
    .innerJoin("orders", "orders.id", "order_index.order_id")
    .select([
      "orders.number",
      "orders.full_name",
      "orders.email",
      "orders.phone",
      "orders.city",
      "orders.status",
      "orders.payment_status",
      "orders.total_bani",
      "orders.paid_bani",
      "orders.reduced_bani",
      "orders.transport_bani",
      "orders.transport_state",
      "orders.carrying_bani",
      "orders.assembly_bani",
      "orders.vat_percent",
      "orders.is_vat_included",
      "orders.is_trial",
      "orders.placed_at",
    ])
    .$call(sortedBy(order, orderSorts))
    .orderBy("order_index.id", alikeBy(order));
}
