import {
  canonicalConfiguration,
  parseConfiguration,
  priceWithOptions,
  type PriceBreakdown,
} from "~/furniture/configurator/configuration";
import { listOptions } from "~/furniture/configurator/options.server";
import { dimensions } from "~/furniture/configurator/sizes";
import { outerSize } from "~/furniture/drawing/outer-size";
import type { PieceShape } from "~/furniture/drawing/piece-look";
import type { Language } from "~/platform/i18n/languages";
import { findPiecesOfKind } from "~/shop/catalogue/front/pieces-of-kind.server";
import type { Product } from "~/shop/catalogue/product.server";

import { askedMeasures, lying, type Draft, type MeasureName } from "./draft";

/** A catalogue piece made to a draft's measures by the customiser. Lengths in centimetres. */
export interface MadeDraft {
  kind: "made";
  product: Product;
  configuration: string;
  size: Record<MeasureName, number>;
  price: PriceBreakdown;
  /** Whether its measures are not those that were wished, only the nearest. */
  isNearest: boolean;
}

/**
 * The first catalogue piece of a shape at a draft's measures, in the draft's decor and with the first
 * handle, or at the nearest measures that it is made in. Undefined where the shop makes none.
 */
export async function makeDraft(
  shape: PieceShape,
  draft: Draft,
  language: Language,
): Promise<MadeDraft | undefined> {
  const [[product], options] = await Promise.all([
    findPiecesOfKind(shape, 1, language),
    listOptions(language),
  ]);
  const material = options.materials.find(({ id }) => id === draft.decor) ?? options.materials[0];
  const handle = options.handles[0];
  if (!product || !material || !handle) return undefined;
  const asked = askedMeasures(shape, draft);
  const given = turned(shape, draft, product.sizes.height.start * 10);
  const wished = (name: MeasureName) => {
    const length = asked.includes(name) ? given[name] : undefined;
    return length === undefined ? product.sizes[name].start : length / 10;
  };
  const lengths = dimensions.map((name) => [name, String(wished(name))] as const);
  const fields = {
    ...(Object.fromEntries(lengths) as Record<MeasureName, string>),
    material: material.id,
    handle: handle.id,
  };
  const { nearest } = parseConfiguration(fields, options, product.sizes);
  const price = nearest && priceWithOptions(product.price_bani, nearest, options);
  if (!nearest || !price) return undefined;
  return {
    kind: "made",
    product,
    configuration: canonicalConfiguration(nearest),
    size: outerSize(shape, nearest),
    price,
    isNearest: dimensions.some((name) => nearest[name] !== wished(name)),
  };
}

/** "160 x 90 x 75" is a table 75 high: of its two last lengths the height is the likelier one. */
function turned(
  shape: PieceShape,
  { measures, isTriple }: Draft,
  usualHeight: number,
): Draft["measures"] {
  const { width, height = 0, depth = 0 } = measures;
  if (!isTriple || !lying.includes(shape)) return measures;
  const isLikelier = Math.abs(depth - usualHeight) < Math.abs(height - usualHeight);
  return isLikelier ? { width, height: depth, depth: height } : measures;
}

/** What a measure of a shape usually is, in centimetres: that of the piece in the catalogue. */
export async function usualMade(
  shape: PieceShape,
  name: MeasureName,
  language: Language,
): Promise<number | undefined> {
  const [product] = await findPiecesOfKind(shape, 1, language);
  return product?.sizes[name].start;
}
