import { deleteRegistrations } from "~/people/identity/registration.server";
import { isLastAdmin } from "~/people/identity/role.server";
import { anonymiseOrders } from "~/sales/orders/anonymise-orders.server";
import { hasOpenOrder } from "~/sales/orders/open-order.server";
import { eraseQuoteRequests } from "~/sales/quotes/old-quotes.server";
import { erasePictures } from "~/sales/reviews/review-picture.server";
import { deleteAttachment } from "~/shop/messages/attachments.server";
import { eraseQuestions } from "~/shop/questions/old-questions.server";
import { eraseAlerts } from "~/shop/stock-alerts/old-alerts.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { endOfNotice } from "./unused-accounts.server";

/**
 * Deletes the accounts whose seven days are over, and those still unused after the warning, unless
 * they have an open order. Returns how many. Attachments of their messages are deleted too.
 */
export async function eraseDueAccounts(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  let count = 0;
  for (const { id } of await selectDue(now, db).execute()) {
    const erased = await eraseAccount(id, now, db);
    if (!erased) continue;
    count += 1;
    for (const file of erased.attachmentFiles) await deleteAttachment(file);
  }
  return count;
}

/**
 * An account of the staff is deleted only if its owner asked for it, never because it is unused.
 * An account with an open order stays until the order is closed.
 */
function selectDue(now: Date, db: Db) {
  return db
    .selectFrom("users")
    .select(["id", "email"])
    .where((eb) =>
      eb.or([
        eb("deletion_due_at", "<=", now.toISOString()),
        eb.and([eb("unused_warned_at", "<=", endOfNotice(now)), eb("role", "=", "customer")]),
      ]),
    )
    .where((eb) => eb.not(hasOpenOrder(eb)));
}

/**
 * Deletes an account with everything that identifies its owner. Orders keep numbers, pieces and
 * amounts, and as long as the accounts have to name their buyer, name and address; reviews keep
 * their text without a name or pictures.
 * Undefined when the owner has cancelled the deletion or ordered meanwhile, or the shop would have
 * no administrator left.
 */
async function eraseAccount(
  userId: string,
  now: Date,
  db: Db,
): Promise<{ attachmentFiles: string[] } | undefined> {
  return db.transaction().execute(async (trx) => {
    const due = await selectDue(now, trx).where("id", "=", userId).executeTakeFirst();
    if (!due || (await isLastAdmin(userId, trx))) return undefined;
    const { email } = due;
    const orders = await trx
      .selectFrom("orders")
      .select("id")
      .where("user_id", "=", userId)
      .execute();
    await anonymiseOrders(
      orders.map(({ id }) => id),
      now,
      trx,
    );
    await trx
      .deleteFrom("outbox")
      .where((eb) => eb.or([eb("recipient", "=", email), eb("reply_to", "=", email)]))
      .execute();
    await erasePictures(userId, trx);
    await trx
      .updateTable("reviews")
      .set({ author_name: "", user_id: null })
      .where("user_id", "=", userId)
      .execute();
    const messages = await trx
      .deleteFrom("contact_messages")
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
      .returning("attachment_file")
      .execute();
    const photographs = await eraseQuoteRequests({ userId, email }, trx);
    // Those from an order stay with it, without their author; so do its appointments.
    await trx
      .deleteFrom("withdrawals")
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
      .where("order_id", "is", null)
      .execute();
    await trx
      .deleteFrom("appointments")
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
      .where("order_id", "is", null)
      .execute();
    await trx
      .deleteFrom("appointment_holds")
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
      .execute();
    await trx.deleteFrom("newsletter_subscribers").where("email", "=", email).execute();
    await eraseAlerts(email, trx);
    await eraseQuestions(email, trx);
    await trx.deleteFrom("conversations").where("user_id", "=", userId).execute();
    await trx.deleteFrom("consents").where("email", "=", email).execute();
    await deleteRegistrations(email, trx);
    await trx.deleteFrom("link_requests").where("email", "=", email).execute();
    // Sessions, links, addresses, the cart and what was saved are deleted by foreign keys.
    await trx.deleteFrom("users").where("id", "=", userId).execute();
    const files = messages.flatMap(({ attachment_file: file }) => (file ? [file] : []));
    return { attachmentFiles: [...files, ...photographs] };
  });
}
