import { existsSync, readdirSync, statSync } from "node:fs";

import sharp from "sharp";
import { expect, test } from "vitest";

import { catalogue } from "~db/seed/catalogue";
import { gallery } from "~db/seed/gallery";
import { materials } from "~db/seed/options";
import { catalogueTranslations } from "~db/seed/translations";
import { galleryAlts } from "~db/seed/translations/gallery-ro";

const isInDecor = (file: string) => /^(dulap|biblioteca|comoda)-/.test(file);
const isSample = (file: string) => /^(material|maner)-/.test(file);

/** A second view and a decor stand in the column of a product's page; every other picture may be opened large. */
function leastWidth(file: string): number {
  if (file === "hero.webp") return 1600;
  if (isInDecor(file)) return 1000;
  return isSample(file) || file.includes("-detaliu") ? 600 : 1200;
}

test("the masters are large enough for where they are shown, and light enough to ship", async () => {
  const files = readdirSync("db/seed/pictures").filter((name) => name.endsWith(".webp"));
  for (const file of files) {
    const { width, height } = await sharp(`db/seed/pictures/${file}`).metadata();
    expect(height / width, file).toBeCloseTo(
      file === "hero.webp" ? 9 / 16 : isSample(file) ? 1 : 3 / 4,
      2,
    );
    expect(width, file).toBeGreaterThanOrEqual(leastWidth(file));
  }
  const sizes = files.map((file) => statSync(`db/seed/pictures/${file}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15 * 1024 * 1024);
});

test("each sample material has the photographs that its rows name", () => {
  for (const { photographs } of materials) {
    for (const file of Object.values(photographs)) {
      expect(existsSync(`db/seed/pictures/${file}`), file).toBe(true);
    }
  }
});

test("the picture for sharing is 1200 by 630", async () => {
  expect(await sharp("public/og.jpg").metadata()).toMatchObject({ width: 1200, height: 630 });
});

test("every picture of the catalogue and the gallery is described in every language, each its own way", () => {
  const products = Object.entries(catalogue).flatMap(([category, pieces]) =>
    pieces.map(({ number, pictures }) => ({ key: `${category}-${number}`, pictures })),
  );
  for (const [language, words] of Object.entries(catalogueTranslations)) {
    const pictured = products.flatMap(({ key, pictures }) =>
      pictures.map(({ file }) => words.products[key]?.alts[file] ?? `${language}: ${file}`),
    );
    const rooms = gallery.map(({ file }) => words.gallery[file] ?? `${language}: ${file}`);
    const alts = [...pictured, ...rooms];
    expect(alts.filter((alt) => alt.length < 20 || alt.startsWith(`${language}: `))).toEqual([]);
    expect(new Set(alts).size).toBe(alts.length);
  }
  expect(Object.keys(galleryAlts)).toEqual(gallery.map(({ file }) => file));
});
