import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { isAhead } from "~/platform/format/dates";
import { parseLei } from "~/platform/format/office-money";
import { dayMessage } from "~/platform/forms/field-schemas";
import { parseForm } from "~/platform/forms/read-form.server";
import { officePaths } from "~/platform/paths/office-paths";
import { LONGEST_VALIDITY } from "~/sales/orders/front/transport-quote";
import { makeQuote } from "~/sales/orders/front/transport-quote.server";
import { readDays } from "~/shop/catalogue/delivery-term";

import { quoteForm } from "./schema";
import type { RefusedQuote } from "./transport";

/** Offers a price for the order's transport, and mails it to the customer. */
export async function quoteTransport(post: Post, number: string) {
  const submission = parseForm(post.posted, quoteForm);
  const again = (result = submission.reply(), quote?: RefusedQuote) =>
    refused(post, { form: "quote" as const, result, quote }, quote ? 409 : 422);
  if (submission.status !== "success") return again();
  const { price, days, validUntil, drawn } = submission.value;
  if (!isAhead(validUntil, LONGEST_VALIDITY)) {
    return again(submission.reply({ fieldErrors: { validUntil: [dayMessage("future")] } }));
  }
  const quote = {
    priceBani: parseLei(price) ?? 0,
    validUntil,
    drawn: Number(drawn),
    days: readDays(days) ?? { from: 0, to: 1 },
  };
  const result = await makeQuote(number, quote, post.admin);
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "stale":
    case "not-waiting":
      return again(submission.reply(), result);
    case "made":
      return done(post, { to: officePaths.order(number), title: "admin.quoteMade" });
  }
}
