import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { languageCodes } from "~/platform/i18n/languages";

import { filesBelow } from "../house/files";

/** A language's texts by `group:key.key`, plural endings and all. */
type Texts = Map<string, string>;

/** Texts that never count beyond 3, nor nothing, so that their singular is one piece everywhere. */
const UP_TO_THREE = new Set(["product:stock.few"]);

/** Texts that the specification gives in English, whatever the page's language would be. */
const GIVEN_IN_ENGLISH = new Set(["validation:apiKey"]);

/** What the workshop reads is in its own language, whatever that of the page around it is. */
const ONLY_ROMANIAN = new Set(["workshop-package"]);

const PLURAL = /_(zero|one|two|few|many|other)$/;

function readTexts(language: string): Texts {
  const texts: Texts = new Map();
  for (const { path, text } of filesBelow(`locales/${language}`, ".json")) {
    const group = /([\w-]+)\.json$/.exec(path)?.[1] ?? "";
    if (ONLY_ROMANIAN.has(group) && language === "ro") continue;
    collect(JSON.parse(text), `${group}:`, texts);
  }
  return texts;
}

function collect(value: unknown, key: string, texts: Texts): void {
  if (typeof value === "string") texts.set(key, value);
  else if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value)) {
      collect(inner, key.endsWith(":") ? key + name : `${key}.${name}`, texts);
    }
  } else throw new Error(`${key} is neither a text nor a group of texts`);
}

/** The keys that come in several plural forms: those that have the form every language has. */
function pluralKeys(texts: Texts): Set<string> {
  const endings = [...texts.keys()].filter((key) => key.endsWith("_other"));
  return new Set(endings.map((key) => key.replace(PLURAL, "")));
}

/** The keys a language must have so that nothing falls back to Romanian, and no others. */
function expectedKeys(source: Texts, language: string): string[] {
  const plural = pluralKeys(source);
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = [...source.keys()].filter((key) => !plural.has(key.replace(PLURAL, "")));
  for (const key of plural) {
    for (const category of categories) keys.push(`${key}_${category}`);
    if (source.has(`${key}_zero`)) keys.push(`${key}_zero`);
  }
  return keys.sort();
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\{[^}]*\}\}/g) ?? [])].sort();
}

/** What is wrong with a language's placeholders, one line each. */
function lostPlaceholders(source: Texts, texts: Texts, language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...texts].flatMap(([key, text]) => {
    const form = PLURAL.exec(key)?.[1];
    const base = key.replace(PLURAL, "");
    const isPlural = form !== undefined && source.has(`${base}_other`);
    const wanted = placeholders(source.get(isPlural ? `${base}_other` : key) ?? "");
    const found = placeholders(text);
    // "a single piece" needs no number, unless the same form is used for other numbers too.
    const mayLeaveOutCount =
      isPlural &&
      (form === "zero" ||
        (form === "one" &&
          (UP_TO_THREE.has(base) ||
            (rules.select(21) !== "one" &&
              (rules.select(0) !== "one" || texts.has(`${base}_zero`))))));
    const missing = wanted.filter(
      (name) => !found.includes(name) && !(mayLeaveOutCount && name === "{{count}}"),
    );
    const invented = found.filter((name) => !wanted.includes(name));
    return [
      ...missing.map((name) => `${key} lost ${name}`),
      ...invented.map((name) => `${key} invented ${name}`),
    ];
  });
}

const romanian = readTexts("ro");
const others = languageCodes.filter((language) => language !== "ro");

test("every language of the shop has texts, and no others have", () => {
  const folders = readdirSync("locales").filter((name) => !name.endsWith(".ts"));
  expect(folders.sort()).toEqual([...languageCodes].sort());
});

test.each(languageCodes)("%s has every text in every plural form, and nothing else", (language) => {
  expect([...readTexts(language).keys()].sort()).toEqual(expectedKeys(romanian, language));
});

test("the rule for plural forms knows Romanian's three, French's many and Russian's four", () => {
  const source: Texts = new Map([
    ["cart:items_one", "{{count}} produs"],
    ["cart:items_few", "{{count}} produse"],
    ["cart:items_other", "{{count}} de produse"],
    ["cart:items_zero", "niciun produs"],
    ["cart:title", "Coș"],
  ]);
  const forms = (language: string) => expectedKeys(source, language).map((key) => key.slice(5));
  expect(forms("tr")).toEqual(["items_one", "items_other", "items_zero", "title"]);
  expect(forms("fr")).toEqual(["items_many", "items_one", "items_other", "items_zero", "title"]);
  expect(forms("ru")).toContain("items_many");
  expect(forms("ro")).toContain("items_few");
});

