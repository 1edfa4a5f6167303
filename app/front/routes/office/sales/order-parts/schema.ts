import { z } from "~/platform/basics/zod";
import { optionalLine } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";

import { isPromisable } from "../order-promise/schema";

/** By when the rest is promised, empty where the promise stays, and why a part is handed over all the same. */
export const partForm = z.object({
  restOn: z
    .string()
    .trim()
    .default("")
    .refine((day) => day === "" || isPromisable(day), message("promiseDay")),
  override: optionalLine(300),
});
