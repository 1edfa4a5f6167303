import { z } from "~/platform/basics/zod";
import { storedJson } from "~db/stored-json";

import { checkoutForm, type CheckoutDetails } from "../checkout-form";

const texts = z.record(z.string(), z.string());
const fields = checkoutForm.keyof().exclude(["isDeliveredElsewhere"]).options;

/**
 * What the form has made of what was typed: a text in each of its fields, empty where another answer makes
 * it pointless. What may be chosen is judged again when the form is sent.
 */
const details = z.custom<CheckoutDetails>((stored) => {
  const { data } = texts.safeParse(stored);
  return data !== undefined && fields.every((field) => field in data);
});

/** What was typed at a checkout; undefined where the form of another release asked for something else. */
export const readTypedDetails = storedJson(
  "checkout_drafts.details",
  details.optional().catch(undefined),
);
