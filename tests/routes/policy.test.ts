import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { everyOfficePage } from "./every-office-page";
import { everyPage } from "./every-page";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const pages = [
  ...(await everyPage(db, visitor)),
  ...(await everyOfficePage(db, await signedIn({ role: "administrator" }))),
];

test.each(pages)("$name: only our own scripts and styles may run in it", ({ answer }) => {
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  const allowed = (directive: string) =>
    new RegExp(`${directive} 'self'([^;]*)`).exec(policy)?.[1]?.trim().split(" ").filter(Boolean);
  const inline = (selector: string) =>
    answer.page.querySelectorAll(selector).map((element) => `'${digestOf(element.textContent)}'`);
  const scripts = "script:not([src]):not([type$=json])";
  // Who saves data is sent none.
  const isEconomic = answer.page.querySelector("html[data-save-data]") !== null;
  expect(inline(scripts)).toHaveLength(isEconomic ? 0 : 2);
  expect(inline(scripts).sort()).toEqual(allowed("script-src")?.sort());
  expect(inline("style")).toEqual(allowed("style-src"));
});

test("a script that somebody's words smuggle in would not run", async () => {
  const { page, headers } = await visitor().get("/produse");
  const smuggled = "alert(1)";
  expect(page.querySelector("script[data-start]")).not.toBeNull();
  expect(headers.get("Content-Security-Policy")).not.toContain(digestOf(smuggled));
  expect(headers.get("Content-Security-Policy")).not.toMatch(/nonce|unsafe|strict-dynamic/);
});

test.each(pages)("$name: nothing in it needs an unsafe policy", ({ answer }) => {
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(answer.page.querySelectorAll("[style], base, iframe, object, embed")).toEqual([]);
  for (const element of answer.page.querySelectorAll("*")) {
    for (const name of Object.keys(element.attributes)) expect(name).not.toMatch(/^on/i);
  }
});

test.each(pages)("$name: it fetches nothing from elsewhere", ({ answer }) => {
  // The page's own address and its translations are named in full, and never fetched.
  const fetched = answer.page
    .querySelectorAll("img, script, link, source")
    .filter((element) => !/^(canonical|alternate)$/.test(element.getAttribute("rel") ?? ""));
  for (const element of fetched) {
    for (const name of ["src", "href", "srcset"]) {
      expect(element.getAttribute(name) ?? "/").toMatch(/^\/(?!\/)/);
    }
  }
});

test.each(["/", "/produse", "/contact"])("%s: the same page has the same bytes", async (path) => {
  const [one, other] = [await visitor().get(path), await visitor().get(path)];
  expect(other.text).toBe(one.text);
  expect(other.headers.get("Content-Security-Policy")).toBe(
    one.headers.get("Content-Security-Policy"),
  );
});

test.each(pages)("$name: no shared cache keeps it", ({ answer }) => {
  expect(answer.headers.get("Cache-Control")).toMatch(/private|no-store/);
});

function digestOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
