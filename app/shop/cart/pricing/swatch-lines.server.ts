import { materialSwatch } from "~/furniture/configurator/swatch-html.server";
import { listKnown } from "~/furniture/decors/list-decors.server";
import type { Language } from "~/platform/i18n/languages";
import { findSettings } from "~/platform/settings/settings.server";
import { readyTermOf, type DeliveryTerm } from "~/shop/catalogue/delivery-term";
import { findSwatchStock } from "~/shop/swatches/list-swatches.server";
import { swatchName } from "~/shop/swatches/list-swatches.server";
import type { Db } from "~db/engine";

import type { CartLine } from "../cart-line";

/** What a cart stores of a swatch's line. */
type StoredLine = Pick<CartLine, "id" | "seen_price_bani"> & { swatch_id: string };

/** Swatches that are sent alone have no term of their own, so the law's counts. */
const alone = readyTermOf({
  delivery_from_days: null,
  delivery_to_days: null,
  made_from_days: null,
  made_to_days: null,
});

/**
 * The lines of swatches: ready-made, each one piece, at the price that the shop sets for all. Beside
 * furniture they come with it, in its term, which is `along`.
 */
export async function listSwatchLines(
  rows: StoredLine[],
  { language, along }: { language: Language; along: DeliveryTerm | undefined },
  db: Db,
): Promise<CartLine[]> {
  if (rows.length === 0) return [];
  const { trade } = await findSettings(db);
  const { decors } = await listKnown(language, db);
  const stock = await findSwatchStock(db);
  return rows.map(({ id, swatch_id, seen_price_bani }): CartLine => {
    const decor = decors.find((one) => one.id === swatch_id)!;
    const left = stock.get(swatch_id);
    const isOffered = decor.isOffered && left !== undefined;
    const unit_price_bani = isOffered ? trade.swatchBani : seen_price_bani;
    const problem = ((): CartLine["problem"] => {
      if (!isOffered) return "unavailable";
      if (left === 0) return "short";
      return unit_price_bani === seen_price_bani ? null : "repriced";
    })();
    return {
      id,
      product_id: null,
      product: null,
      configuration: "",
      design: null,
      isMadeToOrder: false,
      name: swatchName(decor.name, language),
      untranslated: [],
      swatch: { id: swatch_id, drawing: materialSwatch(decor.look) },
      image_url: decor.imageUrl,
      quantity: 1,
      stock_quantity: left ?? 0,
      seen_price_bani,
      unit_price_bani,
      line_total_bani: unit_price_bani,
      term: along ?? alone,
      problem,
    };
  });
}
