import { readDesign as readPlan, writeDesign } from "~/furniture/boards/address";
import { canonicalDesign, parseDesign, readDesignFields } from "~/furniture/configurator/design";
import { listOptions } from "~/furniture/configurator/options.server";
import type { Language } from "~/platform/i18n/languages";
import { findProduct } from "~/shop/catalogue/product.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { modelAddress, type Model } from "./model";
import { showModels } from "./show-models.server";

/** No design that the shop writes comes near it. */
const LONGEST_QUERY = 4000;

export type ReadModel =
  | { kind: "model"; model: Model }
  /** A design that is not possible as it was typed, with the page that offers the nearest. */
  | { kind: "impossible"; address: string }
  | { kind: "unknown" };

/**
 * The model that an address or a form names: a planned piece (`d`, or a form's `design`), a product as
 * it stands ready (`produs`, as in "dormitoare/3"), or a design of one (`piesa` with the customiser's
 * fields).
 */
export async function readModel(
  fields: URLSearchParams,
  language: Language,
  db: Db = shopDatabase(),
): Promise<ReadModel> {
  if (fields.toString().length > LONGEST_QUERY) return { kind: "unknown" };
  const plan = fields.get("d") ?? fields.get("design");
  if (plan !== null) {
    const wish = readPlan(plan);
    if (!wish) return { kind: "unknown" };
    return { kind: "model", model: { productId: null, configuration: writeDesign(wish) } };
  }
  const piece = fields.get("produs") ?? fields.get("piesa") ?? "";
  const [, category = "", number = ""] = /^([a-z0-9-]{1,100})\/(\d{1,9})$/.exec(piece) ?? [];
  const product = category ? await findProduct(category, Number(number), language, db) : undefined;
  if (!product) return { kind: "unknown" };
  if (fields.has("produs")) {
    return { kind: "model", model: { productId: product.id, configuration: "" } };
  }
  const options = await listOptions(language, db);
  const typed = readDesignFields(fields, options, product.sizes);
  const { design } = parseDesign(typed, options, product.sizes);
  const configuration = canonicalDesign(design ?? typed);
  const model = { productId: product.id, configuration };
  if (design) return { kind: "model", model };
  const [shown] = await showModels([model], language, db);
  const address = shown && modelAddress(shown);
  return address ? { kind: "impossible", address } : { kind: "unknown" };
}
