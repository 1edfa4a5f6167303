import { z } from "~/platform/basics/zod";
import { hiddenField } from "~/platform/forms/field-schemas";
import { optionalLine, textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { LONGEST_TAG, MOST_TAGS } from "~/sales/customers/front/customer-tags";

/** Tags on one line, separated by commas; each counts once, whatever its capitals. */
const tags = optionalLine(600)
  .transform((line) => {
    const all = line.split(",").map((tag) => tag.trim());
    const isFirst = (tag: string, at: number) =>
      tag !== "" && all.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === at;
    return all.filter(isFirst).sort();
  })
  .refine(
    (all) => all.length <= MOST_TAGS && all.every((tag) => tag.length <= LONGEST_TAG),
    message("tags", { most: MOST_TAGS, longest: LONGEST_TAG }),
  );

export const aboutForm = z.object({ note: textBlock(5000), tags, formToken: hiddenField() });
