import { json, type EntryContext } from "@remix-run/node";

import { requestLanguage } from "~/platform/http/request-language.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { isOutcomeUnknown, isStorageTrouble } from "~db/engine";

/**
 * What the database's disk, a lock or the line to it did to a request: nothing could be read; nothing was
 * saved; or nobody knows whether it was.
 */
interface Trouble {
  outcome: "not-read" | "not-saved" | "unknown";
}

/** After so many seconds it is worth trying again. */
const RETRY_AFTER = "60";

/**
 * Requests that ended in such trouble. Long forms say so themselves, beside the typed values. Every
 * other request is answered with 503 and a page in words; after a post that page asks to be reloaded, so
 * that the browser sends the typed values again, without script.
 */
const troubles = new WeakMap<Request, Trouble>();

/** Notes what an unexpected error says of the storage, if anything. */
export function noteTrouble(request: Request, error: unknown): void {
  const isReading = request.method !== "POST";
  if (isStorageTrouble(error)) {
    troubles.set(request, { outcome: isReading ? "not-read" : "not-saved" });
  } else if (isOutcomeUnknown(error)) {
    troubles.set(request, { outcome: isReading ? "not-read" : "unknown" });
  }
}

/** Whether a page is one of storage trouble. */
export function isInTrouble(request: Request): boolean {
  return troubles.has(request);
}

/**
 * The same page with the trouble as its error, because Remix hides the kind of an unexpected error and this one
 * may be shown.
 */
export function showTrouble(request: Request, context: EntryContext): EntryContext {
  const data = troubles.get(request);
  if (!data) return context;
  const { staticHandlerContext } = context;
  const response = { status: 503, statusText: "Service Unavailable", internal: false, data };
  const errors = Object.fromEntries(
    Object.keys(staticHandlerContext.errors ?? {}).map((id) => [id, response]),
  );
  return { ...context, staticHandlerContext: { ...staticHandlerContext, errors } };
}

/**
 * Corrects the framework's answer before it is sent: trouble that became a 500 is told as what it is,
 * and every 503 says after how many seconds to come again.
 */
export async function answerTrouble(request: Request, response: Response): Promise<Response> {
  const trouble = troubles.get(request);
  const answer = trouble && response.status === 500 ? await tell(request, trouble) : response;
  if (answer.status === 503 && !answer.headers.has("Retry-After")) {
    answer.headers.set("Retry-After", RETRY_AFTER);
  }
  return answer;
}

/**
 * Script gets the data that its error page reads; requests for files, and pages that could not show
 * it, get a sentence.
 */
async function tell(request: Request, trouble: Trouble): Promise<Response> {
  if (new URL(request.url).searchParams.has("_data")) {
    return json(trouble, { status: 503, headers: { "X-Remix-Catch": "yes" } });
  }
  const t = translateIn(await requestLanguage(request), "errors");
  const kind = { "not-read": "notRead", "not-saved": "notSaved", unknown: "unknown" } as const;
  const words = kind[trouble.outcome];
  return new Response(`${t(`${words}.title`)}\n${t(`${words}.text`)}\n`, {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
