import type { LoaderFunctionArgs } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { findQuotePicture } from "~/sales/quotes/front/quote-request.server";
import { readAttachment } from "~/shop/messages/attachments.server";

/** A photograph that came with a request, in our own encoding. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("sales/quote-picture")(request);
  const file = await findQuotePicture(params.id ?? "", params.picture ?? "");
  const found = file && (await readAttachment(file));
  if (!found) throw notThere();
  return new Response(new Uint8Array(found.bytes), {
    headers: { "Content-Type": found.type, "X-Content-Type-Options": "nosniff" },
  });
}
