import type { LoaderFunctionArgs } from "@remix-run/node";

import { textStream } from "~/platform/format/csv.server";
import { fileBudgets } from "~/platform/http/budgets";
import { clientUses, requireWithin } from "~/platform/http/client-rate-limit.server";
import { readFeedFile } from "~/shop/feeds/front/feed-name";
import { feedTag, writeFeed } from "~/shop/feeds/front/feed.server";

/**
 * A feed of ready-made pieces for services that show them elsewhere. Nobody may keep it, so that its
 * prices and stock are those of the pages; it is sent while it is read from the database.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const name = readFeedFile(params.file ?? "");
  if (!name) return new Response("Not found", { status: 404 });
  const tag = feedTag(name, new Date());
  const headers = {
    "Content-Type": "application/rss+xml; charset=utf-8",
    "Cache-Control": "public, no-cache",
    ETag: tag,
    // The feed is for machines, so search engines must not list it.
    "X-Robots-Tag": "noindex",
  };
  if (request.headers.get("If-None-Match")?.includes(tag)) {
    return new Response(null, { status: 304, headers });
  }
  await requireWithin(clientUses(request, fileBudgets.feed));
  return new Response(await textStream(writeFeed(name)), { headers });
}
