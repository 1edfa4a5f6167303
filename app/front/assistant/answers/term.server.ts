import { findPriceList } from "~/furniture/planner/construction.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { minutesWithoutBoards, promisedDays } from "~/platform/settings/workshop-load";
import { findWorkshop } from "~/platform/settings/workshop-load.server";
import { termText, type DeliveryTerm } from "~/shop/catalogue/delivery-term";
import { termBy } from "~/shop/catalogue/delivery-way";
import { findOfferedTerms } from "~/shop/catalogue/front/offered-terms.server";
import { findWayAcross, findProduct, type ProductCard } from "~/shop/catalogue/product.server";

const MOST_NAMED = 3;

/**
 * When pieces are delivered, as their pages say it: the named ones each, and what is planned where their kind
 * is (`isPlanned`); else what holds for all that is in stock, made to order and planned.
 */
export async function termsText(
  named: readonly Pick<ProductCard, "category_slug" | "number">[],
  language: Language,
  isPlanned = false,
): Promise<string> {
  const t = translateIn(language, "assistant-words");
  const cart = translateIn(language, "cart");
  const way = await findWayAcross();
  const said = (term: DeliveryTerm) => termText(termBy(way, term), cart);
  const found = await Promise.all(
    named
      .slice(0, MOST_NAMED)
      .map(({ category_slug, number }) => findProduct(category_slug, number, language)),
  );
  const products = found.filter((product) => product !== undefined);
  const lines = products.map(({ name, stock_quantity, delivery, made }) => {
    const values = { name, ready: said(delivery), made: said(made) };
    return t(stock_quantity > 0 ? "term.piece" : "term.pieceMade", values);
  });
  if (lines.length > 0 && !isPlanned) return lines.join("\n");
  const [terms, priceList, workshop] = await Promise.all([
    findOfferedTerms(),
    findPriceList(),
    findWorkshop(),
  ]);
  // If no piece is named, the settings say how long one of usual size takes.
  const minutes = minutesWithoutBoards(workshop.minutesPerPiece);
  const lead = { from: priceList.leadFromDays, to: priceList.leadToDays };
  const days = promisedDays(workshop, { lead, waits: 0, minutes });
  const planned = said({ ...days, isAfterAdvance: true });
  if (lines.length > 0 || !terms) return [...lines, t("term.planned", { planned })].join("\n");
  return t("term.all", { ready: said(terms.ready), made: said(terms.made), planned });
}
