import {
  parseConfiguration,
  pieceLookOf,
  readConfigurationFields,
} from "~/furniture/configurator/configuration";
import { findStart, listKnownOptions, listOptions } from "~/furniture/configurator/options.server";
import { drawableSizes } from "~/furniture/configurator/sizes";
import { pieceShapes } from "~/furniture/drawing/piece-look";
import { makePlan } from "~/furniture/planner/plan.server";
import { readPlanned } from "~/furniture/planner/planned";
import type { Language } from "~/platform/i18n/languages";
import { drawnProductOf } from "~/shop/catalogue/front/drawn-product";
import { findProduct } from "~/shop/catalogue/product.server";

import { addressOf } from "../shop/product/asked-product.server";

/** The design that a drawing's address names, with the options it chose from; undefined for none. */
export async function findDrawnDesign(query: URLSearchParams, language: Language) {
  const form = pieceShapes.find((name) => name === query.get("form"));
  const options = await listKnownOptions(language);
  const fields = readConfigurationFields(query, options, drawableSizes);
  const { configuration } = parseConfiguration(fields, options, drawableSizes);
  const piece = form && configuration && pieceLookOf(form, configuration, options);
  return piece && { piece, options };
}

/**
 * The drawn ready-made piece of a product, named as `category/number`, with the options it is drawn from;
 * undefined where there is no such product, or none of it is drawn (`drawnProductOf`).
 */
export async function findDrawnProduct(named: string, language: Language) {
  const [slug, id, ...more] = named.split("/");
  if (more.length > 0) return undefined;
  const { category, number } = addressOf({ category: slug, id });
  const product = await findProduct(category, number, language);
  if (!product) return undefined;
  const options = await listOptions(language);
  const start = await findStart({ facet: product.material, ...product.source });
  const drawn = drawnProductOf(product, options, start);
  return drawn && { piece: drawn.piece, options };
}

/**
 * The planned piece that a drawing's address names; undefined where it is none, or cannot be built as it
 * is.
 */
export async function findDrawnPlan(query: URLSearchParams, language: Language) {
  const design = readPlanned(query.get("d") ?? "");
  const plan = design && (await makePlan(design, language));
  return plan?.kind === "plan" && plan.changes.length === 0 ? plan : undefined;
}

/** An address with the version of today's looks is kept for ever; any other is asked for again. */
export function keptWhere(isCurrent: boolean): string {
  return isCurrent ? "public, max-age=31536000, immutable" : "public, no-cache";
}
