import { paths } from "~/platform/paths/paths";
import { deliveryOf } from "~/sales/orders/buyer-details";
import { findOrderByToken, type Order } from "~/sales/orders/order.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { AppointmentKind, AppointmentState, OrderStatus } from "~db/schema";

import { findLink, listOrderAppointments, standingOf } from "../appointment.server";
import { wordOfKind } from "../kinds";
import { findReservable } from "./team.server";

/** What an order's page shows of its appointments, and offers to reserve. */
export interface OrderMeetings {
  meetings: {
    kind: AppointmentKind;
    starts_at: string;
    ends_at: string;
    state: AppointmentState;
    /** Where it is moved or cancelled; null when it is over. */
    link: string | null;
  }[];
  offers: { kind: "measuring" | "delivery"; to: string }[];
}

/** The county where an order is delivered and measured; empty abroad. */
export function countyOf(order: Order): string {
  return order.delivery_address === "" ? order.county : order.delivery_county;
}

/** The address where an order is delivered and measured, in one line. */
export function orderAddressLine(order: Order): string {
  const { address, place } = deliveryOf(order);
  return [address, place].filter(Boolean).join(", ");
}

/** Where an appointment for an order is reserved by whoever may see its page. */
export function orderReservationAddress(token: string, query = ""): string {
  return paths.order(`${token}/programare${query}`);
}

/**
 * The kinds of appointments that an order needs now, if a team goes to its county: measuring before
 * the work begins, delivery when the workshop is done, unless the customer comes for it. Only what is
 * made to order is measured and brought by a team; ready-made pieces go today's short way (commerce).
 */
export async function kindsForOrder(
  order: Order,
  db: Db = shopDatabase(),
): Promise<("measuring" | "delivery")[]> {
  if (order.phone === "" || !order.lines.some(({ design }) => design !== null)) return [];
  const wanted =
    order.status === "new" || order.status === "confirmed"
      ? (["measuring"] as const)
      : order.status === "in_delivery" && order.delivery_method === "delivery"
        ? (["delivery"] as const)
        : [];
  const { counties } = await findReservable(db);
  return wanted.filter((kind) => counties[kind].includes(countyOf(order)));
}

/**
 * Whether the workshop knows whose an order is: it has begun with it, or has made the quote that it comes
 * from. Its customer reserves at once; anybody else may have typed a stranger's address.
 */
export async function isCustomerKnown(
  { id, status }: Pick<Order, "id" | "status">,
  db: Db = shopDatabase(),
): Promise<boolean> {
  if (status !== "new") return true;
  const quoted = await db
    .selectFrom("quote_requests")
    .select("id")
    .where("order_id", "=", id)
    .executeTakeFirst();
  return quoted !== undefined;
}

/**
 * An order's appointments and those that its customer may reserve now; a kind that the customer already
 * has is not offered.
 */
export async function findOrderMeetings(
  order: Order,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<OrderMeetings> {
  // The appointments of an anonymised order are not shown, since they would tell whom it was with.
  if (order.phone === "") return { meetings: [], offers: [] };
  const [appointments, wanted] = await Promise.all([
    listOrderAppointments(order.id, db),
    kindsForOrder(order, db),
  ]);
  // After a delivery appointment that is over another may be reserved; after a measuring none.
  const isHad = (kind: AppointmentKind) =>
    appointments.some((one) => {
      if (one.kind !== kind) return false;
      const standing = standingOf(one, now);
      return standing === "open" || (kind === "measuring" && standing !== "cancelled");
    });
  const meetings = await Promise.all(
    appointments.map(async (one) => {
      const token = standingOf(one, now) === "open" ? await findLink(one.id, db) : undefined;
      const { kind, starts_at, ends_at, state } = one;
      const link = token === undefined ? null : paths.appointment(`/${token}`);
      return { kind, starts_at, ends_at, state, link };
    }),
  );
  const offers = wanted
    .filter((kind) => !isHad(kind))
    .map((kind) => ({
      kind,
      to: orderReservationAddress(order.token, `?fel=${wordOfKind(kind)}`),
    }));
  return { meetings, offers };
}

/**
 * The appointments that the mail about an order's new status offers: those that its customer may
 * reserve now and has not reserved yet.
 */
export async function findOffersIn(
  status: OrderStatus,
  number: string,
  db: Db = shopDatabase(),
): Promise<OrderMeetings["offers"]> {
  const row = await db
    .selectFrom("orders")
    .select("token")
    .where("number", "=", number)
    .executeTakeFirst();
  const order = row && (await findOrderByToken(row.token, db));
  if (!order) return [];
  const { meetings, offers } = await findOrderMeetings({ ...order, status }, new Date(), db);
  const had = meetings.filter(({ state }) => state !== "cancelled").map(({ kind }) => kind);
  return offers.filter(({ kind }) => !had.includes(kind));
}
