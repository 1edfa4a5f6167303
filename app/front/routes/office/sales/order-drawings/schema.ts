import { z } from "~/platform/basics/zod";
import { wholeField } from "~/platform/forms/number-field";
import { textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";

/** A length in whole mm, as typed. */
const length = wholeField(message("drawingSize"), { min: 10, max: 99_999 });

/** The next version of a line's drawing. */
export const drawingForm = z.object({
  width: length,
  height: length,
  depth: length,
  remarks: textBlock(2000),
});
