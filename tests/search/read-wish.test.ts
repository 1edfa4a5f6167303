import fc from "fast-check";
import { expect, test } from "vitest";

import { readAmounts } from "~/front/assistant/answering/read-numbers";
import { maskQuestion } from "~/front/assistant/mask-personal-data";
import { languageCodes, type Language } from "~/platform/i18n/languages";
import { foldWords } from "~/shop/search/front/fold-word";
import { readParts } from "~/shop/search/front/read-parts";
import { readWish, type Measures } from "~/shop/search/read-wish";
import { defaultWords } from "~/shop/search/vocabularies/default-words.server";
import { isOneMistakeAway } from "~/shop/search/vocabularies/one-mistake";
import { makeVocabulary } from "~/shop/search/vocabularies/vocabulary";

const vocabularies = Object.fromEntries(
  languageCodes.map((code) => [code, [makeVocabulary(defaultWords[code], code)]]),
);
const read = (text: string, language: Language = "ro") => readWish(text, vocabularies[language]!);

test.each<[Language, string, string, Measures]>([
  ["ro", "dulap 217", "wardrobe", { width: 2170 }],
  ["ro", "217 × 255 × 60 dulap", "wardrobe", { width: 2170, height: 2550, depth: 600 }],
  ["ro", "sifonier de 217 cm", "wardrobe", { width: 2170 }],
  ["ro", "dulap 1,8 m", "wardrobe", { width: 1800 }],
  ["ro", "comodă 2170 mm", "chest", { width: 2170 }],
  ["ro", "dulap 2 170 mm", "wardrobe", { width: 2170 }],
  ["ro", "dulap 2.170 mm", "wardrobe", { width: 2170 }],
  ["ro", "dulap 2,17m x 2,55m", "wardrobe", { width: 2170, height: 2550 }],
  ["ro", "dulap cu înălțime de 255 cm", "wardrobe", { height: 2550 }],
  ["ro", "dulap 217 lat 255 înalt", "wardrobe", { width: 2170, height: 2550 }],
  ["ro", "bibliotecă h 200 l 120", "bookcase", { height: 2000, width: 1200 }],
  ["en", "wardrobe 217cm x 255cm x 60cm", "wardrobe", { width: 2170, height: 2550, depth: 600 }],
  ["en", "bookcase 2.4 meters high", "bookcase", { height: 2400 }],
  ["en", "I'd like a bookcase 80 cm wide, 200 high", "bookcase", { width: 800, height: 2000 }],
  ["fr", "je cherche l'armoire de 217 cm de large", "wardrobe", { width: 2170 }],
  ["it", "vorrei l'armadio alto 255 cm", "wardrobe", { height: 2550 }],
  ["en", "wardrobe 217 by 255", "wardrobe", { width: 2170, height: 2550 }],
  ["tr", "217 santim dolap", "wardrobe", { width: 2170 }],
  ["tr", "gardırop genişlik 180 cm yükseklik 220 cm", "wardrobe", { width: 1800, height: 2200 }],
  ["bg", "гардероб 217 см", "wardrobe", { width: 2170 }],
  ["bg", "библиотека 1,2 м ширина", "bookcase", { width: 1200 }],
  ["hu", "217 cm-es szekrény", "wardrobe", { width: 2170 }],
  ["hu", "komód 100x80x45", "chest", { width: 1000, height: 800, depth: 450 }],
  ["it", "armadio alto 255 cm", "wardrobe", { height: 2550 }],
  ["it", "libreria larghezza 1,2 metri", "bookcase", { width: 1200 }],
  ["fr", "armoire de 217 cm", "wardrobe", { width: 2170 }],
  ["fr", "bibliothèque hauteur 2,4 mètres", "bookcase", { height: 2400 }],
  ["ru", "шкаф 1,8 м", "wardrobe", { width: 1800 }],
  ["ru", "комод 100 х 80 см", "chest", { width: 1000, height: 800 }],
])("in %s „%s” is a %s of these measures", (language, text, kind, measures) => {
  const wish = read(text, language);
  expect([wish.kinds, wish.measures, wish.rest]).toEqual([[kind], measures, []]);
});

test.each<[Language, string, string, Measures]>([
  ["ro", "bucătărie pe măsură", "kitchen", {}],
  ["ro", "mobilier de bucătărie", "kitchen", {}],
  ["ro", "mobilă de bucătărie la comandă, 3 m", "kitchen", { width: 3000 }],
  ["ro", "mască chiuvetă 80 cm", "vanity", { width: 800 }],
  ["ro", "mască de lavoar", "vanity", {}],
  ["ro", "dulap sub chiuvetă", "vanity", {}],
  ["en", "kitchen made to measure", "kitchen", {}],
  ["en", "fitted kitchen 320 cm", "kitchen", { width: 3200 }],
  ["en", "washbasin cabinet", "vanity", {}],
  ["fr", "cuisine sur mesure", "kitchen", {}],
  ["fr", "meuble de vasque 90 cm", "vanity", { width: 900 }],
  ["it", "cucina su misura", "kitchen", {}],
  ["it", "mobile sotto lavandino", "vanity", {}],
  ["hu", "egyedi konyhabútor", "kitchen", {}],
  ["hu", "mosdó alatti szekrény", "vanity", {}],
  ["bg", "кухня по мярка", "kitchen", {}],
  ["bg", "шкаф под умивалник", "vanity", {}],
  ["ru", "кухонный гарнитур на заказ", "kitchen", {}],
  ["ru", "тумба под раковину 80 см", "vanity", { width: 800 }],
  ["tr", "ölçüye göre mutfak", "kitchen", {}],
  ["tr", "lavabo altı dolabı", "vanity", {}],
])("in %s „%s” is a %s", (language, text, kind, measures) => {
  const wish = read(text, language);
  expect([wish.kinds, wish.measures]).toEqual([[kind], measures]);
});

