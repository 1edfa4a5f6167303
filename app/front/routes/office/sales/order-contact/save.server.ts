import { done, notThere, refused, saving, type Post } from "~/front/desk/desk.server";
import { HOME_COUNTRY } from "~/platform/format/countries";
import { parseForm } from "~/platform/forms/read-form.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction } from "~/platform/settings/audit-log.server";
import { changeContact, contactTexts } from "~/sales/orders/change-contact.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";

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
  const result = await saving(() => changeContact(number, { contact, version }, post.admin));
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
