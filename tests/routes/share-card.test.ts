import sharp from "sharp";
import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";

import { wardrobe } from "../boards/designs";
import type { Answer } from "../visitor";
import { pieces } from "../world";
import { openShop } from "./shop";

const { visitor } = await openShop();
const plan = writeDesign(wardrobe);
const chosen = { material: "pal-nuc", handle: "wood", width: "150", height: "210", depth: "60" };
const product = `${pieces.wardrobe.path}?${new URLSearchParams({ fila: "personalizare", ...chosen })}`;
const planned = `/proiecteaza?d=${plan}&pas=pret`;

/** What the page says of itself where its address is shared; each tag once. */
function tagsOf({ page }: Answer): Record<string, string> {
  const tags = page
    .querySelectorAll("meta")
    .map((tag) => [
      tag.getAttribute("property") ?? tag.getAttribute("name") ?? "",
      tag.getAttribute("content") ?? "",
    ])
    .filter(([name]) => /^(og|twitter):/.test(name!));
  expect(new Set(tags.map(([name]) => name)).size).toBe(tags.length);
  return Object.fromEntries(tags) as Record<string, string>;
}

const pathOf = (address: string) =>
  address.replaceAll("&amp;", "&").replace(/^https?:\/\/[^/]+/, "");

test("the address of a design shows its own picture, name, sizes and price, and is not indexed", async () => {
  for (const [address, title, words] of [
    [planned, "Dulap pe măsură, 100 × 220 × 60 cm", "PAL"],
    [product, `${pieces.wardrobe.product.name}, 150 × 210 × 60 cm`, "PAL Nuc"],
  ] as const) {
    const answer = await visitor().get(address);
    expect(answer.page.querySelector("meta[name=robots]")?.getAttribute("content")).toContain(
      "noindex",
    );
    const tags = tagsOf(answer);
    expect(tags["og:title"]).toBe(title);
    const total = /[\d.]+ Lei TVA inclus/.exec(tags["og:description"]!)![0];
    expect(answer.page.querySelector("main")!.text.replace(/\s+/g, " ")).toContain(total);
    expect(tags["og:description"]).toContain(words);
    expect(tags["og:image"]).toMatch(/^https?:\/\//);
    const { status, headers, bytes } = await visitor().get(pathOf(tags["og:image"]!));
    expect([status, headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    expect(headers.get("Cache-Control")).toContain("immutable");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    const size = [tags["og:image:width"], tags["og:image:height"]];
    expect(size).toEqual(["1200", "630"]);
  }
});

test("another design is another picture; the plain addresses keep what they show", async () => {
  const pictures = [];
  for (const width of ["1000", "1100"]) {
    const answer = await visitor().get(`/proiecteaza?d=${plan.replace("1000x", `${width}x`)}`);
    pictures.push(pathOf(tagsOf(answer)["og:image"]!));
  }
  const [one, other] = await Promise.all(pictures.map((path) => visitor().get(path)));
  expect(one!.bytes.equals(other!.bytes)).toBe(false);
  for (const address of ["/proiecteaza", pieces.wardrobe.path]) {
    expect(tagsOf(await visitor().get(address))["og:image"]).not.toContain("/desen.jpg");
  }
});

test("what is no design has no picture, and a design that cannot be made shares none", async () => {
  for (const query of ["", "d=x", `d=${plan.replace("1000x", "9000x")}`, "form=none", "linie=x"]) {
    expect((await visitor().get(`/desen.jpg?${query}`)).status, query).toBe(404);
  }
  const wrong = await visitor().get(product.replace("width=150", "width=9999"));
  expect(tagsOf(wrong)).toEqual({});
  const lost = await visitor().get("/proiecteaza?d=x");
  expect(tagsOf(lost)).toEqual({});
});

test("who shows a shared address may read a design, but nothing that is somebody's own", async () => {
  const { text } = await visitor().get("/robots.txt");
  const messengers = text.split("\n\n").find((group) => group.includes("User-agent: Twitterbot"))!;
  expect(messengers).not.toContain("material");
  for (const line of ["Disallow: /cos", "Disallow: /comanda/", "Disallow: /cont/"]) {
    expect(messengers.split("\n")).toContain(line);
  }
});
