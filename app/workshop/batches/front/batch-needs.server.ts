import { setImmediate } from "node:timers/promises";

import { hdfSheet } from "~/furniture/boards/rules";
import type { Result } from "~/furniture/cutting/layout";
import { buildFrozen } from "~/furniture/planner/frozen-plan.server";
import { articleKey, readMaterial } from "~/workshop/stock/article";
import { needsOf, type Need, type ToMake } from "~/workshop/stock/needs";

import type { BatchLine } from "./batch-parts.server";

/** The pieces of a batch's lines, built from the copies in their orders. */
export async function piecesOf(lines: readonly BatchLine[]): Promise<ToMake[]> {
  const pieces: ToMake[] = [];
  for (const { plan, quantity } of lines) {
    // Others are answered between two pieces.
    await setImmediate();
    const { body, front, handle, rules, fittings } = plan;
    const { design, piece } = buildFrozen(plan);
    const made = {
      body,
      front,
      handle: handle.id,
      bands: design.bands,
      worktop: plan.worktop?.id,
      fittings,
      rules,
    };
    pieces.push({ piece, quantity, ...made, plainSheet: hdfSheet(rules) });
  }
  return pieces;
}

/** What pieces need, with the whole sheets of their layout where there is one. */
export function needsWithLayout(pieces: readonly ToMake[], best: Result | null): Need[] {
  if (best === null || best.unplaced.length > 0) return needsOf(pieces);
  const sheets = new Map<string, number>();
  for (const { material, offcut } of best.layouts) {
    if (offcut !== null) continue;
    const key = articleKey({ kind: "sheet", ...readMaterial(material) });
    sheets.set(key, (sheets.get(key) ?? 0) + 1);
  }
  return needsOf(pieces, sheets);
}
