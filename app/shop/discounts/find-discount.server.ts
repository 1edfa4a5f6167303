import type { Selectable } from "kysely";

import { z } from "~/platform/basics/zod";
import { dayOf } from "~/platform/format/dates";
import { compiledQuery } from "~db/compiled-query";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";
import { storedJson } from "~db/stored-json";

import { applyDiscount, type CartDiscount } from "./apply";
import type { Discount } from "./discount";

/** What of a cart's line says whether a code is for it. */
interface DiscountableLine {
  /** Null for what is in no category. */
  product_id: string | null;
  line_total_bani: number;
  /** Whether codes are for it at all, and it can be ordered as it is. */
  isFor: boolean;
}

/** What the code of a cart takes off its lines at an instant; null without a code. */
export async function findCartDiscount(
  code: string,
  lines: readonly DiscountableLine[],
  now: Date,
  db: Db,
): Promise<CartDiscount | null> {
  if (code === "") return null;
  const [row] = await findByCode({ code }, db);
  const discount = row && readDiscount(row);
  const inCategories = discount && (await listProductsIn(discount.categories, lines, db));
  const held = lines.map(({ product_id, line_total_bani: totalBani, isFor }) => ({
    totalBani,
    isFor: isFor && (!inCategories || inCategories.has(product_id)),
  }));
  return applyDiscount(code, discount, held, dayOf(now.toISOString()));
}

/** The products of lines that are in some categories; undefined where all pieces are meant. */
async function listProductsIn(
  categories: string[],
  lines: readonly DiscountableLine[],
  db: Db,
): Promise<Set<string | null> | undefined> {
  if (categories.length === 0) return undefined;
  const ids = lines.flatMap(({ product_id }) => product_id ?? []);
  const rows = await db
    .selectFrom("products")
    .select("id")
    .where("id", "in", [...ids, ""])
    .where("category_id", "in", categories)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const findByCode = compiledQuery((db, { code }: { code: string }) =>
  db.selectFrom("discounts").selectAll().where("code", "=", code),
);

/** The ids of the categories that a code is for; none where it is for all pieces. */
const readCategories = storedJson("discounts.categories", z.array(z.string()));

/** A code as its row has it. */
export function readDiscount(row: Selectable<Database["discounts"]>): Discount {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    value: row.value,
    firstDay: row.first_day,
    lastDay: row.last_day,
    isOnce: row.is_once === 1,
    minimumBani: row.minimum_bani,
    categories: readCategories(row.categories),
    mostUses: row.most_uses,
    uses: row.uses,
    endedAt: row.ended_at,
    version: row.version,
  };
}
