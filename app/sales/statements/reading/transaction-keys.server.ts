import { sha256 } from "~/platform/format/sha256.server";

import type { Transaction } from "./read-row";

/**
 * The keys by which transactions are recognised in another file: all that was read of a transaction, and
 * its place among equal rows. A bank writes two equal payments as two equal rows, and writes both again in
 * the next file; part of a row never makes two the same, because banks begin their references anew.
 */
export function transactionKeys(transactions: readonly Transaction[]): string[] {
  const seen = new Map<string, number>();
  return transactions.map((transaction) => {
    const row = wholeRow(transaction);
    const place = seen.get(row) ?? 0;
    seen.set(row, place + 1);
    return keyAt(row, place);
  });
}

/** The keys that a transaction has in its first, second … place among equal ones, without end. */
export function* keysOf(transaction: Transaction): Generator<string, never> {
  const row = wholeRow(transaction);
  for (let place = 0; ; place += 1) yield keyAt(row, place);
}

function wholeRow(one: Transaction): string {
  const { bookedOn, amountBani, payerIban, reference, details, payer } = one;
  return sha256(JSON.stringify([bookedOn, amountBani, payerIban, reference, details, payer]));
}

function keyAt(row: string, place: number): string {
  return sha256(JSON.stringify([row, place]));
}
