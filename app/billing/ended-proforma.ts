import type { DocumentContent } from "./document-content";
import { payableOf, type Owing } from "./payable";

/** `lowered`: the order owes less than it did when the proforma was issued. */
export type ProformaEnd = "cancelled" | "settled" | "lowered";

/**
 * Why a proforma asks for its sum no more: its order takes no money (`payableOf`), or owes less than it
 * did. Null while it stands, and for every other kind of document, which says what happened.
 */
export function endOfProforma(
  { kind, lines, totalBani }: DocumentContent,
  order: Owing,
): ProformaEnd | null {
  if (kind !== "proforma") return null;
  const payable = payableOf(order);
  if (payable.kind !== "owing") return payable.kind;
  // Parts of lines are rounded one by one, by less than a ban each.
  const owedBani = order.total_bani - order.reduced_bani + lines.length;
  return order.reduced_bani > 0 && totalBani > owedBani ? "lowered" : null;
}
