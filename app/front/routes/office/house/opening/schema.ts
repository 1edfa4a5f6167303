import type { LaunchItem } from "~/front/operations/launch-list.server";
import { z } from "~/platform/basics/zod";
import { message } from "~/platform/forms/validation-message";

const SHORTEST_REASON = 10;
const LONGEST_REASON = 500;

/**
 * The name of the field for a line's reason. It is not the line's own name, which may be that of a
 * secret field, and these are never sent back.
 */
export function reasonName(item: LaunchItem) {
  return `reason-${item}`;
}

/**
 * A field for each line of the launch list that is red: why the shop opens all the same. Each message
 * names its line, because the fault is the same for all fields.
 */
export function openingForm(doubts: LaunchItem[], titleOf: (item: LaunchItem) => string) {
  const fields = doubts.map((item) => [reasonName(item), reasonField(titleOf(item))] as const);
  return z.object(Object.fromEntries(fields));
}

function reasonField(line: string) {
  const missing = message("openingReason", { line, min: SHORTEST_REASON });
  return z
    .string({ error: missing })
    .transform((typed) => typed.replace(/\r\n?/g, "\n").trim())
    .pipe(
      z
        .string()
        .min(SHORTEST_REASON, missing)
        .max(LONGEST_REASON, message("tooLong", { count: LONGEST_REASON })),
    );
}
