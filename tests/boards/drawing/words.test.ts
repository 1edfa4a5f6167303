import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { drawBoards } from "~/furniture/board-drawings/draw-boards";
import {
  boardsWords,
  type BoardsWords,
  type TranslateBoards,
} from "~/furniture/board-drawings/words";
import { readDesign } from "~/furniture/boards/address";
import { build } from "~/furniture/boards/build";
import type { Design, Slope } from "~/furniture/boards/design";
import { defaultRules } from "~/furniture/boards/rules";
import { measuresText } from "~/platform/format/measures";
import { languageCodes } from "~/platform/i18n/languages";
import { createTranslator, type Texts } from "~/platform/i18n/translate";

import { pal } from "../designs";
import { built, designs, looks } from "./pieces";
import { sizeOf, textsOf } from "./read-svg";

const names = { body: "PAL Alb", front: "PAL Stejar Sonoma", handle: "Mâner metalic" };

function wordsIn(
  language: string,
  design: Design,
  unit: "cm" | "mm" = "mm",
  piece = built(design),
): BoardsWords {
  const file = readFileSync(`locales/${language}/planner-drawing.json`, "utf8");
  const groups = new Map([["planner-drawing", JSON.parse(file) as Texts]]);
  const t: unknown = createTranslator(language, groups).translate("planner-drawing");
  const inTitle = `${measuresText(design, language)} mm`;
  const size = { inTitle, sentence: inTitle };
  return boardsWords(t as TranslateBoards, design, piece, names, size, { unit, language });
}

test("Romanian words say what a wardrobe is, what is in it and what it is made of", () => {
  const words = wordsIn("ro", designs.wardrobe);
  expect(words.title).toBe("Dulap, 1000 × 2200 × 600 mm");
  expect(words.descriptions.open).toBe(
    "Vedere în perspectivă, cu ușile și sertarele deschise. Dulap. " +
      "1000 × 2200 × 600 mm. 2 coloane. " +
      "Coloana 1, lată de 473 mm, de jos în sus: ușă cu balamale pe stânga, bară pentru umerașe. " +
      "Coloana 2, lată de 473 mm, de jos în sus: ușă cu balamale pe dreapta, 5 polițe. " +
      "Corpul este din PAL Alb, fronturile din PAL Stejar Sonoma. Mâner metalic.",
  );
});

test("of a corner the words say at which wall each body stands, and which column is in the corner", () => {
  const { descriptions } = wordsIn("ro", designs.mirrored, "cm");
  expect(descriptions.front).toContain(
    "Vedere din față, cu cotele în cm. Cele două corpuri sunt desenate unul lângă altul, iar dedesubt văzute de sus, cu ușile care se rotesc. Dulap. ",
  );
  expect(descriptions.front).toContain(
    "Stă în colț, în L. 4 coloane. La peretele din stânga stă un corp lat de 100 cm. Coloana 1, ",
  );
  expect(descriptions.front).toContain(
    "La peretele din dreapta stă un corp lat de 125 cm. " +
      "Coloana 3, cea din colț, lată de 62,1 cm, de jos în sus: spațiu deschis, 4 polițe. " +
      "Coloana 4, lată de 57,5 cm, de jos în sus: ușă cu balamale pe dreapta, 4 polițe. ",
  );
  expect(descriptions.scale).toContain(
    "Pereții au de la colț 170 cm la stânga și 180 cm la dreapta.",
  );
  const left = wordsIn("ro", designs.corner, "cm").descriptions.inside;
  expect(left).toContain("La peretele din stânga stă un corp lat de 125 cm. Coloana 1, lată de ");
  expect(left).toContain("Coloana 2, cea din colț, ");
});

test("a customer reads centimetres, with the decimals of the language", () => {
  const { descriptions, headings } = wordsIn("ro", designs.wardrobe, "cm");
  expect(descriptions.open).toContain("Coloana 1, lată de 47,3 cm, de jos în sus");
  expect(descriptions.scale).toContain("o ușă de interior de 90 × 210 cm");
  expect(headings.front).toBe("Vedere din față, cm");
  const svg = drawBoards(built(designs.wardrobe), designs.wardrobe.place, "front", looks, {
    ...wordsIn("ro", designs.wardrobe, "cm"),
  });
  expect(textsOf(svg).map(({ text }) => text)).toEqual(expect.arrayContaining(["220", "49,7"]));
});

