import { inBatches } from "~/platform/basics/in-batches.server";
import { leiText } from "~/platform/format/office-money";
import {
  inDetail,
  type ProductDetails,
} from "~/shop/catalogue-editing/front/product-details.server";
import { daysText } from "~/shop/catalogue/delivery-term";
import { sizeCells } from "~/shop/catalogue/size-fields";
import {
  ownSizeColumns,
  termColumns,
  readSafety,
  readSpecification,
} from "~/shop/catalogue/stored-product.server";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";

import type { ProductCells } from "./product-cells.server";

/** Products as rows of a file, some at a time in the order of `ids`; unknown ids are left out. */
export async function* readProductCells(
  ids: string[],
  db: Db = shopDatabase(),
): AsyncGenerator<ProductCells[], void> {
  for await (const some of inBatches(ids)) {
    const rows = await db
      .selectFrom("products")
      .innerJoin("categories", "categories.id", "products.category_id")
      .select([
        "products.id",
        "products.name",
        "categories.slug as category",
        "products.price_bani",
        "products.regular_price_bani",
        "products.stock_quantity",
        "products.status",
        "products.form",
        "products.material",
        "products.description",
        "products.specification",
        "products.safety",
        ...termColumns,
        ...ownSizeColumns,
      ])
      .where("products.id", "in", valuesOf(some))
      .where("products.deleted_at", "is", null)
      .execute();
    const images = await db
      .selectFrom("product_images")
      .select(["product_id", "image_url"])
      .where("product_id", "in", valuesOf(some))
      .orderBy("product_id")
      .orderBy("display_order")
      .execute();
    const addresses = new Map<string, string[]>();
    for (const { product_id, image_url } of images) {
      addresses.set(product_id, [...(addresses.get(product_id) ?? []), image_url]);
    }
    const cells = new Map<string, ProductCells>();
    for (const { specification, safety, ...row } of rows) {
      const details = {
        ...inDetail(row),
        specification: readSpecification(specification),
        safety: readSafety(safety),
      };
      cells.set(row.id, cellsOf(row.id, details, addresses.get(row.id) ?? []));
    }
    yield some.flatMap((id) => cells.get(id) ?? []);
  }
}

/** A product's details as cells of text. */
export function cellsOf(
  id: string,
  details: Omit<ProductDetails, "form" | "material"> & { form: string; material: string | null },
  images: string[],
): ProductCells {
  return {
    id,
    name: details.name,
    category: details.category,
    price: leiText(details.regular_price_bani ?? details.price_bani),
    reducedPrice: details.regular_price_bani === null ? "" : leiText(details.price_bani),
    stock: String(details.stock_quantity),
    deliveryDays: daysText(details.delivery),
    madeDays: daysText(details.made),
    status: details.status,
    form: details.form,
    material: details.material ?? "",
    description: details.description,
    specMaterial: details.specification.material,
    specDimensions: details.specification.dimensions,
    specColor: details.specification.color,
    specFeatures: details.specification.features.join("\n"),
    ...sizeCells(details.sizes),
    ...details.safety,
    images: images.join(" "),
  };
}
