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
  /** The number as typed: there may be no such order. */
  order: string;
  /** Empty means the whole order. */
  pieces: string;
  declaredAt: string;
}

/** The order that is withdrawn from. */
export interface WithdrawnOrder {
  /** Whether the e-mail is that of the account that ordered. */
  isEmailProven: boolean;
  /** Whether somebody of the workshop has accepted the order. */
  isAccepted: boolean;
}

/** What a withdrawal causes: a message in the inbox, a remark on the order, and mails. */
export interface WithdrawalPapers {
  message: ContactDetails;
  remark: string;
  /** Without an order when there is none with that number, or the e-mail is not its customer's. */
  composeMails: (order?: WithdrawnOrder) => Mail[];
}

/**
 * Records a withdrawal. It goes into the inbox even if there is no such order, because a typing
 * error takes no right away. If number and e-mail match an order, that order gets a remark too.
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
