import type { z } from "zod";

import { leiText } from "~/platform/format/office-money";
import type {
  HandleDetails,
  MaterialDetails,
} from "~/shop/catalogue-editing/front/option-rows.server";

import type { handleForm, materialForm } from "./schema";

/** What the form of a new material begins with: the usual sheet, and the colours of its picture. */
export const newMaterial = {
  status: "on",
  fromPicture: "on",
  board: "pal",
  thicknesses: "18",
  sheetLength: "2800",
  sheetWidth: "2070",
  colorFront: "#e6e1d8",
  colorTop: "#f3efe8",
  colorSide: "#c9c2b6",
  grainColor: "#8d6a42",
  grainLines: "24",
  grainPercent: "55",
};

/** What the form of a new handle begins with. */
export const newHandle = { status: "on", shape: "bar", color: "#99a0a7" };

/** A material as its form shows it. */
export function materialTexts(details: MaterialDetails) {
  return {
    ...sharedTexts(details),
    emission: details.emission || undefined,
    board: details.board,
    thicknesses: details.thicknesses.replaceAll(",", ", "),
    sheetLength: String(details.sheet_length_mm),
    sheetWidth: String(details.sheet_width_mm),
    pricePerM2: leiText(details.price_per_m2_bani),
    onOrderDays: details.on_order_days === null ? undefined : String(details.on_order_days),
    hasGrain: ticked(details.has_grain),
    glossy: ticked(details.is_glossy),
    colorFront: details.color_front,
    colorTop: details.color_top,
    colorSide: details.color_side,
    grainColor: details.grain_color ?? newMaterial.grainColor,
    grainLines: String(details.grain_lines ?? newMaterial.grainLines),
    grainPercent: String(details.grain_percent ?? newMaterial.grainPercent),
  };
}

/** A handle as its form shows it. */
export function handleTexts(details: HandleDetails) {
  return {
    ...sharedTexts(details),
    price: leiText(details.price_bani),
    length: String(details.length_mm),
    holeSpacing: String(details.hole_spacing_mm),
    shape: details.shape,
    color: details.color,
  };
}

function sharedTexts(details: MaterialDetails | HandleDetails) {
  return {
    name: details.name,
    description: details.description,
    supplierCode: details.supplier_code,
    surcharge: leiText(details.surcharge_bani),
    status: details.status === "active" ? "on" : undefined,
    order: String(details.display_order),
    image: details.image_url ?? "",
  };
}

function ticked(flag: 0 | 1): string | undefined {
  return flag === 1 ? "on" : undefined;
}

/** The material that a form asks for, in the colours that were typed. */
export function readMaterial(
  form: z.output<typeof materialForm>,
  image_url: string | null,
): MaterialDetails {
  const hasGrain = form.hasGrain === "on";
  return {
    ...readShared(form),
    image_url,
    emission: form.emission ?? "",
    board: form.board,
    thicknesses: form.thicknesses,
    sheet_length_mm: form.sheetLength,
    sheet_width_mm: form.sheetWidth,
    price_per_m2_bani: form.pricePerM2,
    on_order_days: form.onOrderDays ?? null,
    has_grain: hasGrain ? 1 : 0,
    is_glossy: form.glossy ? 1 : 0,
    color_top: form.colorTop,
    color_front: form.colorFront,
    color_side: form.colorSide,
    grain_color: hasGrain ? form.grainColor : null,
    grain_lines: hasGrain ? form.grainLines : null,
    grain_percent: hasGrain ? form.grainPercent : null,
  };
}

/** The handle that a form asks for. */
export function readHandle(
  form: z.output<typeof handleForm>,
  image_url: string | null,
): HandleDetails {
  return {
    ...readShared(form),
    image_url,
    price_bani: form.price,
    length_mm: form.length,
    hole_spacing_mm: form.holeSpacing,
    shape: form.shape,
    color: form.color,
  };
}

function readShared(form: z.output<typeof materialForm> | z.output<typeof handleForm>) {
  return {
    name: form.name,
    description: form.description,
    supplier_code: form.supplierCode,
    surcharge_bani: form.surcharge,
    display_order: form.order,
    status: form.status ? ("active" as const) : ("inactive" as const),
  };
}
