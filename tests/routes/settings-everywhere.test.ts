import { generateKeyPairSync } from "node:crypto";

import { expect, test } from "vitest";

import { addDays, dayOf, formatDay } from "~/platform/format/dates";
import { languageCodes } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { changeSettings, defaultSettings, findSettings } from "~/platform/settings/settings.server";
import { listZones } from "~/shop/delivery/zones.server";
import { FREE_FROM } from "~db/seed/delivery-zones";

import { fillAndReview, REVIEW } from "../checkout-form";
import { fieldsOf, findForm } from "../promises/rules/filled-form";
import { buyer, pieceId, pieces } from "../world";
import { blanks, surfacesOf, type Said } from "./every-surface";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
await db.updateTable("products").set({ stock_quantity: 500 }).execute();
// What a swatch's post costs is what nothing else does.
await db.updateTable("handles").set({ surcharge_bani: 17_00 }).execute();
const desk = await pieceId(db, pieces.desk);
const admin = await signedIn({ role: "administrator" });
const { readShop, orders } = surfacesOf({ db, visitor, admin });

const town = /București|Bucharest|Bükreş|Букурещ|Bukarest|Bucarest|Бухарест/;

/** Fills in a form of the office, all else as it was drawn. */
async function change(path: string, control: string, changes: [string, string][]) {
  const form = findForm((await admin.get(path)).page, `[name=${control}]`)!;
  const names = new Set(changes.map(([name]) => name));
  const kept = Object.entries(fieldsOf(form)).filter(([name]) => !names.has(name));
  const answer = await admin.post(path, [...kept, ...changes]);
  if (answer.status !== 303) throw new Error(`${path}: ${answer.status} ${mainOf(answer)}`);
}

const zones = await listZones(db);

const newZones = [
  { name: "Iași și Vaslui", counties: ["RO-IS", "RO-VS"], price: "137", days: "7-9" },
  { name: "Restul Moldovei", counties: ["RO-BT", "RO-SV"], price: "263", days: "8-13" },
];

/** Every setting that customers can read about, as the owner of another shop has it. */
async function moveToIasi(): Promise<void> {
  await change("/admin/setari?fila=general", "siteName", [
    ...Object.entries({ siteName: "Lemn Vechi", email: "salut@lemn-vechi.example" }),
    ...Object.entries({ phone: "+40 232 777 333", address: "Strada Nucului 5, Iași" }),
    ...Object.entries({ hoursWeekdays: "7:11–15:11", hoursSaturday: "7:22–12:22" }),
    ...Object.entries({ showroomWeekdays: "11:33–19:33", showroomSaturday: "11:44–16:44" }),
    ["facebookUrl", "https://www.facebook.com/lemn-vechi"],
    ["instagramUrl", "https://www.instagram.com/lemn-vechi"],
  ]);
  await change("/admin/setari?fila=comert", "orderPrefix", [
    ...Object.entries({ vatMode: "added", orderPrefix: "ZQ", advanceDueDays: "13" }),
    ...Object.entries({ advancePercent: "37", swatchPrice: "6,54", swatchPostPrice: "31,73" }),
  ]);
  await change("/admin/setari?fila=comert", "firstDay", [
    ...Object.entries({ intent: "add-vat-rate", firstDay: "2026-01-01", percent: "27" }),
  ]);
  await change("/admin/setari?fila=firma", "iban", [
    ...Object.entries({ name: "Nuc și Fiii SRL", taxCode: "RO14399840" }),
    ...Object.entries({ registryNumber: "J22/1234/2020", seat: "Strada Copou 9, Iași" }),
    ...Object.entries({ bank: "Banca Nouă", iban: "DE89 3704 0044 0532 0130 00" }),
  ]);
  for (const [index, { id }] of zones.entries()) {
    const { counties, ...zone } = newZones[index]!;
    await change(`/admin/livrare/${id}`, "freeFrom", [
      ...Object.entries({ ...zone, freeFrom: "9137" }),
      ...counties.map((county): [string, string] => ["counties", county]),
    ]);
  }
  await change("/admin/livrare", "stairs", [
    ...Object.entries({ stairs: "43", lift: "67", assembly: "211" }),
  ]);
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  await change("/admin/plati", "provider", [
    ...Object.entries({ intent: "save", provider: "netopia-sandbox", apiKey: "sandbox-key-1" }),
    ["posSignature", "AAAA-BBBB-CCCC-DDDD-EEEE"],
    ["publicKey", publicKey.export({ type: "spki", format: "pem" }).toString()],
  ]);
  // The law's limits have no form of their own.
  const { trade } = await findSettings(db);
  const limits = { cashLimitBani: 7_654_00, companyCashLimitBani: 3_210_00 };
  await changeSettings("trade", { ...trade, ...limits }, db);
}

