import type { IncomingHttpHeaders } from "node:http";

import type { EntryContext } from "@remix-run/node";

import { shopOrigin } from "~/env.server";
import { fallbackLanguage, isLanguage, preferredLanguage, type Language } from "~/languages";
import { countCartItems } from "~/models/cart.server";
import { countProductView } from "~/models/product-view.server";
import { nextChange } from "~/models/opening-hours";
import { findSettings } from "~/models/settings.server";
import { readCartId, readSession } from "~/session.server";
import { contentVersion } from "~db/client.server";

type Variant = string | undefined;

declare global {
  var __shopPages: {
    variantOf: (headers: IncomingHttpHeaders) => Variant | Promise<Variant>;
    version: () => number;
    countView: (productId: string) => void;
  };
}

/**
 * Tells the guard, which keeps finished pages in memory (app/kept-pages.mjs) and knows nothing of
 * languages or data. A page may be kept when its route says `isSameForAll` in its handle: it depends
 * on nobody, but for the language, lighter pictures, and how many pieces are in the visitor's cart.
 */
export function offerPages(): void {
  globalThis.__shopPages = { variantOf, version: contentVersion, countView: countProductView };
}

/** What a page depends on besides its address and the shop's data; undefined when on a person. */
function variantOf(headers: IncomingHttpHeaders): Variant | Promise<Variant> {
  const { cookie = "" } = headers;
  if (/(^|;)\s*account\s*=/.test(cookie)) return undefined;
  if (/(^|;)\s*(session|cart)\s*=/.test(cookie)) return variantOfVisitor(headers, cookie);
  return nameVariant(headers, { language: undefined, isEconomic: false, cartId: undefined }, 0);
}

async function variantOfVisitor(headers: IncomingHttpHeaders, cookie: string): Promise<Variant> {
  const choices = choicesIn.get(cookie) ?? (await readChoices(cookie));
  return choices && nameVariant(headers, choices, await countCartItems(choices.cartId));
}

function nameVariant(headers: IncomingHttpHeaders, choices: Choices, cartCount: number): string {
  const style = STYLE_COOKIE.exec(headers.cookie ?? "")?.[1] ?? "";
  const asksForLess = String(headers["save-data"]).toLowerCase() === "on";
  const economy = asksForLess ? "browser" : choices.isEconomic ? "visitor" : "";
  const spoken = choices.language ?? wishedLanguage(headers["accept-language"] ?? "");
  return [spoken, style, economy, cartCount].join(" ");
}

const STYLE_COOKIE = /(?:^|;)\s*style=([\w-]{1,32})/;

interface Choices {
  language: Language | undefined;
  isEconomic: boolean;
  cartId: string | undefined;
}

/** What signed cookies say never changes, and checking their signatures takes longer than all the rest. */
const choicesIn = new Map<string, Choices>();
const MOST_CHOICES = 10_000;

/** Undefined when the next page carries a message. */
async function readChoices(cookie: string): Promise<Choices | undefined> {
  const request = new Request(shopOrigin, { headers: { Cookie: cookie } });
  const [session, cartId] = await Promise.all([readSession(request), readCartId(request)]);
  if (session.has("flash")) return undefined;
  const language = session.get("language");
  const isEconomic = session.get("isEconomic") === true;
  const choices = { language: isLanguage(language) ? language : undefined, isEconomic, cartId };
  if (choicesIn.size >= MOST_CHOICES) choicesIn.clear();
  choicesIn.set(cookie, choices);
  return choices;
}

/** Browsers send but a few headers, and reading one takes longer than all the rest. */
const languages = new Map<string, Language>();
const MOST_LANGUAGES = 1_000;

function wishedLanguage(acceptLanguage: string): Language {
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
  // Compressed where it is kept, not on the way there.
  headers.set("Cache-Control", "no-transform");
}

function saysSameForAll(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "isSameForAll" in handle;
}
