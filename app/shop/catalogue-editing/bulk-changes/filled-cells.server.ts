import { productForm } from "~/shop/catalogue-editing/front/product-form";
import { noSafety } from "~/shop/catalogue/safety";
import { sizeCells } from "~/shop/catalogue/size-fields";

import type { ProductCells } from "../front/product-cells.server";

/** The defaults of a product for which a file gives only name, category and price (spec §9). */
export const blank: ProductCells = {
  id: "",
  name: "",
  category: "",
  price: "",
  reducedPrice: "",
  stock: "0",
  deliveryDays: "",
  madeDays: "",
  status: "active",
  form: "wardrobe",
  material: "",
  description: "",
  specMaterial: "",
  specDimensions: "",
  specColor: "",
  specFeatures: "",
  ...sizeCells(undefined),
  ...noSafety,
  images: "",
};

/** Reads cells by the rules of the product form; an empty cell is an empty field. */
export function readCells(cells: ProductCells) {
  const filled = Object.entries(cells)
    .filter(([, value]) => value.trim() !== "")
    .map(([column, value]) => [column, column === "name" ? value : value.trim()] as const);
  const { images: _images, id: _id, status, ...form } = Object.fromEntries(filled);
  const isActive = status?.toLowerCase() === "active";
  return productForm.safeParse({ ...form, ...(isActive ? { status: "on" } : {}) });
}
