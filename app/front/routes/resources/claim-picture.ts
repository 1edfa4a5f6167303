import type { LoaderFunctionArgs } from "@remix-run/node";

import { findClaim } from "~/sales/approvals/front/find-claims.server";
import { findClaimPicture, pictureResponse } from "~/sales/approvals/sent-picture.server";

/** A picture of a claim, for whoever has the order's address. */
export async function loader({ params }: LoaderFunctionArgs) {
  const { token = "", id = "", picture = "" } = params;
  const bytes = (await findClaim(id, { token })) && (await findClaimPicture(id, picture));
  if (!bytes) throw new Response(null, { status: 404 });
  return pictureResponse(bytes);
}
