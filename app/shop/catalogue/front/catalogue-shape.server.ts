import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { ProductCard } from "../product.server";
import { listCategories } from "./category.server";
import { listProducts } from "./listing.server";
import { priceRange } from "./product-filter";

export interface CategoryShape {
  slug: string;
  name: string;
  count: number;
  cheapest: ProductCard | undefined;
  dearest: ProductCard | undefined;
}

/** For each active category, the number of active products and their lowest and highest price. Bani. */
export async function describeCatalogue(
  language: Language,
  db: Db = shopDatabase(),
): Promise<CategoryShape[]> {
  const everything = {
    search: "",
    minLei: priceRange.min,
    maxLei: priceRange.max,
    materials: [],
    page: 1,
  };
  const categories = await listCategories(language, db);
  return Promise.all(
    categories.map(async ({ slug, name }) => {
      const up = await listProducts({ ...everything, sort: "price-up" }, slug, language, db);
      const down = await listProducts({ ...everything, sort: "price-down" }, slug, language, db);
      return { slug, name, count: up.total, cheapest: up.products[0], dearest: down.products[0] };
    }),
  );
}
