import type { LoaderFunctionArgs } from "@remix-run/node";

import { sha256 } from "~/platform/format/sha256.server";
import { isLanguage } from "~/platform/i18n/languages";
import { readTexts } from "~/platform/i18n/translate.server";

import { findContentGroup } from "./content-group.server";

/**
 * A group of texts for the browser. With the texts' version in its address it may be kept for ever;
 * without a version it also has the texts that the back office writes.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const group = /^([\w-]+)\.json$/.exec(params.file ?? "")?.[1] ?? "";
  const language = params.lng ?? "";
  const isVersioned = new URL(request.url).searchParams.get("v") === __LOCALES_VERSION__;
  const content = isVersioned ? undefined : await findContentGroup(language, group);
  const own = isLanguage(language) ? readTexts(language).get(group) : undefined;
  if (!own && !content) return new Response("Not found", { status: 404 });

  const body = JSON.stringify({ ...own, ...content });
  const etag = `"${sha256(body).slice(0, 22)}"`;
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": isVersioned ? "public, max-age=31536000, immutable" : "public, no-cache",
    ETag: etag,
  };
  if (request.headers.get("If-None-Match")?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers });
}
