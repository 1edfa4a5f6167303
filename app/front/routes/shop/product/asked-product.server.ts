import type { Language } from "~/platform/i18n/languages";
import { findMovedProduct } from "~/shop/catalogue/front/moved-product.server";
import { findProduct, type Product } from "~/shop/catalogue/product.server";

/** The product that a form was shown for, also where it has moved since. */
export async function requireProduct(
  params: { category?: string; id?: string },
  language: Language,
): Promise<Product> {
  const { category, number } = addressOf(params);
  const here = await findProduct(category, number, language);
  if (here) return here;
  const moved = await findMovedProduct(category, number);
  if (moved === "gone") throw new Response(null, { status: 410 });
  const there = moved && (await findProduct(moved.category_slug, moved.number, language));
  if (!there) throw new Response(null, { status: 404 });
  return there;
}

/** The category and the number in an address; 0 for what is no number. */
export function addressOf(params: { category?: string; id?: string }) {
  const { category = "", id = "" } = params;
  return { category, number: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0 };
}
