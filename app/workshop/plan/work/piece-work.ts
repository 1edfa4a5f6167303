import { shareMinutes, type PieceMinutes } from "~/furniture/boards/quantities";
import { hdfSheet } from "~/furniture/boards/rules";
import { buildFrozen, type FrozenPlan } from "~/furniture/planner/frozen-plan.server";
import { amountsOf, type Need } from "~/workshop/stock/needs";

/** The work on one planned piece, and what it takes of the stock. */
export interface PieceWork extends PieceMinutes {
  /** By the key of the article, not rounded. */
  needs: Map<string, Need>;
}

/** The work on a planned piece: the minutes that its price counts. */
export function workOf(plan: FrozenPlan): PieceWork {
  const { design, piece, rules } = buildFrozen(plan);
  const { body, front, handle, fittings } = plan;
  const toMake = {
    piece,
    quantity: 1,
    body,
    front,
    handle: handle.id,
    bands: design.bands,
    worktop: plan.worktop?.id,
    plainSheet: hdfSheet(rules),
    fittings,
    rules,
  };
  return { ...shareMinutes(piece, plan.price.rows), needs: amountsOf([toMake]) };
}