const sum = (lei: number) =>
  new RegExp(`(?<![\\d.,])${String(lei).replace(/\B(?=\d{3}$)/, "[ .,]?")}(?![\\d.,]*\\d)`);
const { company } = defaultSettings;

/** What was said of a setting, what is said of it after, and where at least. */
const settings: [of: string, former: RegExp, present: RegExp, on: string[]][] = [
  ["the name", /(?<=· )Atelier(?!\p{L})|Atelier(?= · \+40)/u, /Lemn Vechi/, ["home", "mails"]],
  ["the e-mail", /contact@atelier/, /salut@lemn-vechi/, ["home", "terms", "assistant", "mails"]],
  [
    "the phone",
    /555 01 42|215550142/,
    /777 333|232777333/,
    ["home", "terms", "assistant", "mails"],
  ],
  ["the address", /Tâmplarilor/, /Nucului 5/, ["home", "about", "checkout", "review", "order"]],
  ["the town", town, /Iași/, ["home", "contact", "terms", "assistant", "ready-made"]],
  ["the hours", /9:00–18:00/, /7:11–15:11/, ["home", "assistant"]],
  ["Saturday", /10:00–15:00/, /7:22–12:22/, ["home", "assistant"]],
  ["the showroom's hours", /10:00–19:00/, /11:33–19:33/, ["home", "contact", "assistant"]],
  ["its Saturday", /10:00–16:00/, /11:44–16:44/, ["home", "contact", "assistant"]],
  ["Facebook", /facebook\.com\/atelier/, /facebook\.com\/lemn-vechi/, ["home", "terms"]],
  ["Instagram", /instagram\.com\/atelier/, /instagram\.com\/lemn-vechi/, ["home", "terms"]],
  [
    "the company",
    new RegExp(company.name),
    /Nuc și Fiii SRL/,
    ["home", "terms", "order", "papers"],
  ],
  ["the bank", new RegExp(company.bank), /Banca Nouă/, ["checkout", "confirmed", "papers"]],
  ["the account", /RO49 AAAA/, /DE89 3704/, ["terms", "checkout", "confirmed", "papers"]],
  ["where it delivers", /Ilfov|Giurgiu/, /Vaslui/, ["contact", "terms", "ready-made", "assistant"]],
  ["free delivery", sum(FREE_FROM / 100), sum(9137), ["terms", "ready-made", "assistant"]],
  ["days on the way", /(?<!\d)2–6(?!\d)/, /(?<!\d)7–13(?!\d)/, ["cart", "checkout"]],
  ["days of a plan", /(?<!\d)32–51(?!\d)/, /(?<!\d)37–58(?!\d)/, ["planner's price", "checkout"]],
  ["the rate of VAT", /19 ?%|%19/, /27 ?%|%27/, ["assistant", "cart", "review", "order", "mails"]],
  [
    "the advance",
    /(?<!\d)50 ?%|%50(?!\d)/,
    /(?<!\d)37 ?%|%37(?!\d)/,
    [
      "made to order",
      "planner's price",
      "cart",
      "checkout",
      "review",
      "terms",
      "about",
      "assistant",
    ],
  ],
  ["cash", /10[ .,]000/, /7[ .,]654/, ["terms"]],
  ["companies' cash", /(?<!\d)5[ .,]000/, /3[ .,]210/, ["terms"]],
  ["a swatch", /(?<![\d.,])5(?:[.,]00)? lei/i, /6[.,]54/, ["swatches"]],
  ["swatches by post", /(?<![\d.,])20(?:[.,]00)? lei/i, /31[.,]73/, ["swatches"]],
  ["stairs", /(?<![\d.,])40 lei/i, /(?<![\d.,])43 lei/i, ["checkout"]],
  ["lift", /(?<![\d.,])60 lei/i, /(?<![\d.,])67 lei/i, ["checkout"]],
  ["assembly", /(?<![\d.,])200 lei/i, /(?<![\d.,])211 lei/i, ["checkout"]],
  ["the prefix", /AM-\d{4}-/, /ZQ-\d{4}-/, ["order", "mails", "papers"]],
];

const before = await readShop();
await moveToIasi();
const after = await readShop();
const nameOf = ({ language, surface }: Said) => `${language}, ${surface}`;
const around = (text: string, sign: RegExp) => {
  const at = text.search(sign);
  return text.slice(Math.max(0, at - 50), at + 50);
};

test.each(settings)("%s: nothing says what it was", (_, former) => {
  const stale = after.filter(({ text }) => former.test(text));
  expect(stale.map((one) => `${nameOf(one)}: ${around(one.text, former)}`)).toEqual([]);
});

