import { z } from "~/zod";
export const cartIntents = [
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
  /** Any length, because a refused quantity is shown again as typed. */
  quantity: z.string().default(""),
  /** A discount code as typed; longer than any, so that it comes back as typed. */
  code: z.string().max(200).default(""),
  removedAt: z.string().max(40).default(""),
});

export type CartForm = z.output<typeof cartForm>;

/** A typed quantity, or undefined when it is not a whole number. Below 0 counts as 0. */
export function readQuantity(typed: string): number | undefined {
  const text = typed.trim();
  return /^-?\d{1,6}$/.test(text) ? Math.max(0, Number(text)) : undefined;
}
