import type { AppLoadContext, EntryContext } from "@remix-run/node";

import type { Language } from "~/platform/i18n/languages";
import { hasStylesheet } from "~/platform/rendering/front/html-document.server";
import { frameOf, placeholder } from "~/platform/rendering/front/placeholders.server";
import { nextChange } from "~/platform/settings/front/open-now";
import { findSettings } from "~/platform/settings/settings.server";
import type { RootData } from "~/root";
import { countProductView } from "~/shop/catalogue/front/view-counter.server";
import { isPersonsVisit } from "~/shop/figures/front/is-persons-visit";
import { countVisit } from "~/shop/figures/front/visits.server";
import { contentVersion, knowChanges } from "~db/client.server";

import { cacheKey, readerOf } from "./kept/cache-key.server";
import type { CachePolicy } from "./page-cache.server";
import type { Viewed } from "./pages/reader";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** The key under which the server would store the page; absent if it would store none. */
    cacheKey?: string;
    /** The cookie that the answer to this reader sets, even from the cache; a stored page may set no other. */
    setCookie?: string | undefined;
    /** What a look at the page counts for. */
    viewed?: Viewed;
    /** Set where the page may be stored: until when it is true by the clock, and what a look counts for. */
    cached?: { until: number; viewed: Viewed | undefined };
  }
}

const countView: CachePolicy["countView"] = ({ productId, figure }, { method = "", headers }) => {
  if (productId !== undefined) countProductView(productId);
  if (figure && isPersonsVisit(method, (name) => headers[name]?.toString())) countVisit(figure);
};

/** What the page cache, which knows nothing of languages or data, has to know of the shop's pages. */
export const cachePolicy: CachePolicy = {
  readerOf,
  version: contentVersion,
  // Only somebody with a cookie may have changed something before.
  knowChanges: ({ cookie }) => (cookie === undefined ? undefined : knowChanges()),
  countView,
  placeholder,
};

/**
 * Whether anybody may keep a page. Its route says `isSameForAll` in its handle: it depends on nobody,
 * except for the language, lighter pictures, how many pieces are in the visitor's cart, and whether a
 * customer or one of the staff is signed in. One that says `isSameForGuests` shows more of whoever is
 * signed in, and is public only where nobody is. What a form is answered by may repeat what somebody typed.
 */
function isPublic({ method }: Request, context: EntryContext): boolean {
  if (method === "POST") return false;
  const isForGuest = frameOf(context)?.person === null;
  return says(context, "isSameForAll") || (isForGuest && says(context, "isSameForGuests"));
}

/**
 * Whether a browser may keep a page for going back. A page that says how many pieces are in a cart must be
 * asked for again, because the number may have changed, and without script nothing else would show that. A page
 * without a cart says no number, not even 0, so it is never wrong and may be kept. Forbidding that would take
 * going back from memory away from everybody, even from visitors who buy nothing.
 */
export function mayBeKept(request: Request, context: EntryContext): boolean {
  const frame = frameOf(context);
  return isPublic(request, context) && !frame?.cartCount && !frame?.choosing;
}

/**
 * Whether the page that is about to be rendered may be stored: only a public one, under the key that the
 * server named. Somebody may have signed out since, or put one more piece into the cart.
 */
export function mayBeCached(
  request: Request,
  { cacheKey: wanted, setCookie }: AppLoadContext,
  status: number,
  headers: Headers,
  language: Language,
  context: EntryContext,
): boolean {
  const frame = frameOf(context);
  if (status !== 200 || !frame) return false;
  if ((headers.get("Set-Cookie") ?? undefined) !== setCookie) return false;
  const { loaderData } = context.staticHandlerContext;
  if ((loaderData.root as RootData).flash) return false;
  const rendered = cacheKey({
    language,
    hasStylesheet: hasStylesheet(request.headers.get("Cookie")),
    dataSaver: (loaderData.root as RootData).dataSaver,
    cartCount: frame.cartCount,
    isStaff: frame.person?.isStaff,
  });
  return isPublic(request, context) && wanted === rendered;
}

/**
 * Whether script can ask again for what a page was rendered from. A page that says `isNeverTheSame` has
 * different data each time, such as the name of its form, and carries them itself.
 */
export function mayBeAskedAgain({ method }: Request, status: number, context: EntryContext) {
  const root = context.staticHandlerContext.loaderData.root as RootData | undefined;
  return method === "GET" && status === 200 && !root?.flash && !says(context, "isNeverTheSame");
}

/** Whether one of a page's routes says this in its handle. */
function says({ staticHandlerContext, routeModules }: EntryContext, word: string): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle = routeModules[route.id]?.handle;
    return typeof handle === "object" && handle !== null && word in handle;
  });
}

/** Lets the server store the page until the clock makes it untrue: pages say whether the workshop is open. */
export async function allowCaching(context: AppLoadContext): Promise<void> {
  const { general } = await findSettings();
  const until = nextChange([general.workingHours, general.showroomHours], new Date()).getTime();
  context.cached = { until, viewed: context.viewed };
}
