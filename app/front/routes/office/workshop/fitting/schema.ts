import { z } from "~/platform/basics/zod";
import { writeLei } from "~/platform/format/money";
import { OFFICE } from "~/platform/format/office-money";
import { leiField } from "~/platform/forms/number-field";
import { optionalLine } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";

/** The highest price of a fitting, in bani. */
const MOST_PRICE = 10_000_00;

/**
 * What is bought for a role, and its price where it has one of its own (`hasPrice`): nothing of a piece is for
 * nothing.
 */
export function fittingForm(hasPrice: boolean) {
  const price = leiField(message("fittingPrice", { most: writeLei(MOST_PRICE, OFFICE, 0) }), {
    min: 1,
    max: MOST_PRICE,
  });
  return z.object({
    maker: optionalLine(60),
    name: optionalLine(80),
    makerCode: optionalLine(60),
    price: hasPrice ? price : price.optional(),
  });
}
