import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { ProductCard } from "./product.server";
import { listProducts } from "./product.server";
import { priceRange } from "./product-filter";
import { listCategories } from "./category.server";

export interface CategoryShape {
  slug: string;
  name: string;
  count: number;
  cheapest: ProductCard | undefined;
  dearest: ProductCard | undefined;
}

/** How many active products each active category has, its cheapest and its dearest. Bani. */
export async function describeCatalogue(db: Db = shopDatabase()): Promise<CategoryShape[]> {
  const everything = {
    search: "",
    minLei: priceRange.min,
    maxLei: priceRange.max,
    materials: [],
    page: 1,
  };
  const categories = await listCategories(db);
  return Promise.all(
    categories.map(async ({ slug, name }) => {
      const up = await listProducts({ ...everything, sort: "price-up" }, slug, db);
      const down = await listProducts({ ...everything, sort: "price-down" }, slug, db);
      return { slug, name, count: up.total, cheapest: up.products[0], dearest: down.products[0] };
    }),
  );
}
