import { randomUUID } from "node:crypto";

import { redirect } from "@remix-run/node";

import { shopOrigin } from "~/platform/env/env.server";
import { isLanguage, type Language } from "~/platform/i18n/languages";

import { assistantCookie, readSession, sessionStorage } from "./cookies.server";
import { boundValues, type Flash } from "./flash";
import { withCookieCheck } from "./front/cookie-check";
import { requestLanguage } from "./request-language.server";

/** A path of this shop that a visitor sent, else the fallback. Origins are compared, not prefixes. */
export function safeRedirect(target: unknown, fallback: string): string {
  if (typeof target !== "string" || !target.startsWith("/")) return fallback;
  try {
    const url = new URL(target, shopOrigin);
    // Once it is parsed, "/\\evil.example" has another origin, and "/..//evil.example" a path that leads to one.
    const isOurs = url.origin === new URL(shopOrigin).origin && !url.pathname.startsWith("//");
    return isOurs ? url.pathname + url.search : fallback;
  } catch {
    return fallback;
  }
}

/**
 * Redirects to a page that shows a message, with 303, or with 307 if the form is to be posted there unchanged. A
 * browser that keeps no cookies is led to a page that says so. The rest of the session cookie stays.
 */
export async function redirectWithFlash(
  request: Request,
  target: string,
  flash: Omit<Flash, "id">,
  {
    headers = new Headers(),
    language,
    isEconomic,
    status = 303,
  }: { headers?: Headers; language?: Language; isEconomic?: boolean; status?: 303 | 307 } = {},
) {
  const session = await readSession(request);
  if (language) session.set("language", language);
  if (isEconomic !== undefined) session.set("isEconomic", isEconomic);
  const values = flash.values && boundValues(flash.values);
  session.flash("flash", { ...flash, values, id: randomUUID() });
  headers.append("Set-Cookie", await sessionStorage.commitSession(session));
  return redirect(withCookieCheck(request, target), { status, headers });
}

/**
 * Leads to a page in another language, which later pages keep and in which the chat starts anew; choosing
 * the current language only leads to the page (spec §4). An unknown language is told as an error. With
 * script the whole document is loaded anew, because all its texts change.
 */
export async function redirectInLanguage(
  request: Request,
  target: string,
  language: unknown,
  { headers = new Headers(), status = 303 }: { headers?: Headers; status?: 303 | 307 } = {},
) {
  headers.set("X-Remix-Reload-Document", "true");
  if (!isLanguage(language)) {
    const flash = { tone: "error", title: "language.failed", fadesAfter: 3000 } as const;
    return redirectWithFlash(request, target, flash, { headers });
  }
  if (language === (await requestLanguage(request))) return redirect(target, { status, headers });
  headers.append("Set-Cookie", await assistantCookie.serialize("", { maxAge: 0 }));
  const flash = { tone: "success", title: "language.changed", fadesAfter: 2000 } as const;
  return redirectWithFlash(request, target, flash, { language, headers, status });
}
