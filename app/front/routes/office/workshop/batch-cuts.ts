import type { LoaderFunctionArgs } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { findBatch } from "~/workshop/batches/front/batch.server";
import { makeLayoutPdf } from "~/workshop/batches/front/layout-pdf.server";
import { printLayouts } from "~/workshop/batches/front/print-layouts.server";
import { findRun } from "~/workshop/batches/layout-run.server";

/** The best layouts of a batch as pages for the saw. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("workshop/batch-cuts")(request);
  const batch = await findBatch(params.id ?? "");
  const run = batch && (await findRun(batch.id));
  if (!batch || !run?.best) throw notThere();
  const bytes = await makeLayoutPdf(await printLayouts(batch, run));
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${batch.number}.pdf"`,
    },
  });
}
