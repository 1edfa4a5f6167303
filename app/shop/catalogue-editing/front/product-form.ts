import { pieceShapes } from "~/furniture/drawing/piece-look";
import { z } from "~/platform/basics/zod";
import { LONGEST_TERM } from "~/platform/format/dates";
import { oneLine } from "~/platform/format/one-line";
import { leiField, wholeField } from "~/platform/forms/number-field";
import { textBlock, textLine } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { isPictureAddress } from "~/platform/media/picture-address";
import { readDays } from "~/shop/catalogue/delivery-term";
import { materialFacets } from "~/shop/catalogue/material-facet";
import { emissionClasses } from "~/shop/catalogue/safety";

import { readOwnSizes, refuseSizes, sizeSchema } from "../product/size-schema";
import type { ProductDetails } from "./product-details.server";

/** A higher price is a typing error. */
const HIGHEST_PRICE_BANI = 1_000_000_000;

const MOST_IN_STOCK = 999_999;

function priceField() {
  const tooHigh = message("priceTooHigh");
  return leiField(message("price"), { min: 1, max: HIGHEST_PRICE_BANI, tooHigh });
}

/** Two numbers of days, as `readDays` reads them; nothing typed stands for the law's term. */
function deliveryField() {
  return z
    .string()
    .trim()
    .refine(
      (typed) => readDays(typed) !== undefined,
      message("deliveryDays", { most: LONGEST_TERM }),
    )
    .default("");
}

/** A line of text that may be left out. */
function line(max: number) {
  return z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(max, message("tooLong", { count: max })))
    .default("");
}

/** Whether a customer can write there without paper: an e-mail address or a page. */
function isElectronicAddress(text: string): boolean {
  if (/^https?:\/\//i.test(text)) return URL.canParse(text);
  return z.email().safeParse(text).success;
}

const plainForm = z.object({
  intent: z.enum(["save", "add-image"]).default("save"),
  name: textLine("productName", 3, 120),
  category: z
    .string({ error: message("categoryRequired") })
    .min(1, message("categoryRequired"))
    .max(100, message("categoryUnknown")),
  price: priceField(),
  reducedPrice: priceField()
    .optional()
    .transform((bani) => bani ?? null),
  stock: wholeField(message("quantity"), { min: -MOST_IN_STOCK, max: MOST_IN_STOCK }).pipe(
    z.int().min(0, message("stockNegative")),
  ),
  deliveryDays: deliveryField(),
  madeDays: deliveryField(),
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
  ...sizeSchema,
  identifier: line(80),
  emission: z.enum(emissionClasses, { error: message("choose") }).optional(),
  manufacturerName: line(120),
  manufacturerAddress: line(200),
  manufacturerContact: line(200).refine(
    (typed) => typed === "" || isElectronicAddress(typed),
    message("electronicAddress"),
  ),
  importer: line(300),
  warnings: textBlock(2000),
  care: textBlock(2000),
  imageUrl: z
    .string()
    .trim()
    .refine((address) => address === "" || isPictureAddress(address), message("imageUrl"))
    .default(""),
  imageAlt: textBlock(200),
});

/** The product form (spec §3, limits of §5), used by the page, the browser and the import. */
export const productForm = plainForm.superRefine(refuseSizes, { when: () => true });

export type ProductFormInput = z.input<typeof productForm>;
export type ProductForm = z.output<typeof productForm>;

/** The product's details in an accepted form. */
export function detailsOf(form: ProductForm): ProductDetails {
  return {
    name: form.name,
    category: form.category,
    price_bani: form.reducedPrice ?? form.price,
    regular_price_bani: form.reducedPrice === null ? null : form.price,
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
    delivery: readDays(form.deliveryDays) ?? null,
    made: readDays(form.madeDays) ?? null,
    sizes: readOwnSizes(form),
    safety: {
      identifier: form.identifier,
      manufacturerName: form.manufacturerName,
      manufacturerAddress: form.manufacturerAddress,
      manufacturerContact: form.manufacturerContact,
      importer: form.importer,
      emission: form.emission ?? "",
      warnings: form.warnings,
      care: form.care,
    },
  };
}
