import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { fillAndReview, REVIEW } from "../checkout-form";
import { fieldsOf, findForm } from "../promises/rules/filled-form";
import { textOf } from "../visitor";
import { buyer } from "../world";
import { valueOf } from "./reading";
import { openShop } from "./shop";

const { visitor } = await openShop();

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

test("measures lead to the planner with its fields filled in", async () => {
  const { page } = await search("sifonier 217 × 255 × 60");
  const link = page.querySelector('main a[href^="/proiecteaza?"]');
  expect(textOf(link)).toBe("Proiectează la 217 × 255 × 60 cm (lățime × înălțime × adâncime)");
  const planner = await visitor().get(link?.getAttribute("href") ?? "");
  expect(planner.status).toBe(200);
  const fields = ["width", "height", "depth"].map((name) =>
    valueOf(planner.page.querySelector(`[name=${name}]`)!),
  );
  expect(fields).toEqual(["2170", "2550", "600"]);
  const chest = await search("comodă înălțime 90 cm");
  const other = chest.page.querySelector('main a[href^="/proiecteaza?"]');
  expect(other?.getAttribute("href")).toBe("/proiecteaza?tip=comoda&inaltime=900");
  expect(textOf(other)).toBe("Proiectează la 90 cm (înălțime)");
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
  expect(valueOf(page.querySelector("[name=height]")!)).toBe("5000");
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
  expect(textOf(plan)).toBe("Proiectează la 217 cm (lățime)");
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
  expect(order).toMatch(/Dulap pe măsură.*2170 ×/);
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
