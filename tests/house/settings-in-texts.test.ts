import { expect, test } from "vitest";

import { formatLei } from "~/platform/format/money";
import { languageCodes } from "~/platform/i18n/languages";
import { defaultSettings } from "~/platform/settings/settings.server";
import { FREE_FROM } from "~db/seed/delivery-zones";

import { filesBelow } from "./files";

const BLANK = "[\\s\\u00a0\\u202f]";

/** A sum of whole lei as any language writes it, with its currency. */
function sum(bani: number): RegExp {
  const figures = String(bani / 100).replace(/\B(?=(\d{3})+$)/g, `(?:[.,]|${BLANK})?`);
  return new RegExp(`(?<!\\d)${figures}${BLANK}?(?:de )?(?:lei|lej|ley|леи|лея|леев)`, "iu");
}

function exactly(text: string): RegExp {
  return new RegExp(`(?<!\\d)${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\d)`, "u");
}

const { general, trade, company } = defaultSettings;
const hours = [general.workingHours, general.showroomHours].flatMap((one) =>
  Object.values(one).filter(Boolean),
);

/** The values of the settings by their names, as a text would repeat them by hand. */
const values: [of: string, sign: RegExp][] = [
  ["free delivery", sum(FREE_FROM)],
  ["the limit for cash", sum(trade.cashLimitBani)],
  ["the limit for companies' cash", sum(trade.companyCashLimitBani)],
  ["a swatch", sum(trade.swatchBani)],
  ["swatches by post", sum(trade.swatchPostBani)],
  [
    "the advance",
    new RegExp(`(?<!\\d)${trade.advancePercent}${BLANK}?%|%${trade.advancePercent}(?!\\d)`, "u"),
  ],
  ["the prefix of orders", new RegExp(`(?<![A-Z])${trade.orderPrefix}-\\d`, "u")],
  ["the town", /București|Bucharest|Bükreş|Букурещ|Bukarest|Bucarest|Бухарест/iu],
  ["the phone", exactly(general.phone)],
  ["the e-mail", exactly(general.email)],
  ["the address", exactly(general.address)],
  ["the company", exactly(company.name)],
  ["the bank", exactly(company.bank)],
  ["the account", exactly(company.iban)],
  ...hours.map((one): [string, RegExp] => ["the hours", exactly(one)]),
];

/**
 * Texts of the law, not of this shop: addresses in the capital have a sector, the law names the most that
 * may be paid in cash, and an example says what a zone may be called.
 */
const ofTheLaw =
  /^(?:checkout|office-settings|office-e-invoice):.*[Ss]ector|^office-e-invoice:.*\.BR-RO|^office-launch:.*(?:cashLimit|Seat)|^office-delivery:.*[Hh]int/;

function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, path === "" ? key : `${path}.${key}`),
  );
}

function repeatsIn(name: string, text: string): string[] {
  return values.flatMap(([of, sign]) =>
    sign.test(text) ? [`${name} repeats ${of}: ${text}`] : [],
  );
}

const texts = languageCodes.flatMap((language) =>
  filesBelow(`locales/${language}`, ".json").flatMap(({ path, text }) => {
    const group = path.replace(/^.*\/|\.json$/g, "");
    return textsIn(JSON.parse(text), "").map(([key, own]) => ({ group, key, text: own, language }));
  }),
);

test("no text repeats a setting by hand: it is given as a value", () => {
  const repeats = texts
    .filter(({ group, key }) => !ofTheLaw.test(`${group}:${key}`))
    .flatMap(({ language, group, key, text }) => repeatsIn(`${language}/${group} ${key}`, text));
  expect(repeats).toEqual([]);
});

test("nor does a page that a new shop begins with", () => {
  const pages = filesBelow("db/seed/legal", ".md");
  expect(pages.length).toBeGreaterThan(8 * 4);
  expect(pages.flatMap(({ path, text }) => repeatsIn(path, text))).toEqual([]);
});

/** How many characters a text may have at least or at most, in any of the languages. */
const CHARACTERS = /\d+\s*(?:de )?(?:caract|charact|karakter|знак|символ)/iu;
/** Keys and colours are as long as others have made them. */
const ofOthers = /^(?:office-installation:hints\.copyKey|validation:(?:copyKey|netopiaKey|color))$/;

test("no text repeats by hand how long a text may be: it is given as a value", () => {
  const repeats = texts
    .filter(({ group, key }) => !ofOthers.test(`${group}:${key}`))
    .filter(({ text }) => CHARACTERS.test(text.replaceAll(/\{\{\w+\}\}/g, "")))
    .map(({ language, group, key, text }) => `${language}/${group} ${key}: ${text}`);
  expect(repeats).toEqual([]);
});

test("the card is named as a way to pay only where a shop that takes cards is meant", () => {
  const card =
    /(?<!\p{L})(?:card(?:ul)?|kart(?:la)?|карт[аойу]+|bankkárty\p{L}*|carta|carte)(?!\p{L})/iu;
  const selling = ["features", "home", "about", "product", "assistant-words"];
  const named = texts
    .filter(({ group, key }) => selling.includes(group) && !/WithCard|topics/.test(key))
    .filter(({ text }) => card.test(text))
    .map(({ language, group, key, text }) => `${language}/${group} ${key}: ${text}`);
  expect(named).toEqual([]);
});

test("what repeats a setting is found, in every way to write it", () => {
  for (const bad of [
    "peste 2000 Lei",
    "peste 2.000 de lei",
    "over 2,000 lei",
    "свыше 2 000 леев",
    `${formatLei(2_000_00, "fr")} au plus`,
    "avans de 50%",
    "%50 ön ödeme",
    "acompte de 50 %",
    "un atelier din București",
    "luni–vineri 10:00–19:00",
    `scrie la ${general.email}`,
    "comanda AM-2026-000123",
  ]) {
    expect(repeatsIn("bad", bad), bad).not.toEqual([]);
  }
  for (const good of ["peste {{sum}}", "între 10 și 2000 de caractere", "12.000 lei", "150%"]) {
    expect(repeatsIn("good", good), good).toEqual([]);
  }
});
