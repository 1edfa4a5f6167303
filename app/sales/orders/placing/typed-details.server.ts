import { z } from "~/platform/basics/zod";
import { parseForm } from "~/platform/forms/read-form.server";
import { storedJson } from "~db/stored-json";

import { checkoutFormFor, type CheckoutDetails, type TypedDetails } from "../checkout-form";

/** What was typed at a checkout, whole or not; nothing where it has another shape. */
export const readTypedDetails = storedJson(
  "checkout_drafts.details",
  z.record(z.string(), z.string()).catch({}),
);

/** What the form makes of what was typed; undefined while something is missing or wrong. */
export function completeDetails(typed: TypedDetails): CheckoutDetails | undefined {
  const form = new FormData();
  for (const [field, text] of Object.entries(typed)) form.append(field, text);
  const submission = parseForm(form, checkoutFormFor(form));
  return submission.status === "success" ? submission.value : undefined;
}
