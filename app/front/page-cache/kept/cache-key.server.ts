import type { IncomingHttpHeaders } from "node:http";

import { displayName, findAccount } from "~/people/identity/front/account-session.server";
import { worksHere } from "~/people/identity/front/roles";
import { memoize } from "~/platform/basics/memoize";
import { shopOrigin } from "~/platform/env/env.server";
import {
  readAccountToken,
  readCartId,
  readSession,
  sessionStorage,
} from "~/platform/http/cookies.server";
import { chooseLanguage } from "~/platform/http/front/choose-language.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import type { Language } from "~/platform/i18n/languages";
import { hasStylesheet } from "~/platform/rendering/front/html-document.server";
import { personalParts } from "~/platform/rendering/front/placeholders.server";
import type { DataSaver } from "~/platform/ui/page-hooks";
import { countCartItems } from "~/shop/cart/front/count-items.server";

import type { Reader } from "../pages/reader";

/**
 * The reader of a page; undefined if the page carries a message for this visitor alone, or says for whom they choose.
 * The database is asked each time, so that an ended session or another name shows at once.
 */
export async function readerOf(
  headers: IncomingHttpHeaders,
  address: string,
): Promise<Reader | undefined> {
  const { cookie = "", "accept-language": wish = "" } = headers;
  const [chosen = ""] = /(?<=[?&])lng=[\w-]{0,16}/.exec(address) ?? [];
  const visitor = await memoizeVisitor(`${chosen}\n${wish}\n${cookie}`, () =>
    readVisitor(cookie, wish, chosen),
  );
  if (!visitor) return undefined;
  const { cartId, accountToken, language, isEconomic, setCookie } = visitor;
  const [cart, account] = await Promise.all([countCartItems(cartId), findAccount(accountToken)]);
  // Every page says for whom staff choose.
  if (cart.chosenFor !== null) return undefined;
  const cartCount = cart.count;
  const asksForLess = String(headers["save-data"]).toLowerCase() === "on";
  const key = cacheKey({
    language,
    hasStylesheet: hasStylesheet(cookie),
    dataSaver: asksForLess ? "browser" : isEconomic ? "visitor" : null,
    cartCount,
    isStaff: account && worksHere(account.role),
  });
  const parts = account ? personalParts(displayName(account)) : [];
  return { key, parts, setCookie, showsCart: cartCount > 0 };
}

interface Traits {
  language: Language;
  hasStylesheet: boolean;
  dataSaver: DataSaver;
  cartCount: number;
  /** Undefined for whoever is not signed in. */
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
  setCookie: string | undefined;
}

const memoizeVisitor = memoize<Promise<Visitor | undefined>>(10_000);

/** What a browser says by its cookies, the languages it wishes and the one that the address chooses. */
async function readVisitor(
  cookie: string,
  wish: string,
  chosen: string,
): Promise<Visitor | undefined> {
  const headers = { Cookie: cookie, "Accept-Language": wish };
  const request = new Request(`${shopOrigin}/?${chosen}`, { headers });
  const [session, language, cartId, accountToken] = await Promise.all([
    readSession(request),
    requestLanguage(request),
    readCartId(request),
    readAccountToken(request),
  ]);
  if (session.has("flash")) return undefined;
  const isEconomic = session.get("isEconomic") === true;
  const setCookie = chooseLanguage(session, request.url)
    ? await sessionStorage.commitSession(session)
    : undefined;
  return { language, isEconomic, cartId, accountToken, setCookie };
}
