import { json } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { oneLine } from "~/platform/format/one-line";
import { readFormData } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { checkEInvoices } from "~/sales/e-invoices/checks.server";
import { eInvoiceQuery, type EInvoiceFilter } from "~/sales/e-invoices/e-invoice-filter";
import { listForFile, noteEInvoiceNumber } from "~/sales/e-invoices/e-invoice.server";

/** How long somebody waits for checks; the rest goes on by itself. */
const PATIENCE_MS = 10_000;

/** What is said of a number that was not noted, and of which document. */
interface RefusedNumber {
  document: string;
  number: string;
  error: string;
}

/** Answers the forms of the page: the period's documents are checked, or a number is noted. */
export async function changeEInvoices(request: Request, admin: Admin, filter: EInvoiceFilter) {
  const posted = await readFormData(request);
  const typed = (name: string) => {
    const value = posted.get(name);
    return typeof value === "string" ? oneLine(value).slice(0, 100) : "";
  };
  const here = officePaths.document("e-factura") + eInvoiceQuery(filter);
  if (typed("intent") === "check") {
    const { invoices } = await listForFile(filter);
    const left = await checkEInvoices(invoices, PATIENCE_MS);
    return redirectWithFlash(request, here, {
      tone: "success",
      ...(left === 0
        ? { title: "admin.eInvoicesChecked" }
        : { title: "admin.eInvoiceChecking", text: "admin.eInvoiceCheckingText" }),
    });
  }
  const [document, number] = [typed("document"), typed("number")];
  const refuse = (status: number, error: string) =>
    json<RefusedNumber>({ document, number, error }, { status });
  if (!/^\d{1,20}$/.test(number.replace(/ /g, ""))) return refuse(422, message("eInvoiceNumber"));
  const noted = await noteEInvoiceNumber(document, number.replace(/ /g, ""), admin);
  if (noted.kind === "unknown") throw notThere();
  if (noted.kind === "taken") return refuse(409, message("eInvoiceTaken", { name: noted.name }));
  return redirectWithFlash(request, here, { tone: "success", title: "admin.eInvoiceNoted" });
}
