import { expect } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { today } from "~/platform/format/dates";
import type { Language } from "~/platform/i18n/languages";
import type { Db } from "~db/engine";

import { wardrobe } from "../boards/designs";
import { CHECKOUT, fillAndReview, REVIEW } from "../checkout-form";
import { mainOf } from "../routes/reading";
import { textOf, type Visitor } from "../visitor";
import { buyer, company, pieceId, pieces } from "../world";
import { goodsOf, withVat, type Days, type Known } from "./model";
import { plain } from "./said";
import type { Wish } from "./wish";

/** A page or a paper about an order, and the language that it is in. */
export interface Surface {
  name: string;
  language: Language;
  text: string;
}

export interface Bought {
  token: string;
  known: Known;
  /** How large its pieces are, as the customiser or the planner said. */
  sizes: string[];
  /** The price of a piece, by the surface that offers it; bani, as it is shown. */
  units: Record<string, number>;
  /** What was asked for, and had been paid, when each of its papers was first seen; bani. */
  seen: Record<string, { askedBani: number; paidBani: number; loweredBani: number }>;
  /** What was read on the way to the order. */
  surfaces: Surface[];
}

const desk = { material: "pal-nuc", handle: "wood", width: "140", height: "75", depth: "60" };
const plan = writeDesign(wardrobe);
const customiser = `${pieces.desk.path}?${new URLSearchParams({ fila: "personalizare", ...desk })}`;
const priceStep = `/proiecteaza?${new URLSearchParams({ d: plan, pas: "pret" })}`;

/** Days as the contract has them: in stock with the usual way in them, and of making (db/seed). */
const days = {
  bed: [3, 7],
  desk: [20, 30],
  wardrobe: [30, 45],
  swatch: [0, 30],
} as const satisfies Record<string, Days>;
const zone = { priceBani: 150_00, freeFromBani: 2_000_00, days: [2, 4] as const };
const services = { floorBani: 40_00, assemblyBani: 200_00 };
const swatches = { eachBani: 5_00, postBani: 20_00 };

/** What customers write to the assistant about paying. */
const howToPay: Partial<Record<Language, string>> = { ro: "plata", en: "payment", hu: "fizetés" };

const far = { county: "RO-CJ", sector: "", city: "Cluj-Napoca", postalCode: "400001" };

/** The sum in lei of a page's table of prices, in bani; the page is in Romanian. */
function totalOn(text: string): number {
  const [, lei = "", bani = "00"] = /Total ([\d.]+)(?:,(\d\d))? Lei/.exec(text) ?? [];
  return Number(lei.replaceAll(".", "")) * 100 + Number(bani);
}

