import type { LoaderFunctionArgs } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { findClaimPicture, pictureResponse } from "~/sales/approvals/sent-picture.server";

/** A picture that a customer sent with a claim. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("sales/claim-picture")(request);
  const bytes = await findClaimPicture(params.id ?? "", params.picture ?? "");
  if (!bytes) throw notThere();
  return pictureResponse(bytes);
}
