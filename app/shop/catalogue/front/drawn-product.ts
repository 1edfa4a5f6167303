import { pieceLookOf } from "~/furniture/configurator/configuration";
import { lookVersion } from "~/furniture/configurator/drawing-address";
import type { Option, Options, StartingOptions } from "~/furniture/configurator/offered-options";
import { LARGEST, SMALLEST } from "~/furniture/configurator/sizes";
import { chosenSize, outerSizeOf } from "~/furniture/drawing/outer-size";
import type { MaterialLook, PieceLook, PieceView } from "~/furniture/drawing/piece-look";
import { shortHash } from "~/furniture/drawing/svg";
import { countFronts } from "~/furniture/drawing/words";
import { paths } from "~/platform/paths/paths";

import { readSizes } from "../dimensions";
import type { Product } from "../product.server";

/** How a ready-made piece is drawn. */
interface DrawnProduct {
  piece: PieceLook;
  /** Whether it has doors or drawers, and is deep enough for them. */
  opens: boolean;
  decor: Option<MaterialLook>;
}

/**
 * A ready-made piece at its own size, in the decor and with the handle that the customiser begins with (`startingOptions`). Undefined where its size is not written as three sides in
 * centimetres, is none that is drawn, or nothing is offered to make it of.
 */
export function drawnProductOf(
  { form, source }: Pick<Product, "form" | "source">,
  options: Options,
  { material, handle }: StartingOptions,
): DrawnProduct | undefined {
  const sides = readSizes(source.dimensions);
  const decor = options.materials.find(({ id }) => id === material);
  if (!sides || !decor || handle === undefined) return undefined;
  const { width, height, depth } = chosenSize(form, sides);
  const lengths = {
    width: Math.round(width),
    height: Math.round(height),
    depth: Math.round(depth),
  };
  if (!Object.values(lengths).every((length) => length >= 1 && length <= LARGEST)) return undefined;
  const piece = pieceLookOf(form, { material: decor.id, handle, ...lengths }, options);
  if (!piece) return undefined;
  const { doors, drawers } = countFronts(piece);
  const isDeep = outerSizeOf(piece).depth >= SMALLEST;
  return { piece, opens: doors + drawers > 0 && isDeep, decor };
}

/** The field of a drawing's address that names a product, in place of the fields of a design. */
export const DRAWN_PRODUCT = "piesa";

/** The address of a drawing of a ready-made piece; `v` changes with how it looks and with its size. */
export function drawnProductAddress(
  { category_slug: category, number }: Pick<Product, "category_slug" | "number">,
  piece: PieceLook,
  view: PieceView,
  language: string,
): string {
  const shown = `view=${view}&lng=${language}&v=${drawnProductVersion(piece)}`;
  return `${paths.drawing()}?${DRAWN_PRODUCT}=${category}/${number}&${shown}`;
}

/** A short text that changes whenever the drawing of a ready-made piece does. */
export function drawnProductVersion(piece: PieceLook): string {
  const { form, widthCm, heightCm, depthCm } = piece;
  return shortHash([lookVersion(piece), form, widthCm, heightCm, depthCm].join());
}
