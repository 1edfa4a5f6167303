import type { LoaderFunctionArgs } from "@remix-run/node";

import { escapeText } from "~/furniture/drawing/svg";
import { translateFor } from "~/platform/http/request-language.server";
import {
  requestsDataSaver,
  findPicture,
  pictureFormat,
} from "~/platform/media/front/resize-picture.server";

/**
 * A picture at a width, in the best format the browser accepts; lighter when the address or the
 * browser asks to save data. A name is never given to another picture.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const format = pictureFormat(request.headers.get("Accept"));
  const found = await findPicture(params.file ?? "", {
    width: Number(query.get("w")),
    format,
    isLight: query.has("light") || requestsDataSaver(request),
  });
  if (found.kind === "unknown") return failure(request, 404);
  if (found.kind === "not-made") return failure(request, 503);
  const { picture } = found;
  return new Response(new Uint8Array(picture), {
    headers: {
      "Content-Type": `image/${format}`,
      "Content-Length": String(picture.length),
      "Cache-Control": "public, max-age=31536000, immutable",
      // The answer does not depend on the cookie: visitors who chose lighter pictures get other addresses.
      Vary: "Accept, Save-Data",
    },
  });
}

/**
 * Answers with a transparent drawing that says that the picture cannot be shown (spec §8). Browsers
 * show it whatever the status.
 */
async function failure(request: Request, status: 404 | 503): Promise<Response> {
  const t = await translateFor(request, "errors");
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">
<rect y="125" width="400" height="50" fill="#faf7f2" opacity="0.92"/>
<text x="200" y="157" text-anchor="middle" font-family="system-ui, sans-serif" font-size="22" fill="#1a202c">${escapeText(t("picture"))}</text>
</svg>`;
  const headers = new Headers({ "Content-Type": "image/svg+xml; charset=utf-8" });
  if (status === 503) headers.set("Retry-After", "60");
  return new Response(drawing, { status, headers });
}
