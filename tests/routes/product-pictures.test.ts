import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { languageCodes } from "~/platform/i18n/languages";
import { catalogue } from "~db/seed/catalogue";
import { materials } from "~db/seed/options";

import { wardrobe } from "../boards/designs";
import { someOf } from "../promises/proof";
import { pieces } from "../world";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();

const samples = Object.entries(catalogue).flatMap(([category, all]) =>
  all.map(({ number }) => `/produse/${category}/${number}`),
);

interface Shown {
  src: string;
  alt: string;
  note: string;
}

/** The pictures of a page, each as its own link shows it large, with its words. */
async function picturesOf(path: string, language = "ro"): Promise<Shown[]> {
  const reader = visitor();
  reader.headers["Accept-Language"] = language;
  const { page } = await reader.get(path);
  const links = page.querySelectorAll("main li > a[aria-label]");
  const addresses = links.map((link) => link.getAttribute("href")!);
  return Promise.all(
    addresses.map(async (address) => {
      const image = (await reader.get(address)).page.querySelector("main img")!;
      const note = image.parentNode?.querySelector("p")?.text ?? "";
      const src = image.getAttribute("src")!.replaceAll("&amp;", "&");
      return { src, alt: image.getAttribute("alt")!, note };
    }),
  );
}

const drawn = async (src: string) => (await visitor().get(src)).text;
/** What a drawing shows, without its words and the names of its parts. */
const strokesOf = (svg: string) => [...svg.matchAll(/ d="[^"]+"/g)].join("");

test.each(samples)(
  "%s has at least four pictures, which come, and each shows something else",
  async (path) => {
    const pictures = await picturesOf(path);
    expect(pictures.length).toBeGreaterThanOrEqual(4);
    const answers = await Promise.all(pictures.map(({ src }) => visitor().get(src)));
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers.get("Content-Type")).toMatch(/^image\//);
      expect(headers.get("Cache-Control")).toContain("immutable");
    }
    const contents = answers.map(({ bytes }) => Buffer.from(bytes).toString("base64"));
    expect(new Set(contents).size).toBe(pictures.length);
    expect(pictures.some(({ src }) => src.startsWith("/imagini/material-"))).toBe(true);

    const scale = pictures.find(({ src }) => src.includes("view=scale"))!;
    const sizes = [...(await drawn(scale.src)).matchAll(/>(\d+)</g)].map(([, figure]) => figure);
    expect(scale.alt.match(/\d+ × \d+ × \d+/)?.[0].split(" × ")).toEqual(
      expect.arrayContaining(sizes.slice(0, 2)),
    );

    const other = pictures.find(({ src }) => /view=(open|turned)/.test(src))!;
    const shut = await drawn(other.src.replace(/view=\w+/, "view=perspective"));
    const isThere = /\b(uș[aăi]|sertar)/.test(/<desc[^>]*>[^<]*/.exec(shut)![0]);
    // A mirror has a cabinet's shape, and no depth for its drawers.
    const isDeep = Number(scale.alt.match(/(\d+) cm/)![1]) >= 10;
    expect(other.src.includes("view=open")).toBe(isThere && isDeep);
    expect(strokesOf(await drawn(other.src))).not.toBe(strokesOf(shut));
  },
);

test("an open wardrobe is drawn with its insides, a table from its side; the words say of what decor", async () => {
  const [, , open] = await picturesOf(pieces.wardrobe.path);
  expect(open!.alt).toBe("Piesa cu ușile și sertarele deschise, desenată la scară");
  expect(open!.note).toBe("Desenele arată piesa la măsurile ei, în MDF Mat.");
  const pictures = await picturesOf("/produse/dormitoare/1");
  const material = pictures.at(-1)!;
  expect(material.alt).toBe("PAL Stejar Sonoma, de aproape");
});

