import type { DiscountKind } from "~db/schema";

export const discountKinds = ["percent", "sum"] as const satisfies DiscountKind[];

/** A higher percentage is more likely a slip of the pen than an offer. */
export const HIGHEST_PERCENT = 90;

/** What a code does. Sums in bani as the shop shows its prices; days of Bucharest, both included. */
export interface DiscountTerms {
  code: string;
  kind: DiscountKind;
  /** Percent or bani, by `kind`. */
  value: number;
  firstDay: string;
  lastDay: string;
  /** Each person may use it once, known by e-mail address and account. */
  isOnce: boolean;
  /** What the pieces that it is for have to come to before the discount. */
  minimumBani: number;
  /** Ids of the categories that it is for; none for all pieces. */
  categories: string[];
  /** How many orders may use it; null for as many as come. */
  mostUses: number | null;
}

export interface Discount extends DiscountTerms {
  id: string;
  /** Orders that use it, cancelled ones aside. */
  uses: number;
  endedAt: string | null;
  version: number;
}

/** Where a code stands on a day of Bucharest. */
export type DiscountState = "planned" | "running" | "used-up" | "over" | "ended";

/** Where a code stands on a day: only a running one takes anything off. */
export function discountState(
  { firstDay, lastDay, mostUses, uses, endedAt }: Discount,
  today: string,
): DiscountState {
  if (endedAt !== null) return "ended";
  if (today > lastDay) return "over";
  if (mostUses !== null && uses >= mostUses) return "used-up";
  return today < firstDay ? "planned" : "running";
}

/**
 * A code as it is compared: capital letters without their marks, and digits. People put spaces and
 * hyphens where they like, so these do not count.
 */
export function foldCode(typed: string): string {
  return typed
    .normalize("NFKD")
    .replace(/[\p{M}\s\p{Pd}]/gu, "")
    .toUpperCase();
}
