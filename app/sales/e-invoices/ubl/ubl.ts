import { create } from "xmlbuilder2";
import type { XMLBuilder } from "xmlbuilder2/lib/interfaces";

import type { DocumentContent, DocumentReference } from "~/sales/billing/document-content";

import { CURRENCY, writeCategory, writeLine, writeAmount } from "./ubl-line";
import { writeBuyer, writeSeller } from "./ubl-party";
import { vatCategoryOf } from "./vat-category";

const namespaces = {
  xmlns: "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2",
  "xmlns:cac": "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  "xmlns:cbc": "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
};

const CIUS_RO = "urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1";

/**
 * An invoice (UNTDID 1001). A storno is one too, with quantities below zero and a reference to what
 * it takes back: so it is done in Romania, where a credit note's amounts would stand above zero.
 */
const INVOICE = "380";

/** How money changes hands (UNTDID 4461): by transfer, in cash, by card. */
const means = { bank_transfer: "30", cash_on_delivery: "10", card: "48" } as const;

/** Whether a document is a fiscal one: no proforma, and not issued on trial. */
function isFiscal({ kind, isTrial }: Pick<DocumentContent, "kind" | "isTrial">): boolean {
  return kind !== "proforma" && !isTrial;
}

/**
 * Writes a fiscal document as e-Factura takes it (UBL 2.1, CIUS-RO 1.0.1). It adds nothing to the
 * document: what is missing there is missing here, and the official rules then refuse it. Throws for
 * a proforma and for a document on trial.
 */
export function writeUbl(content: DocumentContent): string {
  if (!isFiscal(content)) throw new Error(`${content.name} is not a fiscal document`);
  const invoice = create({ version: "1.0", encoding: "UTF-8", invalidCharReplacement: " " }).ele(
    "Invoice",
    namespaces,
  );
  invoice.ele("cbc:CustomizationID").txt(CIUS_RO);
  invoice.ele("cbc:ID").txt(content.name);
  invoice.ele("cbc:IssueDate").txt(content.issuedOn);
  invoice.ele("cbc:DueDate").txt(content.dueOn ?? content.issuedOn);
  invoice.ele("cbc:InvoiceTypeCode").txt(INVOICE);
  if (content.taxOn !== null) invoice.ele("cbc:TaxPointDate").txt(content.taxOn);
  invoice.ele("cbc:DocumentCurrencyCode").txt(CURRENCY);
  invoice.ele("cac:OrderReference").ele("cbc:ID").txt(content.orderNumber);
  writeReferences(invoice, content);
  const isOutside = content.taxes.every(({ percent }) => vatCategoryOf(percent, content) === "O");
  writeSeller(invoice, content.seller, isOutside);
  writeBuyer(invoice, content.buyer, isOutside);
  if (content.deliveredOn !== null) {
    invoice.ele("cac:Delivery").ele("cbc:ActualDeliveryDate").txt(content.deliveredOn);
  }
  writePayment(invoice, content);
  writeTaxes(invoice, content);
  writeTotals(invoice, content);
  content.lines.forEach((line, index) => writeLine(invoice, content, line, index + 1));
  return invoice.end({ prettyPrint: true });
}

/** What it takes back, and the advances that a final invoice deducts: each once. */
function writeReferences(invoice: XMLBuilder, { corrects, lines }: DocumentContent): void {
  const named = [corrects, ...lines.map(({ refersTo }) => refersTo)].filter((one) => one !== null);
  const each = new Map<string, DocumentReference>(named.map((one) => [one.name, one]));
  for (const { name, issuedOn } of each.values()) {
    const reference = invoice.ele("cac:BillingReference").ele("cac:InvoiceDocumentReference");
    reference.ele("cbc:ID").txt(name);
    reference.ele("cbc:IssueDate").txt(issuedOn);
  }
}

/** The payment's reference is the order's number, by which the bank's statements are matched. */
function writePayment(invoice: XMLBuilder, { method, orderNumber, seller }: DocumentContent): void {
  const payment = invoice.ele("cac:PaymentMeans");
  payment.ele("cbc:PaymentMeansCode").txt(means[method]);
  payment.ele("cbc:PaymentID").txt(orderNumber);
  const iban = seller.iban.replace(/\s/g, "").toUpperCase();
  if (method !== "bank_transfer" || iban === "") return;
  const account = payment.ele("cac:PayeeFinancialAccount");
  account.ele("cbc:ID").txt(iban);
  account.ele("cbc:Name").txt(seller.name);
}

function writeTaxes(invoice: XMLBuilder, content: DocumentContent): void {
  const total = invoice.ele("cac:TaxTotal");
  writeAmount(total, "cbc:TaxAmount", content.vatBani);
  for (const { percent, netBani, vatBani } of content.taxes) {
    const part = total.ele("cac:TaxSubtotal");
    writeAmount(part, "cbc:TaxableAmount", netBani);
    writeAmount(part, "cbc:TaxAmount", vatBani);
    const category = vatCategoryOf(percent, content);
    writeCategory(part, "cac:TaxCategory", category, percent);
  }
}

/** Nothing is left to pay where it was paid before; a storno's money goes back by other ways. */
function writeTotals(
  invoice: XMLBuilder,
  { netBani, totalBani, dueOn, lines }: DocumentContent,
): void {
  const paid = dueOn === null && totalBani > 0 ? totalBani : 0;
  const totals = invoice.ele("cac:LegalMonetaryTotal");
  const ofLines = lines.reduce((sum, line) => sum + line.netBani, 0);
  writeAmount(totals, "cbc:LineExtensionAmount", ofLines);
  writeAmount(totals, "cbc:TaxExclusiveAmount", netBani);
  writeAmount(totals, "cbc:TaxInclusiveAmount", totalBani);
  if (paid > 0) writeAmount(totals, "cbc:PrepaidAmount", paid);
  writeAmount(totals, "cbc:PayableAmount", totalBani - paid);
}
