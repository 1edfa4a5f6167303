import type { ExpressionBuilder } from "kysely";

import { dayOf } from "~/platform/format/dates";
import type { Database, OrderStatus } from "~db/schema";

import { isDrawingMissing } from "../work-lock.server";

/** The days of Bucharest on which an order reached each step; null before that. */
export interface Reached {
  /** Its offer for the transport was accepted; null where it needed none. */
  agreed_on: string | null;
  confirmed_on: string | null;
  /** The last of its drawings was approved; null also where none was made. */
  drawn_on: string | null;
  /** A drawing is not approved that has to be. */
  is_drawing_missing: boolean;
  /** It went into production. */
  began_on: string | null;
  /** The day of the delivery that is agreed with its customer. */
  booked_on: string | null;
}

/** What the promise of an order follows from besides its row, as columns of a query of `orders`. */
export function promiseColumns(eb: ExpressionBuilder<Database, "orders">) {
  const firstIn = (status: OrderStatus) =>
    eb
      .selectFrom("order_history")
      .select((history) => history.fn.min("changed_at").as("at"))
      .whereRef("order_history.order_id", "=", "orders.id")
      .where("order_history.status", "=", status);
  return [
    firstIn("confirmed").as("confirmed_at"),
    firstIn("in_production").as("began_at"),
    eb
      .selectFrom("transport_quotes")
      .select((quotes) => quotes.fn.max("answered_at").as("at"))
      .whereRef("transport_quotes.order_id", "=", "orders.id")
      .where("transport_quotes.answer", "=", "accepted")
      .as("agreed_at"),
    eb
      .selectFrom("drawing_versions")
      .innerJoin("order_lines", "order_lines.id", "drawing_versions.order_line_id")
      .select((drawings) => drawings.fn.max("drawing_versions.answered_at").as("at"))
      .whereRef("order_lines.order_id", "=", "orders.id")
      .where("drawing_versions.answer", "=", "approved")
      .where("drawing_versions.replaced_at", "is", null)
      .as("drawn_at"),
    isDrawingMissing(eb).as("is_drawing_missing"),
    eb
      .selectFrom("appointments")
      .select((visits) => visits.fn.max("starts_at").as("at"))
      .whereRef("appointments.order_id", "=", "orders.id")
      .where("appointments.kind", "=", "delivery")
      .where("appointments.state", "in", ["booked", "moved"])
      .as("booked_at"),
  ] as const;
}

interface PromiseRow {
  confirmed_at: string | null;
  began_at: string | null;
  agreed_at: string | null;
  drawn_at: string | null;
  is_drawing_missing: unknown;
  booked_at: string | null;
}

/** These columns as days, and the row without them. */
export function splitReached<Row extends PromiseRow>(row: Row) {
  const { confirmed_at, began_at, agreed_at, drawn_at, is_drawing_missing, booked_at, ...rest } =
    row;
  const on = (at: string | null) => at && dayOf(at);
  const reached: Reached = {
    agreed_on: on(agreed_at),
    confirmed_on: on(confirmed_at),
    drawn_on: on(drawn_at),
    is_drawing_missing: Boolean(is_drawing_missing),
    began_on: on(began_at),
    booked_on: on(booked_at),
  };
  return { reached, rest };
}
