import { textBlock } from "~/forms/text-field";
import { z } from "~/zod";

/** What the customer is told with the drawing. */
export const sendForm = z.object({ note: textBlock(1000) });
