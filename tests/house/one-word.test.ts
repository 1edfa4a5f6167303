import { expect, test } from "vitest";

import { languageCodes } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { handles } from "~db/seed/options";

import { filesBelow } from "./files";

test("the office writes a sum and an instant in one way each, whatever the page", () => {
  const files = ["ts", "tsx"].flatMap((ending) =>
    filesBelow("app/front/routes/office", `.${ending}`),
  );
  const others = /\b(?:formatLei|formatDateTime)\(|<Amount\b/;
  const found = files.filter(({ text }) => others.test(text)).map(({ path }) => path);
  expect(found).toEqual([]);
  // A day is never shown as it is stored.
  const stored = /\$\{[a-z_.]*_on\}(?!T)/;
  expect(files.filter(({ text }) => stored.test(text)).map(({ path }) => path)).toEqual([]);
});

/** What most names of handles have in common in a language, in small letters: its word for a handle. */
function wordForHandle(language: (typeof languageCodes)[number]): string {
  const names = handles.map(({ names: all }) => all[language].toLowerCase().split(/[\s()]+/));
  const words = new Set(names.flat().filter((word) => word.length > 3));
  const counted = [...words].map((word) => ({
    word,
    count: names.filter((name) => name.includes(word)).length,
  }));
  return counted.sort((one, other) => other.count - one.count)[0]!.word;
}

test("a handle is called by its name, which says that it is one", () => {
  for (const language of languageCodes) {
    const word = wordForHandle(language);
    const [{ names }] = handles as [(typeof handles)[number]];
    const name = names[language];
    const said = [
      translateIn(language, "office-stock")("handle", { name }),
      translateIn(language, "planner-drawing")("handle", { handle: name }),
      translateIn(language, "cart")("design", { material: "x", handle: name, size: "y" }),
    ];
    for (const text of said) {
      expect([language, word, text.toLowerCase().split(word).length - 1]).toEqual([
        language,
        word,
        1,
      ]);
    }
  }
});

test("an order on its way is called so in the list, in the mail and where its pictures are added", () => {
  for (const language of languageCodes) {
    const status = translateIn(language, "order")("status.in_delivery").toLowerCase();
    const mail = translateIn(language, "mail")("move.text.in_delivery", { number: "1" });
    const pictures = translateIn(language, "office-handover")("refused.not-delivered");
    for (const text of [mail, pictures]) {
      expect([language, text.toLowerCase()]).toEqual([language, expect.stringContaining(status)]);
    }
  }
});

/** The texts of a language's files whose names begin so, each behind its file and a space. */
function textsIn(language: string, beginning: string): string[] {
  const files = filesBelow(`locales/${language}`, ".json");
  return files
    .filter(({ path }) => path.includes(`/${beginning}`))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/: "(.*)",?$/gm)].map(([, said]) => `${path} ${said}`),
    );
}

test("the shop is a boutique wherever French speaks of it, but for what customers may type", () => {
  const others = textsIn("fr", "").filter((text) => /\bmagasin/i.test(text));
  expect(others.filter((text) => !text.includes("assistant-words.json"))).toEqual([]);
});

test("the office asks Hungarian and Bulgarian staff politely in whole sentences", () => {
  const informal = {
    hu: /(?<!\p{L})(?:válassz|írj|írd|nézd|keress|keresd|vegyél|vedd|adj|add|küldd|töltsd|hagyd)(?!\p{L})/iu,
    bg: /(?<!\p{L})(?:избери|напиши|провери|попълни|остави|опитай|въведи)(?!\p{L})(?=.*\.)|(?<!\p{L})(?:теб|тво(?:я|й|и|ите|ят|ето))(?!\p{L})/iu,
  };
  for (const language of ["hu", "bg"] as const) {
    const found = textsIn(language, "office").filter((text) => informal[language].test(text));
    expect(found).toEqual([]);
  }
});
