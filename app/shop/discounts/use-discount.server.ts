import { insertRow } from "~db/compiled-query";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

/** Who uses a code. */
export interface DiscountPerson {
  email: string;
  userId: string | null;
}

/** An address as it is compared. */
export function foldEmail(email: string): string {
  return email.trim().normalize("NFKC").toLowerCase();
}

/** Whether a code is for each person once, and this one has an order with it already. */
export async function isDiscountUsedBy(
  id: string,
  { email, userId }: DiscountPerson,
  db: Db,
): Promise<boolean> {
  const used = await db
    .selectFrom("discount_uses")
    .innerJoin("discounts", "discounts.id", "discount_uses.discount_id")
    .select("order_id")
    .where("discount_id", "=", id)
    .where("is_once", "=", 1)
    .where((eb) =>
      eb.or([
        eb.and([eb("email", "=", foldEmail(email)), eb("email", "<>", "")]),
        eb("user_id", "=", userId ?? ""),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}

/**
 * Notes that an order uses a code. The database refuses one use too many, and a second one by the same
 * person of a code that is for each once.
 */
export async function recordDiscountUse(
  { id, orderId, person }: { id: string; orderId: string; person: DiscountPerson },
  trx: Db,
): Promise<void> {
  const { is_once } = await trx
    .selectFrom("discounts")
    .select("is_once")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const isOnce = is_once === 1;
  const row = {
    order_id: orderId,
    discount_id: id,
    email: isOnce ? foldEmail(person.email) : "",
    user_id: isOnce ? person.userId : null,
  };
  await insertRow("discount_uses", row, trx);
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    discount_uses: "as long as its order names its customer: a code may be for each once",
  },
  eraseOfOrders: async (ids, _now, trx) => {
    await trx
      .updateTable("discount_uses")
      .set({ email: "", user_id: null })
      .where("order_id", "in", ids)
      .execute();
  },
} satisfies PersonalData;
