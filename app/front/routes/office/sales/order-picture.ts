import type { LoaderFunctionArgs } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { pictureResponse } from "~/sales/approvals/sent-picture.server";
import { findHandoverPicture } from "~/sales/handover/front/find-pictures.server";

/** A picture of a delivery, or with `mic` its thumbnail. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("sales/order-picture")(request);
  const { number = "", picture = "" } = params;
  const isSmall = new URL(request.url).searchParams.has("mic");
  const bytes = await findHandoverPicture({ id: picture, isSmall }, { number });
  if (!bytes) throw notThere();
  return pictureResponse(bytes);
}