test.each(someOf(languageCodes, 2))("in %s each picture has its own words", async (language) => {
  const pictures = await picturesOf(pieces.wardrobe.path, language);
  const words = pictures.map(({ alt }) => alt);
  expect(new Set(words).size).toBe(pictures.length);
  expect([...words, pictures.at(-1)!.note].join()).not.toMatch(/\{\{|undefined/);
});

test("a place that no picture has is that of the first", async () => {
  const main = async (query: string) =>
    (await visitor().get(pieces.bed.path + query)).page
      .querySelector("main img")!
      .getAttribute("src");
  for (const place of ["99", "-1", "x", "1.5"]) {
    expect(await main(`?imagine=${place}`)).toBe(await main(""));
  }
});

test("an owner's piece without a photograph is drawn where its size is written, else not at all", async () => {
  const admin = await signedIn({ role: "administrator" });
  const piece = { category: "living", price: "900", stock: "1", status: "on", form: "bookcase" };
  const add = async (name: string, dimensions: string) => {
    const added = { ...piece, name, specDimensions: dimensions };
    expect((await admin.post("/admin/produse/nou", added)).status).toBe(303);
    const row = db.selectFrom("products").select("number").where("name", "=", name);
    return `/produse/living/${(await row.executeTakeFirstOrThrow()).number}`;
  };
  const written = await picturesOf(await add("Etajeră scrisă", "81,5 × 30 × 120 cm"));
  expect(written.map(({ src }) => /view=(\w+)|material/.exec(src)?.[0])).toEqual([
    "view=perspective",
    "view=open",
    "view=scale",
    "material",
  ]);
  for (const dimensions of ["", "cât vrei", "900 × 900 × 900 cm"]) {
    const path = await add(`Etajeră: ${dimensions.length}`, dimensions);
    expect(await picturesOf(path)).toEqual([]);
    expect((await visitor().get(path)).text).not.toContain("/desen?piesa");
  }
});

test("a drawing of a piece that is none is refused, and one of yesterday's looks is not kept", async () => {
  const [, , { src }] = (await picturesOf(pieces.wardrobe.path)) as [Shown, Shown, Shown];
  for (const wrong of [
    "dormitoare/99",
    "dormitoare/x",
    "garaj/1",
    "",
    "dormitoare/2e0",
    "dormitoare/2/x",
  ]) {
    const address = src.replace("dormitoare/2", encodeURIComponent(wrong));
    expect((await visitor().get(address)).status, address).toBe(400);
  }
  const specification = JSON.stringify({ dimensions: "200 × 60 × 240 cm" });
  const row = db.updateTable("products").where("name", "=", pieces.wardrobe.product.name);
  await row.set({ specification }).execute();
  const old = await visitor().get(src);
  expect(old.headers.get("Cache-Control")).toBe("public, no-cache");
  expect(old.text).toContain("200 × 240 × 60");
});

test("what was chosen and planned is drawn in its decor, its grain too, wherever it is drawn", async () => {
  const walnut = materials.find(({ id }) => id === "pal-nuc")!.look;
  const maria = visitor();
  const chosen = { material: "pal-nuc", handle: "wood", width: "150", height: "210", depth: "60" };
  const query = new URLSearchParams({ fila: "personalizare", ...chosen });
  const planned = writeDesign({ ...wardrobe, body: "pal-nuc", front: "pal-nuc" });
  await maria.submit(pieces.wardrobe.path, { intent: "add-design", ...chosen });
  await maria.post(`/proiecteaza?d=${planned}&pas=pret`, { design: planned });
  const addresses = [];
  for (const path of [
    `${pieces.wardrobe.path}?${query}`,
    `/proiecteaza?d=${planned}&pas=pret`,
    "/cos",
  ]) {
    const images = (await maria.get(path)).page.querySelectorAll("main img[src^='/desen']");
    expect(images.length, path).toBeGreaterThan(0);
    addresses.push(...images.map((image) => image.getAttribute("src")!.replaceAll("&amp;", "&")));
  }
  expect(addresses.filter((address) => address.includes("vedere=shut"))).toHaveLength(2);
  // Drawings with dimensions are pale, so that their lines can be read.
  const isMeasured = (address: string) => /view=technical|vedere=(front|inside|side)/.test(address);
  for (const address of addresses.filter((one) => !isMeasured(one))) {
    const svg = await drawn(address);
    expect(svg, address).toContain(walnut.front);
    expect(svg, address).toContain(`stroke="${walnut.grain!.color}"`);
  }
});
