import { payableOf, type Payable } from "~/sales/billing/payable";
import type { OrderStatus } from "~db/schema";

import { NameIndex } from "./name-index";
import { ordersNamed } from "./orders-named";
import type { KnownNames } from "./ways-to-name";

/** An order as far as a payment for it has to be judged; bani. */
export interface PayableOrder {
  number: string;
  status: OrderStatus;
  totalBani: number;
  paidBani: number;
  /** What the plan has first (payment-plan.ts). */
  firstBani: number;
  /** The names by which a payer may be known. */
  names: readonly string[];
  /** The day on which it was placed. */
  placedOn: string;
}

/** The orders and documents with which rows are compared. */
export interface PayableWorld {
  known: KnownNames;
  orders: ReadonlyMap<string, PayableOrder>;
  /** The order of each document, by the document's name. */
  documents: ReadonlyMap<string, string>;
  today: string;
}

/** A row that brought money and has not been decided; bani above zero. */
export interface UndecidedRow {
  id: number;
  amountBani: number;
  details: string;
  payer: string;
  /** How often a payment of it was taken back. */
  undone: number;
  bookedOn: string;
  /** Where an earlier row has the same reference, day and amount. */
  twin: object | null;
}

/** Why the day of a payment for an order has to be confirmed. */
export type DayQuestion = "future" | "before-order";

type UndecidedReason =
  | "undone"
  | "same-reference"
  | DayQuestion
  | "two-fit"
  | "several-named"
  | "other-amount"
  | "paid"
  | "cancelled"
  | "unknown-number"
  | "by-name"
  | "no-order";

export type Verdict =
  /** `part`: the part of the order's debt to which the amount is exactly equal. */
  | { kind: "fits"; number: string; part: "first" | "left" }
  /** `numbers`: the orders that it may be for. */
  | { kind: "undecided"; reason: UndecidedReason; numbers: string[] };

/**
 * Says for each row which order it pays, by the order's number AND the amount; where one of the two
 * is missing, or two orders fit, a person has to decide. Rows are judged in their order: what one
 * pays is no longer due to the next.
 */
export function* judgeRows(
  rows: readonly UndecidedRow[],
  world: PayableWorld,
): Generator<[row: number, verdict: Verdict], void> {
  const orders = new Map(world.orders);
  const byName = new NameIndex(world.orders.values());
  for (const row of rows) {
    const verdict = judgeRow(row, { ...world, orders }, byName);
    if (verdict.kind === "fits") count(row, verdict.number, orders);
    yield [row.id, verdict];
  }
}

/** Counts a row's money as paid for an order. */
export function count(
  { amountBani }: Pick<UndecidedRow, "amountBani">,
  number: string,
  orders: Map<string, PayableOrder>,
): void {
  const order = orders.get(number);
  if (order) orders.set(number, { ...order, paidBani: order.paidBani + amountBani });
}

function judgeRow(row: UndecidedRow, world: PayableWorld, byName: NameIndex): Verdict {
  const named = ordersNamed(`${row.details} ${row.payer}`, world);
  const undecided = (reason: UndecidedReason, numbers: string[] = []): Verdict => ({
    kind: "undecided",
    reason,
    numbers,
  });
  if (row.undone > 0) return undecided("undone", named.kind === "one-of" ? named.numbers : []);
  if (row.twin) return undecided("same-reference", named.kind === "one-of" ? named.numbers : []);
  if (named.kind === "several") return undecided("several-named", named.numbers);
  if (named.kind === "unknown") return undecided("unknown-number");
  if (named.kind === "none") {
    const payers = byName.find(row).filter((number) => fitOf(world.orders.get(number), row));
    return payers.length > 0 ? undecided("by-name", payers) : undecided("no-order");
  }
  const fitting = named.numbers.flatMap((number) => {
    const part = fitOf(world.orders.get(number), row);
    return part ? [{ number, part }] : [];
  });
  const [only, another] = fitting;
  if (another)
    return undecided(
      "two-fit",
      fitting.map(({ number }) => number),
    );
  if (only) {
    const question = questionOf(row, world.orders.get(only.number), world.today);
    return question ? undecided(question, [only.number]) : { kind: "fits", ...only };
  }
  const [number = "", ...others] = named.numbers;
  const order = world.orders.get(number);
  if (others.length > 0 || !order) return undecided("other-amount", named.numbers);
  const { kind } = takenBy(order);
  if (kind === "cancelled") return undecided("cancelled", [number]);
  return undecided(kind === "settled" ? "paid" : "other-amount", [number]);
}

/** What an order takes, by the rule that holds for all payments. */
export function takenBy({ status, totalBani, paidBani }: PayableOrder): Payable {
  return payableOf({
    status,
    total_bani: totalBani,
    reduced_bani: 0,
    paid_bani: paidBani,
  });
}

/** What has to be asked about a payment of this day; nobody pays tomorrow, or before there is an order. */
export function questionOf(
  { bookedOn }: Pick<UndecidedRow, "bookedOn">,
  order: Pick<PayableOrder, "placedOn"> | undefined,
  today: string,
): DayQuestion | undefined {
  if (bookedOn > today) return "future";
  return order && bookedOn < order.placedOn ? "before-order" : undefined;
}

/** The part of an order's debt to which an amount is exactly equal; undefined if there is none. */
function fitOf(
  order: PayableOrder | undefined,
  { amountBani }: Pick<UndecidedRow, "amountBani">,
): "first" | "left" | undefined {
  const payable = order && takenBy(order);
  if (payable?.kind !== "owing" || amountBani <= 0 || amountBani > payable.mostBani) {
    return undefined;
  }
  const { paidBani } = order!;
  if (amountBani === payable.mostBani) return "left";
  return amountBani === order!.firstBani - paidBani ? "first" : undefined;
}
