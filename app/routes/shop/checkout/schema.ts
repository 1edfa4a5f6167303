import {
  emailField,
  hiddenField,
  phoneField,
  postalCodeField,
  textField,
} from "~/forms/field-schemas";
import { message } from "~/forms/validation-message";
import { z } from "~/zod";

import { paymentMethods } from "./payment-methods";

/** The checkout form (spec §3, limits of §5); the same on the server and in the browser. */
export const checkoutForm = z.object({
  checkoutToken: hiddenField(),
  fullName: textField("fullName", 3, 100),
  email: emailField("email"),
  phone: phoneField(),
  address: textField("address", 10, 200),
  city: textField("city", 2, 100),
  postalCode: postalCodeField(),
  notes: z
    .string()
    .trim()
    .max(1000, message("tooLong", { count: 1000 }))
    .default(""),
  paymentMethod: z.enum(paymentMethods, { error: message("paymentMethod") }),
});
