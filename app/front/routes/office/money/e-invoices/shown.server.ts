import { findCheck, isBeingChecked } from "~/sales/e-invoices/checks.server";
import type { EInvoice } from "~/sales/e-invoices/e-invoice.server";
import type { Refusal } from "~/sales/e-invoices/run-rules";

type EInvoiceState = "unchecked" | "running" | "passes" | "refused" | "noted";

/** A document as its row shows it, with what is known of its check. */
export function showEInvoice({ content, ...invoice }: EInvoice) {
  const check = findCheck(invoice.id);
  const checked: EInvoiceState =
    check?.kind ?? (isBeingChecked(invoice.id) ? "running" : "unchecked");
  const state: EInvoiceState = invoice.e_invoice_number === "" ? checked : "noted";
  const refusals: Refusal[] = check?.kind === "refused" ? check.refusals : [];
  return { ...invoice, buyer: content.buyer.name, state, passes: checked === "passes", refusals };
}

export type ShownEInvoice = ReturnType<typeof showEInvoice>;
