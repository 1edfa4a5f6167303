import { randomBytes } from "node:crypto";

import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";

import { startBackgroundWork } from "~/background.server";
import { contentSecurityPolicy } from "~/csp.server";
import { requestLanguage, translator } from "~/i18n.server";
import { log, requestId } from "~/log.server";
import { NonceContext } from "~/nonce";
import { markKept, offerPages } from "~/page-keeper.server";
import { RequestIdContext } from "~/request-id";

startBackgroundWork();
offerPages();

export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64");
  const language = await requestLanguage(request);
  const markup = renderToString(
    <NonceContext.Provider value={nonce}>
      <RequestIdContext.Provider value={requestId(request)}>
        <I18nextProvider i18n={translator(language)}>
          <RemixServer context={context} url={request.url} />
        </I18nextProvider>
      </RequestIdContext.Provider>
    </NonceContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", language);
  headers.set("Content-Security-Policy", await contentSecurityPolicy(nonce, request));
  await markKept(request, status, headers, context);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  return new Response(`<!doctype html>${markup}`, { status, headers });
}

/** Remix calls this for what a loader or action did not expect; the page says so in words. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  // A page that is not there, or a method it does not take, is the visitor's to read, not ours.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { name, stack } = error instanceof Error ? error : new Error("something was thrown");
  log("error", { method: request.method, name, stack: stack ?? "" }, request);
}
