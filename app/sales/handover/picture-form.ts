import { hiddenField } from "~/forms/field-schemas";
import { textBlock } from "~/forms/text-field";
import { z } from "~/zod";

/** What is said about the pictures of a delivery, which the form sends beside them. */
export const pictureForm = z.object({ formToken: hiddenField(), remark: textBlock(300) });
