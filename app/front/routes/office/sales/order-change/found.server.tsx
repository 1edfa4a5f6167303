import { formatRon } from "~/platform/format/office-money";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { listProducts } from "~/shop/catalogue/front/listing.server";
import { priceRange } from "~/shop/catalogue/front/product-filter";

import { Found } from "../desk-order/found.server";

/** The most pieces of the catalogue that are shown. */
const MOST_FOUND = 8;

/** The pieces of the catalogue that are for sale by what somebody says of them, each with its button, as HTML. */
export async function foundHtml(search: string, language: Language): Promise<string> {
  const all = { minLei: priceRange.min, maxLei: priceRange.max, materials: [], page: 1 };
  const { products } = await listProducts({ ...all, search, sort: "name" }, undefined, "ro");
  const found = products.slice(0, MOST_FOUND).map((product) => ({
    id: `${product.category_slug}/${product.number}`,
    name: product.name,
    price: formatRon(product.price_bani),
    stock: product.stock_quantity,
  }));
  return htmlIn(language, <Found found={found} />);
}
