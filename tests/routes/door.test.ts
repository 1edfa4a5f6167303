import { expect, test } from "vitest";

import { paths } from "~/platform/paths/paths";

import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();

test("who found a hole reads where it is reported, in a file that is never out of date", async () => {
  const { status, headers, text } = await visitor().get("/.well-known/security.txt");
  expect([status, headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const lines = text.trimEnd().split("\n");
  const fields = Object.fromEntries(
    lines.map((line): [string, string] => {
      const [name = "", ...rest] = line.split(": ");
      return [name, rest.join(": ")];
    }),
  );
  expect(fields.Contact).toBe("mailto:contact@atelier.example?subject=security");
  expect(fields.Canonical).toBe("http://127.0.0.1:3000/.well-known/security.txt");
  expect(fields["Preferred-Languages"]).toContain("ro, en");
  const days = (Date.parse(fields.Expires!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(7);
  expect(days).toBeLessThan(366);
});

test("the address of reports is the shop's, by its settings", async () => {
  await db
    .insertInto("settings")
    .values({
      name: "general",
      value: JSON.stringify({ email: "gauri@example.com" }),
      updated_at: new Date().toISOString(),
    })
    .execute();
  const { text } = await visitor().get("/.well-known/security.txt");
  expect(text).toContain("mailto:gauri@example.com?");
});

test("a program that keeps passwords is led to where one is changed", async () => {
  const customer = await signedIn();
  const { status, location } = await customer.get("/.well-known/change-password");
  expect([status, location]).toEqual([302, paths.profile()]);
  const { page } = await customer.get(location!);
  expect(page.querySelector("input[autocomplete=new-password]")).not.toBeNull();
});

test.each([
  "/wp-login.php",
  "/.env",
  "/.git/config",
  "/favicon-x.PNG",
  "/assets/gone-x1.js",
  "/.well-known/none",
  "/produse/dormitoare/pat.html",
])("who asks for the file %s, which is not there, is told so in a few bytes", async (address) => {
  const { status, headers, bytes } = await visitor().get(address);
  expect([status, headers.get("Content-Type")?.split(";")[0]]).toEqual([404, "text/plain"]);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(bytes.length).toBeLessThan(200);
});

test("nothing is looked up for a file that no address is like", async () => {
  const customer = await signedIn();
  await db.schema.alterTable("sessions").renameTo("put_aside").execute();
  try {
    expect((await customer.get("/nu-exista")).status).toBeGreaterThanOrEqual(500);
    for (const address of ["/wp-login.php", "/.env", "/assets/gone-x1.js"]) {
      const { status, bytes } = await customer.get(address);
      expect([address, status, bytes.toString()]).toEqual([address, 404, "Not found\n"]);
    }
  } finally {
    await db.schema.alterTable("put_aside").renameTo("sessions").execute();
  }
});

test.each([
  "/nu-exista",
  "/produse/garaj",
  "/produse/birouri/9999",
  "/produse/birouri/1.0",
  "/comanda/..%252f..",
])("who asks for the page %s, which is not there, is shown one that leads on", async (address) => {
  const { status, page } = await visitor().get(address);
  expect(status).toBe(404);
  expect(page.querySelectorAll("main a").length).toBeGreaterThan(0);
});
