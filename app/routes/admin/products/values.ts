import type { ProductDetails } from "~/catalogue/editing/product-details.server";
import { leiText } from "~/format/money";
import type { ProductFormInput } from "~/catalogue/editing/product-form";

/** A product's values in the form. A new one costs 0, has none in stock and is active (spec §9). */
export function valuesOf(product: ProductDetails | undefined): Partial<ProductFormInput> {
  if (!product) return { price: "0", stock: "0", status: "on", form: "wardrobe" };
  const { specification } = product;
  return {
    name: product.name,
    category: product.category,
    price: leiText(product.price_bani),
    stock: String(product.stock_quantity),
    description: product.description,
    status: product.status === "active" ? "on" : undefined,
    form: product.form,
    material: product.material ?? undefined,
    specMaterial: specification.material,
    specDimensions: specification.dimensions,
    specColor: specification.color,
    specFeatures: specification.features.join("\n"),
  };
}
