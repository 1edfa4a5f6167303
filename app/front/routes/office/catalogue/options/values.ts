import { leiText } from "~/platform/format/office-money";
import type { OfficeOption } from "~/shop/catalogue-editing/option-rows.server";

/** What the form of a new material starts with: the usual sheet, and the colours of its picture. */
const usual = {
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

/** What the fields of a material start with; `nextOrder` is the place of a new one. */
export function materialValues(option: OfficeOption<"material"> | undefined, nextOrder: number) {
  if (!option) return { ...usual, order: String(nextOrder) };
  return {
    ...shared(option),
    emission: option.emission || undefined,
    board: option.board,
    thicknesses: option.thicknesses.replaceAll(",", ", "),
    sheetLength: String(option.sheet_length_mm),
    sheetWidth: String(option.sheet_width_mm),
    pricePerM2: leiText(option.price_per_m2_bani),
    onOrderDays: option.on_order_days === null ? undefined : String(option.on_order_days),
    hasGrain: ticked(option.has_grain),
    glossy: ticked(option.is_glossy),
    colorFront: option.color_front,
    colorTop: option.color_top,
    colorSide: option.color_side,
    grainColor: option.grain_color ?? usual.grainColor,
    grainLines: String(option.grain_lines ?? usual.grainLines),
    grainPercent: String(option.grain_percent ?? usual.grainPercent),
  };
}

/** What the fields of a handle start with. */
export function handleValues(option: OfficeOption<"handle"> | undefined, nextOrder: number) {
  if (!option) return { status: "on", shape: "bar", color: "#99a0a7", order: String(nextOrder) };
  return {
    ...shared(option),
    price: leiText(option.price_bani),
    length: String(option.length_mm),
    holeSpacing: String(option.hole_spacing_mm),
    shape: option.shape,
    color: option.color,
  };
}

function shared(option: OfficeOption) {
  return {
    name: option.name,
    description: option.description,
    supplierCode: option.supplier_code,
    surcharge: leiText(option.surcharge_bani),
    status: option.status === "active" ? "on" : undefined,
    order: String(option.display_order),
  };
}

function ticked(flag: 0 | 1): string | undefined {
  return flag === 1 ? "on" : undefined;
}
