import { json } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { addDays, dayOf } from "~/platform/format/dates";
import { parseLei } from "~/platform/format/office-money";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { LONGEST_VALIDITY } from "~/sales/orders/transport-quote";
import { makeQuote } from "~/sales/orders/transport-quote.server";
import { readDays } from "~/shop/catalogue/delivery-term";

import { quoteForm } from "./schema";
import type { RefusedQuote } from "./transport";

/** Offers a price for the order's transport, and mails it to the customer. */
export async function quoteTransport(
  request: Request,
  posted: FormData,
  number: string,
  admin: Admin,
) {
  const submission = parseForm(posted, quoteForm);
  const answer = (
    result: ReturnType<typeof submission.reply>,
    { status = 422, quote }: { status?: number; quote?: RefusedQuote } = {},
  ) => json({ form: "quote" as const, result, quote }, { status });
  if (submission.status !== "success") return answer(submission.reply());
  const { price, days, validUntil, drawn } = submission.value;
  const today = dayOf(new Date().toISOString());
  if (validUntil < today || validUntil > addDays(today, LONGEST_VALIDITY)) {
    return answer(submission.reply({ fieldErrors: { validUntil: [message("future")] } }));
  }
  const quote = {
    priceBani: parseLei(price) ?? 0,
    validUntil,
    drawn: Number(drawn),
    days: readDays(days) ?? { from: 0, to: 1 },
  };
  const result = await makeQuote(number, quote, admin);
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "stale":
    case "not-waiting":
      return answer(submission.reply(), { status: 409, quote: result });
    case "made":
      return redirectWithFlash(request, officePaths.order(number), {
        tone: "success",
        title: "admin.quoteMade",
      });
  }
}
