import { notThere, type Post } from "~/front/desk/desk.server";
import { saveRecord } from "~/front/desk/record.server";
import { HOME_COUNTRY } from "~/platform/format/countries";
import { requestLanguage } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";
import { followOrder } from "~/sales/appointments/front/follow-order.server";
import { changeContact, type ChangedContact } from "~/sales/orders/change-contact.server";
import { contactTexts } from "~/sales/orders/front/order-contact.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import { endQuoteLink } from "~/sales/quotes/front/quote-request.server";
import type { Db } from "~db/engine";

import { contactFormFor } from "./schema";

/** Saves what was typed of an order's contact, or says why not. */
export async function saveContact(post: Post, number: string) {
  const order = await findOfficeOrder(number);
  if (!order || order.phone === "") throw notThere();
  // A phone without its country is one of the buyer's.
  post.posted.set("country", order.country || HOME_COUNTRY);
  const language = await requestLanguage(post.request);
  return saveRecord(post, {
    schema: contactFormFor(post.posted),
    subject: "order",
    subjectId: number,
    read: ({ isDeliveredElsewhere: _, ...contact }) => contact,
    texts: (contact) => contactTexts(order, contact, language),
    save: async (contact, _which, admin) => {
      const typed = { contact, version: post.kept.seen ?? "" };
      const result = await changeContact(number, typed, admin, followContact);
      if (result.kind === "changed") return { kind: "saved" as const };
      if (result.kind !== "stale") return result;
      const current = { ...result.current, version: 0, kept: { seen: result.version } };
      return { kind: "stale" as const, current };
    },
    refuse: () => ({}),
    conflicts: ["over", "on-its-way"],
    saved: () => ({ to: officePaths.order(number), title: "admin.contactChanged" }),
  });
}

/** What keeps a copy of an order's contact, or a link to it, goes with it: its appointments, the quote it came of. */
async function followContact(changed: ChangedContact, trx: Db): Promise<void> {
  const settings = await findSettings(trx);
  await followOrder(changed, { settings, now: new Date() }, trx);
  const { id: orderId, email } = changed.before;
  if (changed.isEmailOther) await endQuoteLink({ orderId, email }, trx);
}