/** Walks from the pages of the pieces to the order, as its buyer does, and keeps what was said there. */
export async function buy(
  wish: Wish,
  { db, customer, reader }: { db: Db; customer: Visitor; reader: Visitor },
): Promise<Bought> {
  const { language } = wish;
  customer.headers["Accept-Language"] = language;
  const surfaces: Surface[] = [];
  const look = async (name: string, path: string) => {
    const answer = await customer.get(path);
    expect([name, answer.status]).toEqual([name, 200]);
    surfaces.push({ name, language, text: plain(mainOf(answer)) });
    return answer;
  };
  const ask = async (name: string, message: string) => {
    expect((await customer.post("/asistent", { intent: "send", message })).status).toBe(303);
    surfaces.push({ name, language, text: plain(mainOf(await customer.get("/asistent"))) });
  };
  const lines: Known["lines"] = [];
  const sizes: string[] = [];
  const units: Record<string, number> = {};
  const add = (unitBani: number, quantity: number, kind: keyof typeof days) => {
    const isMade = kind === "desk" || kind === "wardrobe";
    lines.push({ unitBani, quantity, isMade, isSwatch: kind === "swatch", days: days[kind] });
  };
  if (wish.wardrobes > 0) {
    const unit = totalOn(textOf((await reader.get(priceStep)).page.querySelector("main tfoot")));
    await look("planner", priceStep);
    expect((await customer.post(priceStep, { design: plan })).location).toBe("/cos");
    units.planner = unit;
    add(unit, 1, "wardrobe");
    sizes.push("100 × 220 × 60 cm");
  }
  if (wish.desks > 0) {
    const { page } = await reader.get(customiser);
    await look("customiser", customiser);
    for (let one = 0; one < wish.desks; one += 1) {
      const form = { intent: "add-design", ...desk };
      expect((await customer.post(pieces.desk.path, form)).status).toBe(303);
    }
    units.customiser = totalOn(textOf(page.querySelector("#fila tfoot")));
    add(units.customiser, wish.desks, "desk");
    sizes.push("140 × 75 × 60 cm");
  }
  if (wish.beds > 0) {
    const { text, page } = await look("product", pieces.bed.path);
    await ask("answer about the bed", textOf(page.querySelector("h1")));
    // What search engines are told has the VAT in it.
    const priceBani = withVat(pieces.bed.product.priceLei * 100, vatOf(wish));
    expect(text).toContain(`"price":"${(priceBani / 100).toFixed(2)}"`);
    const productId = await pieceId(db, pieces.bed);
    for (let one = 0; one < wish.beds; one += 1) {
      await customer.post("/cos", { intent: "add", productId });
    }
    units.product = pieces.bed.product.priceLei * 100;
    units["answer about the bed"] = units.product;
    add(units.product, wish.beds, "bed");
  }
  if (wish.swatches > 0) {
    const chosen = ["pal-alb", "pal-nuc"].slice(0, wish.swatches);
    await customer.post(
      "/mostre",
      chosen.map((id): [string, string] => ["swatch", id]),
    );
    add(swatches.eachBani, chosen.length, "swatch");
  }
  if (wish.discount > 0) {
    const code = `MINUS${wish.discount}`;
    expect((await customer.post("/cos", { intent: "discount", code })).status).toBe(303);
  }
  await ask("answer about paying", howToPay[language] ?? "");
  await look("cart", "/cos");
  await look("checkout", CHECKOUT);
  const form = await fillAndReview(customer, typedOf(wish));
  await look("review", REVIEW);
  const sent = await customer.post(REVIEW, form);
  expect(sent.status).toBe(303);
  const token = sent.location!.slice("/comanda/".length);
  return { token, sizes, units, seen: {}, surfaces, known: knownOf(wish, lines) };
}

const vatOf = (wish: Wish) => ({ percent: 19, isIncluded: wish.isVatIncluded });

let buyers = 0;

/** Everybody is somebody else: what one person may pay in cash on a day is limited. */
function typedOf(wish: Wish): Record<string, string> {
  buyers += 1;
  return {
    ...buyer,
    ...(wish.buyer === "company" ? company : {}),
    ...(wish.way === "offer" ? far : {}),
    email: `client${buyers}@example.com`,
    phone: `07${String(20_000_000 + buyers)}`,
    deliveryMethod: wish.way === "pickup" ? "pickup" : "delivery",
    ...(wish.floor > 0 && { carrying: "stairs", floor: String(wish.floor) }),
    ...(wish.isAssembled && { assembly: "yes" }),
    paymentMethod: wish.method,
  };
}

function knownOf(wish: Wish, lines: Known["lines"]): Known {
  const vat = vatOf(wish);
  const goodsBani = goodsOf({ lines, vat, discount: wish.discount });
  const isPosted = lines.every(({ isSwatch }) => isSwatch);
  const transportBani =
    wish.way !== "zone"
      ? 0
      : isPosted
        ? swatches.postBani
        : goodsBani >= zone.freeFromBani
          ? 0
          : zone.priceBani;
  const chargesBani = [
    transportBani,
    wish.floor * services.floorBani,
    wish.isAssembled ? services.assemblyBani : 0,
  ];
  const { discount, advance, method } = wish;
  return {
    lines,
    vat,
    discount,
    advance,
    chargesBani,
    method,
    paidBani: 0,
    loweredBani: 0,
    status: "new",
    on: { placed: today(), ...(wish.way !== "offer" && { agreed: today() }) },
    isFetched: wish.way === "pickup",
    wayDays: wish.way === "zone" && !isPosted ? zone.days : null,
  };
}
