import type { LoaderFunctionArgs } from "@remix-run/node";

import { requestsDataSaver, findPicture, pictureFormat } from "~/media/resize-picture.server";

/**
 * A picture at a width, in the best format the browser accepts; lighter when the address or the
 * browser asks to save data. Its name never means another.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const format = pictureFormat(request.headers.get("Accept"));
  const found = await findPicture(params.file ?? "", {
    width: Number(query.get("w")),
    format,
    isLight: query.has("light") || requestsDataSaver(request),
  });
  if (found.kind === "unknown") return new Response("Not found", { status: 404 });
  if (found.kind === "not-made") {
    const headers = { "Retry-After": "60", "Cache-Control": "no-store" };
    return new Response("Not now", { status: 503, headers });
  }
  const { picture } = found;
  return new Response(new Uint8Array(picture), {
    headers: {
      "Content-Type": `image/${format}`,
      "Content-Length": String(picture.length),
      "Cache-Control": "public, max-age=31536000, immutable",
      // Not the cookie: who chose lighter pictures is given lighter addresses.
      Vary: "Accept, Save-Data",
    },
  });
}