test("numbers that are no lengths are none", () => {
  expect(read("dulap 3 uși").measures).toEqual({});
  expect(read("dulap 99999").measures).toEqual({});
  expect(read("dulap 9 cm").measures).toEqual({});
  // Alone a number may belong to a name; a unit or a second number makes it a length.
  expect(read("Bran 77")).toMatchObject({ measures: {}, rest: ["bran", "77"] });
  expect(read("217").measures).toEqual({});
  expect(read("217 cm").measures).toEqual({ width: 2170 });
  expect(read("217x255").measures).toEqual({ width: 2170, height: 2550 });
});

test("a price is no length", () => {
  const wish = read("noptieră sub 2.000 lei");
  expect(wish).toMatchObject({ kinds: ["nightstand"], measures: {}, maxLei: 2000, rest: [] });
  for (const price of ["2000lei", "2 000 de lei", "2,000 lei", "2000,50 lei", "255 2000 lei"]) {
    expect(read(`noptieră ${price}`).maxLei, price).toBe(2000);
  }
});

test("says what it took a word for", () => {
  expect(read("sifonier").synonyms).toEqual([{ typed: "sifonier", kind: "wardrobe" }]);
  expect(read("dulapuri").synonyms).toEqual([]);
  expect(read("dulpa").corrections).toEqual([{ typed: "dulpa", used: "dulap" }]);
});

test("corrects no word that something is called, and none that is short", () => {
  expect(readWish("dulpa", vocabularies.ro!, (word) => word === "dulpa")).toMatchObject({
    kinds: [],
    rest: ["dulpa"],
    corrections: [],
  });
  expect(read("patt")).toMatchObject({ kinds: [], rest: ["patt"] });
});

test("keeps unknown words as names have them, and leaves crumbs out beside what is understood", () => {
  expect(read("masă Cernă 3")).toMatchObject({ kinds: ["table"], rest: ["cerna"] });
  expect(read("dulap de haine alb")).toMatchObject({ kinds: ["wardrobe"], rest: ["alb"] });
});

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc
    .array(
      fc.constantFrom(
        "dulap",
        "sifonier",
        "217",
        "×",
        "x",
        "1,8",
        "m",
        "cm",
        "lei",
        "2000",
        "înalt",
        "de",
        "шкаф",
        "szekrény",
        "İ",
        "ı",
        "-",
        "'",
        "\u0001",
        "9".repeat(30),
        "constructor",
      ),
      { maxLength: 30 },
    )
    .map((words) => words.join(" ")),
);

test("no text throws, in any language", () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...languageCodes), (text, language) => {
      const wish = read(text, language);
      for (const length of Object.values(wish.measures)) {
        expect(length).toBeGreaterThanOrEqual(100);
        expect(length).toBeLessThanOrEqual(6000);
      }
      expect(wish.rest.length).toBeLessThanOrEqual(40);
    }),
  );
});

test("folding twice is folding once, and case means nothing", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldWords(foldWords(text))).toBe(foldWords(text));
    }),
  );
  for (const text of ["Dulap 217 CM", "ȘIFONIER", "Masă Cerna"]) {
    const [one, other] = [read(text), read(text.toLowerCase())];
    expect({ ...one, synonyms: [] }).toEqual({ ...other, synonyms: [] });
  }
});

test("one mistake is one letter", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 2, maxLength: 7 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isOneMistakeAway(one, other)).toBe(neighbours(one).has(other) && one !== other);
    }),
    { numRuns: 500 },
  );
});

function neighbours(word: string): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    found.add(before + after.slice(1));
    if (after.length > 1) found.add(before + after[1]! + after[0]! + after.slice(2));
    for (const letter of "abc") {
      found.add(before + letter + after);
      found.add(before + letter + after.slice(1));
    }
  }
  return found;
}

test("what strangers type is read in a moment, however it is made", () => {
  const texts = [
    `${"1".repeat(490)}${" ".repeat(490)}a`,
    "1 ".repeat(500),
    "1,".repeat(500),
    "plinta 1 ".repeat(110),
    "a@".repeat(500),
    `${"a".repeat(500)}${" ".repeat(500)}`,
    "1 x ".repeat(250),
  ];
  for (const text of texts) {
    const start = process.cpuUsage();
    read(text);
    readParts(text, "ro");
    maskQuestion(text);
    readAmounts(text);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000, JSON.stringify(text.slice(0, 20))).toBeLessThan(150);
  }
});
