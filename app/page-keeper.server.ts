import type { IncomingHttpHeaders } from "node:http";

import type { EntryContext } from "@remix-run/node";

import { fallbackLanguage, preferredLanguage, type Language } from "~/languages";
import { countProductView } from "~/models/product-view.server";
import { nextChange } from "~/models/opening-hours";
import { findSettings } from "~/models/settings.server";
import { contentVersion } from "~db/client.server";

/**
 * What the guard must know to keep finished pages in memory (app/kept-pages.mjs). A page may be kept
 * when its route says `isSameForAll` in its handle: whoever comes without these cookies gets the same.
 */
const PERSONAL_COOKIE = /(^|;)\s*(session|cart|assistant|account)\s*=/;
const STYLE_COOKIE = /(?:^|;)\s*style=([\w-]{1,32})/;

declare global {
  var __shopPages: {
    variantOf: (headers: IncomingHttpHeaders) => string | undefined;
    version: () => number;
    countView: (productId: string) => void;
  };
}

/** Tells the guard, which stands in front of the framework and knows nothing of languages or data. */
export function offerPages(): void {
  globalThis.__shopPages = { variantOf, version: contentVersion, countView: countProductView };
}

/** What a page depends on besides its address and the shop's data; undefined when on a person. */
function variantOf(headers: IncomingHttpHeaders): string | undefined {
  const { cookie = "" } = headers;
  if (PERSONAL_COOKIE.test(cookie)) return undefined;
  const style = STYLE_COOKIE.exec(cookie)?.[1] ?? "";
  const economy = String(headers["save-data"]).toLowerCase() === "on" ? "light" : "";
  return `${language(headers["accept-language"] ?? "")} ${style} ${economy}`;
}

/** Browsers send but a few headers, and reading one takes longer than all the rest. */
const languages = new Map<string, Language>();
const MOST_LANGUAGES = 1_000;

function language(acceptLanguage: string): Language {
  const known = languages.get(acceptLanguage);
  if (known) return known;
  const chosen = preferredLanguage(acceptLanguage) ?? fallbackLanguage;
  if (languages.size < MOST_LANGUAGES) languages.set(acceptLanguage, chosen);
  return chosen;
}

/**
 * Marks an answer that the guard may keep, until the clock makes it untrue: pages tell whether the
 * workshop is open now.
 */
export async function markKept(
  request: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext, routeModules }: EntryContext,
): Promise<void> {
  const isSameForAll = staticHandlerContext.matches.some(({ route }) =>
    saysSameForAll(routeModules[route.id]?.handle),
  );
  const isPersonal = headers.has("Set-Cookie") || headers.has("Cache-Control");
  if (!request.headers.has("x-shop-keep") || status !== 200 || isPersonal || !isSameForAll) {
    headers.delete("X-Keep-Product");
    return;
  }
  const { general } = await findSettings();
  const until = nextChange([general.workingHours, general.showroomHours], new Date());
  headers.set("X-Keep-Until", String(until.getTime()));
}

function saysSameForAll(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "isSameForAll" in handle;
}
