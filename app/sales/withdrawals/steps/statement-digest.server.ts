import { createHash } from "node:crypto";

import type { Language } from "~/platform/i18n/languages";
import { isUndecided, plainOrderNumber, withdrawalState } from "~/sales/orders/withdrawal-rules";
import type { Db } from "~db/engine";

/** A consumer's statement that a contract of sale is withdrawn from (OUG 34/2014, art. 11¹). */
export interface Declaration {
  email: string;
  /** All of these may be empty: any wording counts, and only an answer needs an address. */
  fullName: string;
  order: string;
  wording: string;
  /** The order's lines that were ticked on its page, with how many pieces of each. */
  pieces: { lineId: string; quantity: number }[];
  /** The whole statement as its author has read it, in his language. */
  statement: string;
  language: Language;
  declaredAt: string;
}

/**
 * The content of a statement, in small letters and single spaces, so that the same statement sent
 * twice has the same words.
 */
export function wordsOf(declaration: Declaration, orderId: string | undefined): string[] {
  const plain = (typed: string) => typed.replace(/\s+/g, " ").trim().toLowerCase();
  return [
    plain(declaration.email),
    plain(declaration.fullName),
    orderId ?? plainOrderNumber(declaration.order),
    plain(declaration.wording),
    ...declaration.pieces.map(({ lineId, quantity }) => `${lineId} × ${quantity}`).sort(),
  ];
}

/**
 * The digest under which a statement is kept; earlier statements with the same words that were decided about have
 * other digests. Also returns the token of the same statement that still waits, if there is one.
 */
export async function findDigest(
  said: string[],
  trx: Db,
): Promise<{ digest: string; open?: string }> {
  for (let decided = 0; ; decided += 1) {
    const words = decided === 0 ? said : [...said, String(decided)];
    const digest = createHash("sha256").update(JSON.stringify(words)).digest("hex");
    const earlier = await trx
      .selectFrom("withdrawals")
      .select(["token", "received_at", "accepted_at", "refused_at", "closed_at"])
      .where("digest", "=", digest)
      .executeTakeFirst();
    if (!earlier) return { digest };
    if (isUndecided(withdrawalState({ ...earlier, isRefunded: false }))) {
      return { digest, open: earlier.token };
    }
  }
}