test("of a piece under a slope the room is said, and each body with its height", () => {
  const stepped = readDesign(
    "1w-sl2400x2400x2400x1200x2500x1300x0x700x0-2340x2416x600-t18-p80_ps2.ph.ps5_pal-alb_pal-alb_metal",
  )!;
  const { shut, scale } = wordsIn("ro", stepped, "cm").descriptions;
  expect(shut).toContain(
    "3 corpuri alăturate, în trepte sub pantă. Coloana 1, un corp înalt de 119 cm, lată de 74,4 cm",
  );
  expect(shut).toContain("Coloana 3, un corp înalt de 241,6 cm");
  expect(scale).toContain(
    "tavanul urcă în pantă de 45°, de la 120 cm la 250 cm și e drept de la 130 cm de peretele jos",
  );
});

test("of a piece before a low wall the ceiling that falls to it is said, and that its rear corner is cut", () => {
  const { shut, scale } = wordsIn("ro", designs.behind, "cm").descriptions;
  expect(shut).toContain("Colțul de sus din spate este tăiat pe linia tavanului. 3 coloane.");
  expect(shut).not.toContain("în trepte");
  expect(scale).toContain(
    "tavanul coboară spre spate în pantă de 45°, de la 250 cm la 110 cm, și e drept de la 140 cm de peretele din spate",
  );
  const place = { ...designs.behind.place, run: null, high: 1500 } as Slope;
  const rising = wordsIn("ro", { ...designs.behind, place }, "cm").descriptions.scale;
  expect(rising).toContain("de la 150 cm la 110 cm.");
});

test("a bookcase has neither fronts nor handles to name, nor anything to open", () => {
  const { descriptions } = wordsIn("ro", designs.bookcase);
  expect(descriptions.open).toBe(
    "Vedere în perspectivă. Bibliotecă. 800 × 2000 × 300 mm. " +
      "Coloana 1, lată de 764 mm, de jos în sus: spațiu deschis, 4 polițe. " +
      "Corpul este din PAL Alb.",
  );
});

test("mirrors, lights, shelves for shoes, baskets and panels are told", () => {
  const { shut } = wordsIn("ro", designs.furnished).descriptions;
  expect(shut).toContain(
    "de jos în sus: două uși, cu oglindă, 2 polițe pentru pantofi; " +
      "două uși, cu oglindă, bară pentru umerașe, cu lumină.",
  );
  expect(shut).toContain("două uși, 3 coșuri extractibile; spațiu deschis, 3 polițe, cu lumină.");
  expect(shut).toContain("Ambele părți sunt acoperite de panouri ca fronturile.");
});

test("of a piece that is pushed to open it is said, and no handle", () => {
  const text = "1w-f-1000x2200x600-t18-p80-q_lh.rs5_pal-alb_pal-alb_none";
  const design = readDesign(text)!;
  const pushed = { ...pal, handle: { id: "none", length: 0, holeSpacing: 0, isPushed: true } };
  const piece = build(design, pushed, defaultRules);
  const { shut } = wordsIn("ro", design, "mm", piece).descriptions;
  expect(shut).toContain("Se deschide la apăsare, fără mânere.");
  expect(shut).not.toContain(names.handle);
});

test("sliding doors, top boxes and two bodies are told", () => {
  expect(wordsIn("ro", designs.sliding).descriptions.shut).toContain("2 uși glisante.");
  expect(wordsIn("ro", designs.niche).descriptions.shut).toContain("înalt de 400 mm.");
  expect(wordsIn("ro", designs.wide).descriptions.shut).toContain("Două corpuri alăturate.");
});

test.each(languageCodes)(
  "%s has words for every piece, and its headings fit on the sheets",
  (language) => {
    for (const design of Object.values<Design>(designs)) {
      const words = wordsIn(language, design);
      expect(JSON.stringify(words)).not.toMatch(
        /\{\{|undefined|(kind|zone|inside|view|heading)\.\w/,
      );
      for (const view of ["front", "side", "inside"] as const) {
        const svg = drawBoards(built(design), design.place, view, looks, words);
        const heading = textsOf(svg).find(({ text }) => text === words.headings[view]);
        expect(heading?.right).toBeLessThan(sizeOf(svg).width);
      }
    }
  },
);
