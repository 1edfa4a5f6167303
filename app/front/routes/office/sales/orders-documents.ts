import type { LoaderFunctionArgs } from "@remix-run/node";

import { guard } from "~/people/identity/front/auth.server";
import { countFile } from "~/people/identity/front/counted-requests.server";
import { requireRecentProof } from "~/people/identity/front/proof.server";
import type { Flash } from "~/platform/http/flash";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import { documentsResponse, MOST_BUNDLED } from "~/sales/billing/front/document-response.server";
import { findDocumentsOf } from "~/sales/billing/front/shown-document.server";
import { readChosenOrders } from "~/sales/orders/order-filter";

import { refuseChoice } from "./orders-confirm/refuse-choice.server";

/** The documents of the orders that were chosen in the list, in one file, after a recent proof: they name buyers. */
export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await guard("sales/orders-documents")(request);
  const page = officePaths.orders();
  requireRecentProof(admin, page);
  const leadBack = (why: Pick<Flash, "text" | "values">) =>
    redirectWithFlash(request, page, { tone: "error", title: "admin.eInvoiceZipFailed", ...why });
  const chosen = readChosenOrders(new URL(request.url).searchParams);
  if (chosen.kind !== "chosen") return refuseChoice(request, chosen);
  const { documents, total } = await findDocumentsOf(chosen.numbers, MOST_BUNDLED);
  if (total === 0) return leadBack({ text: "admin.noDocuments" });
  if (total > MOST_BUNDLED) {
    const values = { count: total, most: MOST_BUNDLED };
    return leadBack({ text: "admin.tooManyDocuments", values });
  }
  await countFile(request, admin, page);
  return documentsResponse(request, documents);
}
