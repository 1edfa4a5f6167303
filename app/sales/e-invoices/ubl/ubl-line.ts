import type { XMLBuilder } from "xmlbuilder2/lib/interfaces";

import type { DocumentContent, DocumentLine } from "~/sales/billing/document-content";

import { vatCategoryOf, type VatCategory } from "./vat-category";

export const CURRENCY = "RON";

/** A piece, and "one" of what is none (UN/ECE Recommendation 20). */
const units = {
  piece: "H87",
  advance: "C62",
  reduction: "C62",
  transport: "C62",
  carrying: "C62",
  assembly: "C62",
} as const;

const LONGEST = { name: 100, description: 200 };

/** Unit prices have as many decimals as make them right, at least two. */
const MOST_DECIMALS = 8;
/** How near price times quantity comes to the amount: clearly nearer than half a ban. */
const CLOSE_BANI = 0.4;

/** An amount outside VAT may have no rate; in the sums it must have the code of the reason. */
export function writeCategory(
  parent: XMLBuilder,
  name: "cac:TaxCategory" | "cac:ClassifiedTaxCategory",
  category: VatCategory,
  percent: number,
): void {
  const written = parent.ele(name);
  written.ele("cbc:ID").txt(category);
  if (category !== "O") written.ele("cbc:Percent").txt(percent.toFixed(2));
  else if (name === "cac:TaxCategory") {
    written.ele("cbc:TaxExemptionReasonCode").txt("VATEX-EU-O");
  }
  written.ele("cac:TaxScheme").ele("cbc:ID").txt("VAT");
}

export function writeLine(
  invoice: XMLBuilder,
  content: DocumentContent,
  { kind, name, quantity, netBani, vatPercent }: DocumentLine,
  number: number,
): void {
  const line = invoice.ele("cac:InvoiceLine");
  line.ele("cbc:ID").txt(String(number));
  line.ele("cbc:InvoicedQuantity", { unitCode: units[kind] }).txt(String(quantity));
  writeAmount(line, "cbc:LineExtensionAmount", netBani);
  const item = line.ele("cac:Item");
  if (name.length > LONGEST.name) {
    item.ele("cbc:Description").txt(name.slice(0, LONGEST.description));
  }
  item.ele("cbc:Name").txt(name.slice(0, LONGEST.name));
  const category = vatCategoryOf(vatPercent, content);
  writeCategory(item, "cac:ClassifiedTaxCategory", category, vatPercent);
  const price = line.ele("cac:Price");
  price.ele("cbc:PriceAmount", { currencyID: CURRENCY }).txt(unitPrice(netBani, quantity));
}

/** The price in lei of one of `quantity`, exact enough that `quantity` of them come to the amount. */
function unitPrice(netBani: number, quantity: number): string {
  const price = quantity === 0 ? 0 : netBani / 100 / quantity;
  for (let decimals = 2; decimals < MOST_DECIMALS; decimals += 1) {
    const written = price.toFixed(decimals);
    if (Math.abs(Number(written) * quantity * 100 - netBani) < CLOSE_BANI) return written;
  }
  return price.toFixed(MOST_DECIMALS);
}

export function writeAmount(parent: XMLBuilder, name: string, bani: number): void {
  parent.ele(name, { currencyID: CURRENCY }).txt(lei(bani));
}

/** Bani as lei with two decimals. */
function lei(bani: number): string {
  return (bani / 100).toFixed(2);
}
