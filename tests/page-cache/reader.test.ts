import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { expect, test } from "vitest";

import { startSession } from "~/accounts/account-session.server";
import { serialiseAccount, sessionStorage } from "~/http/cookies.server";
import { readerOf } from "~/page-cache/cache-key.server";
import { allowCaching, cachePolicy, mayBeAskedAgain } from "~/page-cache/cache-policy.server";

import { openEmptyShop } from "../memory-database";
import { addPerson } from "../people";

const db = await openEmptyShop();
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

test("whoever brings no cookie waits for no other process, and the rest do", () => {
  expect(cachePolicy.knowChanges({})).toBeUndefined();
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
