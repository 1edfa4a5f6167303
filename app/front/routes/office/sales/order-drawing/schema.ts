import { z } from "~/platform/basics/zod";
import { textBlock } from "~/platform/forms/text-field";

/** What the customer is told with the drawing. */
export const sendForm = z.object({ note: textBlock(1000) });
