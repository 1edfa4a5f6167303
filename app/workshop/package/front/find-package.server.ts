import type { Piece } from "~/furniture/boards/piece";
import type { Chosen, Rules } from "~/furniture/boards/rules";
import { buildFrozen, type FrozenPlan } from "~/furniture/planner/frozen-plan.server";
import type { Planned } from "~/furniture/planner/planned";
import { inBatches } from "~/platform/basics/in-batches.server";
import { dayOf } from "~/platform/format/dates";
import { translateIn } from "~/platform/i18n/translate.server";
import { findOfficeOrder, type OfficeOrder } from "~/sales/orders/office-order.server";
import { listFrozenPlans } from "~/sales/orders/ordered-design.server";
import { promiseSentence } from "~/sales/orders/promised-delivery";
import type { LineDesign } from "~/shop/cart/line-design";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/**
 * What the workshop makes of an order, as it was frozen with it, in Romanian. No prices, and nobody whose
 * it is: a sheet lies about in the workshop, and its number is enough to ask the office by.
 */
export interface PackagedOrder {
  number: string;
  placedAt: string;
  promise: string | null;
  notes: string[];
  isTrial: boolean;
  lines: PackagedLine[];
}

export interface PackagedLine {
  name: string;
  quantity: number;
  /** Null for a ready-made piece. */
  design: LineDesign | null;
  /** What a planned piece is made of; null for what has no boards. */
  planned: PlannedPiece | null;
}

export interface PlannedPiece {
  frozen: FrozenPlan;
  design: Planned;
  piece: Piece;
  rules: Rules;
  chosen: Chosen;
}

/** The orders with these numbers; those that nobody placed are named instead. */
export async function findPackages(
  numbers: string[],
  db: Db = shopDatabase(),
): Promise<{ orders: OfficeOrder[]; packages: PackagedOrder[]; unknown: string[] }> {
  const orders: OfficeOrder[] = [];
  const packages: PackagedOrder[] = [];
  const unknown: string[] = [];
  // Building a large piece takes some milliseconds, for which others should not wait twenty times.
  for await (const [number = ""] of inBatches(numbers, 1)) {
    const order = await findOfficeOrder(number, db);
    if (!order) unknown.push(number);
    else {
      orders.push(order);
      packages.push(await packageOf(order, db));
    }
  }
  return { orders, packages, unknown };
}

/** One line of an order, from 1; undefined where there is none. */
export async function findPackagedLine(
  number: string,
  line: number,
  db: Db = shopDatabase(),
): Promise<PackagedLine | undefined> {
  const order = await findOfficeOrder(number, db);
  const wanted = order?.lines[line - 1];
  if (!order || !wanted) return undefined;
  return (await packageOf({ ...order, lines: [wanted] }, db)).lines[0];
}

async function packageOf(order: OfficeOrder, db: Db): Promise<PackagedOrder> {
  const t = translateIn("ro", "cart");
  const plans = await listFrozenPlans(order, db);
  const when = { language: "ro", today: dayOf(new Date().toISOString()) };
  return {
    number: order.number,
    placedAt: order.placed_at,
    promise: promiseSentence(order, when, t) || null,
    notes: [order.notes, ...order.remarks.map(({ text }) => text)].filter(Boolean),
    isTrial: order.is_trial === 1,
    lines: order.lines.map(({ name: piece, quantity, design }, index) => {
      const frozen = plans[index];
      const planned = frozen ? { frozen, ...buildFrozen(frozen) } : null;
      return { name: piece, quantity, design, planned };
    }),
  };
}
