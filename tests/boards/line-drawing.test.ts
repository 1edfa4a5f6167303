import { expect, test } from "vitest";

import { drawLine } from "~/furniture/board-drawings/elevation/line";
import {
  lineDrawing,
  type LineDrawingName,
  nicheDrawing,
} from "~/furniture/board-drawings/front/line-drawing.server";
import { languageCodes } from "~/platform/i18n/languages";

import { wardrobe } from "./designs";
import { built } from "./drawing/pieces";

const names: LineDrawingName[] = ["niche", "missing", "nothing", "outline", "boards", "shut"];
const words = { title: "", description: "" };

test("a line drawing is at most 1.5 KB in every language, and says what it shows in words", () => {
  for (const language of languageCodes) {
    for (const name of names) {
      const svg = lineDrawing(name, language);
      expect(Buffer.byteLength(svg), `${language} ${name}`).toBeLessThanOrEqual(1536);
      expect(svg).toMatch(/<title>[^<{]+<\/title><desc>[^<{]+<\/desc>/);
      // The page's style sheet colours it; the security policy allows no style of its own.
      expect(svg).not.toMatch(/style=|fill=|stroke=|NaN|undefined/);
    }
  }
});

test("the niche has its piece between its walls, both dimensions with ticks, and the pencil around the width", () => {
  const svg = lineDrawing("niche", "ro");
  expect(svg).toContain('class="room"');
  expect(
    svg.match(/<text[^>]*>(\d+)<\/text>/g)?.map((text) => text.replace(/<[^>]*>/g, "")),
  ).toEqual(["217", "250"]);
  expect(svg.match(/class="thin"/g)).toHaveLength(2);
  expect(svg.match(/class="pencil"/g)).toHaveLength(1);
});

test("the words of a niche say the width that is drawn, in every language", () => {
  for (const language of languageCodes) {
    for (const name of ["niche", "missing"] as const) {
      const svg = lineDrawing(name, language);
      const [, width = ""] = /<text[^>]*>(\d+)</.exec(svg)!;
      expect(/<desc>(.*?)<\/desc>/.exec(svg)![1], `${language} ${name}`).toContain(width);
    }
  }
});

test("a piece grows from its outline to boards to its fronts, the newest in pencil", () => {
  const [outline, boards, shut] = (["outline", "boards", "shut"] as const).map((name) =>
    lineDrawing(name, "en"),
  );
  const linesIn = (svg = "") => svg.match(/M/g)?.length ?? 0;
  expect(linesIn(boards)).toBeGreaterThan(linesIn(outline) + 5);
  expect(linesIn(shut)).toBeGreaterThan(linesIn(outline));
  expect(shut).not.toBe(boards);
  for (const svg of [outline, boards, shut]) expect(svg?.match(/"pencil"/g)).toHaveLength(1);
});

test("a niche that somebody asked for is drawn and written to the half centimetre", () => {
  const niche = { width: 815, height: 2505 };
  for (const [language, ...figures] of [
    ["ro", "81,5", "250,5"],
    ["en", "81.5", "250.5"],
  ] as const) {
    const svg = nicheDrawing(built(wardrobe), niche, language);
    expect([...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(figures);
    expect(svg).toContain("h81.5");
    expect(svg).toContain("v250.5");
  }
});

test("an empty niche of any size is as wide and high as it says, on a sheet that holds its figures", () => {
  for (const [width, height] of [
    [60, 250],
    [217, 250],
    [404, 180],
  ] as const) {
    const svg = drawLine({ niche: { width, height }, width: String(width), ...words });
    const [left = 0, top = 0, wide = 0, tall = 0] = /viewBox="([^"]*)"/
      .exec(svg)![1]!
      .split(" ")
      .map(Number);
    const [, x, y, size] = /<text x="([\d.]+)" y="([\d.]+)" font-size="(\d+)"/
      .exec(svg)!
      .map(Number);
    expect(x).toBeCloseTo(width / 2, 0);
    expect(top + tall).toBeGreaterThan(y! + size! * 0.2);
    expect(left + wide).toBeGreaterThanOrEqual(width);
    expect(svg).toContain(`h${width}`);
  }
});
