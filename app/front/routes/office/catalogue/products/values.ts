import { leiText } from "~/platform/format/office-money";
import type { ProductDetails } from "~/shop/catalogue-editing/front/product-details.server";
import type { ProductFormInput } from "~/shop/catalogue-editing/front/product-form";
import { daysText } from "~/shop/catalogue/delivery-term";
import { sizeCells } from "~/shop/catalogue/size-fields";

/**
 * A product's values in the form. A new one costs 0, has none in stock and is active (spec §9). Its shape is to be
 * chosen: a category has pieces of several.
 */
export function valuesOf(product: ProductDetails | undefined): Partial<ProductFormInput> {
  if (!product) return { price: "0", stock: "0", status: "on" };
  const { specification } = product;
  return {
    name: product.name,
    category: product.category,
    price: leiText(product.regular_price_bani ?? product.price_bani),
    reducedPrice: product.regular_price_bani === null ? "" : leiText(product.price_bani),
    stock: String(product.stock_quantity),
    deliveryDays: daysText(product.delivery),
    madeDays: daysText(product.made),
    description: product.description,
    status: product.status === "active" ? "on" : undefined,
    ...product.safety,
    emission: product.safety.emission || undefined,
    form: product.form,
    material: product.material ?? undefined,
    specMaterial: specification.material,
    specDimensions: specification.dimensions,
    specColor: specification.color,
    specFeatures: specification.features.join("\n"),
    ...sizeCells(product.sizes),
  };
}
