import { randomInt, randomUUID } from "node:crypto";

import { addDays, dayOf } from "~/platform/format/dates";
import type { Db } from "~db/engine";

import { discountState } from "./discount";
import { readDiscount } from "./find-discount.server";

/** A credit is used within so many days. */
const CREDIT_DAYS = 180;

/** The least that is left to pay of an order after a credit was taken off it, in bani. */
const LEFT_TO_PAY_BANI = 1_00;

/** Letters and digits that nobody takes for one another. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 10;

/** The code that gives back the price of an order's swatches, as its customer sees it. Bani, as shown. */
export interface Credit {
  code: string;
  bani: number;
  minimumBani: number;
  /** The last day of Bucharest's calendar on which it may be used. */
  lastDay: string;
  state: "running" | "used" | "over";
}

/** The credit of an order at an instant; null where it was given none, or that was taken back. */
export async function findCredit(orderId: string, now: Date, db: Db): Promise<Credit | null> {
  const row = await db
    .selectFrom("swatch_credits")
    .innerJoin("discounts", "discounts.id", "swatch_credits.discount_id")
    .selectAll("discounts")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (!row || row.ended_at !== null) return null;
  const discount = readDiscount(row);
  const state = discountState(discount, dayOf(now.toISOString()));
  const { code, value: bani, minimumBani, lastDay, uses } = discount;
  const left = state === "running" ? ("running" as const) : ("over" as const);
  return { code, bani, minimumBani, lastDay, state: uses > 0 ? "used" : left };
}

/** Whether an order was given a credit before, whatever became of it. */
export async function hasCredit(orderId: string, db: Db): Promise<boolean> {
  const credit = await db
    .selectFrom("swatch_credits")
    .select("order_id")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return credit !== undefined;
}

/**
 * Gives an order's customer a code worth so many bani, for one order of furniture within 180 days. It
 * is the customer's alone: known by the address or the account of the order that it is for.
 */
export async function grantCredit(
  { orderId, bani }: { orderId: string; bani: number },
  now: Date,
  trx: Db,
): Promise<void> {
  const id = randomUUID();
  const today = dayOf(now.toISOString());
  await trx
    .insertInto("discounts")
    .values({
      id,
      code: newCode(),
      kind: "sum",
      value: bani,
      first_day: today,
      last_day: addDays(today, CREDIT_DAYS),
      is_once: 0,
      minimum_bani: bani + LEFT_TO_PAY_BANI,
      categories: "[]",
      most_uses: 1,
      created_at: now.toISOString(),
    })
    .execute();
  await trx.insertInto("swatch_credits").values({ order_id: orderId, discount_id: id }).execute();
}

/**
 * Lowers the credit of an order to so many bani, and ends it where none are left; it never grows. An
 * order that has used it keeps what it took off.
 */
export async function lowerCredit(
  { orderId, bani }: { orderId: string; bani: number },
  now: Date,
  trx: Db,
): Promise<void> {
  const ofOrder = trx
    .selectFrom("swatch_credits")
    .select("discount_id")
    .where("order_id", "=", orderId);
  const changed = trx
    .updateTable("discounts")
    .where("id", "in", ofOrder)
    .where("ended_at", "is", null);
  if (bani > 0) await changed.set({ value: bani }).where("value", ">", bani).execute();
  else await changed.set({ ended_at: now.toISOString() }).execute();
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
