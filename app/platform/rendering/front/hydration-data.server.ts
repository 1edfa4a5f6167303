import type { EntryContext } from "@remix-run/node";

import { sha256 } from "~/platform/format/sha256.server";

import { hydrationHeader } from "./hydration-data";
import { frameOf, withName } from "./placeholders.server";

/** Whether script asks for what a page was rendered from; such a request is no visit of the page. */
export function wantsHydrationData({ method, headers }: Request): boolean {
  return method === "GET" && headers.has(hydrationHeader);
}

/** A page's data (`HydrationData`) as JSON, safe within a script element, and its digest. */
export function describeHydration(context: EntryContext): { digest: string; json: string } {
  const { manifest, serverHandoffString } = context;
  const digest = digestOf(context);
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const imports = [...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])];
  const own = {
    digest,
    manifest: manifest.url,
    modules: [...new Set(imports)],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
  };
  // A `<` could end the element; what Remix hands over has none.
  const start = JSON.stringify(own).slice(0, -1).replaceAll("<", "\\u003c");
  return { digest, json: `${start},"context":${serverHandoffString}}` };
}

/** The reader's name stands at the end, where a cached page has a placeholder. */
function digestOf(context: EntryContext): string {
  const { loaderData, actionData, errors } = withName(context, "").staticHandlerContext;
  const rest = `${context.manifest.version} ${JSON.stringify([loaderData, actionData, errors])}`;
  return sha256(rest).slice(0, 16) + (frameOf(context)?.person?.name ?? "");
}

/** The answer to script. Browsers must not keep it, because its address is that of the page. */
export function answerHydrationData(json: string, status: number, headers: Headers): Response {
  headers.set("Content-Type", "application/json; charset=utf-8");
  headers.set("Cache-Control", "private, no-store");
  headers.append("Vary", hydrationHeader);
  return new Response(json, { status, headers });
}
