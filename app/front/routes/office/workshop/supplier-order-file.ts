import type { LoaderFunctionArgs } from "@remix-run/node";

import { notThere, orNotThere } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { countFile } from "~/people/identity/front/counted-requests.server";
import { dayOf } from "~/platform/format/dates";
import { fileBudgets } from "~/platform/http/budgets";
import { officePaths } from "~/platform/paths/office-paths";
import { makeOrderFile } from "~/workshop/stock/front/order-mail.server";
import { findSupplierOrder, numberOf } from "~/workshop/stock/front/supplier-order.server";

const types = { pdf: "application/pdf", csv: "text/csv; charset=utf-8" } as const;

/** An order to a supplier as a page or as a table, as its mail carries it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await guard("workshop/supplier-order-file")(request);
  const order = orNotThere(await findSupplierOrder(params.id ?? ""));
  const [, kind] = /^comanda\.(pdf|csv)$/.exec(params.file ?? "") ?? [];
  if (kind !== "pdf" && kind !== "csv") throw notThere();
  await countFile(request, admin, officePaths.supplierOrder(order.id), fileBudgets.paper);
  const day = dayOf(order.sentAt ?? new Date().toISOString());
  const bytes = await makeOrderFile(order, kind, day);
  return new Response(Buffer.from(bytes), {
    headers: {
      "Content-Type": types[kind],
      "Content-Disposition": `attachment; filename="${numberOf(order)}.${kind}"`,
    },
  });
}