test.each(settings)("%s: what named it names what it is now", (_, former, present, on) => {
  const named = before.filter(({ text }) => former.test(text)).map(nameOf);
  const silent = after.filter((one) => named.includes(nameOf(one)) && !present.test(one.text));
  expect(silent.map(nameOf)).toEqual([]);
  const missing = after
    .filter(({ surface }) => on.includes(surface))
    .filter((one) => !named.includes(nameOf(one)));
  expect(missing.map(nameOf)).toEqual([]);
});

const saidIn = (all: Said[], surface: string) => all.filter((one) => one.surface === surface);

test("payment by card is named where it is taken, and terms say where it is not", () => {
  const offers = (all: Said[], isTaken: boolean) => {
    for (const { language, text } of saidIn(all, "checkout")) {
      const label = translateIn(language, "checkout")("methods.card");
      expect(text.includes(label), `${language}, checkout`).toBe(isTaken);
    }
    for (const { language, text } of saidIn(all, "assistant")) {
      const t = translateIn(language, "assistant-words");
      const [said, other] = ["terms.paymentWithCard", "terms.payment"] as const;
      expect(text.includes(blanks(t(said))), `${language}, assistant`).toBe(isTaken);
      expect(text.includes(blanks(t(other))), `${language}, assistant`).toBe(!isTaken);
    }
  };
  offers(before, false);
  offers(after, true);
  for (const language of languageCodes) {
    const t = translateIn(language, "legal");
    const terms = (all: Said[]) => saidIn(all, "terms").find((one) => one.language === language)!;
    expect(terms(before).text).toContain(blanks(t("cards.none")));
    expect(terms(after).text).toContain(blanks(t("cards.taken")));
    expect(terms(after).text).not.toContain(blanks(t("cards.none")));
  }
});

test("no price that VAT is added to is said to include it", () => {
  const priced = ["home", "ready-made", "made to order", "listing", "assistant", "swatches"];
  const planner = ["planner's price"];
  for (const surface of [...priced, ...planner]) {
    for (const [all, own, other] of [
      [before, "included", "added"],
      [after, "added", "included"],
    ] as const) {
      for (const { language, text } of saidIn(all, surface)) {
        const t = translateIn(language, "common");
        if (surface !== "assistant") expect(text, language).toContain(t(`vat.${own}`));
        expect(text, `${language}, ${surface}`).not.toContain(` ${t(`vat.${other}`)}`);
      }
    }
  }
  for (const { language, text } of [...saidIn(after, "terms"), ...saidIn(after, "assistant")]) {
    const t = translateIn(language, "legal");
    expect(text).toContain(blanks(t("vat.added")));
    expect(text).not.toContain(blanks(t("vat.included")));
  }
});

test("the first payment is due in as many days as are set", () => {
  for (const [all, days] of [
    [before, 5],
    [after, 13],
  ] as const) {
    for (const { language, text } of saidIn(all, "confirmed")) {
      const day = formatDay(
        `${addDays(dayOf(new Date().toISOString()), days)}T12:00:00Z`,
        language,
      );
      expect(text).toContain(blanks(day));
    }
  }
});

/** The texts that an order accepted, as its page leads to them. */
async function acceptedIn(page: string): Promise<string> {
  const reader = visitor();
  const { page: shown } = await reader.get(page);
  const links = shown.querySelectorAll("main a[href^='/texte-acceptate/']");
  const found = links.map((link) => reader.get(link.getAttribute("href")!));
  return blanks((await Promise.all(found)).map(mainOf).join(" "));
}

test("an order keeps the terms that it accepted, the next one accepts those of today", async () => {
  const t = translateIn("ro", "legal");
  const [first, next] = await Promise.all([acceptedIn(orders[0]!), acceptedIn(orders[3]!)]);
  const ofThen = [sum(FREE_FROM / 100), /Tâmplarilor/, /10\.000 Lei/, /RO49 AAAA/, /555 01 42/];
  const ofToday = [sum(9137), /Nucului 5/, /7\.654 Lei/, /DE89 3704/, /777 333/, /Vaslui/];
  for (const sign of ofThen) {
    expect(first).toMatch(sign);
    expect(next).not.toMatch(sign);
  }
  for (const sign of ofToday) {
    expect(next).toMatch(sign);
    expect(first).not.toMatch(sign);
  }
  expect(first).toContain(t("cards.none"));
  expect(next).toContain(t("cards.taken"));
});

test("who was reading the terms while a setting in them changed is told, and nothing is ordered", async () => {
  const maria = visitor();
  await maria.post("/cos", { intent: "add", productId: desk });
  const form = await fillAndReview(maria, { ...buyer, email: "maria@example.com" });
  await change("/admin/plati", "provider", [["intent", "remove-netopia"]]);
  const answer = await maria.post(REVIEW, form);
  expect(answer.status).toBe(409);
  expect(mainOf(answer)).toContain(translateIn("ro", "checkout")("refused.otherTerms"));
});
