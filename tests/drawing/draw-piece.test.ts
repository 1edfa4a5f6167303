import { gzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { drawPiece } from "~/furniture/drawing/draw-piece";
import { pieceShapes, pieceViews } from "~/furniture/drawing/piece-look";

import { size, someOf } from "../promises/proof";
import { chosenAtRandom, design, everyLook, handleLooks, materialLooks, words } from "./designs";
import { findXmlFault } from "./well-formed";

const many = [...someOf(everyLook, 6), ...chosenAtRandom(size(40, 600))];

test.each(pieceViews)("every %s drawing is well-formed, small and plainly styled", (view) => {
  // The largest chest stands open with forty drawers.
  const most = view === "open" ? 12_000 : 10_000;
  const faults = many.flatMap((each) => {
    const svg = drawPiece(each, view, words);
    const weight = gzipSync(svg).length;
    return [
      findXmlFault(svg),
      weight > most ? `${weight} bytes compressed` : undefined,
      /NaN|Infinity|undefined|null|-0[ "a-z]|\d\.\d{4}/.exec(svg)?.[0],
      /<style|style=|<script|<foreignObject|<filter|on\w+=/i.exec(svg)?.[0],
      /(?:href="|url\()(?!#)|https?:(?!\/\/www\.w3\.org\/2000\/svg")/.exec(svg)?.[0],
    ]
      .filter((fault) => fault !== undefined)
      .map((fault) => `${JSON.stringify(each)}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test("a drawing uses no pattern or gradient that it does not define", () => {
  for (const each of everyLook) {
    const svg = drawPiece(each, "perspective", words);
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id!);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  }
});

test("the same design gives the same bytes, whatever was drawn before", () => {
  for (const view of pieceViews) {
    const first = chosenAtRandom(60).map((each) => drawPiece(each, view, words));
    const again = chosenAtRandom(60)
      .reverse()
      .map((each) => drawPiece({ ...each }, view, words));
    expect(again.reverse()).toEqual(first);
  }
});

test("words that try to be markup stay words", () => {
  const hostile = `</title><script>alert("1")</script>&amp;'\u0000\u0008]]>`;
  const bad = {
    title: hostile,
    perspective: hostile,
    open: hostile,
    turned: hostile,
    technical: hostile,
    scale: hostile,
    toScale: hostile,
    front: hostile,
    side: hostile,
    caption: hostile,
    language: "ro",
  };
  for (const view of pieceViews) {
    const svg = drawPiece(design(), view, bad);
    expect(findXmlFault(svg)).toBeUndefined();
    expect(svg).not.toContain("<script");
    expect(svg).toContain(
      "&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;amp;&#39;",
    );
  }
});

test("a drawing says what it shows to those who do not see it", () => {
  const svg = drawPiece(design(), "technical", words);
  const [, title, description] = /aria-labelledby="(\w+) (\w+)"/.exec(svg) ?? [];
  expect(svg).toContain(`<title id="${title}">${words.title}</title>`);
  expect(svg).toContain(`<desc id="${description}">${words.technical}</desc>`);
  expect(svg).toContain('role="img"');
});

test("two drawings on one page share no id", () => {
  const drawings = [
    drawPiece(design(), "perspective", words),
    drawPiece(design(), "technical", words),
    drawPiece(design({ widthCm: 105 }), "perspective", words),
    drawPiece(design({ material: materialLooks[2]! }), "perspective", words),
  ];
  const ids = drawings.flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

/** A drawing without its ids, which always differ. */
function picture(...parameters: Parameters<typeof drawPiece>): string {
  const svg = drawPiece(...parameters);
  const [, id = ""] = / id="(\w+)t"/.exec(svg) ?? [];
  return svg.replaceAll(id, "");
}

test.each(someOf(pieceShapes, 2))(
  "%s looks different in every material, with every handle, at every size",
  (form) => {
    for (const view of pieceViews) {
      const looks = materialLooks.flatMap((material) =>
        handleLooks.map((handle) => picture(design({ form, material, handle }), view, words)),
      );
      expect(new Set(looks).size).toBe(materialLooks.length * handleLooks.length);
      // Straight from the front nobody sees how deep a piece is.
      const deeper = view === "scale" ? [] : [{ depthCm: 55 }];
      const measures = [{}, { widthCm: 105 }, { heightCm: 205 }, ...deeper];
      const sizes = measures.map((change) => picture(design({ form, ...change }), view, words));
      expect(new Set(sizes).size).toBe(measures.length);
    }
  },
);

test("a half of a centimetre is written as each language writes it", () => {
  const unit = design({ form: "media-unit", widthCm: 300, heightCm: 250, depthCm: 100 });
  const figures = { ro: "47,5", en: "47.5" };
  for (const [language, figure] of Object.entries(figures)) {
    const svg = drawPiece(unit, "technical", { ...words, language });
    expect(/>47[^<]*</.exec(svg)![0]).toBe(`>${figure}<`);
  }
});

test("the technical view is figured with the chosen measures", () => {
  for (const each of chosenAtRandom(size(100, 600))) {
    const svg = drawPiece(each, "technical", words);
    const figures = [...svg.matchAll(/<text [^>]*font-size="12\.5"([^>]*)>([^<]+)</g)];
    const upright = figures
      .filter(([, more]) => more!.includes("rotate"))
      .map(([, , text]) => text);
    const level = figures.filter(([, more]) => !more!.includes("rotate")).map(([, , text]) => text);
    expect(upright[0]).toBe(String(each.heightCm));
    expect(level.slice(0, 2)).toEqual([String(each.widthCm), String(each.depthCm)]);
    expect(level.slice(2)).toEqual(each.form === "bed" ? [String(206 + each.depthCm)] : []);
  }
});
