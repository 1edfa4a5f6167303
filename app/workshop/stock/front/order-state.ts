/** What a line of an order to a supplier says of an article, in its unit. */
export interface OrderedLine {
  ordered: number;
  received: number;
  pack: number;
  /** What a pack costs, in bani without VAT; null where nobody knows yet. */
  priceBani: number | null;
}

/** How far an order to a supplier is. */
export type SupplierOrderState =
  | "draft"
  | "sent"
  /** A part of it is here, the rest is on its way. */
  | "partly"
  | "received"
  /** Closed though not all of it came. */
  | "short"
  | "cancelled";

export function stateOf({
  sentAt,
  closedAt,
  cancelledAt,
  lines,
}: {
  sentAt: string | null;
  closedAt: string | null;
  cancelledAt: string | null;
  lines: readonly OrderedLine[];
}): SupplierOrderState {
  if (cancelledAt !== null) return "cancelled";
  if (sentAt === null) return "draft";
  if (closedAt !== null) return isAllHere(lines) ? "received" : "short";
  return lines.some(({ received }) => received > 0) ? "partly" : "sent";
}

/** Whether an order's mail may be sent once more: a supplier who has brought a part of it would read all of it. */
export function mayBeSentAgain({
  state,
  supplier,
}: {
  state: SupplierOrderState;
  supplier: { email: string };
}): boolean {
  return state === "sent" && supplier.email !== "";
}

/** Whether nothing of an order is to come any more. */
export function isAllHere(lines: readonly OrderedLine[]): boolean {
  return lines.every((line) => leftOf(line) === 0);
}

/** How much of a line is still to come; more than was ordered may have come. */
export function leftOf({ ordered, received }: Pick<OrderedLine, "ordered" | "received">): number {
  return Math.max(0, ordered - received);
}

/** What a line comes to as it was ordered, in bani without VAT, rounded once; 0 while its price is not known. */
export function sumOfLine({ ordered, pack, priceBani }: OrderedLine): number {
  return Math.round((ordered * (priceBani ?? 0)) / pack);
}

/** What an order comes to as far as prices are known. */
export interface OrderTotal {
  /** In bani without VAT, of the lines with a price; null where none has one. */
  bani: number | null;
  /** How many lines have none. */
  unpriced: number;
}

export function totalOf(lines: readonly OrderedLine[]): OrderTotal {
  const unpriced = lines.filter(({ priceBani }) => priceBani === null).length;
  const sum = lines.reduce((all, line) => all + sumOfLine(line), 0);
  return { bani: unpriced === lines.length ? null : sum, unpriced };
}

/** What is missing of the least sum that a supplier delivers from, in bani; 0 where a price that is not known may be it. */
export function belowMinimum({ bani, unpriced }: OrderTotal, minimumBani: number): number {
  return bani === null || unpriced > 0 ? 0 : Math.max(0, minimumBani - bani);
}
