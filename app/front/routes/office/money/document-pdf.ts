import type { LoaderFunctionArgs } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { documentResponse } from "~/sales/billing/front/document-response.server";
import { findDocument } from "~/sales/billing/front/shown-document.server";

/** A document as a file, for the desk. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("money/document-pdf")(request);
  const document = await findDocument(params.id ?? "");
  if (!document) throw notThere();
  return documentResponse(request, document);
}
