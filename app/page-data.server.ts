import { createHash } from "node:crypto";

import type { EntryContext } from "@remix-run/node";

import { pageDataHeader } from "~/page-data";

/** Whether script asks again for what a page was drawn from: nobody opens a page by it. */
export function asksForPageData({ method, headers }: Request): boolean {
  return method === "GET" && headers.has(pageDataHeader);
}

/** A page's data (`PageData`) as JSON, safe within a script element, and its digest. */
export function describePage({ manifest, serverHandoffString, ...context }: EntryContext): {
  digest: string;
  json: string;
} {
  const digest = createHash("sha256")
    .update(`${manifest.version} ${serverHandoffString}`)
    .digest("base64url")
    .slice(0, 16);
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const imports = [...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])];
  const own = {
    digest,
    manifest: manifest.url,
    modules: [...new Set(imports)],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
  };
  // What Remix hands over is JSON already, with no character that could end the element.
  const json = `${JSON.stringify(own).slice(0, -1)},"context":${serverHandoffString}}`;
  return { digest, json };
}

/** The answer to script: of this visitor and this moment, so that nobody keeps it. */
export function answerPageData(json: string, status: number, headers: Headers): Response {
  headers.set("Content-Type", "application/json; charset=utf-8");
  headers.set("Cache-Control", "private, no-store");
  headers.append("Vary", pageDataHeader);
  return new Response(json, { status, headers });
}
