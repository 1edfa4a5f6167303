import { textBlock } from "~/forms/text-field";
import { message } from "~/forms/validation-message";
import { z } from "~/zod";

/** A length in whole mm, as typed. */
const length = z
  .string({ error: message("drawingSize") })
  .trim()
  .regex(/^[1-9]\d{1,4}$/, message("drawingSize"))
  .transform(Number);

/** The next version of a line's drawing. */
export const drawingForm = z.object({
  width: length,
  height: length,
  depth: length,
  remarks: textBlock(2000),
});
