import { message } from "~/platform/forms/validation-message";
import { isCardOffered } from "~/platform/settings/card-keys.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PaymentMethod } from "~db/schema";

import { paymentMethods } from "../order-status";

/**
 * The ways of paying that a customer may choose now, in their order: the card only where cards are taken,
 * cash only where it may be (`isCashPossible`, see `cashOutOfQuestion`).
 */
export async function offeredMethods(
  { isCashPossible }: { isCashPossible: boolean },
  db: Db = shopDatabase(),
): Promise<PaymentMethod[]> {
  const hasCards = await isCardOffered(db);
  return paymentMethods.filter((method) => {
    if (method === "card") return hasCards;
    return method !== "cash_on_delivery" || isCashPossible;
  });
}

/** What a form says beside a way of paying that is not offered. */
export const methodErrors = { paymentMethod: [message("paymentMethod")] };

/**
 * Whether a form was sent with a card that nobody takes. Cash is refused by what places the order, which
 * knows its limits.
 */
export async function isMethodRefused(
  method: PaymentMethod,
  db: Db = shopDatabase(),
): Promise<boolean> {
  return method === "card" && !(await isCardOffered(db));
}
