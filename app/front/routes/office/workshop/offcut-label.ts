import type { LoaderFunctionArgs } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { makeLayoutPdf } from "~/workshop/batches/front/layout-pdf.server";
import { findStock, labelOf } from "~/workshop/batches/front/offcut.server";
import { printLabel } from "~/workshop/batches/front/print-layouts.server";

/** The label of a piece in stock. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("workshop/offcut-label")(request);
  const id = /^\d{1,12}$/.test(params.id ?? "") ? Number(params.id) : 0;
  const offcut = await findStock(id);
  if (!offcut) throw notThere();
  const bytes = await makeLayoutPdf(await printLabel(offcut));
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${labelOf(id)}.pdf"`,
    },
  });
}
