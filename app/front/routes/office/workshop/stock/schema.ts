import { textLine } from "~/forms/text-field";
import { z } from "~/zod";

/** The article whose stock is to be kept, by its key. */
export const newItemForm = z.object({ article: textLine("choose", 1, 80) });
