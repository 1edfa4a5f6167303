import type { Move } from "./move.server";
import { meanCost } from "./unit-cost";

/** A change of an article's stock, as the cost of what is there follows from it. */
export interface Replayed {
  moveId: number;
  amount: number;
  reason: Move["reason"];
  batch: string | null;
  /** What a unit cost that came or was taken, in thousandths of a ban; null where that is not known. */
  unitCost: number | null;
  /** Of a delivery: what a unit of what was there had cost before. */
  costBefore: number | null;
}

/**
 * What a unit of what is there costs had a delivery never come, from what it cost before and all that moved since; and
 * the later moves whose own costs become others by that.
 */
export function replay(
  /** How much is there now, the delivery still among it. */
  onHand: number,
  gone: Replayed,
  since: readonly Replayed[],
): { unitCost: number | null; changed: Replayed[] } {
  const moved = since.reduce((sum, { amount }) => sum + amount, gone.amount);
  const there = { onHand: onHand - moved, unitCost: gone.costBefore };
  const takenAt = new Map<string | null, number | null>();
  const changed: Replayed[] = [];
  for (const one of since) {
    const { reason, amount, batch } = one;
    const costBefore = reason === "received" ? there.unitCost : one.costBefore;
    let { unitCost } = one;
    if (reason === "batch") {
      unitCost = there.unitCost;
      takenAt.set(batch, unitCost);
    } else if (reason === "undone" && takenAt.has(batch)) {
      unitCost = takenAt.get(batch)!;
    }
    if (unitCost !== one.unitCost || costBefore !== one.costBefore) {
      changed.push({ ...one, unitCost, costBefore });
    }
    if (unitCost !== null && (reason === "received" || reason === "undone")) {
      there.unitCost = meanCost(there, { amount, unitCost });
    }
    there.onHand += amount;
  }
  return { unitCost: there.unitCost, changed };
}
