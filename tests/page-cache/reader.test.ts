// In a process of its own: what it replaces may have been imported by others.

import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { expect, test, vi } from "vitest";

import { allowCaching, cachePolicy, mayBeAskedAgain } from "~/front/page-cache/cache-policy.server";
import { readerOf } from "~/front/page-cache/kept/cache-key.server";
import { startSession } from "~/people/identity/front/account-session.server";
import { cartCookie, serialiseAccount, sessionStorage } from "~/platform/http/cookies.server";
import { beginDeskOrder } from "~/sales/orders/front/begin-desk-order.server";
import { addToCart } from "~/shop/cart/front/change-cart.server";

import { openCatalogue } from "../memory-database";
import { addPerson } from "../people";
import { pieceId, pieces } from "../world";

const { productViews, visits } = vi.hoisted(() => ({ productViews: vi.fn(), visits: vi.fn() }));
vi.mock("~/shop/catalogue/front/view-counter.server", () => ({ countProductView: productViews }));
vi.mock("~/shop/figures/front/visits.server", () => ({ countVisit: visits }));

const db = await openCatalogue();
globalThis.__shopDatabase = db;

async function sessionWith(set: (session: Awaited<ReturnType<typeof begin>>) => void) {
  const session = await begin();
  set(session);
  return (await sessionStorage.commitSession(session)).split(";")[0]!;
}
const begin = () => sessionStorage.getSession();

async function signedIn(person: Parameters<typeof addPerson>[1]): Promise<string> {
  const userId = await addPerson(db, person);
  const token = await startSession({ userId, isRemembered: false, userAgent: "tests" }, db);
  return (await serialiseAccount(token, false)).split(";")[0]!;
}

const economic = await sessionWith((session) => session.set("isEconomic", true));
const inFrench = await sessionWith((session) => session.set("language", "fr"));
const told = await sessionWith((session) =>
  session.flash("flash", { kind: "signed-out" } as never),
);
const customer = await signedIn({ email: "ana@example.com", role: "customer" });
const staff = await signedIn({ email: "ion@example.com", role: "administrator" });

test.each([
  ["nobody", {}, "ro/false//0/"],
  ["who wishes another language", { "accept-language": "en" }, "en/false//0/"],
  ["who chose one", { cookie: inFrench, "accept-language": "en" }, "fr/false//0/"],
  ["whose browser asks for less", { "save-data": "On" }, "ro/false/browser/0/"],
  ["whose browser asks for all", { "save-data": "off" }, "ro/false//0/"],
  ["who asked for less", { cookie: economic }, "ro/false/visitor/0/"],
  ["who both asked for less", { cookie: economic, "save-data": "on" }, "ro/false/browser/0/"],
  ["a customer", { cookie: customer }, "ro/false//0/false"],
  ["the staff", { cookie: staff }, "ro/false//0/true"],
])("%s reads the pages kept for those alike", async (_, headers, key) => {
  const reader = await readerOf(headers, "/");
  expect(reader).toMatchObject({ key, showsCart: false });
  const isSignedIn = key.endsWith("true") || key.endsWith("/false");
  expect(reader?.parts.length).toBe(isSignedIn ? 2 : 0);
});

test("who is told something reads no page that is kept", async () => {
  expect(await readerOf({ cookie: told }, "/")).toBeUndefined();
});

test("whoever brings no cookie waits for no other process, and the rest do", async () => {
  expect(cachePolicy.knowChanges({})).toBeUndefined();
  const refresh = vi.fn(() => Promise.resolve());
  const watched = globalThis.__shopContent;
  globalThis.__shopContent = { version: () => 1, close: () => {}, refresh } as never;
  await cachePolicy.knowChanges({ cookie: "a=1" });
  globalThis.__shopContent = watched;
  expect(refresh).toHaveBeenCalledOnce();
});

test.each([
  ["/produse?lng=fr", "fr"],
  ["/produse?material=mdf&lng=fr", "fr"],
  ["/produse?lng=fr&material=mdf", "fr"],
  ["/produse?elng=fr", "ro"],
  ["/produse?lng=xx", "ro"],
  ["/lng=fr", "ro"],
])("%s is read in %s", async (address, language) => {
  expect((await readerOf({}, address))?.key).toBe(`${language}/false//0/`);
});

