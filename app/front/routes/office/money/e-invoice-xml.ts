import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { countFile } from "~/people/identity/front/counted-requests.server";
import { fileBudgets } from "~/platform/http/budgets";
import { officePaths } from "~/platform/paths/office-paths";
import { checkEInvoice } from "~/sales/e-invoices/front/checks.server";
import { findEInvoice } from "~/sales/e-invoices/front/e-invoice.server";

/** A document's XML where the rules take it; else its page says why not. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await guard("money/e-invoice-xml")(request);
  const invoice = await findEInvoice(params.id ?? "");
  if (!invoice) throw notThere();
  await countFile(request, admin, officePaths.document(invoice.id, "e-factura"), fileBudgets.paper);
  const check = await checkEInvoice(invoice).catch(() => undefined);
  if (check?.state.kind !== "passes")
    return redirect(officePaths.document(invoice.id, "e-factura"));
  return new Response(check.xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Content-Disposition": `attachment; filename="${invoice.name}.xml"`,
    },
  });
}
