import { z } from "~/platform/basics/zod";
import { requiredBlock } from "~/platform/forms/text-field";

export const replyForm = z.object({
  text: requiredBlock("required", 1, 5000),
});
