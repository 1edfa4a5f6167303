import { randomBytes } from "node:crypto";

import { dayOf } from "~/platform/format/dates";
import type { Language } from "~/platform/i18n/languages";
import { retentionCutoff } from "~/platform/settings/retention";
import { shopDatabase } from "~db/client.server";
import { contains, type Db } from "~db/engine";
import { pageOf, sortedBy, type Sorts } from "~db/list-page";

import { findOwnList, type Owner } from "./find-list.server";
import { priceDesigns } from "./price-designs.server";
import type { SavedDesign, PricedDesign } from "./saved-design";

const PAGE_SIZE = 20;

/** A design with a link of its own, as it would be made today. */
export interface SharedDesign extends PricedDesign {
  code: string;
  number: string;
  /** What it cost when it was first shared, in bani. */
  sharedBani: number;
  sharedAt: string;
}

/**
 * Gives an item of somebody's own list a link and a number, and returns them. The same design, whoever
 * shares it, has one of each. `unmade`: it cannot be made as it is; `unknown`: an item that is not theirs,
 * or a ready-made piece, whose page is its link.
 */
export async function shareItem(
  owner: Owner,
  itemId: string,
  language: Language,
  db: Db = shopDatabase(),
): Promise<{ code: string; number: string } | "unmade" | "unknown"> {
  return db.transaction().execute(async (trx) => {
    const listId = await findOwnList(owner, trx);
    if (listId === undefined) return "unknown";
    const item = await trx
      .selectFrom("saved_items")
      .select(["product_id as productId", "configuration"])
      .where("id", "=", itemId)
      .where("list_id", "=", listId)
      .where("configuration", "!=", "")
      .executeTakeFirst();
    const [shown] = item ? await priceDesigns([item], language, trx) : [];
    if (!shown) return "unknown";
    if (shown.priceBani === null) return "unmade";
    return writeShared(shown, shown.priceBani, trx);
  });
}

async function writeShared(
  { productId, configuration }: SavedDesign,
  price_bani: number,
  trx: Db,
): Promise<{ code: string; number: string }> {
  const now = new Date().toISOString();
  const present = await trx
    .updateTable("shared_designs")
    .set({ shared_at: now })
    .where("product_id", productId === null ? "is" : "=", productId)
    .where("configuration", "=", configuration)
    .returning(["code", "number"])
    .executeTakeFirst();
  if (present) return present;
  const code = randomBytes(9).toString("base64url");
  const number = await nextNumber(now, trx);
  const row = { code, number, product_id: productId, configuration, price_bani };
  await trx
    .insertInto("shared_designs")
    .values({ ...row, created_at: now, shared_at: now })
    .execute();
  return { code, number };
}

/** `D-2026-00001`; the count starts anew with each year on Bucharest's clock. */
async function nextNumber(now: string, trx: Db): Promise<string> {
  const year = Number(dayOf(now).slice(0, 4));
  const { last_number } = await trx
    .insertInto("shared_numbers")
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .column("year")
        .doUpdateSet((eb) => ({ last_number: eb("shared_numbers.last_number", "+", 1) })),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return `D-${year}-${String(last_number).padStart(5, "0")}`;
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
