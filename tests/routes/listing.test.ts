import { sql } from "kysely";
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { takeSlug } from "~/shop/catalogue-editing/product/take-slug.server";

import { textOf, toastOf } from "../visitor";
import { pieces } from "../world";
import { mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();

const names = (page: HTMLElement) => page.querySelectorAll("main article h3").map(textOf);
const count = (page: HTMLElement) => textOf(page.querySelector("main [role=status]"));

test("all products: 24 cards, the result count, a link to the second page", async () => {
  const answer = await visitor().get("/produse");
  expect(answer.status).toBe(200);
  expect(textOf(answer.page.querySelector("h1"))).toBe("Toate Produsele");
  expect(names(answer.page)).toHaveLength(24);
  expect(count(answer.page)).toBe("25 de produse");
  expect(answer.page.querySelector("main a[rel=next]")?.getAttribute("href")).toBe(
    "/produse?pagina=2",
  );
  const second = await visitor().get("/produse?pagina=2");
  expect(names(second.page)).toHaveLength(1);
  expect(textOf(second.page.querySelector("main a[aria-current=page]"))).toBe("2");
});

test("a page past the end shows the last one", async () => {
  const answer = await visitor().get("/produse?pagina=99");
  expect(answer.status).toBe(200);
  expect(names(answer.page)).toHaveLength(1);
});

test("a category has its name as title and its five pieces", async () => {
  const { page } = await visitor().get("/produse/bucatarii");
  expect(textOf(page.querySelector("h1"))).toBe("Bucătării");
  expect(count(page)).toBe("5 produse");
  expect(names(page)).toContain(pieces.kitchen.product.name);
});

test("an unknown category is not found", async () => {
  const answer = await visitor().get("/produse/garaj");
  expect(answer.status).toBe(404);
  expect(mainOf(answer)).toContain("Oops! Page not found");
});

test("a renamed category moves its visitors on, filter and all", async () => {
  const living = await db
    .selectFrom("categories")
    .select(["id", "slug"])
    .where("slug", "=", "living")
    .executeTakeFirstOrThrow();
  await takeSlug(living, "sufragerie", db);
  const answer = await visitor().get("/produse/living?cauta=tv");
  expect(answer.status).toBe(301);
  expect(answer.location).toBe("/produse/sufragerie?cauta=tv");
  const product = await visitor().get("/produse/living/1");
  expect(product.status).toBe(301);
  expect(product.location).toBe("/produse/sufragerie/1");
  await takeSlug({ ...living, slug: "sufragerie" }, "living", db);
});

test("a card shows name, material, price and a button that needs no hover", async () => {
  const { page } = await visitor().get("/produse/dormitoare?cauta=nora");
  const card = page.querySelector("main article");
  expect(textOf(card)).toContain(pieces.bed.product.name);
  expect(textOf(card)).toContain("Lemn Masiv");
  expect(textOf(card)).toContain("3.499 Lei");
  const button = card?.querySelector("form button");
  expect(button?.getAttribute("aria-label")).toBe(`Adaugă în coș: ${pieces.bed.product.name}`);
  expect(card?.querySelector("h3 a")?.getAttribute("href")).toBe(pieces.bed.path);
});

test("a sold-out piece has no button but says so", async () => {
  const { page } = await visitor().get("/produse?cauta=consul");
  const card = page.querySelector("main article");
  expect(textOf(card)).toContain("Stoc epuizat");
  expect(card?.querySelector("form")).toBeNull();
});

test.each(["BUCĂTĂRIE", "bucatarie", "Bucătărie"])("searching %s finds kitchens", async (typed) => {
  const { page } = await visitor().get(`/produse?cauta=${encodeURIComponent(typed)}`);
  expect(names(page)).toContain(pieces.kitchen.product.name);
  expect(valueOf(page.querySelector("[name=cauta]")!)).toBe(typed);
});

test.each(["a\0b", "pat\0", '"', "a*", "NEAR("])(
  "searching %j is a search like another",
  async (typed) => {
    const { status } = await visitor().get(`/produse?cauta=${encodeURIComponent(typed)}`);
    expect(status).toBe(200);
  },
);

test("nothing found: the spec's words and the way out", async () => {
  const answer = await visitor().get("/produse/bai?cauta=elicopter");
  expect(answer.status).toBe(200);
  expect(mainOf(answer)).toContain(
    "Nu am găsit produse care să corespundă criteriilor de căutare.",
  );
  const reset = answer.page
    .querySelectorAll("main a")
    .filter((link) => textOf(link) === "Resetează filtrele");
  expect(reset.length).toBeGreaterThan(0);
  for (const link of reset) expect(link.getAttribute("href")).toBe("/produse/bai");
});

test("the form as a browser without script sends it is answered at once, without another trip", async () => {
  const sent = new URLSearchParams([
    ["cauta", "masa"],
    ["ordine", "noi"],
    ["pret", "0-10000"],
    ["glisorMin", "0"],
    ["pretMin", "1000"],
    ["glisorMax", "5000"],
    ["pretMax", "10000"],
    ["material", "lemn-masiv"],
  ]);
  const { status, page } = await visitor().get(`/produse?${sent}`);
  expect(status).toBe(200);
  expect(names(page).sort()).toEqual([
    "Masă de bucătărie Toma din frasin masiv",
    "Masă de toaletă Sofia cu oglindă rotundă",
  ]);
  expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
});

test("the form shows what is filtered, and the panel stands open", async () => {
  const { page } = await visitor().get(
    "/produse?pretMin=500&pretMax=2000&material=pal&ordine=pret-crescator",
  );
  const form = page.querySelector("main form[role=search]");
  expect(form?.getAttribute("method")).toBe("get");
  const value = (name: string) => form?.querySelector(`[name=${name}]`)?.getAttribute("value");
  expect([value("pretMin"), value("glisorMin")]).toEqual(["500", "500"]);
  expect([value("pretMax"), value("glisorMax")]).toEqual(["2000", "2000"]);
  expect(value("pret")).toBe("500-2000-500-2000");
  expect(form?.querySelectorAll("[name=material][checked]").map(valueOf)).toEqual(["pal"]);
  expect(form?.querySelector("option[selected]")?.getAttribute("value")).toBe("pret-crescator");
  expect(form?.querySelector("details")?.hasAttribute("open")).toBe(true);
});

test("the sliders go from 0 to 10000 lei in steps of 100", async () => {
  const { page } = await visitor().get("/produse");
  for (const slider of page.querySelectorAll("main input[type=range]")) {
    expect(slider.getAttribute("min")).toBe("0");
    expect(slider.getAttribute("max")).toBe("10000");
    expect(slider.getAttribute("step")).toBe("100");
  }
  expect(page.querySelectorAll("main input[type=range]")).toHaveLength(2);
});

test("whatever bounds an address names, the form drawn from it can be sent again", async () => {
  const { page } = await visitor().get("/produse?pretMin=350&pretMax=1999,9");
  const shown = (name: string) => valueOf(page.querySelector(`main input[name=${name}]`)!);
  expect([shown("pretMin"), shown("pretMax")]).toEqual(["350", "1999,9"]);
  expect([shown("glisorMin"), shown("glisorMax")]).toEqual(["300", "2000"]);
});

test("a bound with thousands is that many lei, as the office reads it", async () => {
  const sent = new URLSearchParams({ pret: "0-10000", pretMin: "1.000", pretMax: "3.000,50" });
  const { page } = await visitor().get(`/produse?${sent}`);
  const shown = (name: string) => valueOf(page.querySelector(`main input[name=${name}]`)!);
  expect([shown("pretMin"), shown("pretMax")]).toEqual(["1000", "3000,5"]);
});

test("a bound that could be two amounts bounds nothing, stays as typed, and is told both ways", async () => {
  const sent = new URLSearchParams({ pret: "0-10000", pretMin: "1,000" });
  const { page } = await visitor().get(`/produse?${sent}`);
  const box = page.querySelector("main input[name=pretMin]")!;
  expect([valueOf(box), box.getAttribute("aria-invalid")]).toEqual(["1,000", "true"]);
  expect(page.querySelector("main details")?.hasAttribute("open")).toBe(true);
  const said = textOf(page.getElementById(box.getAttribute("aria-describedby") ?? ""));
  expect(said).toContain("1000");
  expect(said).toContain("scrie 1000 sau 1");
});

test("prices up: the cheapest piece comes first; swapped bounds find the same", async () => {
  const up = await visitor().get("/produse?ordine=pret-crescator&pretMin=700&pretMax=500");
  expect(names(up.page)).toEqual([
    "Casetieră Radu pe roți, cu încuietoare",
    "Oglindă ovală Selena cu lumină caldă",
  ]);
});

test("page links keep the filter", async () => {
  const { page } = await visitor().get("/produse?ordine=nume");
  expect(page.querySelector("main a[rel=next]")?.getAttribute("href")).toBe(
    "/produse?ordine=nume&pagina=2",
  );
});

test("a filtered list is kept out of search engines, the whole one is not", async () => {
  const robots = (page: HTMLElement) => page.querySelector("meta[name=robots]");
  expect(robots((await visitor().get("/produse/bai")).page)).toBeNull();
  expect(robots((await visitor().get("/produse?cauta=a")).page)?.getAttribute("content")).toMatch(
    /noindex/,
  );
});

test("a search is shown as text, not as markup", async () => {
  const typed = `"><script>alert(1)</script>`;
  const answer = await visitor().get(`/produse?cauta=${encodeURIComponent(typed)}`);
  expect(answer.page.querySelector("[name=cauta]")?.getAttribute("value")).toBe(typed);
  expect(answer.text).not.toContain("<script>alert(1)");
});

test.each(["/produse", "/produse/birouri", "/"])(
  "%s: products that cannot be read leave the rest of the page, and a message",
  async (path) => {
    await sql`alter table listings rename to listings_away`.execute(db);
    const answer = await visitor().get(path);
    await sql`alter table listings_away rename to listings`.execute(db);
    expect(answer.status).toBe(503);
    expect(toastOf(answer.page)).toBe("Eroare Nu s-au putut încărca produsele");
    expect(answer.page.querySelector("footer")).not.toBeNull();
    expect((await visitor().get(path)).status).toBe(200);
  },
);

test.each(["/produse", "/produse/birouri", "/", "/despre"])(
  "%s: categories that cannot be read leave the menu empty, and a message",
  async (path) => {
    // What is kept in memory would still be there.
    await db.updateTable("categories").set({ description: "" }).where("slug", "=", "bai").execute();
    await sql`alter table categories rename to categories_away`.execute(db);
    const answer = await visitor().get(path);
    await sql`alter table categories_away rename to categories`.execute(db);
    expect(answer.status).toBe(503);
    expect(toastOf(answer.page)).toContain("Eroare Nu s-au putut încărca categoriile");
    expect(answer.page.querySelector("header a[href='/produse/birouri']")).toBeNull();
    expect(answer.page.querySelector("header a[href='/contact']")).not.toBeNull();
    expect((await visitor().get(path)).status).toBe(200);
  },
);
