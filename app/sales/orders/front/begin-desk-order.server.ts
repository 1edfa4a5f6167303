import { randomUUID } from "node:crypto";

import { addOnce } from "~/platform/forms/sent-form.server";
import { fallbackLanguage } from "~/platform/i18n/languages";
import type { Admin } from "~/platform/settings/audit-log.server";
import { keepCart } from "~/shop/cart/cart-lines.server";
import { shopDatabase } from "~db/client.server";
import { columnOf } from "~db/columns";
import type { Db } from "~db/engine";

import { checkoutForm } from "../checkout-form";
import type { TypedDesk } from "../desk-order.server";
import { noteDesk } from "../desk/note-desk.server";
import type { Order } from "../order.server";

interface Begun {
  userId: string | null;
  typed: TypedDesk & { fullName: string };
}

/** The fields of an order that are its buyer's, and not of that order alone. */
const ofBuyer = checkoutForm
  .keyof()
  .exclude(["isDeliveredElsewhere", "notes", "carrying", "floor", "assembly"]).options;

/** What an order says of its buyer, as the next order for them begins with it. */
export function typedByBuyer(order: Order): Begun["typed"] {
  const known = ofBuyer.map((field) => [field, order[columnOf(field)]] as const);
  const isDeliveredElsewhere = order.delivery_address === "" ? "" : "on";
  const { full_name: fullName, language } = order;
  return { ...Object.fromEntries(known), isDeliveredElsewhere, fullName, language };
}

/** Begins an order for somebody, with an empty cart. The same form sent again leads to the same one. */
export async function beginDeskOrder(
  { userId, typed }: Begun,
  { form, admin }: { form: string; admin: Admin },
  db: Db = shopDatabase(),
): Promise<string> {
  const { added } = await db.transaction().execute((trx) =>
    addOnce<never>(form, trx, async () => {
      const id = randomUUID();
      await trx
        .insertInto("desk_orders")
        .values({
          id,
          cart_id: await keepCart(undefined, trx),
          user_id: userId,
          full_name: typed.fullName,
          typed: JSON.stringify({ language: fallbackLanguage, ...typed }),
          begun_at: new Date().toISOString(),
          begun_by: admin.id,
        })
        .execute();
      await noteDesk(id, "desk-order-begun", admin, trx);
      return { added: id };
    }),
  );
  return added;
}
