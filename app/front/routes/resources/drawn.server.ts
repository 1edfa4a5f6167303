import { readDesign as readPlan } from "~/furniture/boards/address";
import {
  parseConfiguration,
  pieceLookOf,
  readConfigurationFields,
} from "~/furniture/configurator/configuration";
import { listKnownOptions } from "~/furniture/configurator/options.server";
import { drawableSizes } from "~/furniture/configurator/sizes";
import { pieceShapes } from "~/furniture/drawing/piece-look";
import { makePlan } from "~/furniture/planner/plan.server";
import type { Language } from "~/platform/i18n/languages";

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
 * The planned piece that a drawing's address names; undefined where it is none, or cannot be built as it
 * is.
 */
export async function findDrawnPlan(query: URLSearchParams, language: Language) {
  const design = readPlan(query.get("d") ?? "");
  const plan = design && (await makePlan(design, language));
  return plan?.kind === "plan" && plan.changes.length === 0 ? plan : undefined;
}

/** An address with the version of today's looks is kept for ever; any other is asked for again. */
export function keptWhere(isCurrent: boolean): string {
  return isCurrent ? "public, max-age=31536000, immutable" : "public, no-cache";
}
