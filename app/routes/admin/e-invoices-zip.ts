import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

import { requireSales } from "~/accounts/auth.server";
import { eInvoiceQuery, readEInvoiceFilter } from "~/billing/e-invoice/e-invoice-filter";
import { listForFile, MOST_DOCUMENTS } from "~/billing/e-invoice/e-invoice.server";
import { officialText, wordsOf } from "~/billing/e-invoice/refusal-words";
import { makeEInvoiceZip } from "~/billing/e-invoice/zip.server";
import { dayOf } from "~/format/dates";
import { requestLanguage, translateFor } from "~/http/request-language.server";
import { log } from "~/log/log.server";
import { adminPaths } from "~/admin-paths";

/** The documents of a period that pass, in one file; where that is not possible now, the page says why. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const [t, language] = await Promise.all([
    translateFor(request, "admin-e-invoice"),
    requestLanguage(request),
  ]);
  const today = dayOf(new Date().toISOString());
  const filter = readEInvoiceFilter(new URL(request.url).searchParams, today);
  const page = adminPaths.adminDocument("e-factura") + eInvoiceQuery({ ...filter, page: 1 });
  const { invoices, total } = await listForFile(filter);
  if (total > MOST_DOCUMENTS) return redirect(page);
  const bytes = await makeEInvoiceZip(invoices, {
    head: [t("document"), t("order"), t("file.rule"), t("file.field"), t("file.words")],
    unchecked: t("file.unchecked"),
    describe: (refusal) => {
      const { words } = wordsOf(refusal);
      return words ? t(`rules.${words}`) : officialText(refusal.message, language);
    },
  }).catch((error: unknown) => {
    log("e-invoice-zip-failed", { reason: error instanceof Error ? error.message : "" });
    return undefined;
  });
  if (!bytes) return redirect(page);
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="e-factura-${filter.from}-${filter.to}.zip"`,
    },
  });
}
