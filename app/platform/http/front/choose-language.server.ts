import { isLanguage } from "~/platform/i18n/languages";

import type { readSession } from "../cookies.server";

/**
 * Puts the language that an address chooses by `lng` into the visitor's session. Returns whether the
 * session had another language before, so that the answer has to set the cookie.
 */
export function chooseLanguage(
  session: Awaited<ReturnType<typeof readSession>>,
  address: string,
): boolean {
  const language = new URL(address).searchParams.get("lng");
  if (!isLanguage(language) || language === session.get("language")) return false;
  session.set("language", language);
  return true;
}
