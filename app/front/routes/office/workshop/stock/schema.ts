import { z } from "~/platform/basics/zod";
import { textLine } from "~/platform/forms/text-field";

/** The article whose stock is to be kept, by its key. */
export const newItemForm = z.object({ article: textLine("choose", 1, 80) });
