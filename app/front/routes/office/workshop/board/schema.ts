import { z } from "~/platform/basics/zod";
import { saidLine } from "~/platform/forms/text-field";

/** Why a board is made once more. */
export const remakeForm = z.object({ reason: saidLine(3, 300) });
