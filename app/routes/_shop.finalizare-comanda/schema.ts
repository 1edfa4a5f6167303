import { z } from "~/zod";
import { message, type MessageKey } from "~/ui/message";

export const paymentMethods = ["bank_transfer", "cash_on_delivery"] as const;

/** The checkout form (spec §3, limits of §5); the same on the server and in the browser. */
export const checkoutForm = z.object({
  checkoutToken: z.string().max(64).default(""),
  fullName: text("fullName", 3, 100),
  email: z
    .string({ error: message("email") })
    .trim()
    .max(254, message("email"))
    .pipe(z.email({ error: message("email") })),
  phone: z
    .string({ error: message("phone") })
    .max(40, message("phone"))
    // As people type it: "0722 123 456", "(0722) 123-456", "+40 722.123.456".
    .transform((typed) => typed.replace(/[\s().\-/]/g, "").replace(/^00/, "+"))
    .pipe(z.string().regex(/^\+?\d{10,15}$/, message("phone"))),
  address: text("address", 10, 200),
  city: text("city", 2, 100),
  postalCode: z
    .string({ error: message("postalCode") })
    .max(20, message("postalCode"))
    .transform((typed) => typed.replace(/[\s.-]/g, ""))
    .pipe(z.string().regex(/^\d{5,6}$/, message("postalCode"))),
  notes: z
    .string()
    .trim()
    .max(1000, message("tooLong", { count: 1000 }))
    .default(""),
  paymentMethod: z.enum(paymentMethods, { error: message("paymentMethod") }),
});

/** One line of text: control characters out, ends trimmed, length in characters. */
function text(key: MessageKey, min: number, max: number) {
  return z
    .string({ error: message(key) })
    .transform((typed) => typed.replace(/\p{Cc}+/gu, " ").trim())
    .pipe(
      z
        .string()
        .min(min, message(key))
        .max(max, message("tooLong", { count: max })),
    );
}
