// Takes turns.

import { afterAll, beforeAll, expect, test } from "vitest";

import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";

import { visit } from "../promises/buying";
import { signedInAt } from "../promises/signed-in";
import { startShop, type ShopProcess } from "../shop-process";
import type { Visitor } from "../visitor";

let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.dispose());

const publicPages = [
  paths.home(),
  paths.products(),
  `${paths.products()}?pagina=2&ordine=nume`,
  `${paths.products()}?cauta="><i>`,
  paths.category("dormitoare"),
  paths.category("living"),
  paths.product("dormitoare", 1),
  paths.product("living", 6),
  `${paths.product("living", 6)}?imagine=2`,
  `${paths.product("living", 6)}?fila=personalizare&width=90&material=mdf&vedere=previzualizare`,
  `${paths.product("living", 6)}?fila=personalizare&width=9&linie="><i>`,
  paths.contact(),
  paths.gallery(),
  paths.cart(),
  "/no/such/page",
];
const accountPages = [paths.profile(), paths.orders(), paths.home(), paths.products()];
const officePages = [
  officePaths.gallery(),
  officePaths.products(),
  `${officePaths.products()}?cauta=masa&x="><i>`,
  officePaths.orders(),
  officePaths.users(),
  `${officePaths.products()}/nou?cauta=pat`,
  paths.products(),
];

/** What each drawing of a form that adds something has of its own. */
const FORM_TOKEN = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=digest(?:":|=)")[\w-]+/g;

test("a page is the same whatever was drawn before it", async () => {
  const visitors = await everybody();
  const visits = visitors.flatMap(([visitor, pages]) => pages.map((page) => ({ visitor, page })));
  const forwards: string[] = [];
  for (const { visitor, page } of visits) forwards.push(await read(visitor, page));
  // What was drawn is in the process' memory alone.
  await shop.stop();
  await shop.restart();
  const backwards: string[] = [];
  for (const { visitor, page } of [...visits].reverse())
    backwards.unshift(await read(visitor, page));
  visits.forEach(({ page }, index) => {
    expect(`${page}\n${backwards[index]}`).toBe(`${page}\n${forwards[index]}`);
  });
});

test("a page drawn again names its own address and its own reader", async () => {
  const ana = await signedInAt(shop, {
    email: "ana.a@example.com",
    first_name: "Ana",
    last_name: "<A>",
  });
  const bob = await signedInAt(shop, {
    email: "bob@example.com",
    first_name: "Bob",
    last_name: "B",
  });
  for (const [visitor, own, other] of [
    [ana, "Ana <A>", "Bob B"],
    [bob, "Bob B", "Ana <A>"],
  ] as const) {
    for (const address of ["/cont/profil?a=1&b=2", "/cont/profil?c=3"]) {
      const { page, text } = await visitor.get(address);
      expect(page.querySelector("header")?.textContent).toContain(own);
      expect(page.querySelector("header")?.textContent).not.toContain(other);
      const back = page.querySelectorAll("[name=returnTo]").map((one) => one.getAttribute("value"));
      expect(back.length).toBeGreaterThan(1);
      expect(new Set(back)).toEqual(new Set([address]));
      expect(text).not.toContain("blank-");
    }
  }
});

test("a row drawn again leads back to the list that it stands in", async () => {
  const admin = visit(shop);
  await admin.submit("/autentificare", {
    email: "admin@atelier.local",
    password: "a password for tests",
  });
  for (const search of ["?cauta=a", "?cauta=a&stare=activ", "?cauta=a"]) {
    const { page } = await admin.get(officePaths.products() + search);
    const links = page.querySelectorAll("tbody a").map((link) => link.getAttribute("href") ?? "");
    const queries = links
      .filter((href) => href.includes("?"))
      .map((href) => href.replace(/^[^?]*/, ""));
    expect(new Set(queries)).toEqual(new Set([search]));
  }
});

test("what stands in a part shows its change on the next page", async () => {
  const admin = visit(shop);
  await admin.post("/autentificare", {
    email: "admin@atelier.local",
    password: "a password for tests",
  });
  const first = await admin.get(`${officePaths.products()}?cauta=nightingale`);
  expect(first.text).not.toContain("Nightingale");
  await admin.get(officePaths.products());
  await shop.db
    .updateTable("products")
    .set({ name: "Nightingale" })
    .where("number", "=", 3)
    .execute();
  expect((await admin.get(officePaths.products())).text).toContain("Nightingale");
  expect((await admin.get(paths.products())).text).toContain("Nightingale");
});

async function everybody(): Promise<[Visitor, string[]][]> {
  const foreign = visit(shop);
  await foreign.submit("/limba", { language: "ru", returnTo: paths.home() });
  const thrifty = visit(shop);
  await thrifty.submit("/mod-economic", { economy: "on", returnTo: paths.home() });
  const buyer = visit(shop);
  const form = (await buyer.get(paths.products())).page.querySelector('form[action="/cos"]');
  const productId = form?.querySelector("[name=productId]")?.getAttribute("value") ?? "";
  await buyer.submit("/cos", { productId, returnTo: paths.home(), intent: "add" });
  const customer = await signedInAt(shop, { email: "ion@example.com", first_name: "Ion" });
  const admin = visit(shop);
  await admin.submit("/autentificare", {
    email: "admin@atelier.local",
    password: "a password for tests",
  });
  return [
    [visit(shop), publicPages],
    [foreign, publicPages],
    [thrifty, publicPages],
    [buyer, publicPages],
    [customer, [...publicPages, ...accountPages]],
    [admin, officePages],
  ];
}

async function read(visitor: Visitor, path: string): Promise<string> {
  const { text } = await visitor.get(path);
  return text.replace(FORM_TOKEN, "");
}
