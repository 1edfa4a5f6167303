import type { Db } from "~db/engine";

import { foldEmail, type DiscountPerson } from "../use-discount.server";

/**
 * Whether a code may be used by somebody: a credit only by whom it was given to, and not while that
 * person withdraws from the order that it is for. Any other code is not asked about here.
 */
export async function isForPerson(
  discountId: string,
  { email, userId }: DiscountPerson,
  db: Db,
): Promise<boolean> {
  const owner = await db
    .selectFrom("swatch_credits")
    .innerJoin("orders", "orders.id", "swatch_credits.order_id")
    .select((eb) => [
      "orders.email",
      "orders.user_id",
      eb
        .exists(
          eb
            .selectFrom("withdrawals")
            .select("withdrawals.id")
            .whereRef("withdrawals.order_id", "=", "orders.id")
            .where("known_by", "<>", "number")
            .where("accepted_at", "is", null)
            .where("refused_at", "is", null)
            .where("closed_at", "is", null),
        )
        .as("is_withdrawn"),
    ])
    .where("swatch_credits.discount_id", "=", discountId)
    .executeTakeFirst();
  if (!owner) return true;
  if (owner.is_withdrawn) return false;
  if (owner.user_id !== null && owner.user_id === userId) return true;
  return owner.email !== "" && foldEmail(owner.email) === foldEmail(email);
}
