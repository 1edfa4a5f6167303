import { payableOf, type Payable } from "~/billing/payable";
import { foldText } from "~/format/fold";
import type { OrderStatus } from "~db/schema";

import { findMentions, type KnownNames } from "./references";

/** An order as far as a payment for it has to be judged; bani. */
export interface PayableOrder {
  number: string;
  status: OrderStatus;
  totalBani: number;
  paidBani: number;
  advanceBani: number;
  /** What the plan has before the work: the advance of what is made to order, all that is ready-made. */
  firstBani: number;
  /** The names by which a payer may be known. */
  names: readonly string[];
}

/** What rows are held against. */
export interface PayableWorld {
  known: KnownNames;
  orders: ReadonlyMap<string, PayableOrder>;
  /** The order of each document, by the document's name. */
  documents: ReadonlyMap<string, string>;
}

/** A row that brought money and has not been decided; bani above zero. */
export interface UndecidedRow {
  id: number;
  amountBani: number;
  details: string;
  payer: string;
  /** How often a payment of it was taken back. */
  undone: number;
}

type UndecidedReason =
  | "undone"
  | "two-fit"
  | "several-named"
  | "other-amount"
  | "paid"
  | "cancelled"
  | "unknown-number"
  | "by-name"
  | "no-order";

export type Verdict =
  /** `part`: what of the order the amount is exactly. */
  | { kind: "fits"; number: string; part: "advance" | "first" | "left" }
  /** `numbers`: the orders that it may be for. */
  | { kind: "undecided"; reason: UndecidedReason; numbers: string[] };

/**
 * Says for each row which order it pays, by the order's number AND the amount; where one of the two
 * is missing, or two orders fit, a person has to decide. Rows are judged in their order: what one
 * pays is no longer due to the next.
 */
export function judgeRows(
  rows: readonly UndecidedRow[],
  world: PayableWorld,
): Map<number, Verdict> {
  const orders = new Map(world.orders);
  const byName = new NameIndex(world.orders.values());
  return new Map(
    rows.map((row) => {
      const verdict = judgeRow(row, { ...world, orders }, byName);
      if (verdict.kind === "fits") count(row, verdict.number, orders);
      return [row.id, verdict];
    }),
  );
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
  if (only) return { kind: "fits", ...only };
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
    ...{ status, total_bani: totalBani, reduced_bani: 0, paid_bani: paidBani },
  });
}

/** Which part of what an order owes an amount is exactly, undefined where it is none. */
function fitOf(
  order: PayableOrder | undefined,
  { amountBani }: Pick<UndecidedRow, "amountBani">,
): "advance" | "first" | "left" | undefined {
  const payable = order && takenBy(order);
  if (payable?.kind !== "owing" || amountBani <= 0 || amountBani > payable.mostBani) {
    return undefined;
  }
  const { paidBani } = order!;
  if (amountBani === payable.mostBani) return "left";
  if (amountBani === order!.advanceBani - paidBani) return "advance";
  return amountBani === order!.firstBani - paidBani ? "first" : undefined;
}

type Named =
  | { kind: "none" }
  | { kind: "unknown" }
  | { kind: "one-of"; numbers: string[] }
  | { kind: "several"; numbers: string[] };

/**
 * The orders that a text names: all its mentions have to agree. `several` where they do not,
 * `unknown` where a name given in full is of no order.
 */
function ordersNamed(text: string, world: PayableWorld): Named {
  const mentions = findMentions(text, world.known).map(({ isWhole, orders, documents }) => {
    const ofDocuments = documents.flatMap((name) => world.documents.get(name) ?? []);
    const known = [...orders, ...ofDocuments].filter((number) => world.orders.has(number));
    return { isWhole, numbers: [...new Set(known)] };
  });
  if (mentions.some(({ isWhole, numbers }) => isWhole && numbers.length === 0)) {
    return { kind: "unknown" };
  }
  const meant = mentions.map(({ numbers }) => numbers).filter((numbers) => numbers.length > 0);
  const [first, ...rest] = meant;
  if (!first) return { kind: "none" };
  const common = first.filter((number) => rest.every((numbers) => numbers.includes(number)));
  if (common.length > 0) return { kind: "one-of", numbers: common };
  return { kind: "several", numbers: [...new Set(meant.flat())] };
}

/** How companies are called beside their names. */
const FORMS = new Set(["sc", "srl", "srld", "sa", "pfa", "ii", "if", "ltd", "gmbh", "snc", "ong"]);

function wordsOf(name: string): string[] {
  const words = foldText(name)
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, "$1")
    .split(/[^a-z0-9]+/);
  return words.filter((word) => word.length > 1 && !FORMS.has(word));
}

/** Orders by the words of their buyers' names. */
class NameIndex {
  readonly #orders = new Map<string, { number: string; words: string[] }[]>();

  constructor(orders: Iterable<PayableOrder>) {
    for (const { number, names } of orders) {
      for (const name of names) {
        const words = [...new Set(wordsOf(name))];
        const [first = ""] = words;
        // One short word alone is in too many texts.
        if (words.length < 2 && first.length < 5) continue;
        const group = this.#orders.get(first) ?? [];
        group.push({ number, words });
        this.#orders.set(first, group);
      }
    }
  }

  /** The orders whose buyer's whole name stands in a row, whatever the order of its words. */
  find({ payer, details }: UndecidedRow): string[] {
    const there = new Set(wordsOf(`${payer} ${details}`));
    const found = [...there].flatMap((word) => this.#orders.get(word) ?? []);
    const named = found.filter(({ words }) => words.every((word) => there.has(word)));
    return [...new Set(named.map(({ number }) => number))];
  }
}