test.each(languageCodes)("%s keeps the placeholders of every text", (language) => {
  expect(lostPlaceholders(romanian, readTexts(language), language)).toEqual([]);
});

test("a lost, a renamed and a missing number are found", () => {
  const source: Texts = new Map([
    ["mail:hello", "Bună, {{name}}"],
    ["cart:left_one", "o bucată"],
    ["cart:left_other", "{{count}} de bucăți"],
  ]);
  const english: Texts = new Map([
    ["mail:hello", "Hello {{nume}}"],
    ["cart:left_one", "one piece"],
    ["cart:left_other", "some pieces"],
  ]);
  expect(lostPlaceholders(source, english, "en")).toEqual([
    "mail:hello lost {{name}}",
    "mail:hello invented {{nume}}",
    "cart:left_other lost {{count}}",
  ]);
  // 21 pieces are "one" in Russian.
  const russian: Texts = new Map([["cart:left_one", "одна штука"]]);
  expect(lostPlaceholders(source, russian, "ru")).toEqual(["cart:left_one lost {{count}}"]);
});

test.each(languageCodes)("%s has no empty text, no stray space and no markup", (language) => {
  for (const [key, text] of readTexts(language)) {
    expect(text.trim(), key).not.toBe("");
    expect(text, key).toBe(text.trim());
    expect(text, key).not.toMatch(/<\/?[a-z]|&\w+;|\$t\(|\s{2}/);
  }
});

test.each(others)("%s is translated: no longer text is still the Romanian one", (language) => {
  const same = [...readTexts(language)].filter(
    ([key, text]) =>
      text.length > 25 &&
      /\p{L} \p{L}/u.test(text) &&
      text === romanian.get(key) &&
      !GIVEN_IN_ENGLISH.has(key),
  );
  expect(same).toEqual([]);
});

test.each(others)("%s has the letters of its script in every longer text", (language) => {
  const script = ["bg", "ru"].includes(language) ? /\p{Script=Cyrillic}/u : /\p{Script=Latin}/u;
  for (const [key, text] of readTexts(language)) {
    const words = text.replace(/\{\{[^}]*\}\}/g, "");
    // An IBAN is one for everybody, and so are an address and a key that show how one is written.
    const isCode = !/\p{Ll}/u.test(words) || (key.includes(":examples.") && !words.includes(" "));
    if (words.length > 15 && !isCode) expect(words, key).toMatch(script);
  }
});

test("only Turkish has letters with a cedilla: Romanian's have a comma below", () => {
  for (const { path, text } of [
    ...filesBelow("locales/ro", ".json"),
    ...filesBelow("db/seed", ".ts"),
  ]) {
    // Some texts of the seed stand in all languages, Turkish too.
    if (path.endsWith("/tr.ts")) continue;
    const others = text.replace(/\btr:\s*"(?:[^"\\]|\\.)*"/g, "");
    expect(others.match(/.*[şţŞŢ].*/g) ?? [], path).toEqual([]);
  }
});

test("Romanian letters with their accents apart are nowhere", () => {
  for (const { path, text } of [
    ...filesBelow("locales", ".json"),
    ...filesBelow("db/seed", ".ts"),
  ]) {
    expect(text === text.normalize("NFC"), path).toBe(true);
  }
});

test("no other language has letters that only Romanian has", () => {
  for (const language of others) {
    for (const { path, text } of filesBelow(`locales/${language}`, ".json")) {
      const lines = text.split("\n").filter((line) => /[ășțĂȘȚ]/.test(line));
      // Names of places, of the language and of other programs' menus stay.
      const prose = lines.filter((line) => !/Strada|București|Română|Integrări/.test(line));
      expect(prose, path).toEqual([]);
    }
  }
});

test("the groups on file are those the texts' type knows", () => {
  const groups = readdirSync("locales/ro").map((name) => name.replace(".json", ""));
  const types = readFileSync("locales/text-groups.ts", "utf8");
  for (const group of groups) expect(types, group).toMatch(new RegExp(`\\b${group}\\b`));
});
