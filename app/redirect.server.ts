import { redirect } from "@remix-run/node";

import { shopOrigin } from "~/env.server";
import type { Flash } from "~/flash";
import { readSession, sessionStorage } from "~/session.server";

/** A path of ours from what a visitor sent, else the fallback. Origins are compared, not prefixes. */
export function safeRedirect(target: unknown, fallback: string): string {
  if (typeof target !== "string" || !target.startsWith("/")) return fallback;
  try {
    const url = new URL(target, shopOrigin);
    if (url.origin !== new URL(shopOrigin).origin) return fallback;
    // What the browser is sent is the parsed form: "/\evil" has become another origin by now.
    return url.pathname + url.search;
  } catch {
    return fallback;
  }
}

/** 303 to a page that shows a message. */
export async function redirectWithFlash(
  request: Request,
  target: string,
  flash: Flash,
  headers: Headers = new Headers(),
): Promise<Response> {
  const session = await readSession(request);
  session.flash("flash", flash);
  headers.append("Set-Cookie", await sessionStorage.commitSession(session));
  return redirect(target, { status: 303, headers });
}
