import { pieceShapes, type PieceLook, type PieceShape } from "~/furniture/drawing/piece-look";
import { readRangeField } from "~/platform/forms/range-field";

import type { Choices, Option, Options } from "./offered-options";
import {
  dimensions,
  drawableSizes,
  nearestLength,
  sliderOf,
  type Bounds,
  type Dimension,
  type Sizes,
} from "./sizes";

/** What a customer chooses for a piece; lengths in whole cm (spec §3). */
export interface Configuration {
  /** The ids of their rows. */
  material: string;
  handle: string;
  width: number;
  height: number;
  depth: number;
}

/** The customiser's fields as text from an address or a form, valid or not. */
export type ConfigurationFields = Record<keyof Configuration, string>;

export type ConfigurationErrors = Partial<Record<keyof Configuration, true>>;

/** The fields from which it is read. */
export const configurationReads = {
  material: true,
  handle: true,
  width: true,
  height: true,
  depth: true,
  widthSlider: true,
  heightSlider: true,
  depthSlider: true,
  drawn: true,
  take: true,
};

/**
 * Reads the customiser's fields; a missing one gets its default, of the product's `sizes`. Without
 * script a form sends each length both from its slider and from its box, and the three lengths it was
 * rendered with (`drawn`). The button of an offered length sends that one too (`take`).
 */
export function readConfigurationFields(
  query: URLSearchParams,
  choices: Choices,
  sizes: Sizes,
): ConfigurationFields {
  const drawn = query.get("drawn")?.split("-") ?? [];
  const [taken, length = ""] = query.get("take")?.split("-") ?? [];
  const read = (name: Dimension, index: number) => {
    if (taken === name) return length;
    const was = drawn[index];
    const slider = was === undefined ? undefined : String(sliderOf(sizes[name], was));
    const names = { box: name, slider: `${name}Slider` };
    const typed = readRangeField(query, names, was, slider);
    return (typed ?? String(sizes[name].start)).trim().slice(0, 20);
  };
  return {
    material: query.get("material") ?? choices.materials[0]?.id ?? "",
    handle: query.get("handle") ?? choices.handles[0]?.id ?? "",
    width: read("width", 0),
    height: read("height", 1),
    depth: read("depth", 2),
  };
}

/**
 * Parses the fields into a configuration, or says which are invalid: a material or handle that is none of
 * the choices, a length that is not a whole number, is out of the sizes' bounds or between two steps
 * (spec §5). `nearest` has the nearest possible lengths; undefined where there is no such configuration.
 */
export function parseConfiguration(
  fields: ConfigurationFields,
  choices: Choices,
  sizes: Sizes,
):
  | { configuration: Configuration; nearest: Configuration; errors?: undefined }
  | { configuration?: undefined; nearest: Configuration | undefined; errors: ConfigurationErrors } {
  const material = choices.materials.find(({ id }) => id === fields.material)?.id;
  const handle = choices.handles.find(({ id }) => id === fields.handle)?.id;
  const [width, height, depth] = dimensions.map((name) => nearestLength(sizes[name], fields[name]));
  const nearest =
    material && handle && width && height && depth
      ? { material, handle, width, height, depth }
      : undefined;
  const errors: ConfigurationErrors = {};
  if (!material) errors.material = true;
  if (!handle) errors.handle = true;
  for (const name of dimensions) if (!isPossible(sizes[name], fields[name])) errors[name] = true;
  const isRight = nearest && Object.keys(errors).length === 0;
  return isRight ? { configuration: nearest, nearest } : { errors, nearest };
}

/**
 * The one way to write a configuration as a query string: the same choices always give the same text. It
 * identifies a cart line.
 */
export function canonicalConfiguration(configuration: Configuration | ConfigurationFields): string {
  const { material, handle, width, height, depth } = configuration;
  return new URLSearchParams({
    material,
    handle,
    width: String(width),
    height: String(height),
    depth: String(depth),
  }).toString();
}

/**
/**
 * The configuration of a canonical query string, or undefined for a ready-made piece and for one whose
 * material or handle is none of the choices. Without its product's sizes it may be one that was chosen
 * when it was still made.
 */
export function readConfiguration(
  canonical: string,
  choices: Choices,
  sizes: Sizes = drawableSizes,
): Configuration | undefined {
  if (canonical === "") return undefined;
  const fields = readConfigurationFields(new URLSearchParams(canonical), choices, sizes);
  return parseConfiguration(fields, choices, sizes).configuration;
}

/** The shape named in a product's row; an unknown one is drawn as a wardrobe. */
export function readShape(text: string): PieceShape {
  return pieceShapes.find((form) => form === text) ?? "wardrobe";
}

/** A configuration with the product's shape and the looks of its choices, as the drawing needs it. */
export function pieceLookOf(
  form: PieceShape,
  { width, height, depth, ...ids }: Configuration,
  { materials, handles }: Options,
): PieceLook | undefined {
  const material = materials.find(({ id }) => id === ids.material)?.look;
  const handle = handles.find(({ id }) => id === ids.handle)?.look;
  if (!material || !handle) return undefined;
  return { form, material, handle, widthCm: width, heightCm: height, depthCm: depth };
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
  { width, height, depth }: Pick<Configuration, Dimension>,
): PriceBreakdown {
  const { materialBani, handleBani } = surcharges;
  const exactBani = baseBani + materialBani + handleBani + (width * height * depth) / 100;
  const totalBani = Math.round(exactBani / 100) * 100;
  const volumeBani = totalBani - baseBani - materialBani - handleBani;
  return { baseBani, materialBani, handleBani, volumeBani, totalBani };
}

/**
 * The price of a configuration with the given surcharges, in bani. Undefined when its material or handle
 * is no longer offered.
 */
export function priceWithOptions(
  baseBani: number,
  configuration: Configuration,
  options: Options,
): PriceBreakdown | undefined {
  const material = options.materials.find(({ id }) => id === configuration.material);
  const handle = options.handles.find(({ id }) => id === configuration.handle);
  if (!material || !handle) return undefined;
  const surcharges = {
    materialBani: material.surcharge_bani,
    handleBani: handle.surcharge_bani,
  };
  return priceOf(baseBani, surcharges, configuration);
}

/**
 * The lowest price in bani at which a piece is made to order: its smallest, in the cheapest material and
 * with the cheapest handle. Undefined while there are none to choose.
 */
export function lowestPrice(baseBani: number, options: Options, sizes: Sizes): number | undefined {
  const cheapest = (choices: { surcharge_bani: number }[]) =>
    Math.min(...choices.map((choice) => choice.surcharge_bani));
  const surcharges = {
    materialBani: cheapest(options.materials),
    handleBani: cheapest(options.handles),
  };
  if (!Object.values(surcharges).every(Number.isFinite)) return undefined;
  const [width, height, depth] = [sizes.width.min, sizes.height.min, sizes.depth.min];
  return priceOf(baseBani, surcharges, { width, height, depth }).totalBani;
}

/** An option's name, or its id when it is no longer offered. */
export function optionName(options: Option[], id: string): string {
  return options.find((option) => option.id === id)?.name ?? id;
}

function isPossible(bounds: Bounds, typed: string): boolean {
  return /^\d+$/.test(typed) && nearestLength(bounds, typed) === Number(typed);
}
