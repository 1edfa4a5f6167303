import { safetyFields } from "~/shop/catalogue/safety";
import { perField, type SizeField } from "~/shop/catalogue/size-fields";

/** The columns of a product file, in order. All except id and images are named as in the form. */
export const productColumns = [
  "id",
  "name",
  "category",
  "price",
  "reducedPrice",
  "stock",
  "deliveryDays",
  "madeDays",
  "status",
  "form",
  "material",
  "description",
  "specMaterial",
  "specDimensions",
  "specColor",
  "specFeatures",
  ...(Object.keys(perField(() => "")) as SizeField[]),
  ...safetyFields,
  "images",
] as const;

/** The columns that are read as numbers; all others are text. */
export const numericColumns: ReadonlySet<string> = new Set([
  "price",
  "reducedPrice",
  "stock",
  ...Object.keys(perField(() => "")),
]);

type ProductColumn = (typeof productColumns)[number];
export type ProductCells = Record<ProductColumn, string>;
