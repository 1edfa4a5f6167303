import { z } from "~/platform/basics/zod";
import { writeLei } from "~/platform/format/money";
import { OFFICE } from "~/platform/format/office-money";
import { emailField, phoneField, textField } from "~/platform/forms/field-schemas";
import { leiField, wholeField } from "~/platform/forms/number-field";
import { message } from "~/platform/forms/validation-message";

/** The longest that a supplier is waited for, in working days. */
const MOST_DAYS = 120;

/** The highest least sum of an order, in bani. */
const MOST_MINIMUM = 100_000_00;

/** A supplier: how to reach it, how long it takes, and from which sum on it delivers. */
export const supplierForm = z.object({
  name: textField("supplierName", 2, 80),
  email: emailField("email").optional(),
  phone: phoneField().optional(),
  days: wholeField(message("wholeBetween", { min: 0, max: MOST_DAYS }), {
    min: 0,
    max: MOST_DAYS,
  }),
  minimum: leiField(message("supplierMinimum", { most: writeLei(MOST_MINIMUM, OFFICE, 0) }), {
    min: 0,
    max: MOST_MINIMUM,
  }).optional(),
});
