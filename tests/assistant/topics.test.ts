import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { languageOfMessages } from "~/front/assistant/answers/message-language.server";
import { readTopics, withoutTopics } from "~/front/assistant/answers/read-topics";
import { languageCodes } from "~/platform/i18n/languages";
import { textsOf } from "~/platform/i18n/translate.server";

interface SearchWords {
  kinds: Record<string, string>;
  categories: Record<string, string>;
  materials: Record<string, string>;
}

test.each(languageCodes)("in %s no piece that is sold is called by a topic's words", (code) => {
  const file = readFileSync(`app/shop/search/words/${code}.json`, "utf8");
  const { kinds, categories, materials } = JSON.parse(file) as SearchWords;
  const names = [kinds, categories, materials].flatMap((list) =>
    Object.values(list).flatMap((words) => words.split(", ")),
  );
  const words = textsOf(code, "assistant-words").topics;
  const taken = names.flatMap((name) => {
    const topics = readTopics(name, words, false);
    return topics.length > 0 ? [`${name}: ${topics.join(", ")}`] : [];
  });
  expect(taken).toEqual([]);
});

test.each(languageCodes)(
  "in %s the words of a topic are told apart from those of others",
  (code) => {
    const words = textsOf(code, "assistant-words").topics;
    const texts = textsOf(code, "assistant-words");
    // Whatever is typed twice means nothing more.
    for (const list of Object.values(words)) {
      const entries = list.split(",");
      expect(new Set(entries).size).toBe(entries.length);
      expect(entries).not.toContain("");
    }
    expect(languageOfMessages([texts.terms.warranty], "ro")).toBe(code);
  },
);

test("when something comes is not where it is brought to, unless a place is named", () => {
  const words = textsOf("en", "assistant-words").topics;
  const asked = "How long does delivery take?";
  expect(readTopics(asked, words, false)).toEqual(["term"]);
  expect(readTopics(asked, words, true)).toEqual(["term", "delivery"]);
});

test("the language is that of the newest message that shows one, else the page's", () => {
  expect(languageOfMessages(["60", "I need a wardrobe"], "ro")).toBe("en");
  expect(languageOfMessages(["180 × 220 × 60"], "hu")).toBe("hu");
  expect(languageOfMessages(["да"], "ro")).not.toBe("ro");
  expect(languageOfMessages(["Oradea"], "en")).toBe("en");
  expect(languageOfMessages(["Vindeți canapele?"], "en")).toBe("ro");
  // A name of a place, of a piece or of a person is of no language.
  expect(languageOfMessages(["Do you deliver to Ploiești, Mr. Rățoi?"], "en")).toBe("en");
  expect(languageOfMessages([], "tr")).toBe("tr");
});

test.each([
  ["ro", "Montați parchet?", "not-made"],
  ["ro", "Urcați și canapele la etaj?", "not-made"],
  ["ro", "Pot anula comanda mea?", "returns"],
  ["fr", "Puis-je annuler ma commande ?", "returns"],
  ["it", "Vorrei annullare il mio ordine", "returns"],
  ["ro", "Cum trebuie să iau măsurile?", "measure-how"],
  ["ro", "Pot veni cu duba să iau dulapul?", "pickup"],
  ["ro", "Pot să iau mobila direct de la atelier?", "pickup"],
  ["ro", "Acceptați card de credit?", "payment"],
  ["en", "Do you take credit cards?", "payment"],
  ["fr", "Acceptez-vous la carte de crédit ?", "payment"],
  ["it", "Accettate carte di credito?", "payment"],
  ["hu", "Lehet hitelkártyával fizetni?", "payment"],
  ["bg", "Приемате ли кредитна карта?", "payment"],
  ["ru", "Вы принимаете кредитные карты?", "payment"],
  ["tr", "Kredi kartı kabul ediyor musunuz?", "payment"],
  ["ro", "Pot plăti pe credit card?", "payment"],
  ["ro", "Pot plăti cu un credit card?", "payment"],
  ["en", "Can I pay on credit card?", "payment"],
  ["fr", "Puis-je payer par carte à crédit ?", "payment"],
  ["it", "Posso pagare con la carta a credito?", "payment"],
  ["hu", "Fizethetek hitel kártyával?", "payment"],
  ["bg", "Мога ли да платя с кредит карта?", "payment"],
  ["tr", "Kredi kartı ile ödeyebilir miyim?", "payment"],
  ["ru", "Можно оплатить кредитной картой?", "payment"],
  ["en", "Can I buy on credit?", "instalments"],
  ["en", "Can I pay on credit card, or on credit?", "instalments"],
  ["it", "Posso comprare a credito?", "instalments"],
  ["ro", "Se poate lua pe credit?", "instalments"],
  ["fr", "Puis-je acheter à crédit ?", "instalments"],
  ["hu", "Lehet hitelre venni?", "instalments"],
  ["bg", "Мога ли да купя на кредит?", "instalments"],
  ["ru", "Можно купить в кредит?", "instalments"],
  ["en", "How do I clean the doors?", "care"],
  ["ro", "S-a tăiat deja palul pentru dulapul meu?", "order"],
  ["en", "Has my wardrobe been cut yet?", "order"],
  ["fr", "Mon armoire est-elle déjà en fabrication ?", "order"],
  ["it", "Il mio armadio è già in produzione?", "order"],
  ["hu", "Gyártás alatt van a szekrényem?", "order"],
  ["tr", "Gardırobum üretime girdi mi?", "order"],
  ["bg", "Готов ли е гардеробът ми?", "order"],
  ["ru", "Мой шкаф уже в производстве?", "order"],
] as const)("in %s „%s” is about one thing: %s", (code, text, topic) => {
  expect(readTopics(text, textsOf(code, "assistant-words").topics, false)).toEqual([topic]);
});

test.each([
  ["ro", "Vreau să iau un dulap alb"],
  ["en", "I want a wardrobe of a clean design"],
] as const)("in %s „%s” asks for a piece, and for nothing besides", (code, text) => {
  const words = textsOf(code, "assistant-words").topics;
  expect(readTopics(text, words, false)).toEqual([]);
  expect(withoutTopics(text, words)).toBe(text);
});
