import type { LoaderFunctionArgs } from "@remix-run/node";

import { guard } from "~/people/identity/front/auth.server";
import { requireRecentProof } from "~/people/identity/front/proof.server";
import { dayOf } from "~/platform/format/dates";
import type { Flash } from "~/platform/http/flash";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { log } from "~/platform/log/log.server";
import { officePaths } from "~/platform/paths/office-paths";
import { eInvoiceQuery, readEInvoiceFilter } from "~/sales/e-invoices/front/e-invoice-filter";
import { listForFile, MOST_DOCUMENTS } from "~/sales/e-invoices/front/e-invoice.server";
import { officialText, wordsOf } from "~/sales/e-invoices/front/refusal-words";
import type { Refusal } from "~/sales/e-invoices/front/run-rules";
import { makeEInvoiceZip, type EInvoiceZip } from "~/sales/e-invoices/front/zip.server";

/**
 * The documents of a period that pass, in one file, after a recent proof, because they name buyers. What
 * cannot be made leads to the page, which says why, and for which document.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await guard("money/e-invoices-zip")(request);
  const today = dayOf(new Date().toISOString());
  const filter = readEInvoiceFilter(new URL(request.url).searchParams, today);
  const page = officePaths.document("e-factura") + eInvoiceQuery({ ...filter, page: 1 });
  requireRecentProof(admin, page);
  const [t, language] = await Promise.all([
    translateFor(request, "office-e-invoice"),
    requestLanguage(request),
  ]);
  const describe = (refusal: Refusal) => {
    const { words } = wordsOf(refusal);
    return words ? t(`rules.${words}`) : officialText(refusal.message, language);
  };
  const leadBack = (why: Pick<Flash, "text" | "values">) =>
    redirectWithFlash(request, page, { tone: "error", title: "admin.eInvoiceZipFailed", ...why });
  const { invoices, total } = await listForFile(filter);
  if (total === 0) return leadBack({ text: "admin.eInvoiceZipNone" });
  if (total > MOST_DOCUMENTS) {
    const values = { count: total, most: MOST_DOCUMENTS };
    return leadBack({ text: "admin.eInvoiceZipTooMany", values });
  }
  const zip = await makeEInvoiceZip(invoices, {
    head: [t("document"), t("order"), t("file.rule"), t("file.field"), t("file.words")],
    unchecked: t("file.unchecked"),
    describe,
  });
  if (zip.kind === "failed") log("e-invoice-zip-failed", { reason: zip.reason });
  if (zip.kind !== "made") return leadBack(whyNot(zip, describe));
  return new Response(zip.bytes, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="e-factura-${filter.from}-${filter.to}.zip"`,
    },
  });
}

/** What is said of a file that was not made. */
function whyNot(
  zip: Exclude<EInvoiceZip, { kind: "made" }>,
  describe: (refusal: Refusal) => string,
): Pick<Flash, "text" | "values"> {
  const values = { name: zip.name ?? "" };
  if (zip.kind === "checking") return { text: "admin.eInvoiceZipChecking", values };
  if (zip.kind === "failed") {
    return zip.name === undefined
      ? { text: "admin.eInvoiceZipBusy" }
      : { text: "admin.eInvoiceZipUnwritten", values };
  }
  if (!zip.refusal) return { text: "admin.eInvoiceZipUnchecked", values };
  const why = { rule: zip.refusal.rule, why: describe(zip.refusal) };
  return { text: "admin.eInvoiceZipRefused", values: { ...values, ...why } };
}
