import { z } from "~/zod";
import { message } from "~/forms/validation-message";

import { longestMessage } from "./longest-message";

/**
 * A message to the assistant, or the request to delete the conversation. A blank message is not
 * sent (spec §5).
 */
export const chatForm = z.object({
  intent: z.enum(["send", "clear"]).default("send"),
  message: z
    .string()
    .transform((typed) => typed.replace(/[^\P{Cc}\n]+/gu, " ").trim())
    .pipe(z.string().max(longestMessage, message("tooLong", { count: longestMessage })))
    .default(""),
});
