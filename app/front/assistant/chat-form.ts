import { z } from "~/platform/basics/zod";
import { textBlock } from "~/platform/forms/text-field";

import { longestMessage } from "./answering/longest-message";

/**
 * A message to the assistant, or the request to delete the conversation. A blank message is not
 * sent (spec §5).
 */
export const chatForm = z.object({
  intent: z.enum(["send", "clear"]).default("send"),
  message: textBlock(longestMessage),
});
