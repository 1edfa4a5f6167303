import type { IncomingHttpHeaders } from "node:http";

import type { DataSaver } from "~/media/data-saver";
import { shopOrigin } from "~/env.server";
import { fallbackLanguage, isLanguage, preferredLanguage, type Language } from "~/languages";
import { displayName, findAccount } from "~/accounts/account-session.server";
import { worksHere } from "~/accounts/roles";
import { countCartItems } from "~/cart/cart.server";
import { personalParts } from "~/rendering/placeholders.server";
import { memoize } from "~/memoize";
import { readAccountToken, readCartId, readSession } from "~/http/cookies.server";

import type { Reader } from "./page-cache.server";

/** Who asks for a page. Undefined when the next page is for this visitor alone. */
export function readerOf(
  headers: IncomingHttpHeaders,
): Reader | undefined | Promise<Reader | undefined> {
  const { cookie = "" } = headers;
  if (/(^|;)\s*(__Host-)?(session|cart|account)\s*=/.test(cookie))
    return visitorOf(headers, cookie);
  return { key: cacheKey(traitsOf(headers, noChoices)), parts: [] };
}

/** Asks the database each time: an ended session or another name shows at once. */
async function visitorOf(
  headers: IncomingHttpHeaders,
  cookie: string,
): Promise<Reader | undefined> {
  const choices = await memoizeChoices(cookie, () => readChoices(cookie));
  if (!choices) return undefined;
  const [cartCount, account] = await Promise.all([
    countCartItems(choices.cartId),
    findAccount(choices.accountToken),
  ]);
  const isStaff = account && worksHere(account.role);
  const key = cacheKey({ ...traitsOf(headers, choices), cartCount, isStaff });
  return { key, parts: account ? personalParts(displayName(account)) : [] };
}

interface Traits {
  language: Language;
  style: string;
  dataSaver: DataSaver;
  cartCount: number;
  /** Undefined for who is not signed in. */
  isStaff: boolean | undefined;
}

function traitsOf(headers: IncomingHttpHeaders, choices: Choices): Traits {
  const asksForLess = String(headers["save-data"]).toLowerCase() === "on";
  return {
    language: choices.language ?? wishedLanguage(headers["accept-language"] ?? ""),
    style: styleOf(headers.cookie),
    dataSaver: asksForLess ? "browser" : choices.isEconomic ? "visitor" : null,
    cartCount: 0,
    isStaff: undefined,
  };
}

/** All that a page depends on besides its address and the shop's data. */
export function cacheKey({ language, style, dataSaver, cartCount, isStaff }: Traits): string {
  const role = isStaff === undefined ? "guest" : isStaff ? "staff" : "customer";
  return [language, style, dataSaver, cartCount, role].join("/");
}

export function styleOf(cookie = ""): string {
  return STYLE_COOKIE.exec(cookie)?.[1] ?? "";
}

const STYLE_COOKIE = /(?:^|;)\s*(?:__Host-)?style=([\w-]{1,32})/;

interface Choices {
  language: Language | undefined;
  isEconomic: boolean;
  cartId: string | undefined;
  accountToken: string | undefined;
}

const noChoices: Choices = {
  language: undefined,
  isEconomic: false,
  cartId: undefined,
  accountToken: undefined,
};

const memoizeChoices = memoize<Promise<Choices | undefined>>(10_000);

/** Undefined when the next page carries a message. */
async function readChoices(cookie: string): Promise<Choices | undefined> {
  const request = new Request(shopOrigin, { headers: { Cookie: cookie } });
  const [session, cartId, accountToken] = await Promise.all([
    readSession(request),
    readCartId(request),
    readAccountToken(request),
  ]);
  if (session.has("flash")) return undefined;
  const language = session.get("language");
  const isEconomic = session.get("isEconomic") === true;
  return {
    language: isLanguage(language) ? language : undefined,
    isEconomic,
    cartId,
    accountToken,
  };
}

const memoizeLanguage = memoize<Language>(1_000);

function wishedLanguage(acceptLanguage: string): Language {
  return memoizeLanguage(
    acceptLanguage,
    () => preferredLanguage(acceptLanguage) ?? fallbackLanguage,
  );
}
