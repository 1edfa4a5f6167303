import {
  canonicalConfiguration,
  parseConfiguration,
  readConfigurationFields,
} from "~/furniture/configurator/configuration";
import { listOptions } from "~/furniture/configurator/options.server";
import { readPlanned, writePlanned } from "~/furniture/planner/planned";
import type { Language } from "~/platform/i18n/languages";
import { findProduct } from "~/shop/catalogue/product.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { priceDesigns } from "./price-designs.server";
import { savedDesignAddress, type SavedDesign } from "./saved-design";

/** No design that the shop writes comes near it. */
const LONGEST_QUERY = 4000;

export type ReadSavedDesign =
  | { kind: "design"; design: SavedDesign }
  /** A design that is not possible as it was typed, with the page that offers the nearest. */
  | { kind: "impossible"; address: string }
  | { kind: "unknown" };

/**
 * The model that an address or a form names: a planned piece (`d`, or a form's `design`), a product as
 * it stands ready (`produs`, as in "dormitoare/3"), or a design of one (`piesa` with the customiser's
 * fields).
 */
export async function readSavedDesign(
  fields: URLSearchParams,
  language: Language,
  db: Db = shopDatabase(),
): Promise<ReadSavedDesign> {
  if (fields.toString().length > LONGEST_QUERY) return { kind: "unknown" };
  const plan = fields.get("d") ?? fields.get("design");
  if (plan !== null) {
    const wish = readPlanned(plan);
    if (!wish) return { kind: "unknown" };
    return { kind: "design", design: { productId: null, configuration: writePlanned(wish) } };
  }
  const piece = fields.get("produs") ?? fields.get("piesa") ?? "";
  const [, category = "", number = ""] = /^([a-z0-9-]{1,100})\/(\d{1,9})$/.exec(piece) ?? [];
  const product = category ? await findProduct(category, Number(number), language, db) : undefined;
  if (!product) return { kind: "unknown" };
  if (fields.has("produs")) {
    return { kind: "design", design: { productId: product.id, configuration: "" } };
  }
  const options = await listOptions(language, db);
  const typed = readConfigurationFields(fields, options, product.sizes);
  const parsed = parseConfiguration(typed, options, product.sizes);
  const configuration = canonicalConfiguration(parsed.configuration ?? typed);
  const design = { productId: product.id, configuration };
  if (parsed.configuration) return { kind: "design", design };
  const [shown] = await priceDesigns([design], language, db);
  const address = shown && savedDesignAddress(shown);
  return address ? { kind: "impossible", address } : { kind: "unknown" };
}
