import { json } from "@remix-run/node";

import { readFormData } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { makeBatch, MOST_ORDERS, MOST_PIECES } from "~/workshop/batches/batch.server";

/** Makes a batch of the ticked orders; refused, the list comes again with the reason for each. */
export async function answerMakeBatch(request: Request, admin: Admin) {
  const posted = await readFormData(request);
  const ticked = posted.getAll("order").filter((one): one is string => typeof one === "string");
  const numbers = ticked.slice(0, 200).map((one) => one.slice(0, 40));
  const made = await makeBatch(numbers, admin);
  if (made.kind === "made") {
    return redirectWithFlash(request, officePaths.batch(made.id), {
      tone: "success",
      title: "admin.batchMade",
      values: { number: made.number },
    });
  }
  const t = await translateFor(request, "office-batches");
  const reasons =
    made.kind === "refused"
      ? made.refusals.map(({ number, why, batch }) => t(`refusals.${why}`, { number, batch }))
      : [t(`refusals.${made.kind}`, { orders: MOST_ORDERS, pieces: MOST_PIECES })];
  return json({ ticked: numbers, reasons }, { status: 422 });
}
