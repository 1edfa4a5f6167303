import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { fillAndReview, REVIEW } from "../checkout-form";
import { fieldsOf, findForm } from "../promises/rules/filled-form";
import { textOf } from "../visitor";
import { buyer } from "../world";
import { valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();

const search = (text: string, language?: string) =>
  visitor().get(
    `/produse?${new URLSearchParams({ cauta: text, ...(language && { lng: language }) })}`,
  );

test("a synonym shows its kind and says so", async () => {
  const { page, status } = await search("sifonier");
  expect(status).toBe(200);
  expect(textOf(page.querySelector("main"))).toContain("Arătăm dulapuri pentru „sifonier”.");
  const names = page.querySelectorAll("main article h3").map(textOf);
  expect(names).toContain("Dressing Casian cu nișă din stejar");
});

test("a mistake is corrected, and the page says what it searched", async () => {
  const { page } = await search("sifoneir");
  const main = textOf(page.querySelector("main"));
  expect(main).toContain("Am căutat „sifonier” în loc de „sifoneir”.");
  expect(main).toContain("Arătăm dulapuri");
  expect(page.querySelector("[name=cauta]")?.getAttribute("value")).toBe("sifoneir");
});

test.each([
  ["dulap 217", "tip=dulap&nisa=217", "Proiectează pentru nișa ta de 217 cm"],
  ["bibliotecă 120", "tip=biblioteca&nisa=120", "Proiectează pentru nișa ta de 120 cm"],
  ["2175 x 2550 mm", "nisa=217%2C5&inaltime=255", "217,5 × 255 cm (lățime × înălțime)"],
  [
    "sifonier 217 × 255 × 60",
    "tip=dulap&nisa=217&inaltime=255&adancime=60",
    "217 × 255 × 60 cm (lățime × înălțime × adâncime)",
  ],
  ["dulap 60 adâncime 217 lățime", "tip=dulap&nisa=217&adancime=60", "(lățime × adâncime)"],
  ["comodă înălțime 90 cm", "tip=comoda&inaltime=90", "Proiectează la 90 cm (înălțime)"],
])("“%s” leads to the planner, a width to a niche of it", async (text, query, offered) => {
  const { page } = await search(text);
  const link = page.querySelector('main a[href^="/proiecteaza?"]')!;
  expect(hrefOf(link)).toBe(`/proiecteaza?${query}`);
  expect(textOf(link)).toContain(offered);
  const planner = await visitor().get(hrefOf(link));
  expect(planner.status).toBe(200);
  const width = new URLSearchParams(query).get("nisa");
  if (width) expect(valueOf(planner.page.querySelector("[name=nicheWidth]")!)).toBe(width);
  expect(textOf(planner.page.querySelector("main"))).toMatch(/\d Lei/);
});

test.each([
  ["bucătărie pe măsură", "", "Proiectează-ți bucătăria", "kitchen"],
  ["mobilier de bucătărie 3 m", "?perete=300", "bucătăria pe un perete de 300 cm", "kitchen"],
  ["bucătărie în L", "?forma=l", "Proiectează-ți bucătăria în L", "kitchen"],
  [
    "bucătărie pe colț 300x240",
    "?forma=l&perete=300&perete2=240",
    "în L, pe pereți de 300 × 240 cm",
    "kitchen",
  ],
  ["bucătărie în U, 300", "?forma=u&perete=300", "Proiectează-ți bucătăria în U", "kitchen"],
  [
    "bucătărie în U 240 x 300 x 240",
    "?forma=u&perete=240&perete2=300&perete3=240",
    "în U, pe pereți de 240 × 300 × 240 cm",
    "kitchen",
  ],
  ["lavoar", "?tip=lavoar", "Proiectează-ți mobilierul de lavoar", "washstand"],
  ["mască chiuvetă 80 cm", "?tip=lavoar&perete=80", "de lavoar, lat de 80 cm", "vanity"],
])("“%s” leads to the planner of what stands along a wall, above the pieces", async (...of) => {
  const [text, query, offered, form] = of;
  const { page } = await search(text);
  const link = page.querySelector('main a[href^="/proiecteaza/bucatarie"]')!;
  expect(hrefOf(link)).toBe(`/proiecteaza/bucatarie${query}`);
  expect(textOf(link)).toContain(offered);
  expect((await visitor().get(hrefOf(link))).status).toBe(200);
  const names = page.querySelectorAll("main article h3").map(textOf);
  const sold = await db.selectFrom("products").select("name").where("form", "=", form).execute();
  expect(names.some((name) => sold.some((one) => one.name === name))).toBe(true);
});

test("a niche from a search is planned without a word about what nobody chose", async () => {
  const { page } = await visitor().get("/proiecteaza?tip=dulap&nisa=217");
  expect(page.querySelectorAll("main [role=alert], main [aria-invalid=true]")).toEqual([]);
  expect(textOf(page.querySelector("main"))).not.toContain("în loc de");
});

test("what the planner cannot make is not offered to be designed", async () => {
  const { page } = await search("oglindă 120 cm");
  expect(page.querySelector('main a[href^="/proiecteaza?"]')).toBeNull();
});

test.each(["latime=99999", "latime=x", "latime=-1", "latime=1.5", "inaltime=9999&tip=comoda"])(
  "an address with %s opens the planner",
  async (query) => {
    expect((await visitor().get(`/proiecteaza?${query}`)).status).toBe(200);
  },
);

test("a measure that cannot be made stays in its field", async () => {
  const { page } = await visitor().get("/proiecteaza?tip=comoda&inaltime=5000");
  expect(valueOf(page.querySelector("[name=height]")!)).toBe("500 cm");
});

test("a price in the words is a bound", async () => {
  const { page } = await search("pat sub 100 lei");
  expect(page.querySelectorAll("main article")).toHaveLength(0);
  expect(textOf(page.querySelector("main"))).toContain("cel mult 100");
});

test("an empty search offers kinds and the planner", async () => {
  const { page, status } = await search("elicopter");
  expect(status).toBe(200);
  const links = page.querySelectorAll("main a").map((link) => link.getAttribute("href"));
  expect(links).toContain("/produse?cauta=dulapuri");
  expect(links).toContain("/proiecteaza");
  const beds = await visitor().get("/produse?cauta=paturi");
  expect(beds.page.querySelectorAll("main article").length).toBeGreaterThan(0);
});

test("the heading and the title of a search name what was sought, in a category too", async () => {
  for (const path of ["/produse", "/produse/living"]) {
    const { page } = await visitor().get(`${path}?${new URLSearchParams({ cauta: "raft <b>" })}`);
    expect(textOf(page.querySelector("h1"))).toBe("Rezultate pentru „raft <b>”");
    expect(textOf(page.querySelector("title"))).toMatch(/^Rezultate pentru „raft .*” · Atelier$/);
  }
});

test("who seeks what the shop knows nothing of reads what it does not make", async () => {
  const told = async (text: string) => textOf((await search(text)).page.querySelector("main"));
  expect(await told("canapea")).toContain("Nu facem canapele, fotolii");
  expect(await told("pat sub 100 lei")).not.toContain("Nu facem canapele");
});

test("the field suggests kinds and categories in the page's language", async () => {
  const options = async (language: string) =>
    (await visitor().get(`/produse?lng=${language}`)).page
      .querySelectorAll("datalist option")
      .map((option) => option.getAttribute("value"));
  expect(await options("ro")).toEqual(expect.arrayContaining(["dormitoare", "dulapuri"]));
  expect(await options("ru")).toEqual(expect.arrayContaining(["шкафы"]));
});

test.each(["en", "tr", "bg", "hu", "it", "fr", "ru"])(
  "in %s a Romanian word is understood",
  async (language) => {
    const { page, status } = await search("sifonier", language);
    expect(status).toBe(200);
    expect(page.querySelectorAll("main article").length).toBeGreaterThan(0);
  },
);

test("what is typed is shown as text", async () => {
  const { page, status } = await search("<b>x</b> sifonier 217");
  expect(status).toBe(200);
  expect(page.querySelector("main b")).toBeNull();
});

test("“sifonier de 217” leads to an ordered wardrobe of that width by forms and links alone", async () => {
  const shopper = visitor();
  const found = await shopper.get(`/produse?${new URLSearchParams({ cauta: "sifonier de 217" })}`);
  const plan = found.page.querySelector('main a[href^="/proiecteaza?"]')!;
  expect(textOf(plan)).toBe("Proiectează pentru nișa ta de 217 cm");
  let address = hrefOf(plan);
  for (const step of ["impartirea", "aspect", "pret"]) {
    const { page } = await shopper.get(address);
    const form = findForm(page, "[name=next]")!;
    const sent = await shopper.post(actionOf(form), { ...fieldsOf(form), next: "1" });
    expect([sent.status, sent.location]).toEqual([303, expect.stringContaining(`pas=${step}`)]);
    address = sent.location!;
  }
  const { page } = await shopper.get(address);
  const total = /Total\s*([\d.]+ Lei)/.exec(textOf(page.querySelector("main")))![1]!;
  const form = findForm(page, "[name=design]")!;
  expect((await shopper.post(actionOf(form), fieldsOf(form))).location).toBe("/cos");
  const sent = await shopper.post(REVIEW, await fillAndReview(shopper, buyer));
  expect(sent.location).toMatch(/^\/comanda\//);
  const order = textOf((await shopper.get(sent.location!)).page.querySelector("main"));
  expect(order).toMatch(/Dulap pe măsură.*\b217 ×/);
  expect(order).toContain(total);
});

test("what is suggested while typing are words and names, whatever is asked", async () => {
  const ask = async (cauta: string, lng = "ro") =>
    JSON.parse(
      (await visitor().get(`/cautare/sugestii?${new URLSearchParams({ cauta, lng })}`)).text,
    ) as string[];
  expect(await ask("garder")).toContain("garderob");
  expect(await ask("wardr", "en")).toContain("wardrobe");
  expect(await ask("damian")).toEqual(["Bufet Damian din stejar masiv"]);
  for (const nothing of ["", "a", "\0", "x".repeat(5000), "%", '"']) {
    expect(await ask(nothing)).toEqual([]);
  }
});

function hrefOf(link: HTMLElement): string {
  return link.getAttribute("href")!.replaceAll("&amp;", "&");
}

function actionOf(form: HTMLElement): string {
  return form.getAttribute("action")!.replaceAll("&amp;", "&");
}
