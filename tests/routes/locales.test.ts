import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { languageCodes } from "~/languages";

import { openShop } from "./shop";

const { visitor } = await openShop();

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
