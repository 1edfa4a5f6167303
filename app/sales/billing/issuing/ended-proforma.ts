import type { DocumentContent } from "../document-content";
import { payableOf, type Owing } from "../payable";

/**
 * `paid`: its sum is paid, though the order owes more, for which this proforma does not ask. `lowered`: the
 * order owes less than when the proforma was issued.
 */
export type ProformaEnd = "cancelled" | "settled" | "paid" | "lowered";

/**
 * Why a proforma no longer asks for its sum: its order takes no money (`payableOf`), the sum is paid, or the order
 * owes less than it did. Null while it still asks, and for every other kind of document.
 */
export function endOfProforma(
  { kind, lines, totalBani, paidOnceBani }: DocumentContent,
  order: Owing,
): ProformaEnd | null {
  if (kind !== "proforma") return null;
  const payable = payableOf(order);
  if (payable.kind !== "owing") return payable.kind;
  if (paidOnceBani && order.paid_bani >= paidOnceBani) return "paid";
  // Parts of lines are rounded one by one, by less than a ban each.
  const owedBani = order.total_bani - order.reduced_bani + lines.length;
  return totalBani > owedBani ? "lowered" : null;
}
