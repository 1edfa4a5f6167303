import type { IncomingHttpHeaders } from "node:http";

import { displayName, findAccount } from "~/accounts/account-session.server";
import { worksHere } from "~/accounts/roles";
import { countCartItems } from "~/cart/cart.server";
import { shopOrigin } from "~/env.server";
import { readAccountToken, readCartId, readSession } from "~/http/cookies.server";
import { requestLanguage } from "~/http/request-language.server";
import type { Language } from "~/languages";
import type { DataSaver } from "~/media/data-saver";
import { memoize } from "~/memoize";
import { hasStylesheet } from "~/rendering/html-document.server";
import { personalParts } from "~/rendering/placeholders.server";

import type { Reader } from "./page-cache.server";

/**
 * Who asks for a page; undefined when the next page carries a message for this visitor alone. The database
 * is asked each time: an ended session or another name shows at once.
 */
export async function readerOf(headers: IncomingHttpHeaders): Promise<Reader | undefined> {
  const { cookie = "", "accept-language": wish = "" } = headers;
  const visitor = await memoizeVisitor(`${wish}\n${cookie}`, () => readVisitor(cookie, wish));
  if (!visitor) return undefined;
  const { cartId, accountToken, language, isEconomic } = visitor;
  const [cartCount, account] = await Promise.all([
    countCartItems(cartId),
    findAccount(accountToken),
  ]);
  const asksForLess = String(headers["save-data"]).toLowerCase() === "on";
  const key = cacheKey({
    language,
    hasStylesheet: hasStylesheet(cookie),
    dataSaver: asksForLess ? "browser" : isEconomic ? "visitor" : null,
    cartCount,
    isStaff: account && worksHere(account.role),
  });
  const parts = account ? personalParts(displayName(account)) : [];
  return { key, parts, showsCart: cartCount > 0 };
}

interface Traits {
  language: Language;
  hasStylesheet: boolean;
  dataSaver: DataSaver;
  cartCount: number;
  /** Undefined for who is not signed in. */
  isStaff: boolean | undefined;
}

/** All that a page depends on besides its address and the shop's data. */
export function cacheKey(traits: Traits): string {
  const { language, hasStylesheet: hasStyles, dataSaver, cartCount, isStaff } = traits;
  return [language, hasStyles, dataSaver, cartCount, isStaff].join("/");
}

interface Visitor {
  language: Language;
  isEconomic: boolean;
  cartId: string | undefined;
  accountToken: string | undefined;
}

const memoizeVisitor = memoize<Promise<Visitor | undefined>>(10_000);

/** What a browser says by its cookies and the languages it wishes. */
async function readVisitor(cookie: string, wish: string): Promise<Visitor | undefined> {
  const headers = { Cookie: cookie, "Accept-Language": wish };
  const request = new Request(shopOrigin, { headers });
  const [session, language, cartId, accountToken] = await Promise.all([
    readSession(request),
    requestLanguage(request),
    readCartId(request),
    readAccountToken(request),
  ]);
  if (session.has("flash")) return undefined;
  return { language, isEconomic: session.get("isEconomic") === true, cartId, accountToken };
}
