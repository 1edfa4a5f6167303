import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import type { VisitOffer } from "../mails/status-mail.server";
import { dueNow } from "../order-plan";
import { findOrderByToken } from "../order.server";
import { findWorkFaults, type WorkFault } from "../work-lock.server";

export interface StatusChange {
  number: string;
  /** The status that the administrator saw. Another one now means that a colleague changed it first. */
  from: OrderStatus;
  to: OrderStatus;
  /** A message for the customer, or empty. */
  note: string;
  /** Why a step is taken although something is missing, or why the order is cancelled; only some staff may say so. */
  override?: string;
  /** How many boards of its planned pieces are not assembled. */
  openBoards?: number;
  /** The visits that its customer may reserve from then on, which the mail invites to. */
  offers?: readonly VisitOffer[];
}

/** What is missing for a step: for the work, or for bringing what was made. */
export type StepFault = WorkFault | "money-missing" | "boards-open";

/**
 * What is missing for a step of an order. Work on what is made to order waits for its advance, its drawings and, of a
 * kitchen, for its niches;
 * a delivery neither starts nor ends while a due payment is missing, or while boards are not assembled.
 * Swatches alone are sent whether they are paid or not.
 */
export async function findStepFaults(
  { number, to, openBoards = 0 }: Pick<StatusChange, "number" | "to" | "openBoards">,
  db: Db = shopDatabase(),
): Promise<StepFault[]> {
  if (to === "in_production") return findWorkFaults(number, db);
  if (to !== "in_delivery" && to !== "delivered") return [];
  const row = await db
    .selectFrom("orders")
    .select(["token", "has_only_swatches"])
    .where("number", "=", number)
    .executeTakeFirst();
  if (!row || row.has_only_swatches === 1) return [];
  const order = await findOrderByToken(row.token, db);
  return [
    ...(order && dueNow(order) ? (["money-missing"] as const) : []),
    ...(openBoards > 0 ? (["boards-open"] as const) : []),
  ];
}

/** What nobody may leave out, whatever the reason: a wrong niche is sawn into the boards. */
export function isUnwaivable(fault: StepFault): fault is "niches-unconfirmed" {
  return fault === "niches-unconfirmed";
}

/** The audit log's name for the reason why a step was taken although that was missing. */
export const reasonNames = {
  "advance-missing": "without_advance",
  "drawing-missing": "without_drawing",
  "money-missing": "without_money",
  "boards-open": "with_open_boards",
} as const satisfies Record<Exclude<StepFault, "niches-unconfirmed">, string>;
