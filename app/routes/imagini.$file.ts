import type { LoaderFunctionArgs } from "@remix-run/node";

import { findPicture, pictureFormat } from "~/pictures.server";

/** A picture at a width, in the best format the browser accepts. Its name never means another. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const width = Number(new URL(request.url).searchParams.get("w"));
  const format = pictureFormat(request.headers.get("Accept"));
  const picture = await findPicture(params.file ?? "", width, format);
  if (!picture) return new Response("Not found", { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: {
      "Content-Type": `image/${format}`,
      "Content-Length": String(picture.length),
      "Cache-Control": "public, max-age=31536000, immutable",
      Vary: "Accept",
    },
  });
}
