import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";

import type { ServerBuild } from "@remix-run/node";
import { transform } from "esbuild";
import { afterAll, expect, test } from "vitest";

import { languageCodes } from "~/languages";
import { pageDataHeader } from "~/rendering/hydration-data";

import { pieces } from "../world";
import { everyAdminPage } from "./every-admin-page";
import { openKeptShop } from "./kept-shop";
import { fillInCheckout } from "./reading";
import { openShop } from "./shop";

/** What fits the first flight of a new connection. */
const FIRST_FLIGHT = 14_600;
/** All script of a page: 100 KB in the shop, 250 KB in the back office. */
const STOREFRONT_SCRIPT = 102_400;
const ADMIN_SCRIPT = 256_000;

const sizes = new Map<string, number>();
const { db, send, visitor, signedIn } = await openShop();
const { behind, close } = await openKeptShop(send);
afterAll(close);
const { assets } = (await import(
  pathToFileURL(resolve("build/server/index.js")).href
)) as unknown as ServerBuild;
const buyer = visitor();
const desk = db.selectFrom("products").select("id").where("stock_quantity", ">", 0).limit(1);
await fillInCheckout(buyer, (await desk.executeTakeFirstOrThrow()).id);
const storefront = [
  "/",
  "/produse",
  "/produse/dormitoare",
  "/produse?cauta=pat&material=mdf&pretMax=9000",
  pieces.bed.path,
  `${pieces.bed.path}?fila=personalizare`,
  `${pieces.bed.path}?fila=recenzii`,
  "/galerie",
  "/galerie?imagine=3",
  "/contact",
  "/despre",
  "/termeni",
  "/confidentialitate",
  "/cookies",
  "/accesibilitate",
  "/cos",
  "/finalizare-comanda",
  "/autentificare",
  "/inregistrare",
  "/asistent",
];

test.each(languageCodes)(
  "in %s every first answer after a change fits the first flight",
  async (language) => {
    const reader = behind(buyer);
    Object.assign(reader.headers, { "Accept-Language": language, "Accept-Encoding": "br" });
    const heavy: string[] = [];
    for (const path of storefront) {
      await db
        .updateTable("content_version")
        .set(({ eb }) => ({ version: eb("version", "+", 1) }))
        .execute();
      const { status, headers, page } = await reader.get(path);
      expect([status, headers.get("Content-Encoding")]).toEqual([200, "br"]);
      expect(page.querySelectorAll(`html[lang=${language}] style`), path).not.toEqual([]);
      const bytes = Number(headers.get("Content-Length"));
      if (!(bytes <= FIRST_FLIGHT)) heavy.push(`${path}: ${bytes}`);
    }
    expect(heavy).toEqual([]);
  },
);

test.each(storefront)("%s: nothing has to arrive before it is shown", async (path) => {
  const { page } = await buyer.get(path);
  expect(page.querySelectorAll("script[src], link[rel$=preload]")).toEqual([]);
  const files = page.querySelectorAll("link[rel=stylesheet]");
  expect(files.map((file) => file.getAttribute("media"))).toEqual(["print"]);
});

test("who has the stylesheet is sent the file's name instead of the rules", async () => {
  const returning = visitor();
  const first = await returning.get("/produse");
  const href = first.page.querySelector("link[rel=stylesheet]")!.getAttribute("href")!;
  returning.setCookie("style", /-([\w-]+)\.css$/.exec(href)![1]!);
  const second = await returning.get("/produse");
  expect(second.page.querySelectorAll("style")).toEqual([]);
  const file = second.page.querySelector("link[rel=stylesheet]");
  expect(file?.getAttribute("href")).toBe(href);
  expect(file?.getAttribute("media")).toBeUndefined();
  returning.setCookie("style", "of-another-build");
  expect((await returning.get("/produse")).page.querySelectorAll("style")).not.toEqual([]);
});

test("every page has the one stylesheet there is, in words that old phones know", async () => {
  const sheets = readdirSync("build/client/assets").filter((name) => name.endsWith(".css"));
  expect(sheets).toHaveLength(1);
  const { page } = await visitor().get("/produse");
  const file = page.querySelector("link[rel=stylesheet]")!.getAttribute("href")!;
  expect(file).toBe(`/assets/${sheets[0]}`);
  const texts = [readFileSync(join("build/client", file), "utf8")];
  texts.push(...page.querySelectorAll("style").map((style) => style.textContent));
  for (const css of texts) {
    const { code } = await transform(css, { loader: "css", target: OLD_PHONES, minify: true });
    expect(propertiesIn(code)).toEqual(propertiesIn(css));
  }
});

/** The oldest that run the shop's script. */
const OLD_PHONES = ["chrome87", "safari14"];

/** What a stylesheet sets, in its order. */
function propertiesIn(css: string): string[] {
  return [...css.matchAll(/[{;]([\w-]+):/g)].map(([, name = ""]) => name);
}

test("who saves data is sent no script at all", async () => {
  const saving = visitor();
  saving.headers["Save-Data"] = "on";
  const { page } = await saving.get("/produse");
  expect(page.querySelectorAll("script:not([type$=json])")).toEqual([]);
});

test.each(storefront)("%s: all its script stays within bounds", async (path) => {
  expect(await scriptOf(path, buyer)).toBeLessThanOrEqual(STOREFRONT_SCRIPT);
});

test("all script of every page of the back office stays within bounds", async () => {
  const admin = await signedIn({ is_admin: 1 });
  expect(await everyAdminPage(db, admin)).not.toEqual([]);
  for (const path of ["/admin", "/admin/produse/nou", "/admin/comenzi", "/admin/setari"]) {
    expect(await scriptOf(path, admin), path).toBeLessThanOrEqual(ADMIN_SCRIPT);
  }
});

/** The compressed bytes of a page's script: what stands within it, and every module it asks for. */
async function scriptOf(path: string, somebody: typeof buyer): Promise<number> {
  const { page } = await somebody.get(path);
  const within = page.querySelectorAll("script:not([type$=json])").map((one) => one.textContent);
  somebody.headers[pageDataHeader] = "1";
  const { text } = await somebody.get(path);
  delete somebody.headers[pageDataHeader];
  const { manifest, modules, routes } = JSON.parse(text) as {
    manifest: string;
    modules: string[];
    routes: Record<string, string>;
  };
  const files = new Set([manifest, assets.entry.module, ...modules, ...Object.values(routes)]);
  let bytes = brotliCompressSync(within.join("")).length;
  for (const file of files) bytes += compressed(join("build/client", file));
  return bytes;
}

function compressed(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}
