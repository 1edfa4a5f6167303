import { kinds } from "~/furniture/boards/design";

import type { SeedHandle, SeedMaterial, SeedOption } from "./options";

/** The row of a sample material, on sheets of the usual size. */
export function decorRow(decor: SeedMaterial, order: number) {
  const { top, front, side, grain, isGlossy } = decor.look;
  return {
    ...optionRow(decor, order),
    // Boards of today keep the limit.
    emission: "E05" as const,
    board: decor.board,
    thicknesses: "18",
    price_per_m2_bani: decor.leiPerM2 * 100,
    has_grain: grain ? (1 as const) : (0 as const),
    color_top: top,
    color_front: front,
    color_side: side,
    grain_color: grain?.color ?? null,
    grain_lines: grain?.lines ?? null,
    grain_percent: grain ? Math.round(grain.strength * 100) : null,
    is_glossy: isGlossy ? (1 as const) : (0 as const),
  };
}

/** So many swatches of each decor a new shop has to send. */
const SWATCHES = 20;

/** The row of a sample material's swatches. */
export function swatchRow({ id }: SeedMaterial) {
  return { material_id: id, stock: SWATCHES };
}

/** The rows of the photographs of each kind of piece in a sample material. */
export function decorPictureRows({ id, photographs }: SeedMaterial) {
  return kinds.map((kind) => ({
    material_id: id,
    kind,
    image_url: `/imagini/${photographs[kind]}`,
    is_sample: 1 as const,
  }));
}

/** The row of a sample handle. */
export function handleRow(handle: SeedHandle, order: number) {
  return {
    ...optionRow(handle, order),
    price_bani: handle.priceLei * 100,
    shape: handle.look.shape,
    color: handle.look.color,
    length_mm: handle.lengthMm,
    hole_spacing_mm: handle.holeSpacingMm,
  };
}

function optionRow(option: SeedOption, order: number) {
  return {
    id: option.id,
    name: option.names.ro,
    description: option.descriptions?.ro ?? "",
    surcharge_bani: option.surchargeLei * 100,
    image_url: `/imagini/${option.picture}`,
    status: "active" as const,
    display_order: order,
    is_sample: 1 as const,
  };
}
