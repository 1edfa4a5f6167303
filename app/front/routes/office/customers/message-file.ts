import type { LoaderFunctionArgs } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { readAttachment } from "~/shop/messages/attachments.server";
import { findContactMessage } from "~/shop/messages/front/contact-message.server";

/** The file attached to a message: saved by the browser, never shown as a page of ours. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("customers/message-file")(request);
  const message = await findContactMessage(params.id ?? "");
  const found = message?.attachment_file && (await readAttachment(message.attachment_file));
  if (!message?.attachment_file || !found) throw notThere();
  const ending = found.type === "application/pdf" ? "pdf" : "webp";
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      "Content-Type": found.type,
      "Content-Disposition": `attachment; filename="mesaj-${message.id.slice(0, 8)}.${ending}"`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
