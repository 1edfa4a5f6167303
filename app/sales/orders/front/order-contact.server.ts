import { sha256 } from "~/platform/format/sha256.server";
import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import { columnOf, toColumns } from "~db/columns";
import type { Db } from "~db/engine";
import type { OrderDetailColumns, OrderStatus } from "~db/schema";

import type { OrderDetails } from "../checkout-form";
import { contactWords } from "../contact/contact-words.server";

/** The fields of the contact: how its customer is reached, how and where it is brought, and notes about that. */
export const contactFields = [
  "email",
  "phone",
  "deliveryMethod",
  "deliveryName",
  "deliveryCountry",
  "deliveryCounty",
  "deliverySector",
  "deliveryCity",
  "deliveryPostalCode",
  "deliveryAddress",
  "carrying",
  "floor",
  "assembly",
  "notes",
] as const satisfies (keyof OrderDetails)[];

export type Contact = Pick<OrderDetails, (typeof contactFields)[number]>;

/** The contact of an order; its `version` changes when somebody changes it. Undefined once it is forgotten. */
export async function findContact(
  number: string,
  db: Db = shopDatabase(),
): Promise<{ contact: Contact; version: string } | undefined> {
  const row = await db
    .selectFrom("orders")
    .select(contactFields.map(columnOf))
    .where("number", "=", number)
    .where("phone", "<>", "")
    .executeTakeFirst();
  if (!row) return undefined;
  const values = contactFields.map((field) => [field, row[columnOf(field)]] as const);
  const written = JSON.stringify(values);
  return { contact: Object.fromEntries(values) as Contact, version: sha256(written).slice(0, 16) };
}

/** An order's contact as if it were this one, in words by their labels. */
export function contactTexts(
  order: OrderDetailColumns,
  contact: Contact,
  language: Language,
): Record<string, string> {
  const words = contactWords({ ...order, ...toColumns(contact) }, language);
  return Object.fromEntries(words.map(({ label, text }) => [label, text]));
}

/**
 * What may be changed of how an order's customer is reached and where it goes: all, all but the way once the pieces
 * are on it (`person`), or nothing once it is delivered or cancelled.
 */
export function contactOpen(status: OrderStatus): "all" | "person" | "nothing" {
  if (status === "delivered" || status === "cancelled") return "nothing";
  return status === "in_delivery" ? "person" : "all";
}
