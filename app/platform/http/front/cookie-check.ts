/**
 * The shop learns whether a browser keeps cookies only from its next request. So a form that came without
 * any cookie leads to an address with this mark. A request there with a cookie is led on to the same
 * address without the mark; without a cookie the page says that what was done could not be kept.
 */
const MARK = "cookieuri";

/** The field of an address by which it is marked, and its value. */
export const cookieCheckReads = { [MARK]: ["da"] };

/**
 * Where to lead after a form. Marked when it came without a cookie, and on the way from a marked page.
 * `target`: a path of the shop.
 */
export function withCookieCheck(request: Request, target: string): string {
  if (request.headers.has("Cookie")) return target;
  const asked = new URL(request.url);
  if (request.method !== "POST" && !asked.searchParams.has(MARK)) return target;
  const { pathname, search, hash } = new URL(target, asked.origin);
  const query = new URLSearchParams(search);
  query.set(MARK, "da");
  return `${pathname}?${query}${hash}`;
}

/** What a request says of cookies: `refused` and `kept` at a marked address alone. */
export function readCookieCheck(request: Request): "refused" | "kept" | undefined {
  if (!new URL(request.url).searchParams.has(MARK)) return undefined;
  return request.headers.has("Cookie") ? "kept" : "refused";
}

/** The path of a marked request without its mark. */
export function withoutCookieCheck(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete(MARK);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
