import { tallyOrder } from "~/sales/billing/delivered-pieces.server";
import { isWithdrawalWaiting } from "~/sales/withdrawals/withdrawal-list.server";
import { daysOf } from "~/shop/catalogue/delivery-term";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";

import { whatForbids, type Forbidden, type Lock } from "../versions/what-forbids";
import type { FixableOrder } from "../writing/fix-piece.server";

/** An order as a change of it begins: what is agreed now, and what of it stays. */
export interface CurrentOrder extends FixableOrder {
  id: string;
  number: string;
  token: string;
  forbidden: Forbidden | undefined;
  /** The addresses of its lines' products, as `dormitoare/3`, by their ids. */
  products: ReadonlyMap<string, string>;
  reduced_bani: number;
}

/** The order of a number as a change of it begins; undefined where there is none, or its customer was forgotten. */
export async function findCurrent(
  number: string,
  db: Db = shopDatabase(),
): Promise<CurrentOrder | undefined> {
  const order = await db
    .selectFrom("orders")
    .selectAll()
    .where("number", "=", number)
    .where("phone", "<>", "")
    .executeTakeFirst();
  if (!order) return undefined;
  const rows = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", order.id)
    .orderBy("display_order")
    .execute();
  const isWithdrawn = await isWithdrawalWaiting(order.id, db);
  const isInProduction = order.status === "in_production";
  return {
    id: order.id,
    number,
    token: order.token,
    language: order.language,
    forbidden: whatForbids({ ...order, isWithdrawn }),
    isInProduction,
    way: daysOf(order.transport_from_days, order.transport_to_days),
    products: await findProducts(rows, db),
    reduced_bani: order.reduced_bani,
    locks: await findLocks(order.id, rows, isInProduction, db),
    version: {
      lines: rows.map((row) => ({
        id: row.id,
        product_id: row.product_id,
        name: row.name,
        staff_name: row.staff_name,
        configuration: row.configuration,
        staff_configuration: row.staff_configuration,
        quantity: row.quantity,
        unit_price_bani: row.unit_price_bani,
        discount_bani: row.discount_bani,
        vat_percent: row.vat_percent,
        days: daysOf(row.delivery_from_days, row.delivery_to_days),
        is_made: row.is_withdrawal_exempt === 1,
        is_swatch: row.swatch_id !== null,
      })),
      vat: { percent: order.vat_percent, isIncluded: order.is_vat_included === 1 },
      advance_percent: order.advance_percent,
      transport_bani: order.transport_bani,
      carrying_bani: order.carrying_bani,
      assembly_bani: order.assembly_bani,
      promised_on: "",
    },
  };
}

async function findProducts(
  rows: readonly { product_id: string | null }[],
  db: Db,
): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ product_id }) => product_id ?? []);
  const products = await db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(["products.id", "categories.slug", "products.number"])
    .where("products.id", "in", valuesOf(ids))
    .execute();
  return new Map(products.map(({ id, slug, number }) => [id, `${slug}/${number}`]));
}

interface LockedRow {
  id: string;
  swatch_id: string | null;
  is_withdrawal_exempt: number;
}

async function findLocks(
  orderId: string,
  rows: readonly LockedRow[],
  isInProduction: boolean,
  db: Db,
): Promise<Map<string, Lock>> {
  const ids = valuesOf(rows.map(({ id }) => id));
  const batched = await db
    .selectFrom("batch_lines")
    .select("order_line_id as id")
    .where("order_line_id", "in", ids)
    .where("is_live", "=", 1)
    .execute();
  const begun = await db
    .selectFrom("board_steps")
    .select("order_line_id as id")
    .distinct()
    .where("order_line_id", "in", ids)
    .execute();
  const cut = new Set([...batched, ...begun].map(({ id }) => id));
  const tallies = await tallyOrder(orderId, db);
  return new Map(
    rows.flatMap((row): [string, Lock][] => {
      const { delivered, gone } = tallies.get(row.id)!;
      if (delivered + gone > 0) return [[row.id, "delivered"]];
      if (row.swatch_id !== null) return [[row.id, "swatch"]];
      if (cut.has(row.id)) return [[row.id, "cut"]];
      return isInProduction && row.is_withdrawal_exempt === 1 ? [[row.id, "work"]] : [];
    }),
  );
}
