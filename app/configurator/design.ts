import {
  handleIds,
  materialIds,
  pieceShapes,
  type HandleId,
  type MaterialId,
  type PieceDesign,
  type PieceShape,
} from "~/drawing/piece-design";

import { readRangeField } from "~/forms/range-field";

/** What a customer chooses for a piece; lengths in whole cm (spec §3). */
export interface Design {
  material: MaterialId;
  handle: HandleId;
  width: number;
  height: number;
  depth: number;
}

export const dimensions = ["width", "height", "depth"] as const;
export type Dimension = (typeof dimensions)[number];

/** Bounds and step of the sliders, in cm (spec §9). */
export const dimensionLimits = {
  width: { min: 50, max: 300, step: 5 },
  height: { min: 50, max: 300, step: 5 },
  depth: { min: 30, max: 100, step: 5 },
} as const satisfies Record<Dimension, { min: number; max: number; step: number }>;

/** First material, first handle, 100 × 200 × 50 cm (spec §4). */
const defaultDesign: Design = {
  material: materialIds[0],
  handle: handleIds[0],
  width: 100,
  height: 200,
  depth: 50,
};

/** The customiser's fields as text from an address or a form, valid or not. */
export type DesignFields = Record<keyof Design, string>;

export type DesignErrors = Partial<Record<keyof Design, true>>;

/**
 * Reads the customiser's fields; a missing one gets its default. Without script a form sends each
 * length both from its slider and from its box, and the three lengths it was rendered with
 * (`drawn`).
 */
export function readDesignFields(query: URLSearchParams): DesignFields {
  const drawn = query.get("drawn")?.split("-") ?? [];
  const read = (name: Dimension, index: number) =>
    readRangeField(query, { box: name, slider: `${name}Slider` }, drawn[index]) ??
    String(defaultDesign[name]);
  return {
    material: query.get("material") ?? defaultDesign.material,
    handle: query.get("handle") ?? defaultDesign.handle,
    width: read("width", 0).trim().slice(0, 20),
    height: read("height", 1).trim().slice(0, 20),
    depth: read("depth", 2).trim().slice(0, 20),
  };
}

/**
 * Parses the fields into a design, or says which are invalid: an unknown material or handle, a
 * length that is not a whole number, is out of bounds or between two steps (spec §5).
 */
export function parseDesign(
  fields: DesignFields,
): { design: Design; errors?: undefined } | { design?: undefined; errors: DesignErrors } {
  const material = materialIds.find((id) => id === fields.material);
  const handle = handleIds.find((id) => id === fields.handle);
  const width = parseLength("width", fields.width);
  const height = parseLength("height", fields.height);
  const depth = parseLength("depth", fields.depth);
  if (material && handle && width && height && depth) {
    return { design: { material, handle, width, height, depth } };
  }
  const errors: DesignErrors = {};
  if (!material) errors.material = true;
  if (!handle) errors.handle = true;
  if (!width) errors.width = true;
  if (!height) errors.height = true;
  if (!depth) errors.depth = true;
  return { errors };
}

/**
 * The one way to write a design as a query string: the same choices always give the same text. It
 * identifies a cart line.
 */
export function canonicalDesign(design: Design | DesignFields): string {
  const { material, handle, width, height, depth } = design;
  return new URLSearchParams({
    material,
    handle,
    width: String(width),
    height: String(height),
    depth: String(depth),
  }).toString();
}

/** The design of a canonical query string, or undefined for a ready-made piece. */
export function readDesign(canonical: string): Design | undefined {
  if (canonical === "") return undefined;
  const parsed = parseDesign(readDesignFields(new URLSearchParams(canonical)));
  return parsed.errors ? undefined : parsed.design;
}

/** The shape named in a product's row; an unknown one is drawn as a wardrobe. */
export function readShape(text: string): PieceShape {
  return pieceShapes.find((form) => form === text) ?? "wardrobe";
}

/** A design together with the product's shape, as the drawing needs it. */
export function pieceDesignOf(form: PieceShape, design: Design): PieceDesign {
  const { material, handle, width, height, depth } = design;
  return { form, material, handle, widthCm: width, heightCm: height, depthCm: depth };
}

/** The copy of a design in an order, which never changes in words or drawing. */
export interface OrderedDesign extends PieceDesign {
  materialName: string;
  handleName: string;
}

/** A material or a handle offered in the customiser. */
export interface Option<Id extends string = string> {
  id: Id;
  untranslated: string[];
  name: string;
  surcharge_bani: number;
  image_url: string | null;
}

export interface Options {
  materials: Option<MaterialId>[];
  handles: Option<HandleId>[];
}

/** The price of a customised piece and its parts, all in bani; the parts add up to the total. */
export interface PriceBreakdown {
  baseBani: number;
  materialBani: number;
  handleBani: number;
  volumeBani: number;
  totalBani: number;
}

/**
 * The price formula in lei: round(base + material + handle + width × height × depth / 10000) (spec
 * §9). Used by page, cart, order and script. Prices in bani, lengths in cm.
 */
export function priceOf(
  baseBani: number,
  surcharges: { materialBani: number; handleBani: number },
  { width, height, depth }: Pick<Design, Dimension>,
): PriceBreakdown {
  const { materialBani, handleBani } = surcharges;
  const exactBani = baseBani + materialBani + handleBani + (width * height * depth) / 100;
  const totalBani = Math.round(exactBani / 100) * 100;
  const volumeBani = totalBani - baseBani - materialBani - handleBani;
  return { baseBani, materialBani, handleBani, volumeBani, totalBani };
}

/**
 * The price of a design with the given surcharges, in bani. Undefined when its material or handle
 * is no longer offered.
 */
export function priceWithOptions(
  baseBani: number,
  design: Design,
  options: Options,
): PriceBreakdown | undefined {
  const material = options.materials.find(({ id }) => id === design.material);
  const handle = options.handles.find(({ id }) => id === design.handle);
  if (!material || !handle) return undefined;
  const surcharges = {
    materialBani: material.surcharge_bani,
    handleBani: handle.surcharge_bani,
  };
  return priceOf(baseBani, surcharges, design);
}

/** An option's name, or its id when it is no longer offered. */
export function optionName(options: Option[], id: string): string {
  return options.find((option) => option.id === id)?.name ?? id;
}

/** The names and measures of a canonical design, or null for a ready-made piece. */
export function orderedDesign(
  form: PieceShape,
  canonical: string,
  options: Options,
): OrderedDesign | null {
  const design = readDesign(canonical);
  if (!design) return null;
  return {
    ...pieceDesignOf(form, design),
    materialName: optionName(options.materials, design.material),
    handleName: optionName(options.handles, design.handle),
  };
}

function parseLength(name: Dimension, typed: string): number | undefined {
  const { min, max, step } = dimensionLimits[name];
  const length = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
  return length >= min && length <= max && length % step === 0 ? length : undefined;
}
