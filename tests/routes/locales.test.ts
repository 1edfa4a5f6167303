import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { languageCodes } from "~/platform/i18n/languages";

import { textOf } from "../visitor";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();
const slugs = ["dormitoare", "bucatarii", "living", "birouri", "bai"];

test("every language's texts can be read as JSON", async () => {
  for (const language of languageCodes) {
    const answer = await visitor().get(`/locales/${language}/nav.json`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(Object.keys(JSON.parse(answer.text) as object)).toContain("products");
  }
});

test("a text group is what is on file", async () => {
  const answer = await visitor().get("/locales/ro/cart.json");
  expect(JSON.parse(answer.text)).toEqual(JSON.parse(readFileSync("locales/ro/cart.json", "utf8")));
});

test("asked again with its ETag, a text group is not sent again", async () => {
  const browser = visitor();
  const first = await browser.get("/locales/ro/cart.json");
  const etag = first.headers.get("ETag") ?? "";
  expect(etag).toMatch(/^"[\w-]+"$/);
  browser.headers["If-None-Match"] = etag;
  const second = await browser.get("/locales/ro/cart.json");
  expect(second.status).toBe(304);
  expect(second.text).toBe("");
  expect(second.headers.get("ETag")).toBe(etag);
  expect((await browser.get("/locales/en/cart.json")).status).toBe(200);
});

test.each([
  "/locales/xx/nav.json",
  "/locales/ro/none.json",
  "/locales/ro/nav",
  "/locales/ro/nav.txt",
  "/locales/__proto__/nav.json",
  "/locales/ro/__proto__.json",
  "/locales/ro/constructor.json",
  "/locales/ro/..%2fnav.json",
  "/locales/ro/nav.json%00",
  "/locales/ro/.json",
])("there is nothing at %s", async (path) => {
  const answer = await visitor().get(path);
  expect(answer.status).toBe(404);
});

test("only the texts of the version asked for may be kept for ever", async () => {
  const browser = visitor();
  const kept = async (query: string) =>
    (await browser.get(`/locales/ro/nav.json${query}`)).headers.get("Cache-Control");
  const script = versionOfTheBuild();
  expect(await kept(`?v=${script}`)).toBe("public, max-age=31536000, immutable");
  for (const query of ["", "?v=", "?v=000000000000", `?v=${script}x`]) {
    expect(await kept(query)).toBe("public, no-cache");
  }

  /** The version that the browser's script asks for. */
  function versionOfTheBuild(): string {
    const directory = "build/client/assets";
    const scripts = readdirSync(directory).filter((name) => name.endsWith(".js"));
    for (const name of scripts) {
      const found = /\?v=(?:\$\{")?([0-9a-f]{12})\b/.exec(
        readFileSync(join(directory, name), "utf8"),
      );
      if (found?.[1]) return found[1];
    }
    return "not found";
  }
});

test("the groups that the back office writes say what the pages say, in every language", async () => {
  for (const language of languageCodes) {
    const read = async (group: string) =>
      JSON.parse((await visitor().get(`/locales/${language}/${group}.json`)).text) as Record<
        string,
        unknown
      >;
    const home = mainOf(await visitor().get(`/?lng=${language}`));
    const { items: categories } = await read("categories");
    expect(Object.keys(categories as object)).toEqual(slugs);
    for (const { name } of Object.values(categories as Record<string, { name: string }>)) {
      expect(home).toContain(name);
    }
    const { items: testimonials } = await read("testimonials");
    expect(testimonials).toHaveLength(3);
    for (const { content, role } of testimonials as { content: string; role: string }[]) {
      expect(home).toContain(content);
      expect(home).toContain(role);
    }
    const legal = await read("legal");
    for (const [name, path] of Object.entries({
      terms: "/termeni",
      privacy: "/confidentialitate",
      cookies: "/cookies",
    })) {
      const { page } = await visitor().get(`${path}?lng=${language}`);
      const { title, lastUpdated, content } = legal[name] as Record<string, string>;
      expect(title).toBe(textOf(page.querySelector("h1")));
      expect(textOf(page.querySelector("main"))).toContain(lastUpdated);
      const shown = page.querySelectorAll("article .prose").map((part) => part.innerHTML.trim());
      for (const html of shown) expect(content).toContain(html);
    }
  }
});

test("a changed category is in its group at once, which nobody keeps for ever", async () => {
  const change = (name: string) =>
    db.updateTable("categories").set({ name }).where("slug", "=", "bai").execute();
  const before = await visitor().get("/locales/ro/categories.json");
  await change("Băi și spălătorii");
  const after = await visitor().get("/locales/ro/categories.json");
  await change("Băi");
  expect(after.text).toContain("Băi și spălătorii");
  expect(after.headers.get("ETag")).not.toBe(before.headers.get("ETag"));
  expect(after.headers.get("Cache-Control")).toBe("public, no-cache");
});
