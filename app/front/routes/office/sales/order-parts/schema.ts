import { z } from "~/platform/basics/zod";
import { dayMessage } from "~/platform/forms/field-schemas";
import { optionalLine } from "~/platform/forms/text-field";

import { isPromisable } from "../order-promise/schema";

/** By when the rest is promised, empty where the promise stays, and why a part is handed over all the same. */
export const partForm = z.object({
  restOn: z
    .string()
    .trim()
    .default("")
    .refine((day) => day === "" || isPromisable(day), { error: () => dayMessage("promiseDay") }),
  override: optionalLine(300),
});
