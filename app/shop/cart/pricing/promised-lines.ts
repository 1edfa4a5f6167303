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
 * Gives what is made to order its days, by the line's id what they follow from. Where all lines are one order, each
 * comes behind those before it, since the workshop makes them all: the slowest is then the promise of the whole. Of
 * what only words describe, which keeps the days that were agreed, the work is that of any piece without boards.
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
      // What stands ready is packed too.
      const known = making ?? (line.isMadeToOrder ? worded : noWork);
      ahead = withMore(workshop, ahead, known, line.quantity);
    }
    if (!making) return line;
    const days = promisedDays(workshop, making, line.quantity, before);
    return { ...line, term: { ...days, isAfterAdvance: true } };
  });
}
