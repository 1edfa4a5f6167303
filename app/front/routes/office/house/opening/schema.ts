import type { LaunchItem } from "~/front/operations/launch-list.server";
import { z } from "~/platform/basics/zod";
import { message } from "~/platform/forms/validation-message";

const SHORTEST_REASON = 10;
const LONGEST_REASON = 500;

/** The field of a line's reason; a line's own name may be that of a field which is never sent back. */
export function reasonName(item: LaunchItem) {
  return `reason-${item}`;
}

/**
 * A field for each line of the launch list that is red: why the shop opens all the same. All lack the
 * same, so that each message names its line.
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
