import type { OrderStatus } from "~db/schema";

/** Pictures that come with one form, and all of an order. */
export const MOST_AT_ONCE = 6;
export const MOST_PICTURES = 12;

/** The mail about care goes so many days after the delivery, and no later than so many. */
const CARE_AFTER_DAYS = 30;
const CARE_UNTIL_DAYS = 60;

/** Whether an order's delivery note is made: its work has begun, and it was not cancelled. */
export function hasDeliveryNote(status: OrderStatus): boolean {
  return status === "in_production" || status === "in_delivery" || status === "delivered";
}

/** Whether pictures of a delivery are taken: the order is on its way, or is there. */
export function takesPictures(status: OrderStatus): boolean {
  return status === "in_delivery" || status === "delivered";
}

/**
 * The instants between which an order has to have been delivered for its customer to be written to now. Earlier
 * deliveries are left out, so that a shop that starts with these mails does not write to the customers of years.
 */
export function careWindow(now: Date): { from: string; to: string } {
  const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  return { from: daysBefore(CARE_UNTIL_DAYS), to: daysBefore(CARE_AFTER_DAYS) };
}
