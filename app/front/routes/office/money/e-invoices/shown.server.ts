import { findCheck, isBeingChecked } from "~/sales/e-invoices/front/checks.server";
import type { EInvoice } from "~/sales/e-invoices/front/e-invoice.server";
import type { Refusal } from "~/sales/e-invoices/front/run-rules";
import { isAskable } from "~/sales/e-invoices/front/upload.server";
import type { UploadState } from "~db/schema";

type EInvoiceState = "unchecked" | "running" | "passes" | "refused" | "noted";

interface Upload {
  state: UploadState;
  reason: string;
}

/** A document as its row shows it, with what is known of its check and of its way to the authority. */
export function showEInvoice({ content, ...invoice }: EInvoice, upload: Upload | null) {
  const check = findCheck(invoice.id);
  const checked: EInvoiceState =
    check?.kind ?? (isBeingChecked(invoice.id) ? "running" : "unchecked");
  const state: EInvoiceState = invoice.e_invoice_number === "" ? checked : "noted";
  const refusals: Refusal[] = check?.kind === "refused" ? check.refusals : [];
  return {
    ...invoice,
    buyer: content.buyer.name,
    state,
    passes: checked === "passes",
    refusals,
    upload,
    mayBeSent: state !== "noted" && state !== "refused" && isAskable(upload?.state, true),
  };
}

export type ShownEInvoice = ReturnType<typeof showEInvoice>;
