// Takes turns.

import sharp from "sharp";
import { expect, test } from "vitest";

import { findPicture, pictureFormat } from "~/platform/media/front/resize-picture.server";

import type { Answer } from "../visitor";
import { openShop } from "./shop";

const { visitor } = await openShop();

const modern = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
const older = "image/webp,*/*";

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const browser = visitor();
  Object.assign(browser.headers, { Accept: modern }, headers);
  return browser.get(path);
}

const lengthOf = (answer: Answer) => Number(answer.headers.get("Content-Length"));
const typeOf = (answer: Answer) => answer.headers.get("Content-Type");

test.each([
  [modern, "avif"],
  [older, "webp"],
  ["IMAGE/WEBP", "webp"],
  ["image/avif;q=0, image/webp;q=0.9", "webp"],
  ["image/avif;q=0.000,image/webp;q=0", "jpeg"],
  ["image/png,image/*;q=0.8,*/*;q=0.5", "jpeg"],
  ["*/*", "jpeg"],
  ["", "jpeg"],
  [null, "jpeg"],
])("a browser that accepts %j is sent the best of it: %s", (accept, format) => {
  expect(pictureFormat(accept)).toBe(format);
});

test.each([
  [modern, "image/avif"],
  [older, "image/webp"],
  ["*/*", "image/jpeg"],
])("for Accept: %s the answer is %s, and says what it depends on", async (Accept, type) => {
  const answer = await ask("/imagini/dormitoare-1.webp?w=400", { Accept });
  expect(answer.status).toBe(200);
  expect(typeOf(answer)).toBe(type);
  expect(answer.headers.get("Vary")).toBe("Accept, Save-Data");
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("a picture is as wide as asked, but never wider than its master", async () => {
  const widthAt = async (width: string) => {
    const format = pictureFormat(older);
    const found = await findPicture("bai-5.webp", { width: Number(width), format, isLight: false });
    return found.kind === "found" && (await sharp(found.picture).metadata()).width;
  };
  expect(await widthAt("400")).toBe(400);
  expect(await widthAt("800")).toBe(800);
  expect(await widthAt("1200")).toBe(1200);
  expect(await widthAt("1600")).toBe(1200);
});

test.each(["", "?w=", "?w=401", "?w=99999", "?w=-1", "?w=1e9", "?w=x&w=800"])(
  "an address with %j for a width gets the smallest picture",
  async (query) => {
    const smallest = await ask("/imagini/bai-5.webp?w=400");
    const answer = await ask(`/imagini/bai-5.webp${query}`);
    expect(answer.status).toBe(200);
    expect(lengthOf(answer)).toBe(lengthOf(smallest));
  },
);

test.each([
  "/imagini/nu-exista.webp?w=400",
  "/imagini/dormitoare-1?w=400",
  "/imagini/dormitoare-1.png?w=400",
  "/imagini/..%2F..%2Fcatalogue.ts?w=400",
  "/imagini/..%2Fdormitoare-1.webp?w=400",
  "/imagini/scenes%2Frender.sh",
  "/imagini/%00.webp",
])("%s is not a picture", async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Cache-Control") ?? "").not.toContain("immutable");
});

test.each([
  ["ro", "Eroare la încărcarea imaginii"],
  ["en", "The picture could not be loaded"],
])("in place of a missing picture stands a drawing that says so in %s", async (language, words) => {
  const answer = await ask("/imagini/disparuta.webp?w=400", { "Accept-Language": language });
  expect(answer.status).toBe(404);
  expect(typeOf(answer)).toBe("image/svg+xml; charset=utf-8");
  expect(answer.text).toContain(words);
  const drawn = await sharp(answer.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([drawn.info.width, drawn.info.height]).toEqual([400, 300]);
  // What stands behind the picture shows through: its corner is clear.
  expect(drawn.data[3]).toBe(0);
});

test("whoever saves data is sent a lighter picture, by header or by address", async () => {
  for (const Accept of [modern, older, "*/*"]) {
    const path = "/imagini/living-1.webp?w=800";
    const usual = lengthOf(await ask(path, { Accept }));
    const byHeader = lengthOf(await ask(path, { Accept, "Save-Data": "on" }));
    const byAddress = lengthOf(await ask(`${path}&light=1`, { Accept }));
    expect(byHeader).toBe(byAddress);
    expect(byHeader).toBeLessThan(usual * 0.75);
    expect(lengthOf(await ask(path, { Accept, "Save-Data": "off" }))).toBe(usual);
  }
});

test("a picture made at once for many is made whole", async () => {
  const path = "/imagini/bucatarii-5.webp?w=1200";
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(path)));
  const [first] = answers;
  for (const answer of answers) expect(lengthOf(answer)).toBe(lengthOf(first!));
});

test("a card's picture and a main picture are as light as promised", async () => {
  const page = (await visitor().get("/produse")).page;
  const cards = page.querySelectorAll("main article img").map((img) => img.getAttribute("src")!);
  expect(cards.length).toBeGreaterThan(20);
  const mean = async (width: number) => {
    const sizes = await Promise.all(
      cards.map(async (src) => lengthOf(await ask(src.replace(/w=\d+/, `w=${width}`)))),
    );
    return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  };
  expect(await mean(400)).toBeLessThan(8 * 1024);
  expect(await mean(800)).toBeLessThan(20 * 1024);
});

test("a product's main picture comes first, at every width it has; the others come late", async () => {
  const { page } = await visitor().get("/produse/dormitoare/1");
  const [main, ...others] = page.querySelectorAll("main img[src^='/imagini/']");
  expect(main?.getAttribute("fetchpriority")).toBe("high");
  expect(main?.getAttribute("loading")).toBe("eager");
  expect(main?.getAttribute("srcset")).toBe(
    [400, 800, 1200].map((w) => `/imagini/dormitoare-1.webp?w=${w} ${w}w`).join(", "),
  );
  expect(main?.getAttribute("sizes")).not.toBe("");
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) {
    expect(other.getAttribute("loading"), other.outerHTML).toBe("lazy");
    expect(other.hasAttribute("fetchpriority")).toBe(false);
  }
});

test("a page for those who save data names the lighter pictures only", async () => {
  const saving = visitor();
  saving.headers["Save-Data"] = "on";
  const { page } = await saving.get("/");
  const pictures = page.querySelectorAll("main img[src^='/imagini/']");
  expect(pictures.length).toBeGreaterThan(5);
  for (const picture of pictures) {
    expect(picture.getAttribute("src")).toMatch(/\?w=400&light=1$/);
    expect(picture.getAttribute("srcset") ?? "").not.toMatch(/w=1[26]00/);
  }
});

test("each material and each handle of the customiser shows its own picture", async () => {
  const { page } = await visitor().get("/produse/dormitoare/1?fila=personalizare");
  for (const name of ["material", "handle"]) {
    const choices = page.querySelectorAll(`main input[name="${name}"][type=radio]`);
    const pictures = choices.map((one) => one.closest("label")?.querySelector("img"));
    const sources = pictures.map((picture) => picture?.getAttribute("src") ?? "");
    expect(new Set(sources).size).toBe(name === "material" ? 6 : 4);
    for (const source of sources) expect((await ask(source)).status).toBe(200);
  }
});
