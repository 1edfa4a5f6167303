import { readdirSync } from "node:fs";

import { afterAll, beforeAll, expect, test } from "vitest";

import { publicFiles, publicPages, routeAccess, type RouteAccess } from "../routes/access";
import { fillShop } from "../routes/filled-shop";
import { startShop, type ShopProcess } from "../shop-process";
import type { Answer, Visitor } from "../visitor";
import { pieces } from "../world";
import { visit } from "./buying";
import { signedInAt } from "./signed-in";

let shop: ShopProcess;
let table: [string, RouteAccess][];
let people: Record<string, Visitor>;
beforeAll(async () => {
  shop = await startShop();
  const signedIn = (person = {}) => signedInAt(shop, person);
  table = Object.entries(
    routeAccess(await fillShop({ db: shop.db, visitor: () => visit(shop), signedIn })),
  );
  people = {
    visitor: visit(shop),
    customer: await signedIn({ email: "a@example.com" }),
    administrator: await signedIn({ email: "admin@example.com", role: "administrator" }),
    sales: await signedIn({ email: "sales@example.com", role: "sales" }),
    workshop: await signedIn({ email: "workshop@example.com", role: "workshop" }),
  };
});
afterAll(() => shop.dispose());

test("nothing personal is kept: what stands before the pages leaves their word as it is", async () => {
  const kept: string[] = [];
  const judge = (what: string, { status, headers }: Answer) => {
    const rule = headers.get("Cache-Control") ?? "";
    if (!/(^|, )no-store/.test(rule)) kept.push(`${what}: ${status} ${rule}`);
  };
  const own = ["/cont/profil", "/cont/profil?_data=routes%2Faccount%2Fprofile", "/cos", "/admin"];
  for (const [who, somebody] of Object.entries(people)) {
    for (const address of own) {
      judge(`${who} opens ${address}`, await somebody.get(address));
      judge(`${who} posts to ${address}`, await somebody.post(address, { intent: "unknown" }));
    }
  }
  for (const address of [
    "/admin/nowhere",
    "/CONT/profil",
    "/%63ont/profil",
    "/comanda",
    "/Cos/",
    "/imagini/disparuta.webp",
  ]) {
    judge(address, await people.customer!.get(address));
  }
  expect(kept).toEqual([]);
});

test("nothing personal is kept: the contact page, once it is filled in", async () => {
  const typed = { name: "Ana Pop", email: "no address", phone: "", subject: "", message: "" };
  const rule = async (answer: Promise<Answer>) => (await answer).headers.get("Cache-Control");
  expect(await rule(visit(shop).get("/contact"))).toBe("private, no-cache");
  expect(await rule(visit(shop).post("/contact", typed))).toBe("no-store");
  expect(await rule(people.customer!.get("/contact"))).toBe("no-store");
});

test("public pages are kept for going back, and asked for anew; public files are kept", async () => {
  for (const [id, { address }] of table.filter(([id]) => publicPages.includes(id))) {
    for (const who of id.endsWith("contact") ? ["visitor"] : Object.keys(people)) {
      const { status, headers } = await people[who]!.get(address);
      expect([address, status, headers.get("Cache-Control")]).toEqual([
        address,
        200,
        "private, no-cache",
      ]);
    }
  }
  const files = table.filter(([id]) => publicFiles.includes(id)).map(([, { address }]) => address);
  const design = `/desen?product=${pieces.desk.path}`;
  const stored = readdirSync("public", { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => `/${parentPath}/${name}`.replace("/public", ""));
  // Some addresses of the table name nothing and are refused; most are files.
  const answers = await Promise.all(
    [...files, design, ...stored].map(async (file) => ({ file, ...(await visit(shop).get(file)) })),
  );
  const found = answers.filter(({ status }) => status === 200);
  expect(found.length).toBeGreaterThan(20);
  for (const { file, headers } of found) {
    expect(headers.get("Cache-Control") ?? "", file).not.toContain("no-store");
  }
});

test("signing out empties what the browser has put by, but for its cookies", async () => {
  const customer = await signedInAt(shop, { email: "leaving@example.com" });
  const { status, headers } = await customer.post("/deconectare", {});
  expect(status).toBe(303);
  expect(headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
});
