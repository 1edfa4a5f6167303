import { expect, test } from "vitest";

import { moveProducts } from "~/shop/catalogue-editing/product/product-number.server";

import { textOf } from "../visitor";
import { addReview, pieceId, pieces } from "../world";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();

test("a product page names the piece, its price and the notices", async () => {
  const answer = await visitor().get(pieces.bed.path);
  expect(answer.status).toBe(200);
  expect(textOf(answer.page.querySelector("h1"))).toBe(pieces.bed.product.name);
  const text = mainOf(answer);
  for (const words of [
    "3.499 Lei",
    pieces.bed.product.description,
    "Livrare gratuită la comenzi de peste 2000 Lei",
    "Garanție 24 de luni",
    "Retur gratuit în 30 de zile",
    "Cumpără acum",
    "Adaugă în coș",
  ]) {
    expect(text).toContain(words);
  }
});

test.each(["1.5", "-1", "1e309", "NaN", "zwei", "99"])(
  "a page of reviews called %s is one that there is",
  async (page) => {
    const approved_at = new Date().toISOString();
    for (let count = 0; count < 7; count += 1) await addReview(db, { approved_at });
    const answer = await visitor().get(`${pieces.bed.path}?fila=recenzii&pagina=${page}`);
    expect(answer.status).toBe(200);
    expect(answer.page.querySelectorAll("#fila time")).not.toEqual([]);
  },
);

test("the tab of the specification holds measures and features", async () => {
  const text = mainOf(await visitor().get(`${pieces.bed.path}?fila=specificatii`));
  const { dimensions, features } = pieces.bed.product.specification;
  for (const words of features) expect(text).toContain(words);
  // As the owner writes them: width, depth, height; as everybody reads sizes: width, height, length.
  expect(dimensions).toMatch(/^180 × 215 × 115 cm, /);
  expect(text).toContain("Dimensiuni (lățime × înălțime × lungime)");
  expect(text).toContain(dimensions.replace("180 × 215 × 115", "180 × 115 × 215"));
});

test("the breadcrumb leads back to the category", async () => {
  const { page } = await visitor().get(pieces.bed.path);
  const steps = page.querySelectorAll("main nav ol li");
  expect(steps.map((step) => textOf(step).replace(/^› ?/, ""))).toEqual([
    "Acasă",
    "Produse",
    "Dormitoare",
    pieces.bed.product.name,
  ]);
  expect(steps[2]?.querySelector("a")?.getAttribute("href")).toBe("/produse/dormitoare");
});

test("similar pieces are four others of the category", async () => {
  const { page } = await visitor().get(pieces.bed.path);
  const similar = page.querySelectorAll("section[aria-labelledby=similar] h3 a");
  expect(similar).toHaveLength(4);
  for (const link of similar) {
    expect(link.getAttribute("href")).toMatch(/^\/produse\/dormitoare\/[2-5]$/);
  }
});

test("a page of a piece made to order promises nothing of the ready-made one", async () => {
  const [ready, made] = [
    mainOf(await visitor().get(pieces.last.path)),
    mainOf(await visitor().get(`${pieces.last.path}?fila=personalizare`)),
  ];
  const ofReady = ["Ultima bucată din stoc", "Retur gratuit", "Cumpără acum", "Livrare: 3–7 zile"];
  const ofMade = ["nu se poate returna", "Alege măsurile și materialul", "50% avans"];
  for (const words of ofReady) {
    expect(ready).toContain(words);
    expect(made).not.toContain(words);
  }
  for (const words of ofMade) {
    expect(made).toContain(words);
    expect(ready).not.toContain(words);
  }
  expect(made).toContain("Fotografia arată piesa gata făcută");
});

test.each(["?material=pal-nuc", "?width=120", "?fila=personalizare&vedere=previzualizare"])(
  "%s is the address of a design, and search engines are not offered the ready-made piece there",
  async (query) => {
    const answer = await visitor().get(pieces.bed.path + query);
    expect(answer.page.querySelector("#fila form")).not.toBeNull();
    expect(answer.text).not.toContain('"@type":"Product"');
    expect(answer.page.querySelector("main a[href='/produse/dormitoare/1']")).not.toBeNull();
  },
);

test("a ready-made piece leads to its own design, at the lowest price there is", async () => {
  const { page } = await visitor().get(pieces.wardrobe.path);
  const link = page.querySelectorAll("main a").find((one) => textOf(one) === "O facem la comandă")!;
  // The cheapest material and handle, 50 × 50 × 30 cm (spec §9).
  const lowest = pieces.wardrobe.product.priceLei + 100 + 10 + Math.round((50 * 50 * 30) / 10_000);
  expect(textOf(link.parentNode)).toContain(`De la ${lowest.toLocaleString("ro-RO")} Lei`);
  const design = await visitor().get(link.getAttribute("href")!.replace("#fila", ""));
  expect(textOf(design.page.querySelector("main"))).toContain("La comandă, pe măsurile tale");
});

test("a sold-out piece says so and offers no button", async () => {
  const { page } = await visitor().get(pieces.soldOut.path);
  expect(textOf(page.querySelector("main"))).toContain("Stoc epuizat");
  const buttons = page.querySelectorAll("main button").map(textOf);
  expect(buttons).not.toContain("Cumpără acum");
});

test("few pieces left are counted", async () => {
  expect(mainOf(await visitor().get(pieces.last.path))).toContain("Ultima bucată din stoc");
  expect(mainOf(await visitor().get("/produse/dormitoare/5"))).toContain(
    "Ultimele 3 bucăți din stoc",
  );
});

test.each(["99", "0", "-1", "01", "1.0", "abc", "1e0", "1%20", "99999999999", "%00", "1'--"])(
  "there is no product number %s",
  async (number) => {
    const answer = await visitor().get(`/produse/dormitoare/${number}`);
    expect(answer.status).toBe(404);
    expect(textOf(answer.page.querySelector("h1"))).toBe("Produsul nu a fost găsit");
    expect(answer.page.querySelector("main a[href='/produse']")).not.toBeNull();
    expect(answer.page.querySelector("meta[name=robots]")?.getAttribute("content")).toMatch(
      /noindex/,
    );
  },
);

test("a product is not found under another category", async () => {
  expect((await visitor().get("/produse/garaj/1")).status).toBe(404);
});

test("an inactive product is not found", async () => {
  const id = await pieceId(db, pieces.kitchen);
  const status = (value: "active" | "inactive") =>
    db.updateTable("products").set({ status: value }).where("id", "=", id).execute();
  await status("inactive");
  try {
    const answer = await visitor().get(pieces.kitchen.path);
    expect(answer.status).toBe(404);
    expect(mainOf(answer)).not.toContain(pieces.kitchen.product.name);
  } finally {
    await status("active");
  }
});

test("a moved product answers 301 to its new address", async () => {
  const { id: living } = await db
    .selectFrom("categories")
    .select("id")
    .where("slug", "=", "living")
    .executeTakeFirstOrThrow();
  await moveProducts([await pieceId(db, pieces.desk)], living, db);
  const answer = await visitor().get(pieces.desk.path);
  expect(answer.status).toBe(301);
  expect(answer.location).toBe("/produse/living/6");
  expect((await visitor().get("/produse/living/6")).status).toBe(200);
});
