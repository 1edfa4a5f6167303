import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";

import type { ServerBuild } from "@remix-run/node";
import { transform } from "esbuild";
import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { writeRun } from "~/furniture/boards/run-address";
import { hydrationHeader } from "~/platform/rendering/front/hydration-data";

import { wardrobe } from "../boards/designs";
import { workedKitchen } from "../boards/runs/runs";
import { pieces } from "../world";
import { fillInCheckout } from "./reading";
import { openShop } from "./shop";

/** All script of a page. */
const MOST_SCRIPT = 108_300;
/** The office's pages carry its addresses and what each role may do besides. */
const MOST_OFFICE_SCRIPT = 108_900;
/** What is loaded beside it when somebody wants to turn a piece. */
const MOST_TO_TURN = 140_000;
const ASSETS = "build/client/assets";

const sizes = new Map<string, number>();
const { db, visitor } = await openShop();
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
  "/proiecteaza",
  ...["impartirea", "aspect", "pret"].map(
    (step) => `/proiecteaza?d=${writeDesign(wardrobe)}&pas=${step}`,
  ),
  "/proiecteaza/bucatarie",
  ...["impartirea", "aspect", "pret"].map(
    (step) => `/proiecteaza/bucatarie?d=${writeRun(workedKitchen)}&pas=${step}`,
  ),
  `/in-camera?d=${writeDesign(wardrobe)}`,
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
  "/finalizare-comanda/verificare",
  "/autentificare",
  "/inregistrare",
  "/asistent",
];

test.each(storefront)("%s: nothing has to arrive before it is shown", async (path) => {
  const { page } = await buyer.get(path);
  expect(page.querySelectorAll("script[src], link[rel$=preload]")).toEqual([]);
  const files = page.querySelectorAll("link[rel=stylesheet]");
  // On paper alone, and on a page that is no wider than the large text of app.css has it.
  expect(files.map((file) => file.getAttribute("media"))).toEqual([
    "print,(max-width:19rem),(forced-colors:active)",
  ]);
  expect(readFileSync("app/platform/rendering/app.css", "utf8")).toContain(
    "@container page (max-width: 19rem)",
  );
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
  const sheets = readdirSync(ASSETS).filter((name) => name.endsWith(".css"));
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
  expect(await scriptOf(path, buyer)).toBeLessThanOrEqual(MOST_SCRIPT);
});

test("no page's first load has more script than that, the back office's included", () => {
  const heavy = Object.values(assets.routes).flatMap((route) => {
    const bytes = sumOf(filesOf(route));
    const most = route.id.startsWith("routes/office/") ? MOST_OFFICE_SCRIPT : MOST_SCRIPT;
    return bytes > most ? [`${route.id}: ${bytes}`] : [];
  });
  expect(heavy).toEqual([]);
});

test("the customiser stays within it when a hand has moved something too", () => {
  const files = filesOf(assets.routes["routes/shop/product"]!);
  const drafter = readdirSync(ASSETS).filter((name) => /^draw-perspective-.*\.js$/.test(name));
  expect(drafter).toHaveLength(1);
  for (const name of [...drafter, ...importsOf(drafter[0]!)]) files.add(`/assets/${name}`);
  expect(sumOf(files)).toBeLessThanOrEqual(MOST_SCRIPT);
});

test("what turns a piece is loaded at the press, and no page has any of it before", () => {
  const all = readdirSync(ASSETS);
  const pressed = all.filter((name) => /^(model-view|stage)-.*\.js$/.test(name));
  expect(pressed).toHaveLength(2);
  const page = Object.values(assets.routes).find(({ id }) => id === "routes/shop/in-your-room")!;
  const before = filesOf(page);
  const needed = [...pressed, ...pressed.flatMap(importsOf)].map((name) => `/assets/${name}`);
  expect(sumOf(new Set(needed.filter((file) => !before.has(file))))).toBeLessThanOrEqual(
    MOST_TO_TURN,
  );
  const first = Object.values(assets.routes).flatMap((route) => [...filesOf(route)]);
  expect(first.filter((file) => /\/(model-view|stage)-/.test(file))).toEqual([]);
});

test("what pages share comes in files of more than a kilobyte", () => {
  const own = new Set(Object.values(assets.routes).map(({ module }) => module));
  const shared = new Set(Object.values(assets.routes).flatMap((route) => [...filesOf(route)]));
  const small = [...shared].filter((file) => !own.has(file) && compressed(fileOf(file)) < 1_024);
  expect(small).toEqual([]);
});

/** The compressed bytes of a page's script: what stands within it, and every module it asks for. */
async function scriptOf(path: string, somebody: typeof buyer): Promise<number> {
  const { page } = await somebody.get(path);
  const within = page.querySelectorAll("script:not([type$=json])").map((one) => one.textContent);
  somebody.headers[hydrationHeader] = "1";
  const { text } = await somebody.get(path);
  delete somebody.headers[hydrationHeader];
  const { manifest, modules, routes } = JSON.parse(text) as {
    manifest: string;
    modules: string[];
    routes: Record<string, string>;
  };
  const files = new Set([manifest, assets.entry.module, ...modules, ...Object.values(routes)]);
  return brotliCompressSync(within.join("")).length + sumOf(files);
}

/** What the built list of routes makes a browser load for a page. */
function filesOf({ module, imports = [], parentId }: Route): Set<string> {
  const parent = parentId === undefined ? undefined : assets.routes[parentId];
  const { url, entry } = assets;
  const around = parent ? filesOf(parent) : [url, entry.module, ...entry.imports];
  return new Set([...around, module, ...imports]);
}

type Route = ServerBuild["assets"]["routes"][string];

/** What a built file imports, by name, whenever it does. */
function importsOf(name: string): string[] {
  const text = readFileSync(join(ASSETS, name), "utf8");
  return [...text.matchAll(/["']\.\/([\w.~-]+\.js)["']/g)].map(([, file = ""]) => file);
}

function sumOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + compressed(fileOf(file)), 0);
}

function fileOf(address: string): string {
  return join("build/client", address);
}

function compressed(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}
