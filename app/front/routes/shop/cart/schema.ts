import { z } from "~/platform/basics/zod";
import { readWhole } from "~/platform/forms/number-field";
import { message } from "~/platform/forms/validation-message";
import type { Language } from "~/platform/i18n/languages";

/** A higher number is a slip of the finger. */
const MOST_TYPED = 999_999;

const cartIntents = [
  "add",
  "buy",
  "set-quantity",
  "clear",
  "restore",
  "accept-prices",
  "discount",
  "remove-discount",
] as const;

/** Every form that changes the cart. A field that a form does not have is empty. */
export const cartForm = z.object({
  intent: z.enum(cartIntents),
  productId: z.string().max(64).default(""),
  /** The page whose button was pressed, because the spec words the two messages differently. */
  source: z.enum(["card", "product"]).default("card"),
  returnTo: z.string().max(2000).default(""),
  lineId: z.string().max(64).default(""),
  /** It may have any length, because a refused quantity is shown again as typed. */
  quantity: z.string().default(""),
  /** A discount code as typed; longer than any, so that it comes back as typed. */
  code: z.string().max(200).default(""),
  removedAt: z.string().max(40).default(""),
});

export type CartForm = z.output<typeof cartForm>;

/** A typed quantity, below 0 as 0; or what is wrong with what is no whole number. */
export function readQuantity(typed: string, language: Language) {
  const bounds = { min: -MOST_TYPED, max: MOST_TYPED, language };
  const { value, fault } = readWhole(typed, message("quantity"), bounds);
  return value === undefined ? { fault } : { quantity: Math.max(0, value) };
}
