import { requiredBlock } from "~/forms/text-field";
import { z } from "~/zod";

export const replyForm = z.object({
  text: requiredBlock("required", 1, 5000),
});
