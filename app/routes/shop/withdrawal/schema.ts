import { emailField, textField } from "~/forms/field-schemas";
import { message } from "~/forms/validation-message";
import { z } from "~/zod";

const ORDER_NUMBER = /^[A-Z0-9]{1,8}-\d{4}-\d{6}$/;

/** An order's number as people type it, with spaces and in small letters. */
const orderNumber = z
  .string({ error: message("orderNumber") })
  .max(40, message("orderNumber"))
  .transform((typed) => typed.replace(/\s/g, "").toUpperCase())
  .pipe(z.string().regex(ORDER_NUMBER, message("orderNumber")));

/** The order number that a link carries, or an empty text. */
export function readOrderNumber(typed: string | null): string {
  return orderNumber.safeParse(typed).data ?? "";
}

/**
 * The withdrawal form: who withdraws, from which order, and where the receipt goes. It asks for no
 * reason, because the law requires none.
 */
export const withdrawalForm = z.object({
  order: orderNumber,
  fullName: textField("fullName", 3, 100),
  email: emailField("email"),
  pieces: z
    .string()
    .trim()
    .max(500, message("tooLong", { count: 500 }))
    .default(""),
});
