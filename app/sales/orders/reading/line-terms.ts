import { daysOf, type DeliveryTerm } from "~/shop/catalogue/delivery-term";

/** The columns of an order's line that say what was promised for it. */
interface PromisedLine {
  delivery_from_days: number | null;
  delivery_to_days: number | null;
  is_withdrawal_exempt: number;
  swatch_id: string | null;
}

/**
 * What was promised for a line among the `lines` of its order; null for nothing. What is made to order is begun
 * after the first payment and the approved drawing; swatches beside it come with it, and so have its days.
 */
export function termOfLine(
  line: PromisedLine,
  lines: readonly PromisedLine[],
): DeliveryTerm | null {
  const days = daysOf(line.delivery_from_days, line.delivery_to_days);
  if (!days) return null;
  const isAfterAdvance =
    isMadeToOrder(line) || (line.swatch_id !== null && lines.some(isMadeToOrder));
  return { ...days, isAfterAdvance };
}

const isMadeToOrder = ({ is_withdrawal_exempt }: PromisedLine) => is_withdrawal_exempt === 1;
