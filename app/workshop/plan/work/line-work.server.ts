import { memoize } from "~/platform/basics/memoize";
import { sha256 } from "~/platform/format/sha256.server";
import { minutesWithoutBoards, stations, type Minutes } from "~/platform/settings/workshop-load";
import { readFrozenDesign } from "~/shop/cart/frozen-line.server";
import { isPlanned } from "~/shop/cart/line-design";
import { addNeed, type Need } from "~/workshop/stock/needs";

import type { Line } from "./order-lines.server";
import { workOf, type PieceWork } from "./piece-work";

/** A plan is built once; null stands for a design of the catalogue, which has no boards. */
const kept = memoize<PieceWork | null>(2_000);

function pieceWork(configuration: string): PieceWork | null {
  return kept(sha256(configuration), () => {
    const design = readFrozenDesign(configuration);
    return isPlanned(design) ? workOf(design) : null;
  });
}

/**
 * Adds what is left of a line: minutes at each station, and what they still take of the stock. Boards count until
 * their step is done; pieces without boards by the hours of a piece, whole until they leave.
 */
export function addWork(
  line: Line,
  /** Minutes of a piece without boards; how many sheets a sheet's area of boards takes. */
  { minutesPerPiece, sheets }: { minutesPerPiece: number; sheets: number },
  { left, needs }: { left: Minutes; needs: Map<string, Need> },
): void {
  const work = line.configuration ? pieceWork(line.configuration) : null;
  if (!work) {
    const minutes = minutesWithoutBoards(line.isMade ? minutesPerPiece * line.open : 0);
    for (const station of stations) left[station] += minutes[station];
    return;
  }
  for (const copy of openCopies(line)) {
    let unbuilt = 0;
    let uncut = 0;
    for (const [index, board] of work.boards.entries()) {
      const done = line.steps.get(`${copy} ${index + 1}`) ?? [];
      if (!done.includes("cut")) {
        uncut += 1;
        left.cutting += board.cutting;
      }
      if (!done.includes("edged")) left.edging += board.edging;
      if (!done.includes("drilled")) left.drilling += board.drilling;
      if (!done.includes("assembled")) unbuilt += 1;
    }
    left.assembly += (work.assembly * unbuilt) / work.boards.length;
    if (line.isTaken) continue;
    // Boards that are cut have their sheets; bands and fittings wait for the piece.
    const [ofSheets, ofRest] = [uncut / work.boards.length, unbuilt === 0 ? 0 : 1];
    for (const need of work.needs.values()) {
      const times = need.article.kind === "sheet" ? ofSheets * sheets : ofRest;
      if (times > 0) addNeed(needs, need, times);
    }
  }
}

/** The copies of a line that are still to be handed over: those with the fewest steps done. */
function openCopies({ quantity, open, steps }: Line): number[] {
  const copies = Array.from({ length: quantity }, (_, index) => index + 1);
  if (open === quantity) return copies;
  const doneOf = (copy: number) =>
    [...steps].reduce(
      (sum, [key, done]) => (key.startsWith(`${copy} `) ? sum + done.length : sum),
      0,
    );
  const ranked = copies.map((copy) => ({ copy, done: doneOf(copy) }));
  return ranked
    .sort((one, other) => one.done - other.done)
    .slice(0, open)
    .map(({ copy }) => copy);
}
