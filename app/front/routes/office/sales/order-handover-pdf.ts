import type { LoaderFunctionArgs } from "@remix-run/node";

import { guard } from "~/people/identity/front/auth.server";
import { deliveryNoteResponse } from "~/sales/handover/front/note-file.server";

/** The delivery note of an order, for whoever packs it or brings it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("sales/order-handover-pdf")(request);
  return deliveryNoteResponse(request, params.number ?? "");
}
