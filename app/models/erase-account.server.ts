import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** Deletes the accounts whose seven days are over. Returns how many. */
export async function eraseDueAccounts(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  const due = await db
    .selectFrom("users")
    .select("id")
    .where("deletion_due_at", "<=", now.toISOString())
    .execute();
  for (const { id } of due) await eraseAccount(id, db);
  return due.length;
}

/**
 * Deletes an account with all that tells who its owner was. Orders keep numbers, pieces and
 * amounts, as the accounts of a shop must; reviews keep their words without a name.
 */
export async function eraseAccount(userId: string, db: Db = shopDatabase()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { email } = await trx
      .selectFrom("users")
      .select("email")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    // The mails of an order, to the shop too, hold its customer's name and address.
    await trx
      .deleteFrom("outbox")
      .where((eb) =>
        eb.or([
          eb("recipient", "=", email),
          eb("reply_to", "=", email),
          eb("order_id", "in", eb.selectFrom("orders").select("id").where("user_id", "=", userId)),
        ]),
      )
      .execute();
    await trx
      .updateTable("orders")
      .set({
        full_name: "",
        email: "",
        phone: "",
        address: "",
        city: "",
        postal_code: "",
        notes: "",
        form_digest: "",
        user_id: null,
      })
      .where("user_id", "=", userId)
      .execute();
    await trx
      .updateTable("reviews")
      .set({ author_name: "", user_id: null })
      .where("user_id", "=", userId)
      .execute();
    await trx.deleteFrom("consents").where("email", "=", email).execute();
    await trx.deleteFrom("link_requests").where("email", "=", email).execute();
    // Sessions, links, addresses and the cart go with their owner.
    await trx.deleteFrom("users").where("id", "=", userId).execute();
  });
}
