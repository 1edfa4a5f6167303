import { expect, test } from "vitest";

import { textOf } from "../visitor";
import { openShop } from "./shop";

const { db, visitor } = await openShop();

test("twelve pictures, six filters as links, the chosen one marked", async () => {
  const { page } = await visitor().get("/galerie");
  expect(page.querySelectorAll("main li img")).toHaveLength(12);
  const filters = page.querySelectorAll("nav[aria-label='Filtrează galeria'] a");
  expect(filters.map(textOf)).toEqual([
    "Toate",
    "Dormitoare",
    "Bucătării",
    "Living",
    "Birouri",
    "Băi",
  ]);
  const baths = (await visitor().get("/galerie?categorie=bai")).page;
  expect(baths.querySelectorAll("main li img")).toHaveLength(2);
  expect(textOf(baths.querySelector("main nav [aria-current=true]"))).toBe("Băi");
});

test("a picture has its own page, whose ways on wrap around, within the room chosen", async () => {
  const linksOf = async (path: string) => {
    const { page } = await visitor().get(path);
    return page.querySelectorAll("dialog > p a").map((link) => link.getAttribute("href"));
  };
  expect(await linksOf("/galerie?imagine=12")).toEqual([
    "/galerie?imagine=11",
    "/galerie",
    "/galerie?imagine=1",
  ]);
  expect(await linksOf("/galerie?imagine=1")).toEqual([
    "/galerie?imagine=12",
    "/galerie",
    "/galerie?imagine=2",
  ]);
  expect(await linksOf("/galerie?categorie=bai&imagine=10")).toEqual([
    "/galerie?categorie=bai&imagine=5",
    "/galerie?categorie=bai",
    "/galerie?categorie=bai&imagine=5",
  ]);
});

test("a picture says what it shows and where it stands", async () => {
  const { page } = await visitor().get("/galerie?imagine=3&lng=en");
  const dialog = page.querySelector("dialog[open]")!;
  expect(dialog.querySelector("img")?.getAttribute("alt")).toMatch(/^Living room with/);
  expect(textOf(dialog)).toContain("3 of 12");
});

test.each(["imagine=99", "imagine=x", "imagine=0", "categorie=garaj", "categorie=bai&imagine=1"])(
  "%s is a page not found",
  async (query) => {
    expect((await visitor().get(`/galerie?${query}`)).status).toBe(404);
  },
);

test("more than twelve are loaded twelve at a time", async () => {
  const { addGalleryImage } = await import("~/shop/content/front/gallery.server");
  for (let count = 0; count < 14; count += 1) {
    const image = { image_url: "/placeholders/bai.svg", alt: "Proba", category_id: null };
    await addGalleryImage(image, db);
  }
  const first = (await visitor().get("/galerie")).page;
  expect(first.querySelectorAll("main li img")).toHaveLength(12);
  const more = first.querySelectorAll("main a").find((link) => textOf(link).includes("Încarcă"));
  expect(more?.getAttribute("href")).toBe("/galerie?arata=24");
  const second = (await visitor().get("/galerie?arata=24")).page;
  expect(second.querySelectorAll("main li img")).toHaveLength(24);
  const all = (await visitor().get("/galerie?arata=36")).page;
  expect(all.querySelectorAll("main li img")).toHaveLength(26);
  expect(all.querySelectorAll("main a").some((link) => textOf(link).includes("Încarcă"))).toBe(
    false,
  );
  await db.deleteFrom("gallery_images").where("number", ">", 12).execute();
});
