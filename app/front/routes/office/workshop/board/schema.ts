import { textLine } from "~/forms/text-field";
import { z } from "~/zod";

/** Why a board is made once more. */
export const remakeForm = z.object({ reason: textLine("required", 3, 300) });
