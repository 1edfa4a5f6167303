import type { IncomingHttpHeaders } from "node:http";

import type { EntryContext } from "@remix-run/node";

import type { Language } from "~/languages";
import { countProductView } from "~/catalogue/view-counter.server";
import { nextChange } from "~/shop/opening-hours";
import { findSettings } from "~/shop/settings.server";
import { nameVariant, styleOf, variantOf, type Variant } from "./cache-key.server";
import { blank, frameOf } from "~/rendering/placeholders.server";
import type { RootData } from "~/root";
import { contentVersion } from "~db/client.server";

declare global {
  var __shopPages: {
    variantOf: (headers: IncomingHttpHeaders) => Variant | undefined | Promise<Variant | undefined>;
    version: () => number;
    countView: (productId: string) => void;
    blank: string;
  };
}

/**
 * Tells the guard, which keeps finished pages in memory (app/page-cache/page-cache.mjs) and knows nothing of
 * languages or data. A page may be kept when its route says `isSameForAll` in its handle: it depends
 * on nobody, but for the language, lighter pictures, how many pieces are in the visitor's cart, and
 * whether a customer or an administrator is signed in. One that says `isSameForGuests` shows more of
 * who is signed in, and is kept only where nobody is.
 */
export function offerPages(): void {
  const countView = countProductView;
  globalThis.__shopPages = { variantOf, version: contentVersion, countView, blank };
}

/**
 * Whether the guard may keep the page that is about to be drawn: only as what it asked for. Somebody
 * may have signed out since, or put one more piece into the cart.
 */
export function mayBeKept(
  request: Request,
  status: number,
  headers: Headers,
  language: Language,
  context: EntryContext,
): boolean {
  const frame = frameOf(context);
  const isPersonal = headers.has("Set-Cookie") || headers.has("Cache-Control");
  if (!request.headers.has("x-shop-keep") || status !== 200 || isPersonal || !frame) return false;
  const { loaderData, matches } = context.staticHandlerContext;
  const isSame = matches.some(({ route }) => {
    const handle = context.routeModules[route.id]?.handle;
    return says(handle, "isSameForAll") || (!frame.person && says(handle, "isSameForGuests"));
  });
  const drawn = nameVariant({
    language,
    style: styleOf(request.headers.get("Cookie") ?? ""),
    economy: (loaderData.root as RootData).economy,
    cartCount: frame.cartCount,
    isAdmin: frame.person?.isAdmin,
  });
  return isSame && request.headers.get("x-shop-keep") === drawn;
}

function says(handle: unknown, word: string): boolean {
  return typeof handle === "object" && handle !== null && word in handle;
}

/**
 * Marks an answer that the guard may keep, until the clock makes it untrue: pages tell whether the
 * workshop is open now.
 */
export async function markKept(headers: Headers, isKept: boolean): Promise<void> {
  if (!isKept) {
    headers.delete("X-Keep-Product");
    return;
  }
  const { general } = await findSettings();
  const until = nextChange([general.workingHours, general.showroomHours], new Date());
  headers.set("X-Keep-Until", String(until.getTime()));
  // Compressed where it is kept, not on the way there.
  headers.set("Cache-Control", "no-transform");
}
