import { z } from "~/platform/basics/zod";
import { storedJson } from "~db/stored-json";

import { leftOutReasons, type LeftOutReason } from "../reading/read-row";

const reason = z.enum(leftOutReasons);

/** Older statements have the number of lines instead of that of each reason. */
const readStored = storedJson(
  "bank_statements.left_out",
  z.object({
    count: z.number().optional(),
    reasons: z.partialRecord(reason, z.number()).optional(),
    lines: z.array(z.object({ line: z.number(), reason, text: z.string() })),
  }),
);

/** The lines of a file that are no transactions. */
export interface LeftOutLines {
  count: number;
  /** How many there are of each reason, the most frequent first; of older statements as far as it is known. */
  reasons: { reason: LeftOutReason; count: number; firstLine: number | null }[];
  /** The first hundred. */
  lines: { line: number; reason: LeftOutReason; text: string }[];
}

/** What was left out of a statement, as the database keeps it. */
export function readLeftOut(text: string): LeftOutLines {
  const { count, reasons, lines } = readStored(text);
  const counted = leftOutReasons.map((one) => {
    const shown = lines.filter((line) => line.reason === one);
    return {
      reason: one,
      count: reasons ? (reasons[one] ?? 0) : shown.length,
      firstLine: shown[0]?.line ?? null,
    };
  });
  const found = counted.filter((one) => one.count > 0).sort((one, two) => two.count - one.count);
  return { count: count ?? found.reduce((sum, one) => sum + one.count, 0), reasons: found, lines };
}
