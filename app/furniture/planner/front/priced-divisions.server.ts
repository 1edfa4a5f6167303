import { drawOutline } from "~/furniture/board-drawings/draw-card";
import { writeDesign } from "~/furniture/boards/address";
import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { priceOf } from "~/furniture/boards/price";
import type { Chosen, Rules } from "~/furniture/boards/rules";
import { dayOf } from "~/platform/format/dates";
import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

import { findPlanBasis, pricesOf } from "../plan.server";

/** A division that is offered by its name. */
interface Division<Name> {
  name: Name;
  design: Design;
}

export interface PricedDivision<Name> extends Division<Name> {
  /** The text of its design. */
  text: string;
  totalBani: number;
  /** A small drawing, as SVG. */
  outline: string;
}

/**
 * Builds and prices what `divide` makes of a piece, whose designs can be built as they are: once a day, whose VAT
 * counts, until something of the catalogue changes. There is none where the shop never had the piece's decors or rules.
 */
export function pricedDivisions<Name>(
  divide: (design: Design, chosen: Chosen, rules: Rules) => Division<Name>[],
): (design: Design, language: Language, db?: Db) => Promise<PricedDivision<Name>[]> {
  const kept = versionedCache<PricedDivision<Name>[]>();
  return (design, language, db = shopDatabase()) =>
    kept(`${dayOf(new Date().toISOString())} ${writeDesign(design)}`, db, async () => {
      const basis = await findPlanBasis(design, language, db);
      if (!basis) return [];
      const { body, front, handle, chosen, priceList, vat } = basis;
      const rules = basis.rules.content;
      return divide(design, chosen, rules).map((division) => {
        const piece = build(division.design, chosen, rules);
        const price = priceOf(piece, pricesOf(body, front, handle), priceList, vat);
        const text = writeDesign(division.design);
        return { ...division, text, totalBani: price.totalBani, outline: drawOutline(piece) };
      });
    });
}
