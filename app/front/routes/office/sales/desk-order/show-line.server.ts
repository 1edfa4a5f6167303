import { formatRon } from "~/platform/format/office-money";
import type { Language } from "~/platform/i18n/languages";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import type { CartLine } from "~/shop/cart/cart-line";
import { lineWords } from "~/shop/cart/line-design";
import { pieceTermText, type Way } from "~/shop/catalogue/delivery-way";

/** A line in words, so that no script for them comes along. `line`: with the term of its way. */
export function showLine(line: CartLine, way: Way, language: Language) {
  const t = translateIn(language, "office-desk-orders");
  const { id, name, quantity, design, unit_price_bani } = line;
  const plain = line.isMadeToOrder ? "byWords" : line.swatch ? "swatch" : "readyMade";
  const rate =
    line.vat_percent && translateIn(language, "cart")("vat", { percent: line.vat_percent });
  const words = design ? lineWords(design, translatorOf(language)) : t(plain);
  return {
    id,
    name,
    quantity,
    words: [words, rate].filter(Boolean).join(" · "),
    term: pieceTermText(line.term, way, translateIn(language, "cart")),
    isRepriced: line.problem === "repriced",
    problem: problemOf(line, language),
    total: formatRon(line.line_total_bani),
    price: formatRon(unit_price_bani),
  };
}

export type ShownLine = ReturnType<typeof showLine>;

/** What stands in the way of ordering it; null where nothing does. */
function problemOf(line: CartLine, language: Language): string | null {
  const { problem, stock_quantity: count } = line;
  if (problem === null) return null;
  if (problem !== "repriced") return translateIn(language, "cart")(`problem.${problem}`, { count });
  const [before, now] = [formatRon(line.seen_price_bani), formatRon(line.unit_price_bani)];
  return translateIn(language, "office-desk-orders")("repriced", { before, now });
}
