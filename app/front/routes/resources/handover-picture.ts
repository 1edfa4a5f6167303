import type { LoaderFunctionArgs } from "@remix-run/node";

import { pictureResponse } from "~/sales/approvals/sent-picture.server";
import { findHandoverPicture } from "~/sales/handover/front/find-pictures.server";

/** A picture of a delivery, for whoever has the order's address; with `mic` its thumbnail. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { token = "", picture = "" } = params;
  const isSmall = new URL(request.url).searchParams.has("mic");
  const bytes = await findHandoverPicture({ id: picture, isSmall }, { token });
  if (!bytes) throw new Response(null, { status: 404 });
  return pictureResponse(bytes);
}
