import type { Board } from "~/furniture/boards/piece";
import type { WorkArticle } from "~/furniture/boards/quantities";
import { hdfSheet } from "~/furniture/boards/rules";
import { buildFrozen, type FrozenPlan } from "~/furniture/planner/frozen-plan.server";
import { stepsOf } from "~/workshop/made-boards/board-steps";
import { amountsOf, type Need } from "~/workshop/stock/needs";

/** Minutes of a board at the stations that it passes alone. */
interface BoardWork {
  cutting: number;
  edging: number;
  drilling: number;
}

/** The work on one planned piece, in minutes, and what it takes of the stock. */
export interface PieceWork {
  /** In the order of the piece's boards. */
  boards: BoardWork[];
  assembly: number;
  /** By the key of the article, not rounded. */
  needs: Map<string, Need>;
}

/**
 * The work on a planned piece: the minutes that its price counts. Those of a board are half the saw's and half
 * the drill's, all the saw's where nothing is drilled; those of edges are shared out by their length;
 * all others are spent at the bench.
 */
export function workOf(plan: FrozenPlan): PieceWork {
  const { piece, rules } = buildFrozen(plan);
  const { body, front, handle } = plan;
  const ofBoards = minutesOf(plan, "board-work") / piece.boards.length;
  const banded = piece.boards.map(bandOf);
  const allBanded = banded.reduce((sum, length) => sum + length, 0);
  const ofEdges = minutesOf(plan, "edge-work");
  const toMake = {
    piece,
    quantity: 1,
    body,
    front,
    handle: handle.id,
    plainSheet: hdfSheet(rules),
  };
  return {
    boards: piece.boards.map((board, index) => {
      const isDrilled = stepsOf(board).includes("drilled");
      return {
        cutting: isDrilled ? ofBoards / 2 : ofBoards,
        edging: allBanded === 0 ? 0 : (ofEdges * banded[index]!) / allBanded,
        drilling: isDrilled ? ofBoards / 2 : 0,
      };
    }),
    assembly: minutesOf(plan) - minutesOf(plan, "board-work") - ofEdges,
    needs: amountsOf([toMake]),
  };
}

/** The minutes of one kind of work in a piece's price, or of all. */
function minutesOf({ price }: FrozenPlan, article?: WorkArticle): number {
  return price.rows
    .filter((row) => row.unit === "minute" && (article === undefined || row.article === article))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The length of a board's bands, in millimetres. */
function bandOf({ edges, length, width }: Board): number {
  const sides = [
    { band: edges.front, along: length },
    { band: edges.rear, along: length },
    { band: edges.left, along: width },
    { band: edges.right, along: width },
  ];
  return sides.reduce((sum, { band, along }) => sum + (band > 0 ? along : 0), 0);
}
