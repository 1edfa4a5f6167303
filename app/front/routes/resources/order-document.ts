import type { LoaderFunctionArgs } from "@remix-run/node";

import { documentResponse } from "~/sales/billing/front/document-response.server";
import { findDocument } from "~/sales/billing/front/shown-document.server";

/** A document of an order as a file, for whoever has the order's address. */
export async function loader({ request, params: { token = "", id = "" } }: LoaderFunctionArgs) {
  const document = await findDocument(id, { orderToken: token });
  if (!document) throw new Response(null, { status: 404 });
  return documentResponse(request, document);
}
