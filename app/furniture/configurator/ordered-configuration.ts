import type { PieceLook, PieceShape } from "~/furniture/drawing/piece-look";

import { readConfiguration, pieceLookOf, optionName } from "./configuration";
import type { Options } from "./offered-options";

/** A configuration with its looks and names. The copy of it in an order never changes. */
export interface OrderedConfiguration extends PieceLook {
  materialName: string;
  handleName: string;
  /** The order's line that holds the copy, and whose names of it are meant. */
  orderLine?: { id: string; names: "buyer" | "staff" };
}

/**
 * The names, looks and measures of a canonical design, or null for a ready-made piece. With the
 * retired options among them, it is found also for what is no longer offered.
 */
export function orderedConfiguration(
  form: PieceShape,
  canonical: string,
  options: Options,
): OrderedConfiguration | null {
  const configuration = readConfiguration(canonical, options);
  const piece = configuration && pieceLookOf(form, configuration, options);
  if (!piece) return null;
  return {
    ...piece,
    materialName: optionName(options.materials, configuration.material),
    handleName: optionName(options.handles, configuration.handle),
  };
}
