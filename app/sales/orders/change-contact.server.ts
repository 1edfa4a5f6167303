import { randomUUID } from "node:crypto";

import { newLinkToken } from "~/platform/format/link-token.server";
import { enqueueMails } from "~/platform/mail/outbox.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import { columnOf, toColumns } from "~db/columns";
import type { Db } from "~db/engine";

import { describeContact } from "./contact/contact-words.server";
import {
  contactFields,
  type Contact,
  findContact,
  contactOpen,
} from "./front/order-contact.server";
import { composeContactMails } from "./mails/contact-mail.server";
import { findOrderByToken, type Order } from "./order.server";

/** The fields that do not change where the pieces go; they may still be changed when the pieces are on their way. */
const ofPerson = ["email", "phone", "notes"] as const satisfies (typeof contactFields)[number][];

export type ChangeContactResult =
  | { kind: "changed"; isWayOther: boolean }
  | { kind: "unknown" }
  | { kind: "stale"; current: Contact; version: string }
  /** It is delivered or cancelled. */
  | { kind: "over" }
  /** Its pieces are on their way: where they go is no matter of a form any more. */
  | { kind: "on-its-way" };

/** What a change makes of an order, for what keeps a copy of its contact. */
export interface ChangedContact {
  /** The order before the change, with its old link. */
  before: Order;
  after: Order;
  contact: Contact;
  /** Whether its e-mail has changed, so that a stranger may have got the earlier mails. */
  isEmailOther: boolean;
}

/**
 * Changes at once how an order's customer is reached and where and how it is brought; what that costs stays as it was
 * agreed. A remark, which is erased with the customer, says what was changed from what. If the e-mail or the way
 * changes, the customer gets a mail at the current e-mail, and an e-mail that was replaced is told that it is no
 * longer used. With a new e-mail the order's link changes too, so that a stranger who was written to by mistake sees
 * nothing more. `follow`: what else happens in the same transaction. Refuses an unknown order, one whose customer was
 * forgotten, one that is over, another way once the pieces are on it, and a form that shows another contact than the
 * order has by now (`version`), unless it says the same.
 */
export async function changeContact(
  number: string,
  { contact, version }: { contact: Contact; version: string },
  admin: Admin,
  follow: (changed: ChangedContact, trx: Db) => Promise<void> = async () => {},
  db: Db = shopDatabase(),
): Promise<ChangeContactResult> {
  return db.transaction().execute(async (trx): Promise<ChangeContactResult> => {
    const now = await findContact(number, trx);
    if (!now) return { kind: "unknown" };
    const { token } = await trx
      .selectFrom("orders")
      .select("token")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const before = (await findOrderByToken(token, trx))!;
    const changed = contactFields.filter((field) => now.contact[field] !== contact[field]);
    const isWayOther = changed.some((field) => !ofPerson.some((one) => one === field));
    if (changed.length === 0) return { kind: "changed", isWayOther };
    if (now.version !== version) {
      return { kind: "stale", current: now.contact, version: now.version };
    }
    const open = contactOpen(before.status);
    if (open === "nothing") return { kind: "over" };
    if (open === "person" && isWayOther) return { kind: "on-its-way" };
    const isEmailOther = before.email.toLowerCase() !== contact.email.toLowerCase();
    const link = isEmailOther ? newLinkToken() : token;
    await trx
      .updateTable("orders")
      .set({ ...toColumns(contact), token: link })
      .where("id", "=", before.id)
      .execute();
    const after = (await findOrderByToken(link, trx))!;
    await follow({ before, after, contact, isEmailOther }, trx);
    await trx
      .insertInto("order_remarks")
      .values({
        id: randomUUID(),
        order_id: before.id,
        text: describeContact(before, after),
        written_at: new Date().toISOString(),
        written_by: admin.id,
      })
      .execute();
    const mails = composeContactMails({ before, after, isWayOther }, await findSettings(trx));
    await enqueueMails(mails, before.id, trx);
    // The audit log holds nothing that is said about customers: only what was changed.
    const corrected = { corrected: changed.map(columnOf).join(", ") };
    const entry = { subject: "order", subjectId: number, before: null } as const;
    await recordAction({ admin, action: "contact-changed", ...entry, after: corrected }, trx);
    return { kind: "changed", isWayOther };
  });
}
