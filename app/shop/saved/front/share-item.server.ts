import { randomBytes } from "node:crypto";

import { dayOf } from "~/platform/format/dates";
import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { findOwnList, type Owner } from "./find-list.server";
import { priceDesigns } from "./price-designs.server";
import type { SavedDesign } from "./saved-design";

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
