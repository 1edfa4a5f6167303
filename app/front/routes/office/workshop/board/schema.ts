import { z } from "~/platform/basics/zod";
import { textLine } from "~/platform/forms/text-field";

/** Why a board is made once more. */
export const remakeForm = z.object({ reason: textLine("required", 3, 300) });
