import type { LoaderFunctionArgs } from "@remix-run/node";

import { findOfficialBytes } from "~/shop/content/front/official-picture.server";

/**
 * An official picture, byte for byte. Opened by itself a drawing is a document, so it comes with a
 * policy under which nothing in it runs, is fetched or has an origin.
 */
export async function loader({ params }: LoaderFunctionArgs) {
  const found = await findOfficialBytes(params.name ?? "", params.version ?? "");
  if (!found) return new Response("Not found", { status: 404 });
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      "Content-Type": found.content_type,
      "Content-Length": String(found.bytes.length),
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
