import type { FrozenPlan } from "~/furniture/planner/frozen-plan.server";
import { startOfDay } from "~/platform/format/dates";
import { addMonths } from "~/platform/format/dates";
import { marginsOf, type CostedLine } from "~/sales/orders/margin";
import { readFrozenDesign } from "~/shop/cart/frozen-line.server";
import { isPlanned } from "~/shop/cart/line-design";
import { shopDatabase } from "~db/client.server";
import { contains, valuesOf, type Db } from "~db/engine";

import { findRealCosts } from "./real-cost.server";

/** No workshop makes more in a month; what is beyond is said to be left out. */
const MOST_ORDERS = 500;

/** What planned pieces cost the workshop, were sold for, and take. Bani without VAT. */
export interface WorkshopFigures {
  netBani: number;
  costBani: number;
  marginBani: number;
  /** What is earned at what was paid for the articles; as planned for pieces whose articles have no cost. */
  realMarginBani: number;
  /** The part of the cost that boards made once more came to. */
  remakesBani: number;
  /** As the price list plans it. */
  minutes: number;
  pieces: number;
}

export interface WorkshopReport {
  orders: (WorkshopFigures & { number: string; placedAt: string })[];
  sum: WorkshopFigures;
  /** Whether the month has more orders than these. */
  isCut: boolean;
}

/**
 * The planned pieces of the orders placed in a month of Bucharest's calendar, each order and all
 * together, at the prices frozen with them. Cancelled orders and those on trial count nowhere.
 */
export async function findWorkshopReport(
  month: string,
  db: Db = shopDatabase(),
): Promise<WorkshopReport> {
  const orders = await db
    .selectFrom("orders")
    .select(["id", "number", "placed_at", "vat_percent", "is_vat_included"])
    .where("placed_at", ">=", startOfDay(`${month}-01`))
    .where("placed_at", "<", startOfDay(`${addMonths(month, 1)}-01`))
    .where("status", "<>", "cancelled")
    .where("is_trial", "=", 0)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("order_lines")
          .select("order_lines.id")
          .whereRef("order_lines.order_id", "=", "orders.id")
          .where((line) => contains(line.ref("configuration"), '"plan":"')),
      ),
    )
    .orderBy("placed_at")
    .orderBy("number")
    .limit(MOST_ORDERS + 1)
    .execute();
  const isCut = orders.length > MOST_ORDERS;
  const counted = orders.slice(0, MOST_ORDERS);
  const lines = await db
    .selectFrom("order_lines")
    .select(["id", "order_id", "unit_price_bani", "quantity", "discount_bani", "configuration"])
    .where("order_id", "in", valuesOf(counted.map(({ id }) => id)))
    .execute();
  const remakes = await db
    .selectFrom("board_remakes")
    .select((eb) => ["order_line_id", eb.fn.sum<number>("cost_bani").as("bani")])
    .where("order_line_id", "in", valuesOf(lines.map(({ id }) => id)))
    .groupBy("order_line_id")
    .execute();
  const remakesOf = new Map(remakes.map((row) => [row.order_line_id, row.bani]));
  const plans = lines.flatMap(({ id, configuration }) => {
    const plan = planOf(configuration);
    return plan ? [{ id, plan }] : [];
  });
  const real = await findRealCosts(plans, db);
  const all = counted.map((order) => {
    const vat = { percent: order.vat_percent, isIncluded: order.is_vat_included === 1 };
    const made = lines.filter(({ order_id }) => order_id === order.id).flatMap(madeOf(remakesOf));
    const { netBani, costBani, marginBani } = marginsOf(made, vat).sum;
    const paid = made.map((line) => ({ ...line, costBani: real.get(line.id) ?? line.costBani }));
    return {
      number: order.number,
      placedAt: order.placed_at,
      netBani,
      costBani,
      marginBani,
      realMarginBani: marginsOf(paid, vat).sum.marginBani,
      remakesBani: sumOf(made, ({ remakesBani }) => remakesBani),
      minutes: sumOf(made, ({ minutes, quantity }) => minutes * quantity),
      pieces: sumOf(made, ({ quantity }) => quantity),
    };
  });
  const total = (name: keyof WorkshopFigures) => sumOf(all, (one) => one[name]);
  return {
    orders: all,
    isCut,
    sum: {
      netBani: total("netBani"),
      costBani: total("costBani"),
      marginBani: total("marginBani"),
      realMarginBani: total("realMarginBani"),
      remakesBani: total("remakesBani"),
      minutes: total("minutes"),
      pieces: total("pieces"),
    },
  };
}

/** The plan that a line holds; undefined for one without a planned piece. */
function planOf(configuration: string): FrozenPlan | undefined {
  const frozen = configuration ? readFrozenDesign(configuration) : undefined;
  return frozen && isPlanned(frozen) ? frozen : undefined;
}

interface Made extends CostedLine {
  id: string;
  remakesBani: number;
  /** The work of one piece. */
  minutes: number;
}

interface StoredLine {
  id: string;
  unit_price_bani: number;
  quantity: number;
  discount_bani: number;
  configuration: string;
}

/** What the workshop makes of a line; nothing of a line without a planned piece. */
function madeOf(remakes: Map<string, number>) {
  return ({ id, quantity, configuration, ...prices }: StoredLine): Made[] => {
    const plan = planOf(configuration);
    if (!plan) return [];
    const { costBani, rows } = plan.price;
    const minutes = sumOf(rows, (row) => (row.unit === "minute" ? row.quantity : 0));
    const { unit_price_bani: unitPriceBani, discount_bani: discountBani } = prices;
    const line = { unitPriceBani, quantity, discountBani, isMadeToOrder: true };
    return [{ ...line, id, costBani, minutes, remakesBani: remakes.get(id) ?? 0 }];
  };
}

function sumOf<One>(all: readonly One[], value: (one: One) => number): number {
  return all.reduce((sum, one) => sum + value(one), 0);
}
