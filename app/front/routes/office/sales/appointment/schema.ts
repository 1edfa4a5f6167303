import { z } from "~/platform/basics/zod";
import { textBlock } from "~/platform/forms/text-field";

/** A meeting that took place asks nothing more. */
export const doneForm = z.object({});

/** The words that go with a cancellation. */
export const cancelForm = z.object({ words: textBlock(1000) });

/** The staff's own note. */
export const noteForm = z.object({ note: textBlock(2000) });
