import type { DocumentLine } from "../document-content";
import { partOf } from "../payable";
import { reversed } from "./amounts";
import type { BilledOrder } from "./billed-order.server";
import type { IssuedDocument } from "./issued-documents.server";

/**
 * The lines that take returned pieces back from an invoice. Returned pieces that this invoice does not have stay
 * in `open`.
 */
export function returnedOf(
  final: IssuedDocument,
  {
    order,
    left,
    open,
    isOnly,
  }: { order: BilledOrder; left: DocumentLine[]; open: Map<string, number>; isOnly: boolean },
): DocumentLine[] {
  return final.content.lines.flatMap((line) => {
    const { orderLineId: lineId } = line;
    // An advance, a charge or a discount is no piece.
    if (!lineId) return [];
    const rest = left.find(({ orderLineId }) => orderLineId === lineId);
    const taken = open.get(lineId) ?? 0;
    const quantity = Math.min(taken, rest?.quantity ?? 0);
    if (quantity === 0 || !rest) return [];
    open.set(lineId, taken - quantity);
    // The last pieces of one invoice of several take the rest of their line, however parts were rounded.
    if (!isOnly && quantity === rest.quantity) return reversed([rest]);
    const piece = order.lines.find(({ id }) => id === lineId)!;
    // The sum with VAT is what is owed for the pieces; VAT takes up what rounding the net leaves.
    const grossBani = partOf(piece.grossBani, {
      all: piece.quantity,
      before: piece.returned - taken,
      taken: quantity,
    });
    const before = line.quantity - rest.quantity;
    const netBani = partOf(line.netBani, { all: line.quantity, before, taken: quantity });
    return reversed([{ ...line, netBani, vatBani: grossBani - netBani, quantity }]);
  });
}
