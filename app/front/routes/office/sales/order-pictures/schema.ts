import { z } from "~/platform/basics/zod";
import { hiddenField } from "~/platform/forms/field-schemas";
import { textBlock } from "~/platform/forms/text-field";

/** What is said about the pictures of a delivery, which the form sends beside them. */
export const pictureForm = z.object({ formToken: hiddenField(), remark: textBlock(300) });
