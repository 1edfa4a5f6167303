import {
  canonicalConfiguration,
  parseConfiguration,
  pieceLookOf,
  readConfigurationFields,
} from "~/furniture/configurator/configuration";
import {
  decorAddress,
  drawingAddress,
  glbAddress,
  usdzAddress,
  viewAddress,
} from "~/furniture/configurator/drawing-address";
import { listOptions } from "~/furniture/configurator/options.server";
import { outerSizeOf } from "~/furniture/drawing/outer-size";
import { handleReach } from "~/furniture/drawing/piece";
import { countFronts } from "~/furniture/drawing/words";
import type { Language } from "~/platform/i18n/languages";
import { namedSize } from "~/platform/i18n/size-words";
import { translatorOf } from "~/platform/i18n/translate.server";
import { paths } from "~/platform/paths/paths";
import { findProduct } from "~/shop/catalogue/product.server";

import { MOST_DECORS, type ShownDesign, findShownPlan } from "./shown-plan.server";

/**
 * The design of an address: a planned one by its text (`d`), else that of a product (`piesa`, as in
 * "dormitoare/3") with the customiser's fields. The nearest possible one where it is not possible as it
 * is; undefined where there is none.
 */
export async function findShownDesign(
  query: URLSearchParams,
  language: Language,
): Promise<ShownDesign | undefined> {
  const text = query.get("d");
  return text === null ? findDesign(query, language) : findShownPlan(text, language);
}

async function findDesign(
  query: URLSearchParams,
  language: Language,
): Promise<ShownDesign | undefined> {
  const [category = "", number = ""] = (query.get("piesa") ?? "").split("/");
  const product = await findProduct(category, Number(number), language);
  if (!product) return undefined;
  const options = await listOptions(language);
  const fields = readConfigurationFields(query, options, product.sizes);
  const { nearest } = parseConfiguration(fields, options, product.sizes);
  const piece = nearest && pieceLookOf(product.form, nearest, options);
  if (!piece) return undefined;
  const { doors, drawers } = countFronts(piece);
  const design = canonicalConfiguration(nearest);
  const address = paths.product(product.category_slug, product.number);
  return {
    name: product.name,
    untranslated: product.untranslated,
    size: namedSize(outerSizeOf(piece), translatorOf(language), piece.form === "bed"),
    handleReach: doors + drawers > 0 ? handleReach[piece.handle.shape] : 0,
    drawing: drawingAddress(piece, "perspective", language),
    glb: glbAddress(piece),
    usdz: usdzAddress(piece),
    turned: viewAddress(glbAddress(piece)),
    decors: options.materials.slice(0, MOST_DECORS).map(({ id, name, look }) => ({
      id,
      name,
      look: decorAddress(glbAddress({ ...piece, material: look })),
    })),
    worn: nearest.material,
    query: `${new URLSearchParams({ piesa: `${category}/${product.number}` })}&${design}`,
    back: `${address}?fila=personalizare&${design}#fila`,
  };
}
