import { readDesign as readPlan, writeDesign } from "~/furniture/boards/address";
import {
  canonicalConfiguration,
  parseConfiguration,
  priceWithOptions,
  readConfigurationFields,
} from "~/furniture/configurator/configuration";
import { listOptions } from "~/furniture/configurator/options.server";
import { orderedConfiguration } from "~/furniture/configurator/ordered-configuration";
import { freezePlan } from "~/furniture/planner/frozen-plan.server";
import { findOfferedPlan } from "~/furniture/planner/offered-plan.server";
import type { Language } from "~/platform/i18n/languages";
import { noWork, promisedDays, withMore, type Making } from "~/platform/settings/workshop-load";
import { findWorkshop } from "~/platform/settings/workshop-load.server";
import type { LineDesign } from "~/shop/cart/line-design";
import { plannedName } from "~/shop/cart/planned-name.server";
import type { DeliveryDays } from "~/shop/catalogue/delivery-term";
import { readPieceAddress } from "~/shop/catalogue/piece-address";
import { findMaking, findProduct } from "~/shop/catalogue/product.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** Longer than any design that the shop writes. */
const LONGEST_DESIGN = 4000;

/** A design as the shop would make it today. */
export interface QuotedDesign {
  /** Its address as a query; the same for the same design. */
  design: string;
  name: string;
  shown: LineDesign;
  /** What one costs today, as shown; undefined where it cannot be ordered as it is. */
  priceBani: number | undefined;
  /** What its promise follows from; undefined where it cannot be made so. */
  making: Making | undefined;
  productId: string | null;
}

/**
 * The design of an address's query: a planned one by its text (`d`), else that of a product (`piesa`,
 * as in "dormitoare/3") with the customiser's fields, the nearest possible one. Undefined where there
 * is none.
 */
export async function findQuotedDesign(
  query: string,
  language: Language,
  db: Db = shopDatabase(),
): Promise<QuotedDesign | undefined> {
  if (query.length > LONGEST_DESIGN) return undefined;
  const fields = new URLSearchParams(query);
  const plan = fields.get("d");
  return plan === null ? findProductDesign(fields, language, db) : findPlan(plan, language, db);
}

async function findPlan(
  text: string,
  language: Language,
  db: Db,
): Promise<QuotedDesign | undefined> {
  const wish = readPlan(text);
  if (!wish) return undefined;
  const plan = writeDesign(wish);
  const offered = await findOfferedPlan(plan, language, db);
  if (!offered) return undefined;
  return {
    design: new URLSearchParams({ d: plan }).toString(),
    name: plannedName(offered.design.kind, language),
    shown: offered.design,
    priceBani: offered.priceBani,
    making: offered.making,
    productId: null,
  };
}

async function findProductDesign(
  fields: URLSearchParams,
  language: Language,
  db: Db,
): Promise<QuotedDesign | undefined> {
  const piece = readPieceAddress(fields.get("piesa") ?? "");
  const product = piece && (await findProduct(piece.category, piece.number, language, db));
  if (!piece || !product) return undefined;
  const options = await listOptions(language, db);
  const typed = readConfigurationFields(fields, options, product.sizes);
  const { nearest } = parseConfiguration(typed, options, product.sizes);
  const canonical = nearest && canonicalConfiguration(nearest);
  const shown = canonical && orderedConfiguration(product.form, canonical, options);
  if (!nearest || !shown) return undefined;
  return {
    design: `${new URLSearchParams({ piesa: `${piece.category}/${product.number}` })}&${canonical}`,
    name: product.name,
    shown,
    priceBani: priceWithOptions(product.price_bani, nearest, options)?.totalBani,
    making: await findMaking(product.id, db),
    productId: product.id,
  };
}

/**
 * Promises the designs of one order in turn: in how many days so many of one are made, behind those that were promised
 * before. Undefined where it cannot be made so.
 */
export async function promiseInTurn(db: Db = shopDatabase()) {
  const workshop = await findWorkshop(db);
  let ahead = noWork;
  return ({ making }: QuotedDesign, count: number): DeliveryDays | undefined => {
    if (!making) return undefined;
    const days = promisedDays(workshop, making, count, ahead);
    ahead = withMore(workshop, ahead, making, count);
    return days;
  };
}

/** The copy of a design that a quote, and the order that it becomes, keep; undefined where it cannot be made. */
export async function freezeDesign(
  { shown, priceBani }: QuotedDesign,
  language: Language,
  db: Db,
): Promise<string | undefined> {
  if (priceBani === undefined) return undefined;
  if (!("plan" in shown)) return JSON.stringify(shown);
  const frozen = await freezePlan(shown.plan, language, db);
  return frozen && JSON.stringify(frozen);
}

/**
 * The query of the design that a page of the shop shows, from what somebody copied: an address of the
 * planner, of a product or of a piece in the room. Undefined where it names none.
 */
export function readDesignAddress(typed: string): string | undefined {
  const address = URL.parse(typed.trim(), "https://shop.invalid");
  if (!address || typed.length > LONGEST_DESIGN) return undefined;
  const query = address.searchParams;
  const plan = query.get("d");
  if (plan !== null) return new URLSearchParams({ d: plan }).toString();
  const [, piece] = /\/produse\/([a-z0-9-]+\/\d+)\/?$/.exec(address.pathname) ?? [];
  if (piece) query.set("piesa", piece);
  return query.has("piesa") ? query.toString() : undefined;
}
