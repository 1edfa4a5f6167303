import type { HTMLElement } from "node-html-parser";

import { fallbackLanguage, languageCodes, type Language } from "~/platform/i18n/languages";
import type { Db } from "~db/engine";

import { fillAndReview, REVIEW } from "../checkout-form";
import { wardrobePlan } from "../orders-placed";
import { textOf, type Visitor } from "../visitor";
import { buyer, pieceId, pieces } from "../world";
import { addPlan, sendCheckout, writeMails } from "./reading";

const few: Language[] = ["ro", "en", "hu"];

/** One place where the shop says something, in a language, and all that it says there. */
export interface Said {
  language: Language;
  surface: string;
  text: string;
}

/** One blank for every kind of them. */
export const blanks = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, " ");

/** What readers and machines find on a page: its texts, head, structured data and links, but for lists to choose from. */
function allOf({ page }: { page: HTMLElement }): string {
  const left =
    "select, .only-bucharest, style, body script:not([type$=json]), [aria-labelledby=testimonials]";
  for (const one of page.querySelectorAll(left)) one.remove();
  const heads = page.querySelectorAll("head title, head meta").map((one) => one.outerHTML);
  const data = page.querySelectorAll("script[type='application/ld+json']");
  const links = page.querySelectorAll("a, form").map((one) => one.getAttribute("href") ?? "");
  const body = textOf(page.querySelector("body"));
  return blanks([body, ...heads, ...data.map((one) => one.textContent), ...links].join(" | "));
}

const everywhere: [surface: string, path: string][] = [
  ["home", "/"],
  ["contact", "/contact"],
  ["about", "/despre"],
  ["terms", "/termeni"],
  ["privacy", "/confidentialitate"],
  ["cookies", "/cookies"],
  ["ready-made", pieces.bed.path],
  ["made to order", `${pieces.desk.path}?fila=personalizare`],
];

const besides: [surface: string, path: string][] = [
  ["accessibility", "/accesibilitate"],
  ["swatches", "/mostre"],
  ["planner", "/proiecteaza"],
  ["planner of kitchens", "/proiecteaza/bucatarie"],
  ["planner's price", `/proiecteaza?d=${wardrobePlan}&pas=pret`],
  ["withdrawal", "/retragere"],
  ["appointment", "/programare"],
  ["listing", "/produse/dormitoare"],
  ["not found", "/nu-exista"],
  ["sign-in", "/autentificare"],
  ["quote request", "/oferta"],
];

const machines = [
  "/robots.txt",
  "/.well-known/security.txt",
  "/manifest.webmanifest",
  "/sitemap.xml",
];

/** What customers ask in each language, about all that settings decide. */
const questions: Record<Language, string[]> = {
  ro: ["livrare", "plata", "program", "adresa", "garantie", "Livrați în Iași?"],
  en: ["delivery", "payment", "opening hours", "address", "warranty", "Do you deliver to Iași?"],
  tr: ["teslimat", "ödeme", "saat", "adres", "garanti", "Iași teslimat?"],
  bg: ["доставка", "плащане", "работно време", "адрес", "гаранция", "доставка Iași?"],
  hu: ["szállítás", "fizetés", "nyitva", "cím", "garancia", "szállítás Jászvásár?"],
  it: ["consegna", "pagamento", "orari", "indirizzo", "garanzia", "consegna a Iași?"],
  fr: ["livraison", "paiement", "horaires", "adresse", "garantie", "livraison à Iași ?"],
  ru: ["доставка", "оплата", "часы работы", "адрес", "гарантия", "доставка Iași?"],
};

/**
 * Somebody who reads the shop wherever it speaks: `readShop` reads it all once, and orders in some of the
 * languages on the way. `orders`: the pages of what was ordered so far.
 */
export function surfacesOf({
  db,
  visitor,
  admin,
}: {
  db: Db;
  visitor: () => Visitor;
  admin: Visitor;
}) {
  const orders: string[] = [];

  /** Somebody who reads the shop in a language. */
  function readerOf(language: Language): Visitor {
    const reader = visitor();
    reader.headers["Accept-Language"] = language;
    return reader;
  }

  async function askAssistant(reader: Visitor, language: Language): Promise<string> {
    for (const message of questions[language]) {
      await reader.post("/asistent", { intent: "send", message });
    }
    return allOf(await reader.get("/asistent"));
  }

  /** Orders a plan and a desk, delivered or picked up, and reads every page on the way; the last one's mails and papers too. */
  async function onTheWay(reader: Visitor): Promise<[string, string][]> {
    await addPlan(reader);
    await reader.post("/cos", { intent: "add", productId: await pieceId(db, pieces.desk) });
    const cart = allOf(await reader.get("/cos"));
    const checkout = allOf(await reader.get("/finalizare-comanda"));
    const inPascani = { county: "RO-IS", city: "Pașcani", postalCode: "705 200", sector: "" };
    await fillAndReview(reader, { ...buyer, ...inPascani });
    const delivered = allOf(await reader.get(REVIEW));
    const pickup = { ...buyer, ...inPascani, deliveryMethod: "pickup" };
    const form = await fillAndReview(reader, pickup);
    const review = allOf(await reader.get(REVIEW));
    const page = (await sendCheckout(reader, form)).location!;
    orders.push(page);
    const order = allOf(await reader.get(page));
    await writeMails(db);
    const row = await db
      .selectFrom("orders")
      .select(["id", "number"])
      .where("token", "=", page.slice("/comanda/".length))
      .executeTakeFirstOrThrow();
    const move = { from: "new", to: "confirmed" };
    await admin.post(`/admin/comenzi/${row.number}`, move);
    const confirmed = allOf(await reader.get(page));
    const withdrawal = allOf(await reader.get(`${page}/retragere`));
    const own = db.selectFrom("outbox").selectAll().where("order_id", "=", row.id);
    const mails = await own.execute();
    const papers = db.selectFrom("documents").select("sheet").where("order_id", "=", row.id);
    const sheets = (await papers.execute()).map(({ sheet }) => sheet);
    const written = mails.map(({ subject, text, html }) => `${subject} ${text} ${html}`);
    return [
      ...Object.entries({
        cart,
        checkout,
        delivered,
        review,
        order,
        confirmed,
        leaving: withdrawal,
      }),
      ["mails", blanks(written.join(" | "))],
      ["papers", blanks(sheets.join(" | "))],
    ];
  }

  async function readShop(): Promise<Said[]> {
    const said: Said[] = [];
    await db.deleteFrom("rate_limits").execute();
    for (const language of languageCodes) {
      const reader = readerOf(language);
      const add = (surface: string, text: string) => said.push({ language, surface, text });
      const pages = few.includes(language) ? [...everywhere, ...besides] : everywhere;
      for (const [surface, path] of pages) add(surface, allOf(await reader.get(path)));
      add("assistant", await askAssistant(reader, language));
      if (!few.includes(language)) continue;
      for (const [surface, text] of await onTheWay(reader)) add(surface, text);
    }
    for (const path of machines) {
      const { text } = await visitor().get(path);
      said.push({ language: fallbackLanguage, surface: path, text: blanks(text) });
    }
    return said;
  }

  return { readShop, orders };
}
