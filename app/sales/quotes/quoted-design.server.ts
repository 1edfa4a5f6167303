import { freezePlan } from "~/furniture/planner/frozen-plan.server";
import type { Language } from "~/platform/i18n/languages";
import { noWork, promisedDays, withMore } from "~/platform/settings/workshop-load";
import { findWorkshop } from "~/platform/settings/workshop-load.server";
import type { DeliveryDays } from "~/shop/catalogue/delivery-term";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import {
  type QuotedDesign,
  findPlannedDesign,
  findProductDesign,
} from "./front/design-today.server";

/** Longer than any design that the shop writes. */
const LONGEST_DESIGN = 4000;

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
  return plan === null
    ? findProductDesign(fields, language, db)
    : findPlannedDesign(plan, language, db);
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
