import fc from "fast-check";
import { expect, test } from "vitest";

import { languageCodes, type Language } from "~/platform/i18n/languages";
import { readParts, readThickness } from "~/shop/search/front/read-parts";

test.each<[Language, string, object]>([
  ["ro", "dulap cu 3 uși glisante", { counts: { doors: 3 }, isSliding: true }],
  ["ro", "comodă cu patru sertare", { counts: { drawers: 4 } }],
  ["ro", "comodă cu 10 sertare", { counts: { drawers: 10 } }],
  ["en", "a wardrobe with two sliding doors", { counts: { doors: 2 }, isSliding: true }],
  ["tr", "5 çekmeceli şifonyer", { counts: { drawers: 5 } }],
  ["bg", "гардероб с 2 плъзгащи врати", { counts: { doors: 2 }, isSliding: true }],
  ["hu", "komód 4 fiókkal", { counts: { drawers: 4 } }],
  ["it", "libreria con cinque ripiani", { counts: { shelves: 5 } }],
  ["fr", "armoire à 2 portes coulissantes", { counts: { doors: 2 }, isSliding: true }],
  ["ru", "комод с 4 ящиками", { counts: { drawers: 4 } }],
])("in %s „%s” names parts", (language, text, expected) => {
  expect(readParts(text, language)).toMatchObject(expected);
});

test.each<[Language, string, string[]]>([
  ["ro", "dulap cu oglindă și loc de pantofi", ["mirror", "shoes"]],
  ["ro", "dressing cu lumini led", ["light"]],
  ["en", "a wardrobe with mirrors, lights and shoe shelves", ["mirror", "shoes", "light"]],
  ["fr", "armoire à miroir avec éclairage", ["mirror", "light"]],
  ["it", "armadio con specchio e portascarpe", ["mirror", "shoes"]],
  ["hu", "tükrös gardrób világítással, cipőknek is", ["mirror", "shoes", "light"]],
  ["bg", "гардероб с огледало и място за обувки", ["mirror", "shoes"]],
  ["ru", "шкаф с зеркалом и подсветкой", ["mirror", "light"]],
  ["tr", "aynalı gardırop, ayakkabılık ve ışıklı", ["mirror", "shoes", "light"]],
  ["ro", "dulap cu 3 uși, 200 × 240 × 60 cm", []],
])("in %s „%s” names what a wardrobe may have besides", (language, text, extras) => {
  expect(readParts(text, language).extras).toEqual(extras);
});

test.each<[Language, string, number | "none" | "some"]>([
  ["ro", "plinta iese 2 cm", 20],
  ["ro", "fără plintă", "none"],
  ["ro", "nu e plintă", "none"],
  ["ro", "nișă de 217 × 255 × 60 cm, plintă", "some"],
  ["en", "a niche 2000 x 2500 x 650 mm with a 15 mm skirting board", 15],
  ["en", "no baseboard", "none"],
  ["tr", "süpürgelik yok", "none"],
  ["bg", "без перваз", "none"],
  ["hu", "nincs padlószegély", "none"],
  ["it", "senza battiscopa", "none"],
  ["fr", "pas de plinthe", "none"],
  ["ru", "плинтус 1,5 см", 15],
])("in %s „%s” tells of a skirting board", (language, text, skirting) => {
  expect(readParts(text, language).skirting).toBe(skirting);
});

test.each<[Language, string]>([
  ["ro", "dulap pentru mansardă"],
  ["ro", "dressing sub pantă, 240 cm"],
  ["ro", "dulap oblic"],
  ["en", "a slanted wardrobe"],
  ["fr", "une armoire en biais"],
  ["it", "armadio inclinato"],
  ["hu", "ferde szekrény"],
  ["bg", "наклонен гардероб"],
  ["ru", "наклонный шкаф"],
  ["tr", "eğik gardırop"],
  ["en", "a wardrobe under a sloping ceiling"],
  ["en", "attic bookcase"],
  ["fr", "placard sous pente"],
  ["fr", "dressing mansardé"],
  ["it", "armadio in mansarda"],
  ["hu", "gardrób tetőtérbe"],
  ["bg", "гардероб за мансарда, скосен таван"],
  ["ru", "шкаф в мансарду"],
  ["tr", "çatı katı için gardırop"],
])("in %s „%s” is under a slope", (language, text) => {
  expect(readParts(text, language).isSlope).toBe(true);
});

