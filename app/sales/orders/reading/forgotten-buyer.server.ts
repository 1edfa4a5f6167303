import type { OrderDetailColumns } from "~db/schema";

import { orderDetailColumns } from "../checkout-form";

/** How it was paid and sent, and by which kind of buyer, stays in the bookkeeping for ever. */
const kept = ["payment_method", "buyer_kind", "delivery_method"] as const;

/** How bookkeeping papers name the buyer; kept as long as the law wants. */
const named = [
  "full_name",
  "company_name",
  "tax_code",
  "registry_number",
  "address",
  "city",
  "postal_code",
  "country",
  "county",
  "sector",
] as const;

type Kept = (typeof kept)[number];
type Named = (typeof named)[number];

const emptied = <Name extends keyof OrderDetailColumns>(names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, "">;
const isOf = (names: readonly string[]) => (name: string) => names.includes(name);

/** What stands where the papers named a forgotten buyer. */
export const nameless = emptied<Named>([...named]);
/** All other answers of the checkout: how to reach the customer, and what they said. */
export const unreachable = emptied(
  orderDetailColumns.filter(
    (name): name is Exclude<typeof name, Kept | Named> => !isOf(kept)(name) && !isOf(named)(name),
  ),
);

/**
 * An order as whoever has its address may read it. An anonymised one shows no buyer: the name is
 * kept for the bookkeeping alone.
 */
export function withoutForgottenBuyer<Shown extends Pick<OrderDetailColumns, Named | "phone">>(
  order: Shown,
): Shown {
  return order.phone === "" ? { ...order, ...nameless } : order;
}
