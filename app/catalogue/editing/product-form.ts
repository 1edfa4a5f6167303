import { isPictureAddress } from "~/media/picture-address";
import { pieceShapes } from "~/drawing/piece-design";
import type { ProductDetails } from "./product-details.server";
import { materialFacets } from "../product-filter";
import { parseLei } from "~/format/money";
import { textBlock, textLine } from "~/forms/text-field";
import { message } from "~/forms/validation-message";
import { z } from "~/zod";

/** A higher price is a typing error. */
const HIGHEST_PRICE_BANI = 1_000_000_000;

/** The product form (spec §3, limits of §5), used by the page, the browser and the import. */
export const productForm = z.object({
  intent: z.enum(["save", "add-image"]).default("save"),
  name: textLine("productName", 3, 120),
  category: z
    .string({ error: message("categoryRequired") })
    .min(1, message("categoryRequired"))
    .max(100, message("categoryUnknown")),
  price: z
    .string({ error: message("price") })
    .transform((typed) => parseLei(typed) ?? 0)
    .pipe(z.number().min(1, message("price")).max(HIGHEST_PRICE_BANI, message("priceTooHigh"))),
  stock: z
    .string({ error: message("quantity") })
    .trim()
    .regex(/^-?\d{1,6}$/, message("quantity"))
    .transform(Number)
    .pipe(z.int().min(0, message("stockNegative"))),
  description: textBlock(5000),
  // An unticked box is not sent.
  status: z
    .string()
    .default("")
    .transform((typed) => typed === "on"),
  form: z.enum(pieceShapes, { error: message("form") }),
  material: z.enum(materialFacets, { error: message("material") }).optional(),
  specMaterial: textBlock(300),
  specDimensions: textBlock(300),
  specColor: textBlock(300),
  specFeatures: textBlock(2000),
  imageUrl: z
    .string()
    .trim()
    .refine((address) => address === "" || isPictureAddress(address), message("imageUrl"))
    .default(""),
  imageAlt: textBlock(200),
});

export type ProductFormInput = z.input<typeof productForm>;
export type ProductForm = z.output<typeof productForm>;

/** The product's details in an accepted form. */
export function detailsOf(form: ProductForm): ProductDetails {
  return {
    name: form.name,
    category: form.category,
    price_bani: form.price,
    description: form.description,
    stock_quantity: form.stock,
    status: form.status ? "active" : "inactive",
    material: form.material ?? null,
    form: form.form,
    specification: {
      material: form.specMaterial,
      dimensions: form.specDimensions,
      color: form.specColor,
      features: form.specFeatures
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== ""),
    },
  };
}
