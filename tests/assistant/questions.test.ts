import fc from "fast-check";
import { expect, test } from "vitest";

import { longestMessage } from "~/front/assistant/answering/longest-message";
import { languageCodes, type Language } from "~/platform/i18n/languages";

import { bulgarian } from "./questions/bulgarian";
import { english } from "./questions/english";
import { french } from "./questions/french";
import { hungarian } from "./questions/hungarian";
import { italian } from "./questions/italian";
import { openAssistant } from "./questions/judge";
import type { KnownQuestion } from "./questions/question";
import { romanian } from "./questions/romanian";
import { russian } from "./questions/russian";
import { turkish } from "./questions/turkish";

const { ask, judge, priceOnPage } = await openAssistant();

const questions: Record<Language, KnownQuestion[]> = {
  ro: romanian,
  en: english,
  tr: turkish,
  bg: bulgarian,
  hu: hungarian,
  it: italian,
  fr: french,
  ru: russian,
};
const all = Object.entries(questions).flatMap(([language, list]) =>
  list.map((one) => [language as Language, one.says, one] as const),
);

const said = (texts: string[] = []) => texts.map((text) => ({ text, isBot: false }));
const plain = (text: string) => text.replace(/\s/gu, " ");

test("there are 248 questions, thirty-one in each language", () => {
  expect(all).toHaveLength(248);
  for (const code of languageCodes) expect(questions[code]).toHaveLength(31);
});

test.each(all)("in %s „%s” is answered as it is known", async (language, _says, question) => {
  const answer = await ask(question.says, language, said(question.after));
  await judge(answer, question.known, question.in ?? language);
});

/** Words of keys, providers and models, which no visitor is to read. */
const secretWord =
  /(?<!\p{L})(?:API|AI|IA|ИИ|OpenAI|GPT\S*|[Cc]hei[ea]|anahtar\p{L}*|kulcs\p{L}*|chiav[ei]|keys?|ключ\p{L}*|tokens?|[Cc]onfigur\p{L}*)(?!\p{L})/u;

test.each(languageCodes)(
  "in %s no answer speaks of keys, providers or models",
  async (language) => {
    for (const { says, after } of questions[language]) {
      const { text } = await ask(says, language, said(after));
      expect(text).not.toMatch(secretWord);
    }
  },
);

const words = fc.constantFrom(
  "dulap",
  "nișă",
  "comodă",
  "birou",
  "pat",
  "217",
  "×",
  "60",
  "cm",
  "mm",
  "2,5 m",
  "nu",
  "plintă",
  "livrați",
  "Cluj",
  "când",
  "comanda mea",
  "шкаф",
  "ниша",
  "szekrény",
  "niche",
  "no",
  "9".repeat(12),
  "3",
  "uși",
  "sertare",
  "sub 2000 lei",
  "mulțumesc",
  "\u0001",
  "constructor",
  "glisante",
  "alb",
);
const anyMessage = fc.oneof(
  fc.array(words, { minLength: 1, maxLength: 12 }).map((list) => list.join(" ")),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: longestMessage }),
);

test("whatever is written, in any order, there is an answer that speaks of no key", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyMessage, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...languageCodes),
      async (messages, language) => {
        const answer = await ask(messages.at(-1)!, language, said(messages.slice(0, -1)));
        expect(answer.text).not.toBe("");
        expect(answer.text).not.toMatch(secretWord);
        expect(answer.text).not.toMatch(/undefined|NaN|\{\{/);
      },
    ),
    { numRuns: 60 },
  );
});

const length = fc.integer({ min: 10, max: 9000 });

test("any measures give a question, or a design whose page shows the same price", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("dulap", "bibliotecă", "comodă"),
      fc.boolean(),
      fc.tuple(length, length, length),
      fc.integer({ min: 0, max: 100 }),
      async (kind, isNiche, [width, height, depth], skirting) => {
        const place = isNiche ? ` în nișă, plintă ${skirting} mm,` : "";
        const first = `${kind}${place} de ${width} mm x ${height} mm x ${depth} mm`;
        const { text, extras } = await ask(first, "ro");
        const [plan] = extras.plans;
        if (plan === undefined) expect(text).toMatch(/\?|„\d+ × \d+ × \d+”/);
        else expect(plain(text)).toContain(await priceOnPage(plan, "ro"));
      },
    ),
    { numRuns: 40 },
  );
});