test("who has something in the cart reads pages of its own, which are not kept for going back", async () => {
  const added = await addToCart(undefined, { productId: await pieceId(db, pieces.bed) }, "ro", db);
  if (added.kind !== "added") throw new Error(added.kind);
  const cookie = (await cartCookie.serialize(added.cartId)).split(";")[0]!;
  expect(await readerOf({ cookie }, "/")).toMatchObject({ key: "ro/false//1/", showsCart: true });
});

test("who chooses for a customer reads no page that is kept: each says for whom", async () => {
  const form = "1".repeat(64);
  const email = "dan@example.com";
  const admin = { id: await addPerson(db, { email, role: "sales" }), email };
  const id = await beginDeskOrder(
    { userId: null, typed: { fullName: "Ana Pop" } },
    { form, admin },
    db,
  );
  const { cart_id } = await db
    .selectFrom("desk_orders")
    .select("cart_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const filled = await addToCart(cart_id, { productId: await pieceId(db, pieces.bed) }, "ro", db);
  expect(filled.kind).toBe("added");
  const cookie = (await cartCookie.serialize(cart_id)).split(";")[0]!;
  expect(await readerOf({ cookie }, "/")).toBeUndefined();
});

test("a look at a page counts for its piece, and of a person's own visit for what is shown", () => {
  const { countView } = cachePolicy;
  const looks = { kind: "other", language: "ro", step: "view" } as const;
  const person = { "user-agent": "Mozilla/5.0 Firefox/140.0", "sec-fetch-mode": "navigate" };
  countView({ productId: "7", figure: looks }, { method: "GET", headers: person });
  expect([productViews.mock.calls, visits.mock.calls]).toEqual([[["7"]], [[looks]]]);
  countView({ productId: "8" }, { method: "GET", headers: person });
  countView({ figure: looks }, { method: "HEAD", headers: person });
  countView({}, { method: "GET", headers: person });
  expect([productViews.mock.calls, visits.mock.calls]).toEqual([[["7"], ["8"]], [[looks]]]);
});

test("a page is true until the door opens", async () => {
  // Half past eight on a Friday in Bucharest; it opens at nine.
  vi.useFakeTimers({ now: new Date("2026-11-27T06:30:00Z"), toFake: ["Date"] });
  const context = {} as AppLoadContext;
  await allowCaching(context);
  vi.useRealTimers();
  expect(new Date(context.cached!.until).toISOString()).toBe("2026-11-27T07:00:00.000Z");
});

test("a page is kept until a door opens or closes, and counts what was looked at", async () => {
  const context = { viewed: { productId: 7 } } as unknown as AppLoadContext;
  await allowCaching(context);
  expect(context.cached?.viewed).toEqual({ productId: 7 });
  const hours = (context.cached!.until - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(0);
  expect(hours).toBeLessThan(7 * 24);
});

test.each([
  ["a page", {}, true],
  ["the answer to a form", { method: "POST" }, false],
  ["an error", { status: 404 }, false],
  ["one that tells something", { root: { flash: {} } }, false],
  ["one without the shop's frame", { root: undefined }, true],
  ["one that is never the same", { handle: { isNeverTheSame: true } }, false],
  ["one whose route says nothing", { handle: undefined }, true],
  ["one whose route says no more", { handle: null }, true],
])("script may ask again for the data of %s: %s", (_, changes, mayBe) => {
  const usual = { method: "GET", status: 200, handle: {}, root: {} };
  const { method, status, handle, root } = { ...usual, ...changes };
  const context = {
    routeModules: { root: undefined, page: { handle } },
    staticHandlerContext: {
      matches: [{ route: { id: "root" } }, { route: { id: "page" } }],
      loaderData: { root },
    },
  } as unknown as EntryContext;
  expect(mayBeAskedAgain(new Request("http://shop/", { method }), status, context)).toBe(mayBe);
});
