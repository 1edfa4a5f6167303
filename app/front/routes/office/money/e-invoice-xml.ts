import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

import { requireSales } from "~/accounts/auth.server";
import { checkEInvoice } from "~/billing/e-invoice/checks.server";
import { findEInvoice } from "~/billing/e-invoice/e-invoice.server";
import { adminPaths } from "~/admin-paths";

/** A document's XML where the rules take it; else its page says why not. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSales(request);
  const invoice = await findEInvoice(params.id ?? "");
  if (!invoice) throw new Response(null, { status: 404 });
  const check = await checkEInvoice(invoice).catch(() => undefined);
  if (check?.state.kind !== "passes")
    return redirect(adminPaths.adminDocument(invoice.id, "e-factura"));
  return new Response(check.xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Content-Disposition": `attachment; filename="${invoice.name}.xml"`,
    },
  });
}
