import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import type { CartLine } from "~/shop/cart/cart-line";
import { listCartLines } from "~/shop/cart/cart.server";
import { isPlanned } from "~/shop/cart/line-design";
import type { Db } from "~db/engine";

import type { QuoteLine } from "../front/quote-line";
import { fixLine } from "./write-lines.server";

/** The lines of a cart as they stay: with copies of their designs; undefined where one cannot be made. */
export async function fixCartLines(
  cartId: string,
  lines: CartLine[],
  { language, trx }: { language: Language; trx: Db },
): Promise<QuoteLine[] | undefined> {
  const staffLines =
    language === fallbackLanguage ? lines : await listCartLines(cartId, fallbackLanguage, trx);
  const fixed: QuoteLine[] = [];
  for (const [at, line] of lines.entries()) {
    const { name: title, quantity, unit_price_bani: unit_bani, term } = line;
    const vat_percent = line.vat_percent ?? null;
    const written = { title, design: designOf(line), quantity, unit_bani, vat_percent };
    const one = await fixLine(written, language, trx);
    if (!one) return undefined;
    fixed.push({
      ...one,
      staff_title: staffLines[at]?.name ?? title,
      product_id: line.product_id,
      is_ready: !line.isMadeToOrder,
      days: { from: term.from, to: term.to },
    });
  }
  return fixed;
}

/** The address of a line's design, as a query; empty without one. */
function designOf({ design, configuration, product }: CartLine): string {
  if (!design) return "";
  if (isPlanned(design)) return new URLSearchParams({ d: configuration }).toString();
  const piece = `${product?.category_slug}/${product?.number}`;
  return `${new URLSearchParams({ piesa: piece })}&${configuration}`;
}
