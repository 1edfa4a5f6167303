import { readCartId } from "~/platform/http/cookies.server";
import type { Language } from "~/platform/i18n/languages";
import type { QuotedDesign } from "~/sales/quotes/front/design-today.server";
import { MOST_DESIGNS } from "~/sales/quotes/front/quote-rules";
import { findQuotedDesign } from "~/sales/quotes/quoted-design.server";
import { findCart } from "~/shop/cart/cart.server";
import { isPlanned } from "~/shop/cart/line-design";
import type { QuoteSource } from "~db/schema";

export interface AskedDesigns {
  source: QuoteSource;
  designs: QuotedDesign[];
  /** The one address of this request: the query without what a customiser's form sends besides. */
  query: string;
}

/** Where somebody comes from, as an address has it; a design says so itself. */
const sourceWords = { cos: "cart", asistent: "assistant", contact: "contact" } as const;

/** The pieces that an address asks an offer for: its own design, or what the cart has made to order. */
export async function findAskedDesigns(
  request: Request,
  language: Language,
): Promise<AskedDesigns> {
  const fields = new URL(request.url).searchParams;
  const word = fields.get("din") ?? "";
  const source = word in sourceWords ? sourceWords[word as keyof typeof sourceWords] : "contact";
  if (source === "cart") {
    return { source, designs: await listCartDesigns(request, language), query: "?din=cos" };
  }
  const design = await findQuotedDesign(fields.toString(), language);
  if (!design) return { source, designs: [], query: source === "contact" ? "" : `?din=${word}` };
  return {
    source: design.productId === null ? "planner" : "product",
    designs: [design],
    query: `?${design.design}`,
  };
}

async function listCartDesigns(request: Request, language: Language): Promise<QuotedDesign[]> {
  const cart = await findCart(await readCartId(request), language);
  const designs: QuotedDesign[] = [];
  for (const { design, product, configuration } of cart?.lines ?? []) {
    if (!design || designs.length === MOST_DESIGNS) continue;
    const query = isPlanned(design)
      ? new URLSearchParams({ d: design.plan }).toString()
      : `piesa=${product?.category_slug}/${product?.number}&${configuration}`;
    const found = await findQuotedDesign(query, language);
    if (found) designs.push(found);
  }
  return designs;
}
