import { z } from "~/zod";
import { message } from "~/ui/message";

/** Whom the consultant answers; the contact form's rules (spec §5). */
export const consultantForm = z.object({
  name: z
    .string({ error: message("contactName") })
    .transform((typed) => typed.replace(/\p{Cc}+/gu, " ").trim())
    .pipe(
      z
        .string()
        .min(2, message("contactName"))
        .max(100, message("tooLong", { count: 100 })),
    ),
  email: z
    .string({ error: message("contactEmail") })
    .trim()
    .max(254, message("contactEmail"))
    .pipe(z.email({ error: message("contactEmail") })),
  phone: z
    .string({ error: message("phone") })
    .max(40, message("phone"))
    .transform((typed) => typed.replace(/[\s().\-/]/g, "").replace(/^00/, "+"))
    .pipe(z.string().regex(/^\+?\d{10,15}$/, message("phone"))),
  note: z
    .string()
    .trim()
    .max(1000, message("tooLong", { count: 1000 }))
    .default(""),
});
