import type { DocumentContent } from "~/sales/billing/document-content";

/** The codes of a rate of VAT (UNCL 5305): taxed, taxed at zero, and not within VAT at all. */
export type VatCategory = "S" | "Z" | "O";

/**
 * How a document's amounts stand to VAT. Without any tax it depends on the seller: who is registered
 * for VAT has RO in front of the code and sells at zero; who is not is outside of it.
 */
export function vatCategoryOf(percent: number, { seller, taxes }: DocumentContent): VatCategory {
  if (percent > 0) return "S";
  const isTaxed = taxes.some((tax) => tax.percent > 0);
  return isTaxed || /^\s*RO/i.test(seller.taxCode) ? "Z" : "O";
}
