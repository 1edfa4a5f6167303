import { inBatches } from "~/platform/basics/in-batches.server";

import { judgeRows, type PayableWorld, type UndecidedRow, type Verdict } from "./match";

/** A statement has thousands of rows; between so many other requests are answered. */
const ROWS_AT_ONCE = 100;

/** The verdicts of `judgeRows`, by row. */
export async function judgeAll(
  rows: readonly UndecidedRow[],
  world: PayableWorld,
): Promise<Map<number, Verdict>> {
  const judging = judgeRows(rows, world);
  const verdicts = new Map<number, Verdict>();
  for await (const some of inBatches(rows, ROWS_AT_ONCE)) {
    for (const _row of some) {
      const { value } = judging.next();
      if (value) verdicts.set(...value);
    }
  }
  return verdicts;
}