test.each<[Language, string]>([
  ["ro", "comodă pentru peretele jos în spate"],
  ["ro", "tavanul coboară spre spate"],
  ["en", "a chest for the knee wall"],
  ["en", "the ceiling slopes to the back"],
  ["fr", "le plafond descend vers l’arrière"],
  ["it", "il soffitto scende verso il fondo"],
  ["hu", "szekrény a térdfalhoz"],
  ["bg", "таванът се снижава назад"],
  ["ru", "потолок понижается назад"],
  ["tr", "tavan arkaya alçalıyor"],
])("in %s „%s” is before a low wall", (language, text) => {
  expect(readParts(text, language)).toMatchObject({ isSlope: true, isLowBehind: true });
});

test("an attic is under a slope of which nobody has said where it falls to", () => {
  expect(readParts("dulap la mansardă", "ro")).toMatchObject({ isSlope: true, isLowBehind: false });
});

test.each<[Language, string]>([
  ["ro", "dulap pe colț"],
  ["ro", "bibliotecă în L"],
  ["en", "corner wardrobe"],
  ["en", "an L-shaped bookcase"],
  ["fr", "armoire d’angle"],
  ["fr", "dressing en L"],
  ["it", "armadio angolare"],
  ["it", "libreria ad angolo"],
  ["hu", "sarokszekrény"],
  ["hu", "L alakú gardrób"],
  ["bg", "ъглов гардероб"],
  ["bg", "гардероб в ъгъла"],
  ["ru", "угловой шкаф"],
  ["ru", "шкаф в угол, Г-образный"],
  ["tr", "köşe dolabı"],
  ["tr", "L şeklinde gardırop"],
])("in %s „%s” is in a corner", (language, text) => {
  expect(readParts(text, language)).toMatchObject({ isCorner: true, isSlope: false });
});

test.each<[Language, string]>([
  ["ro", "dulap pe diagonală"],
  ["ro", "bibliotecă de colț diagonală"],
  ["en", "diagonal wardrobe"],
  ["fr", "armoire d’angle en diagonale"],
  ["it", "armadio in diagonale"],
  ["hu", "átlós szekrény"],
  ["bg", "диагонален гардероб"],
  ["ru", "шкаф по диагонали"],
  ["tr", "çapraz dolap"],
])("in %s „%s” is across a corner", (language, text) => {
  expect(readParts(text, language)).toMatchObject({ isCorner: true, isDiagonal: true });
  expect(readParts("dulap pe colț", "ro")).toMatchObject({ isCorner: true, isDiagonal: false });
});

test.each<[Language, string]>([
  ["ro", "bucătărie în U"],
  ["en", "a U-shaped kitchen"],
  ["fr", "cuisine en U"],
  ["it", "cucina a U"],
  ["hu", "U alakú konyha"],
  ["bg", "П-образна кухня"],
  ["ru", "П-образная кухня"],
  ["ru", "кухня буквой П"],
  ["tr", "U şeklinde mutfak"],
])("in %s „%s” is along three walls", (language, text) => {
  expect(readParts(text, language)).toMatchObject({ isU: true, isCorner: false });
});

test("a usual wish is under no slope, in no corner and along one wall in any language", () => {
  const usual = [
    "dulap 217 × 255 × 60 în nișă",
    "wardrobe 200 cm",
    "шкаф в нишу",
    "gardırop 180 cm",
  ];
  for (const language of languageCodes) {
    for (const text of usual)
      expect(readParts(text, language), text).toMatchObject({
        isSlope: false,
        isCorner: false,
        isU: false,
      });
  }
});

test("a bare thickness is in millimetres, unless no board is so thin", () => {
  expect([readThickness("15"), readThickness("2"), readThickness("1,5")]).toEqual([15, 20, 15]);
  expect([readThickness("2 cm"), readThickness("0"), readThickness("nu")]).toEqual([
    20,
    0,
    undefined,
  ]);
});

test("lengths are no counts, and what is read as a count leaves the text", () => {
  expect(readParts("dulap de 2 m, uși albe", "ro").counts).toEqual({});
  expect(readParts("dulap 2,5 uși", "ro").counts).toEqual({});
  const { rest } = readParts("comodă 100x80x45 cu 10 sertare", "ro");
  expect(rest).toContain("100x80x45");
  expect(rest).not.toContain("10 sertare");
});

test("no text throws, in any language", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.constantFrom(...languageCodes),
      (text, language) => {
        const { counts } = readParts(text, language);
        for (const count of Object.values(counts)) expect(count).toBeLessThanOrEqual(20);
      },
    ),
  );
});
