/** Thousandths of a ban in a ban: screws cost less than one. */
const PARTS = 1000;

/** What a unit costs of which a pack of so many has this price in bani, in thousandths of a ban. */
export function unitCostOf(priceBani: number, pack: number): number {
  return Math.round((priceBani * PARTS) / pack);
}

/**
 * What a unit costs on the average once so many more have come at another cost, in thousandths of a ban: the weighted
 * mean of what is there and what comes. What is owed to batches has no cost; where no cost was known, that of what
 * comes counts for all.
 */
export function meanCost(
  there: { onHand: number; unitCost: number | null },
  came: { amount: number; unitCost: number },
): number {
  const kept = Math.max(0, there.onHand);
  if (there.unitCost === null || kept === 0) return came.unitCost;
  const value = kept * there.unitCost + came.amount * came.unitCost;
  return Math.round(value / (kept + came.amount));
}
