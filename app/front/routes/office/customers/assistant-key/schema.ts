import { z } from "~/platform/basics/zod";

/** The provider's key: printable and without spaces, because it is sent in a header. */
export const keyForm = z.object({
  intent: z.enum(["save", "remove"]).default("save"),
  apiKey: z
    .string()
    .transform((typed) => typed.trim())
    .pipe(z.string().regex(/^[!-~]{0,400}$/))
    .default(""),
});
