import { requiredBlock } from "~/platform/forms/text-field";
import { z } from "~/platform/basics/zod";

export const replyForm = z.object({
  text: requiredBlock("required", 1, 5000),
});
