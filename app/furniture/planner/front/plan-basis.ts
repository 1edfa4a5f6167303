import type { BoardsWords } from "~/furniture/board-drawings/words";
import type { Bands } from "~/furniture/boards/design";
import type { Vat } from "~/furniture/boards/price";
import type { Rates } from "~/furniture/boards/rates";
import type { Rules } from "~/furniture/boards/rules";
import type { Decor } from "~/furniture/decors/decor";

import type { BuiltDecor, BuiltHandle } from "../build-plan";

interface Offered {
  isOffered: boolean;
}

/**
 * Whether what a design is made of is still offered: its decors, those of its bands too, and its handle where
 * anything has one.
 */
export function areOffered(
  { hasHandles }: { hasHandles: boolean },
  {
    body,
    front,
    handle,
    bands,
  }: Record<"body" | "front" | "handle", Offered> & { bands: Bands<Offered> },
): boolean {
  const decors = [body, front, ...Object.values(bands)];
  return decors.every(({ isOffered }) => isOffered) && (handle.isOffered || !hasHandles);
}

type Named = Pick<Decor, "name" | "untranslated" | "isOffered">;

/**
 * All that a browser needs to build, draw and price a design by itself. Rates are what the customer
 * pays, with the margin in them and without VAT: what the workshop pays is not in it.
 */
export interface PlanBasis {
  /** The version of the construction rules, and whether new designs are made under it. */
  version: number;
  isNewest: boolean;
  rules: Rules;
  rates: Rates;
  /** `rate` is for a square metre with what is left over of its sheet, or for one handle. */
  decors: (BuiltDecor & Named & Pick<Decor, "look"> & { rate: number })[];
  handles: (BuiltHandle & Named & { rate: number })[];
  vat: Vat;
  headings: BoardsWords["headings"];
  figures: BoardsWords["figures"];
}
