import { expect, test } from "vitest";

import { BY, measuresText } from "~/platform/format/measures";
import { languageCodes } from "~/platform/i18n/languages";
import { textsOf } from "~/platform/i18n/translate.server";

import { filesBelow } from "./files";

/** Measures written together by hand, in code or in a text; boards of the workshop are length × width × thickness. */
const byHand =
  /(?:width|height|depth)\w*\}{1,2}\s*×\s*\$?\{{1,2}(?:\w+\.)*(?:width|height|depth)|" × "/i;

/** The one place that writes them. */
const home = "app/platform/format/measures.ts";

test("three measures are written in one place, width × height × depth", () => {
  const files = [
    ...filesBelow("app", ".ts"),
    ...filesBelow("app", ".tsx"),
    ...filesBelow("locales", ".json"),
  ];
  const found = files.filter(({ text }) => byHand.test(text)).map(({ path }) => path);
  expect(found).toEqual([home]);
  expect(measuresText({ depth: 60, width: 216.5, height: 1255 }, "ro")).toBe("216,5 × 1255 × 60");
});

test("a second way to write them is found", () => {
  for (const bad of [
    "`${width} × ${height} × ${depth} mm`",
    "{width} × {height} × {depth}",
    "{{width}} × {{height}} × {{depth}} cm",
    "{{width}} × {{depth}}",
    'lengths.join(" × ")',
  ]) {
    expect(byHand.test(bad), bad).toBe(true);
  }
  for (const good of [
    "`${length} × ${width}`",
    "{{length}} × {{width}} × {{thickness}}",
    "{quantity} × {name}",
  ]) {
    expect(byHand.test(good), good).toBe(false);
  }
});

test.each(languageCodes)("in %s a heading over measures names them in their order", (language) => {
  const { size } = textsOf(language, "common");
  const lower = (text: string) => text.toLocaleLowerCase(language);
  expect(lower(textsOf(language, "saved").facts.size)).toBe(size.axes);
  const { width, height, depth } = textsOf(language, "customiser").lengths;
  expect([width, height, depth].map(lower).join(BY)).toBe(size.axes);
  expect(size.axesBed.split(BY).slice(0, 2)).toEqual(size.axes.split(BY).slice(0, 2));
});
