import { expect, test } from "vitest";

import {
  assistantCookie,
  cartCookie,
  clearAccount,
  clearSaved,
  serialiseAccount,
  serialiseDevice,
  serialiseSaved,
  sessionStorage,
} from "~/platform/http/cookies.server";

const DAY = 24 * 60 * 60;

test.each([
  ["cart", () => cartCookie.serialize("cart"), 60 * DAY],
  ["saved list", () => serialiseSaved("token"), 180 * DAY],
  ["conversation", () => assistantCookie.serialize("id"), 30 * DAY],
  ["remembered account", () => serialiseAccount("token", true), 30 * DAY],
  ["account until the browser closes", () => serialiseAccount("token", false), undefined],
  ["known device", () => serialiseDevice("device"), 365 * DAY],
  [
    "language",
    async () => sessionStorage.commitSession(await sessionStorage.getSession()),
    365 * DAY,
  ],
  ["account that was left", () => clearAccount(), 0],
  ["list that was left", () => clearSaved(), 0],
])(
  "the cookie of the %s lives for a while, not until a date that a wrong clock has passed",
  async (_what, serialise, seconds) => {
    const cookie = await serialise();
    expect(/;\s*Max-Age=(\d+)/i.exec(cookie)?.[1]).toBe(seconds?.toString());
    expect(cookie).not.toMatch(/Expires=/i);
  },
);
