import { done, notThere, refused, saving, type Post } from "~/front/desk/desk.server";
import { HOME_COUNTRY } from "~/platform/format/countries";
import { parseForm } from "~/platform/forms/read-form.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction } from "~/platform/settings/audit-log.server";
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
  const submission = parseForm(post.posted, contactFormFor(post.posted));
  if (submission.status !== "success") return refused(post, { result: submission.reply() });
  const { isDeliveredElsewhere: _, ...contact } = submission.value;
  const version = post.kept.seen ?? "";
  const result = await saving(() =>
    changeContact(number, { contact, version }, post.admin, followContact),
  );
  const again = { result: submission.reply() };
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "not-saved":
      return refused(post, { ...again, isNotSaved: true }, 503);
    case "over":
    case "on-its-way":
      return refused(post, { ...again, reason: result.kind }, 409);
    case "stale": {
      const language = await requestLanguage(post.request);
      const now = contactTexts(order, result.current, language);
      const yours = contactTexts(order, contact, language);
      const last = await findLastAction("order", number);
      const kept = { seen: result.version };
      return refused(post, { ...again, kept, stale: { last, now, yours } }, 409);
    }
    case "changed":
      return done(post, { to: officePaths.order(number), title: "admin.contactChanged" });
  }
}

/** What keeps a copy of an order's contact, or a link to it, goes with it: its appointments, the quote it came of. */
async function followContact(changed: ChangedContact, trx: Db): Promise<void> {
  const settings = await findSettings(trx);
  await followOrder(changed, { settings, now: new Date() }, trx);
  const { id: orderId, email } = changed.before;
  if (changed.isEmailOther) await endQuoteLink({ orderId, email }, trx);
}
