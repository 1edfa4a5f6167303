import { z } from "~/platform/basics/zod";
import { textBlock } from "~/platform/forms/text-field";

/** The words that go with a cancellation. */
export const cancelForm = z.object({ words: textBlock(1000) });

/** The staff's own note. */
export const noteForm = z.object({ note: textBlock(2000) });
