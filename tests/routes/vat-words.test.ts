import { expect, test } from "vitest";

import { languageCodes, type Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { freeFromText } from "~/shop/delivery/front/free-delivery";
import { FREE_FROM } from "~db/seed/delivery-zones";

import { someOf } from "../promises/proof";
import { textOf } from "../visitor";
import { pieceId, pieces } from "../world";
import { fillInCheckout, mainOf, order } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const bed = await pieceId(db, pieces.bed);
const desk = await pieceId(db, pieces.desk);
await db.updateTable("products").set({ stock_quantity: 99 }).execute();

const PRICE = /\d[\d.,\s]*\slei(?!\p{L})/giu;

async function includeVat(isVatIncluded: boolean) {
  const { trade } = await findSettings(db);
  await changeSettings("trade", { ...trade, isVatIncluded }, db);
}

/** Its prices add up to one total, beside which the words are said once. */
const CUSTOMISER = "customiser";

/** The text of every page on which a visitor reads prices. */
async function pagesIn(language: Language): Promise<[name: string, text: string][]> {
  const maria = await signedIn();
  maria.headers["Accept-Language"] = language;
  const read = async (path: string) => mainOf(await maria.get(path));
  const design = "material=pal-nuc&handle=metal&width=120&height=75&depth=60";
  const pages: [string, string][] = [
    ["home", await read("/")],
    ["listing", await read("/produse/dormitoare")],
    ["search", await read("/produse?cauta=nora")],
    ["product", await read(pieces.bed.path)],
  ];
  const customiser = await maria.get(`${pieces.desk.path}?fila=personalizare&${design}`);
  const form = customiser.page.querySelector("#fila form")!;
  pages.push([CUSTOMISER, textOf(form)]);
  form.remove();
  pages.push(["customiser, around its form", mainOf(customiser)]);
  await maria.post("/asistent", { message: "pat" });
  pages.push(["assistant", await read("/asistent")]);
  const custom = Object.fromEntries(new URLSearchParams(design));
  await maria.post(pieces.desk.path, { intent: "add-design", ...custom });
  await maria.post("/cos", { intent: "add", productId: bed });
  await fillInCheckout(maria, desk);
  pages.push(["cart", await read("/cos")], ["checkout", await read("/finalizare-comanda")]);
  pages.push(["review", await read("/finalizare-comanda/verificare")]);
  pages.push(["order", await read(await order(maria, desk))]);
  pages.push(["orders", await read("/cont/comenzi")]);
  return pages;
}

const MARK = "…";
/** What a sentence about a payment says right before its sum. */
const untilSum = (sentence: string) =>
  sentence.split(MARK)[0]!.split("|").at(-1)!.replace(/\s+/g, " ").trim();

/** The prices of a text that no words on VAT follow, but for what is no price or says so before it. */
function baldPrices(text: string, language: Language): string[] {
  const t = translateIn(language, ["cart", "common", "features", "order", "product", "progress"]);
  // From which sum delivery costs nothing is no price.
  const sum = freeFromText(FREE_FROM, language);
  const sentences = [t("features:delivery.text"), t("product:notices.delivery", { sum })].map(
    (one) => one.replace(/\s/g, " "),
  );
  const labels = [
    t("cart:subtotal"),
    t("cart:vat", { percent: 19 }),
    // Of a total that says it.
    t("cart:advance", { advance: 50 }),
    t("order:payment.amount"),
    t("order:payment.advance"),
    untilSum(t("progress:customer.pay-advance.text", { sum: MARK, day: "|" })),
  ];
  let rest = text;
  for (const sentence of sentences) rest = rest.replaceAll(sentence, "");
  return [...rest.matchAll(PRICE)].flatMap((match) => {
    const before = rest.slice(0, match.index).trimEnd();
    const after = rest.slice(match.index + match[0].length).trimStart();
    const isSaid =
      labels.some((label) => before.endsWith(label)) ||
      after.startsWith(t("common:vat.included")) ||
      after.startsWith(t("common:vat.added"));
    return isSaid ? [] : [`${before.slice(-40)} ${match[0]} ${after.slice(0, 20)}`];
  });
}

test.each(someOf(languageCodes, 4))(
  "in %s no page shows a price without the words on VAT",
  async (language) => {
    const t = translateIn(language, "common");
    for (const isIncluded of [true, false]) {
      await includeVat(isIncluded);
      const [own, other] = isIncluded ? ["included", "added"] : ["added", "included"];
      for (const [name, text] of await pagesIn(language)) {
        expect(text.match(PRICE), name).not.toBeNull();
        if (name === CUSTOMISER) {
          expect(text.split(t(`vat.${own as "added"}`))).toHaveLength(2);
        } else expect(baldPrices(text, language), `${name}, ${own}`).toEqual([]);
        if (name !== "orders") expect(text, name).toContain(t(`vat.${own as "added"}`));
        // Sums to pay are with VAT always; where there are none, only one of the two is said.
        if (!["cart", "checkout", "review", "order", "orders"].includes(name)) {
          expect(text, name).not.toContain(` ${t(`vat.${other as "added"}`)}`);
        }
      }
      const legal = translateIn(language, "legal");
      const maria = visitor();
      maria.headers["Accept-Language"] = language;
      const terms = mainOf(await maria.get("/termeni"));
      expect(terms).toContain(legal(`vat.${own as "added"}`));
      expect(terms).not.toContain(legal(`vat.${other as "added"}`));
      expect(terms).not.toContain("{{");
    }
  },
);

test("a price without its words is found", () => {
  expect(baldPrices("Pat Nora 3.499 Lei În coș", "ro")).toHaveLength(1);
  expect(baldPrices("Pat Nora 3.499 Lei TVA inclus În coș", "ro")).toEqual([]);
  expect(baldPrices("Total 3,499 lei Check out", "en")).toHaveLength(1);
});

test("search engines are told what one piece is charged, with VAT, whether shown with it or not", async () => {
  const set = (price_bani: number) =>
    db.updateTable("products").set({ price_bani }).where("id", "=", bed).execute();
  try {
    for (const [isIncluded, bani, charged] of [
      [true, 349_900, "3499.00"],
      [false, 349_900, "4163.81"],
      [true, 10_003, "100.03"],
      [false, 10_003, "119.04"],
    ] as const) {
      await includeVat(isIncluded);
      await set(bani);
      const maria = visitor();
      const { page } = await maria.get(pieces.bed.path);
      const data = JSON.parse(page.querySelector("script[type$=json]")!.textContent) as {
        offers: object;
      };
      expect(data.offers).toMatchObject({
        price: charged,
        priceSpecification: [{ price: charged, valueAddedTaxIncluded: true }],
      });
      // Without an address, so that nothing is added for its transport.
      await maria.post("/cos", { intent: "add", productId: bed });
      const total = Number(charged).toLocaleString("ro-RO");
      expect(mainOf(await maria.get("/finalizare-comanda"))).toContain(`Total ${total} Lei`);
    }
  } finally {
    await set(pieces.bed.product.priceLei * 100);
    await includeVat(true);
  }
});

test("an order keeps saying what its prices meant when the shop is set otherwise", async () => {
  await includeVat(false);
  const maria = visitor();
  const address = await order(maria, desk);
  await includeVat(true);
  const text = mainOf(await maria.get(address));
  expect(text).toContain("1 × 2.690 Lei + TVA");
  expect(text).toContain(
    "Subtotal (fără TVA) 2.690 Lei TVA (19 %) 511,10 Lei Total 3.201,10 Lei TVA inclus",
  );
});
