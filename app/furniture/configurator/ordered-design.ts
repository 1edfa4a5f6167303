import type { PieceDesign, PieceShape } from "~/furniture/drawing/piece-design";

import { readDesign, pieceDesignOf, optionName } from "./design";
import type { Options } from "./offered-options";

/** A design with its looks and names. The copy of it in an order never changes. */
export interface OrderedDesign extends PieceDesign {
  materialName: string;
  handleName: string;
  /** The order's line that holds the copy, and whose names of it are meant. */
  orderLine?: { id: string; names: "buyer" | "staff" };
}

/**
 * The names, looks and measures of a canonical design, or null for a ready-made piece. With the
 * retired options among them, it is found also for what is no longer offered.
 */
export function orderedDesign(
  form: PieceShape,
  canonical: string,
  options: Options,
): OrderedDesign | null {
  const design = readDesign(canonical, options);
  const piece = design && pieceDesignOf(form, design, options);
  if (!piece) return null;
  return {
    ...piece,
    materialName: optionName(options.materials, design.material),
    handleName: optionName(options.handles, design.handle),
  };
}
