import { expect, test } from "vitest";

import { everyPage } from "./every-page";
import { openShop } from "./shop";

const { db, visitor } = await openShop();
const pages = await everyPage(db, visitor);

test.each(pages)("$name: every script carries the nonce of the policy", ({ answer }) => {
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  const nonce = /script-src 'self' 'nonce-([\w+/=]{24})'/.exec(policy)?.[1];
  expect(nonce).toBeDefined();
  const scripts = answer.page
    .querySelectorAll("script")
    .filter((script) => script.getAttribute("type") !== "application/ld+json");
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script.getAttribute("nonce")).toBe(nonce);
});

test.each(pages)("$name: nothing in it needs an unsafe policy", ({ answer }) => {
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(answer.page.querySelectorAll("[style], style, base, iframe, object, embed")).toEqual([]);
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

test("no two answers share a nonce", () => {
  const policies = pages.map(({ answer }) => answer.headers.get("Content-Security-Policy"));
  expect(new Set(policies).size).toBe(pages.length);
});

test.each(pages)("$name: no shared cache keeps it", ({ answer }) => {
  expect(answer.headers.get("Cache-Control")).toMatch(/private|no-store/);
});
