import { wholeField } from "~/forms/number-field";
import { textBlock } from "~/forms/text-field";
import { message } from "~/forms/validation-message";
import { z } from "~/zod";

/** A length in whole mm, as typed. */
const length = wholeField(message("drawingSize"), { min: 10, max: 99_999 });

/** The next version of a line's drawing. */
export const drawingForm = z.object({
  width: length,
  height: length,
  depth: length,
  remarks: textBlock(2000),
});
