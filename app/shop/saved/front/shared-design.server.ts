import type { Language } from "~/platform/i18n/languages";
import { retentionCutoff } from "~/platform/settings/retention";
import { shopDatabase } from "~db/client.server";
import { contains, type Db } from "~db/engine";
import { pageOf, sortedBy, type Sorts } from "~db/list-page";

import { priceDesigns } from "./price-designs.server";
import type { PricedDesign } from "./saved-design";

const PAGE_SIZE = 20;

/** A design with a link of its own, as it would be made today. */
export interface SharedDesign extends PricedDesign {
  code: string;
  number: string;
  /** What it cost when it was first shared, in bani. */
  sharedBani: number;
  sharedAt: string;
}

export const sharedSorts: Sorts = { numar: "number", trimis: "shared_at", atunci: "price_bani" };

const columns = [
  "code",
  "number",
  "product_id as productId",
  "configuration",
  "price_bani as sharedBani",
  "shared_at as sharedAt",
] as const;

/** The design of a link, or undefined. */
export async function findSharedDesign(
  code: string,
  language: Language,
  db: Db = shopDatabase(),
): Promise<SharedDesign | undefined> {
  const row = await db
    .selectFrom("shared_designs")
    .select(columns)
    .where("code", "=", code)
    .executeTakeFirst();
  const [shown] = row ? await priceDesigns([row], language, db) : [];
  return shown;
}

/**
 * One page of the designs that were shared, the newest first. `search`: a part of the number, or the
 * link that a customer has sent.
 */
export async function listSharedDesigns(
  { search, page: wanted, order = "" }: { search: string; page: number; order?: string },
  language: Language,
  db: Db = shopDatabase(),
): Promise<{ designs: SharedDesign[]; total: number; page: number; pageCount: number }> {
  const code = search.split("/").at(-1) ?? "";
  const matching = db
    .selectFrom("shared_designs")
    .$if(search !== "", (query) =>
      query.where((eb) => eb.or([eb("code", "=", code), contains(eb.ref("number"), search)])),
    );
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  const rows = await matching
    .select(columns)
    .$call(sortedBy(order, sharedSorts))
    .orderBy("created_at", "desc")
    .orderBy("number", "desc")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { designs: await priceDesigns(rows, language, db), total, page, pageCount };
}

/** Deletes designs that nobody has shared again for five years; their links end. Returns how many. */
export async function deleteOldSharedDesigns(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  const result = await db
    .deleteFrom("shared_designs")
    .where("shared_at", "<=", retentionCutoff(now))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
