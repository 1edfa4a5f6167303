import {
  minutesWithoutBoards,
  noWork,
  promisedDays,
  withMore,
  type Making,
  type Workshop,
} from "~/platform/settings/workshop-load";

import type { CartLine } from "../cart-line";

/**
 * Gives lines made to order their days; `making` says by the line's id what these follow from. If all lines are one
 * order, each comes behind those before it, since the workshop makes them all; the slowest is then the promise of
 * the whole. A line in words keeps the days that were agreed, and counts as much work as any piece without boards.
 */
export function promiseLines(
  lines: readonly CartLine[],
  makings: ReadonlyMap<string, Making>,
  { workshop, isOneOrder }: { workshop: Workshop; isOneOrder: boolean },
): CartLine[] {
  const worded = { waits: 0, minutes: minutesWithoutBoards(workshop.minutesPerPiece) };
  let ahead = noWork;
  return lines.map((line) => {
    const making = makings.get(line.id);
    const before = ahead;
    if (isOneOrder) {
      // Ready-made pieces are packed too.
      const known = making ?? (line.isMadeToOrder ? worded : noWork);
      ahead = withMore(workshop, ahead, known, line.quantity);
    }
    if (!making) return line;
    const days = promisedDays(workshop, making, line.quantity, before);
    return { ...line, term: { ...days, isAfterAdvance: true } };
  });
}
