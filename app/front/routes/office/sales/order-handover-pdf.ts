import type { LoaderFunctionArgs } from "@remix-run/node";

import { guard } from "~/people/identity/front/auth.server";
import { countFile } from "~/people/identity/front/counted-requests.server";
import { fileBudgets } from "~/platform/http/budgets";
import { officePaths } from "~/platform/paths/office-paths";
import { deliveryNoteResponse } from "~/sales/handover/front/note-file.server";

/** The delivery note of an order, for whoever packs it or brings it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await guard("sales/order-handover-pdf")(request);
  const number = params.number ?? "";
  await countFile(request, admin, officePaths.order(number), fileBudgets.paper);
  return deliveryNoteResponse(request, number);
}
