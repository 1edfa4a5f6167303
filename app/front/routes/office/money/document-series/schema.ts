import { z } from "~/platform/basics/zod";
import { wholeField } from "~/platform/forms/number-field";
import { message } from "~/platform/forms/validation-message";
import { documentKinds } from "~/sales/billing/front/document-kinds";

/** The highest number from which a series may begin. */
const HIGHEST_START = 99_999_999;

export const seriesForm = z.object({
  kind: z.enum(documentKinds, { error: message("choose") }),
  prefix: z
    .string({ error: message("seriesPrefix") })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{1,8}$/, message("seriesPrefix")),
  next: wholeField(message("seriesNext"), { min: 1, max: HIGHEST_START }),
});
