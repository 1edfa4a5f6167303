import { createCookie, type Cookie, type CookieOptions } from "@remix-run/node";

import { memoize } from "~/platform/basics/memoize";
import { sessionSecret, shopOrigin } from "~/platform/env/env.server";

const MOST_COOKIES = 5_000;

const isSecure = shopOrigin.startsWith("https:");
/**
 * With this prefix browsers accept a cookie from this very host only, and over TLS only: neither
 * another host of the domain nor an unencrypted connection can set it.
 */
const PREFIX = isSecure ? "__Host-" : "";

const cookieOptions = {
  httpOnly: true,
  path: "/",
  sameSite: "lax",
  secrets: [sessionSecret()],
  secure: isSecure,
} satisfies CookieOptions;

/** The content of a signed cookie never changes, so its signature is checked once for each value. */
export function signedCookie(plainName: string, maxAge?: number): Cookie {
  const name = PREFIX + plainName;
  const cookie = createCookie(name, { ...cookieOptions, maxAge });
  const memoizedValue = memoize<Promise<unknown>>(MOST_COOKIES);
  const parse: Cookie["parse"] = async (header) => {
    const own = header?.split(/; */).find((pair) => pair.startsWith(`${name}=`));
    return own === undefined ? null : memoizedValue(own, () => cookie.parse(own));
  };
  return { ...cookie, parse };
}
