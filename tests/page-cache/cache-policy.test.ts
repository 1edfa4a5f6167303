import type { EntryContext } from "@remix-run/node";
import { expect, test } from "vitest";

import { mayBeCached, mayBeKept } from "~/front/page-cache/cache-policy.server";
import { cacheKey } from "~/front/page-cache/kept/cache-key.server";
import { frameRoute } from "~/platform/rendering/front/frame-data";

interface Asked {
  method: string;
  status: number;
  headers: Record<string, string>;
  /** What the page's route says of itself. */
  handle: Record<string, true>;
  frame: { cartCount: number; person: { name: string; isStaff: boolean } | null } | undefined;
  /** Under which key the server would store it; none where it would not. */
  wanted: { cartCount?: number; isStaff?: boolean; language?: "ro" | "en" } | undefined;
  cookie: string;
  /** What the server sets beside any page that it has stored. */
  setCookie: string | undefined;
  /** What its reader alone is told. */
  flash: object | undefined;
}

const usual: Asked = {
  method: "GET",
  status: 200,
  headers: {},
  handle: { isSameForAll: true },
  frame: { cartCount: 0, person: null },
  wanted: {},
  cookie: "",
  setCookie: undefined,
  flash: undefined,
};
const ana = { name: "Ana", isStaff: false };

function judge(changes: Partial<Asked>): { isCached: boolean; isKept: boolean } {
  const asked = { ...usual, ...changes };
  const { method, status, headers, handle, frame, wanted, cookie, setCookie, flash } = asked;
  const request = new Request("http://shop/produse", { method, headers: { Cookie: cookie } });
  const context = {
    routeModules: { page: { handle } },
    staticHandlerContext: {
      matches: [{ route: { id: "page" } }],
      loaderData: { root: { dataSaver: null, flash }, [frameRoute]: frame },
    },
  } as unknown as EntryContext;
  const key =
    wanted &&
    cacheKey({
      language: "ro",
      hasStylesheet: false,
      dataSaver: null,
      cartCount: 0,
      isStaff: undefined,
      ...wanted,
    });
  const answered = new Headers(headers);
  return {
    isCached: mayBeCached(request, { cacheKey: key, setCookie }, status, answered, "ro", context),
    isKept: mayBeKept(request, context),
  };
}

const full = { cartCount: 1, person: null };

test.each<[string, Partial<Asked>, boolean]>([
  ["a page that is the same for all", {}, true],
  ["one that sets a cookie", { headers: { "Set-Cookie": "language=en" } }, false],
  [
    "one that sets the language that its address chooses",
    { headers: { "Set-Cookie": "language=en" }, setCookie: "language=en" },
    true,
  ],
  [
    "one that sets another cookie than that",
    { headers: { "Set-Cookie": "cart=1" }, setCookie: "language=en" },
    false,
  ],
  [
    "one that sets a cookie beside it",
    {
      headers: { "Set-Cookie": "language=en, cart=1" },
      setCookie: "language=en",
    },
    false,
  ],
  ["one that should have set it and did not", { setCookie: "language=en" }, false],
  ["one that tells its reader something", { flash: { kind: "signed-out" } }, false],
  ["one of a status of its own", { status: 404 }, false],
  ["one that is not all there", { status: 206 }, false],
  ["the answer to a form", { method: "POST" }, false],
  ["a personal page", { handle: {} }, false],
  ["a page without the shop's frame", { frame: undefined }, false],
  ["one for which the server has no key", { wanted: undefined }, false],
  ["one of another language than the key's", { wanted: { language: "en" } }, false],
  ["one of another cart than the key's", { frame: full }, false],
  ["one of the key's own cart", { frame: full, wanted: { cartCount: 1 } }, true],
  ["one of who has signed in since", { frame: { cartCount: 0, person: ana } }, false],
  [
    "one of a customer, under a customer's key",
    { frame: { cartCount: 0, person: ana }, wanted: { isStaff: false } },
    true,
  ],
  [
    "one of a customer, under the staff's key",
    { frame: { cartCount: 0, person: ana }, wanted: { isStaff: true } },
    false,
  ],
  ["one that is the same for guests, of a guest", { handle: { isSameForGuests: true } }, true],
  [
    "one that is the same for guests, of a customer",
    {
      handle: { isSameForGuests: true },
      frame: { cartCount: 0, person: ana },
      wanted: { isStaff: false },
    },
    false,
  ],
])("the page cache and %s", (_, changes, isCached) => {
  expect(judge(changes).isCached).toBe(isCached);
});

test.each<[string, Partial<Asked>, boolean]>([
  ["a page that is the same for all", {}, true],
  ["one of a customer with an empty cart", { frame: { cartCount: 0, person: ana } }, true],
  ["one that shows a piece in the cart", { frame: full }, false],
  ["a personal page", { handle: {} }, false],
  ["the answer to a form", { method: "POST" }, false],
])("a browser going back and %s", (_, changes, isKept) => {
  expect(judge(changes).isKept).toBe(isKept);
});
