import { done, noForm, notThere, refused, type Post } from "~/front/desk/desk.server";
import { oneLine } from "~/platform/format/one-line";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { checkEInvoices } from "~/sales/e-invoices/front/checks.server";
import { eInvoiceQuery, type EInvoiceFilter } from "~/sales/e-invoices/front/e-invoice-filter";
import { listForFile } from "~/sales/e-invoices/front/e-invoice.server";
import { noteEInvoiceNumber } from "~/sales/e-invoices/front/note-number.server";
import { askToUpload, eInvoiceAuthority } from "~/sales/e-invoices/front/upload.server";

/** How long somebody waits for checks; the rest goes on by itself. */
const PATIENCE_MS = 10_000;

/** Answers the forms of the page: the period's documents are checked, or a number is noted. */
export async function changeEInvoices(post: Post, filter: EInvoiceFilter) {
  const { posted, admin } = post;
  const typed = (name: string) => {
    const value = posted.get(name);
    return typeof value === "string" ? oneLine(value).slice(0, 100) : "";
  };
  const here = officePaths.document("e-factura") + eInvoiceQuery(filter);
  if (typed("intent") === "check") {
    const { invoices } = await listForFile(filter);
    const left = await checkEInvoices(invoices, PATIENCE_MS);
    return done(post, {
      to: here,
      ...(left === 0
        ? { title: "admin.eInvoicesChecked" }
        : { title: "admin.eInvoiceChecking", text: "admin.eInvoiceCheckingText" }),
    });
  }
  if (typed("intent") === "send") return send(post, [typed("document")], true, here);
  if (typed("intent") === "send-all") {
    const { invoices } = await listForFile(filter);
    return send(
      post,
      invoices.map(({ id }) => id),
      false,
      here,
    );
  }
  const [document, number] = [typed("document"), typed("number")];
  const refuse = (status: 409 | 422, error: string) =>
    refused(post, { document, number, error }, status);
  if (!/^\d{1,20}$/.test(number.replace(/ /g, ""))) return refuse(422, message("eInvoiceNumber"));
  const noted = await noteEInvoiceNumber(document, number.replace(/ /g, ""), admin);
  if (noted.kind === "unknown") throw notThere();
  if (noted.kind === "taken") return refuse(409, message("eInvoiceTaken", { name: noted.name }));
  return done(post, { to: here, title: "admin.eInvoiceNoted" });
}

/** Puts documents in the line to the authority. If the authority is not set up, the page has no such form. */
async function send(post: Post, ids: readonly string[], isAlone: boolean, to: string) {
  if (!eInvoiceAuthority) throw noForm();
  const count = await askToUpload(ids, post.admin, {
    isTest: eInvoiceAuthority.isTest,
    isAlone,
  });
  return done(post, {
    to,
    ...(count === 0
      ? { title: "admin.eInvoicesNoneAsked" }
      : { title: "admin.eInvoicesAsked", values: { count } }),
  });
}
