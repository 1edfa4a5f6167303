import type { DocumentContent } from "~/sales/billing/document-content";

/** The codes of a rate of VAT (UNCL 5305): taxed, taxed at zero, and not within VAT at all. */
export type VatCategory = "S" | "Z" | "O";

/**
 * The VAT category of an amount. Without any tax it depends on the seller: one who is registered for
 * VAT has RO in front of the code and sells at zero; any other is outside VAT.
 */
export function vatCategoryOf(percent: number, { seller, taxes }: DocumentContent): VatCategory {
  if (percent > 0) return "S";
  const isTaxed = taxes.some((tax) => tax.percent > 0);
  return isTaxed || /^\s*RO/i.test(seller.taxCode) ? "Z" : "O";
}
