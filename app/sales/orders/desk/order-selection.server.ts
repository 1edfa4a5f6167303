import type { ExpressionBuilder } from "kysely";

import { addDays, dayOf, startOfDay } from "~/platform/format/dates";
import type { Db } from "~db/engine";
import type { Database, OrderStatus, PaymentStatus } from "~db/schema";

import { indexTimeOf } from "../front/order-index";
import type { OrderFilter } from "../order-filter";
import { openStatuses } from "../order-status";
import { found, foundAmong } from "./orders-by-words.server";
import { owesBani } from "./owing-order";
import { isUndrawn } from "./undrawn-order";
import { isUnquoted } from "./unquoted-order";

/** A new order is late after two days without confirmation, one in work after 45 days. Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
const LATE_AS_NEW = 2 * DAY;
const LATE_IN_WORK = 45 * DAY;

/** The selected orders, read from the narrow rows of the order index in the order of time. */
export function inOrderIndex({ search, among, status, payment, from, to }: OrderFilter, db: Db) {
  return (among === undefined ? found(search, db) : foundAmong(among, search, db))
    .$if(status !== "", (query) => query.where(ofStatus(status)))
    .$if(payment !== "", (query) =>
      query.where("order_index.payment_status", "=", payment as PaymentStatus),
    )
    .$if(from !== "", (query) => query.where("order_index.id", ">=", indexTimeOf(startOfDay(from))))
    .$if(to !== "", (query) =>
      query.where("order_index.id", "<", indexTimeOf(startOfDay(addDays(to, 1)))),
    );
}

/** A condition for one status, or for a selection that joins several. */
function ofStatus(status: OrderFilter["status"]) {
  return (eb: ExpressionBuilder<Database, "order_index">) => {
    if (status === "refund") {
      return eb.and([
        eb("order_index.status", "=", "cancelled"),
        eb("order_index.paid_bani", ">", 0),
      ]);
    }
    if (status === "owing") {
      // The narrow rows tell which orders are paid whole or cancelled, and so owe nothing.
      return eb.and([
        eb("order_index.status", "<>", "cancelled"),
        eb("order_index.payment_status", "in", ["unpaid", "advance_paid", "refunded"]),
        eb.exists(
          eb
            .selectFrom("orders")
            .select("orders.id")
            .whereRef("orders.id", "=", "order_index.order_id")
            .where((of) => of(owesBani(of), ">", 0)),
        ),
      ]);
    }
    if (status === "transport") {
      const today = dayOf(new Date().toISOString());
      const waiting = eb
        .selectFrom("orders")
        .select("orders.id")
        .where((of) => isUnquoted(of, today));
      return eb("order_index.order_id", "in", waiting);
    }
    if (status === "drawings") return isUndrawn(eb);
    if (status !== "late") return eb("order_index.status", "in", statusesOf(status));
    return eb.or([
      eb.and([eb("order_index.status", "=", "new"), eb("order_index.id", "<", ago(LATE_AS_NEW))]),
      eb.and([
        eb("order_index.status", "in", openStatuses),
        eb("order_index.status", "!=", "new"),
        eb("order_index.id", "<", ago(LATE_IN_WORK)),
      ]),
    ]);
  };
}

/** Selections that are no statuses, and of which there are few. */
function isFew(
  status: OrderFilter["status"],
): status is "late" | "owing" | "refund" | "transport" | "drawings" {
  return ["late", "owing", "refund", "transport", "drawings"].includes(status);
}

/** The statuses of a selection; the empty selection and the few are handled elsewhere. */
export function statusesOf(status: OrderFilter["status"]): readonly OrderStatus[] {
  if (status === "open") return openStatuses;
  return status === "" || isFew(status) ? [] : [status];
}

function ago(milliseconds: number): number {
  return (Date.now() - milliseconds) * 1000;
}
