import {
  createRequestHandler as createRemixHandler,
  type AppLoadContext,
  type EntryContext,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";

import { listFigures, shutDown, startScheduler } from "~/front/operations/scheduler.server";
import {
  allowCaching,
  cachePolicy,
  mayBeAskedAgain,
  mayBeCached,
  mayBeKept,
} from "~/front/page-cache/cache-policy.server";
import { PageCache } from "~/front/page-cache/page-cache.server";
import { withLabels } from "~/platform/forms/form-errors";
import { isFileAddress } from "~/platform/http/front/file-address";
import { requestLanguage } from "~/platform/http/request-language.server";
import { translatorOf } from "~/platform/i18n/translate.server";
import { TranslatorProvider } from "~/platform/i18n/use-translation";
import { log, requestId, shownPath } from "~/platform/log/log.server";
import { contentSecurityPolicy } from "~/platform/rendering/front/csp.server";
import { hash, hasStylesheet, htmlDocument } from "~/platform/rendering/front/html-document.server";
import {
  answerHydrationData,
  wantsHydrationData,
  describeHydration,
} from "~/platform/rendering/front/hydration-data.server";
import {
  namePlaceholder,
  withDataPlaceholders,
  withName,
} from "~/platform/rendering/front/placeholders.server";
import {
  answerTrouble,
  isInTrouble,
  noteTrouble,
  showTrouble,
} from "~/platform/rendering/front/storage-trouble.server";
import { RequestIdContext } from "~/platform/ui/page-hooks";
import type { RootData } from "~/root";

startScheduler();

/** Used by the server in front of the app (app/front/server/main.mjs), besides the default export. */
export { cachePolicy, listFigures, PageCache, shutDown };

/**
 * Remix's own handler, but that it says when nothing can be read or saved, whatever was asked for; and where
 * it has no address to look among, that a file is not there, for which no loader runs.
 */
export const createRequestHandler: typeof createRemixHandler = (build, mode) => {
  const handle = createRemixHandler(build, mode);
  const hasAddresses =
    typeof build === "function" ||
    Object.values(build.routes).some(({ path = "" }) => path !== "" && path !== "*");
  return async (request, context) => {
    if (hasAddresses || request.method === "POST" || !isFileAddress(request.url)) {
      return answerTrouble(request, await handle(request, context));
    }
    log("not-found", { path: shownPath(request) }, request);
    return noSuchFile();
  };
};

/** Whoever asks for a file that is not there is a machine and reads no page. */
function noSuchFile(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response("Not found\n", { status: 404, headers });
}

export default async function handleDocument(
  request: Request,
  routesStatus: number,
  headers: Headers,
  routesFound: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const status = isInTrouble(request) ? 503 : routesStatus;
  if (status === 404 && isFileAddress(request.url)) return noSuchFile();
  const found = showTrouble(request, routesFound);
  const language = await requestLanguage(request);
  const isCached = mayBeCached(request, loadContext, status, headers, language, found);
  if (isCached) await allowCaching(loadContext);
  const context = isCached ? withName(found, namePlaceholder) : found;
  const { digest, json } = describeHydration(context);
  if (wantsHydrationData(request)) {
    return answerHydrationData(isCached ? withDataPlaceholders(json) : json, status, headers);
  }
  const root = context.staticHandlerContext.loaderData.root as RootData | undefined;
  const markup = withLabels(
    renderToString(
      <RequestIdContext.Provider value={requestId(request)}>
        <TranslatorProvider value={translatorOf(language)}>
          <RemixServer context={onlyMatched(context)} url={request.url} />
        </TranslatorProvider>
      </RequestIdContext.Provider>,
    ),
  );
  // The dev server's own script, which must run before any other module.
  const { hmr } = context.manifest as { hmr?: { runtime: string } };
  const { html, scriptHashes, styleHashes } = htmlDocument(markup, {
    digest,
    data: mayBeAskedAgain(request, status, context) ? undefined : json,
    start: [...(hmr ? [hmr.runtime] : []), context.manifest.entry.module],
    hasStyles: hasStylesheet(request.headers.get("Cookie")),
    // Script has nothing to add to an error page.
    isPlain:
      Boolean(root?.dataSaver) || Boolean(found.staticHandlerContext.errors && status >= 500),
  });
  if (root?.theme) styleHashes.push(hash(root.theme));
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", language);
  headers.set(
    "Content-Security-Policy",
    await contentSecurityPolicy(request, { scriptHashes, styleHashes }),
  );
  // For going back; asked for anew at each visit.
  headers.set("Cache-Control", mayBeKept(request, found) ? "private, no-cache" : "no-store");
  return new Response(new Uint8Array(html), { status, headers });
}

/** Only the routes of this page: otherwise the router would match its address with all routes again. */
function onlyMatched(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(
    ids.flatMap((id) => {
      const route = manifest.routes[id];
      return route ? [[id, route]] : [];
    }),
  );
  return { ...context, manifest: { ...manifest, routes } };
}

/** Remix calls this for unexpected errors of loaders and actions; the page explains them in words. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  // A missing page or a method that is not allowed concerns the visitor and is not logged.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  noteTrouble(request, error);
  const { name, stack } = error instanceof Error ? error : new Error("something was thrown");
  log("error", { method: request.method, name, stack: stack ?? "" }, request);
}
