import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** How many orders were placed without an account from the e-mail that this account has confirmed. */
export async function countClaimableOrders(
  email: string,
  db: Db = shopDatabase(),
): Promise<number> {
  const { count } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "is", null)
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .executeTakeFirstOrThrow();
  return count;
}

/** Moves those orders into the account. Returns how many. */
export async function claimOrders(
  { id, email }: { id: string; email: string },
  db: Db = shopDatabase(),
): Promise<number> {
  const result = await db
    .updateTable("orders")
    .set({ user_id: id })
    .where("user_id", "is", null)
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
