import { message } from "~/forms/validation-message";
import { z } from "~/zod";

export const replyForm = z.object({
  text: z
    .string({ error: message("required") })
    .transform((typed) => typed.replace(/\r\n?/g, "\n").trim())
    .pipe(
      z
        .string({ error: message("required") })
        .min(1, message("required"))
        .max(5000, message("tooLong", { count: 5000 })),
    ),
});
