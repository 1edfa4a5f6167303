import { readFileSync } from "node:fs";

import { createInstance } from "i18next";
import { expect, test } from "vitest";

import { pieceShapes } from "~/furniture/drawing/piece-look";
import { drawingWords, type TranslateDrawing } from "~/furniture/drawing/words";
import { languageCodes } from "~/platform/i18n/languages";

import { design } from "./designs";

const names = { material: "PAL Nuc", handle: "Mâner metalic" };

function translate(language: string): TranslateDrawing {
  const texts: unknown = JSON.parse(readFileSync(`locales/${language}/drawing.json`, "utf8"));
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { drawing: texts as Record<string, string> } },
    initImmediate: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key: string) => {
      throw new Error(`${language} has no ${key}`);
    },
  });
  const t: unknown = instance.getFixedT(null, "drawing" as never);
  return t as TranslateDrawing;
}

test("Romanian words name the piece, its measures, its fronts and what they are made of", () => {
  const words = drawingWords(translate("ro"), design(), names, "ro");
  expect(words.title).toBe("Dulap, 100 × 200 × 50 cm");
  expect(words.perspective).toBe(
    "Vedere în perspectivă, la scară. Lățime 100 cm, înălțime 200 cm, adâncime 50 cm. 2 uși. PAL Nuc · Mâner metalic.",
  );
  expect(words.technical).toContain("la aceeași scară");
});

test("a bed says what its three figures mean", () => {
  const words = drawingWords(translate("ro"), design({ form: "bed" }), names, "ro");
  expect(words.title).toBe("Pat, 100 × 200 × 256 cm");
  expect(words.technical).toContain("Lățime 100 cm, înălțime 200 cm, lungime 256 cm");
  expect(words.technical).toContain("Tăblia, cu spațiul de depozitare din ea, are adâncimea de 50");
});

test.each(languageCodes)("%s has words for every form", (language) => {
  for (const form of pieceShapes) {
    for (const widthCm of [50, 100, 300]) {
      const words = drawingWords(translate(language), design({ form, widthCm }), names, language);
      expect(Object.values(words).join()).not.toMatch(/\{\{|undefined/);
      expect(words.title).toContain(`${widthCm} × 200 × ${form === "bed" ? 256 : 50}`);
    }
  }
});
