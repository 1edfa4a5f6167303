import { randomUUID } from "node:crypto";

import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/sqlite/engine";

import { saveContactMessage, type ContactDetails } from "~/messages/contact-message.server";
import { isEmailProven } from "./order.server";
import { enqueueMails, type Mail } from "~/mail/outbox.server";

/** A consumer's statement that a contract of sale is withdrawn from (OUG 34/2014, art. 11¹). */
export interface Withdrawal {
  fullName: string;
  email: string;
  /** The number of an order, as it was typed: there may be no such order. */
  order: string;
  /** Empty stands for the whole order. */
  pieces: string;
  declaredAt: string;
}

/** What is known of an order that is withdrawn from. */
export interface WithdrawnOrder {
  /** The address is the account's that ordered. */
  isEmailProven: boolean;
  /** Somebody of the workshop has looked at it. */
  isAccepted: boolean;
}

/** What a withdrawal becomes: a message in the inbox, a remark on the order, and mails. */
export interface WithdrawalPapers {
  message: ContactDetails;
  remark: string;
  /** Without an order: there is none of that number, or the address is not its customer's. */
  composeMails: (order?: WithdrawnOrder) => Mail[];
}

/**
 * Takes a withdrawal. It goes into the inbox whether or not there is such an order, as a slip in
 * its number takes no right away; where number and e-mail agree, the order gets a remark too.
 * Refuses a database that cannot be written.
 */
export async function declareWithdrawal(
  { order, email, declaredAt }: Pick<Withdrawal, "order" | "email" | "declaredAt">,
  { message, remark, composeMails }: WithdrawalPapers,
  db: Db = shopDatabase(),
): Promise<{ kind: "declared" } | { kind: "not-saved" }> {
  try {
    await db.transaction().execute(async (trx) => {
      await saveContactMessage(message, false, trx);
      const placed = await trx
        .selectFrom("orders")
        .select((eb) => ["id", "status", isEmailProven(eb).as("is_email_proven")])
        .where("number", "=", order)
        .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
        .executeTakeFirst();
      if (placed) {
        await trx
          .insertInto("order_remarks")
          .values({
            id: randomUUID(),
            order_id: placed.id,
            text: remark,
            written_at: declaredAt,
            written_by: "customer",
          })
          .execute();
      }
      const withdrawn = placed && {
        isEmailProven: Boolean(placed.is_email_proven),
        isAccepted: placed.status !== "new" && placed.status !== "cancelled",
      };
      await enqueueMails(composeMails(withdrawn), placed?.id ?? null, trx);
    });
    return { kind: "declared" };
  } catch (error) {
    if (isStorageTrouble(error)) return { kind: "not-saved" };
    throw error;
  }
}
