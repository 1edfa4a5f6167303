import { readFileSync } from "node:fs";

import fc from "fast-check";
import { expect, test } from "vitest";

import { tabForms } from "~/front/routes/office/house/settings/schema";
import { contrast, themeStyles } from "~/platform/settings/front/theme";

import { size } from "../promises/proof";

type Scheme = "light" | "dark";

const sheet = readFileSync("app/platform/rendering/app.css", "utf8");
const inDark = sheet.indexOf("@media screen and (prefers-color-scheme: dark)");
const inForced = sheet.indexOf("@media (forced-colors: active)");

function valuesIn(css: string): Record<string, string> {
  const found = css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\b/gi);
  return Object.fromEntries([...found].map(([, name = "", color = ""]) => [name, color]));
}

/** The colours of a page in a shop with colours of its own, by their names in the stylesheet. */
function colorsOf(own: string, scheme: Scheme): Record<string, string> {
  const [always = "", light = ""] = own.split("@media");
  return {
    ...valuesIn(sheet.slice(sheet.indexOf("@layer theme"), inDark)),
    ...(scheme === "dark" && valuesIn(sheet.slice(inDark, inForced))),
    ...valuesIn(always),
    ...(scheme === "light" && valuesIn(light)),
  };
}

const grounds = ["paper", "linen", "white"];
/** What is written in which colour on which ground. */
const written: [text: string, ground: string][] = [
  ...["secondary", "stone", "sage", "error", "success", "warning"].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ["on-primary", "primary"],
  ["white", "secondary"],
  ["white", "error"],
];

/** Pairs that cannot be read. */
function unreadable(primaryColor: string, secondaryColor: string, scheme: Scheme): string[] {
  const colors = colorsOf(themeStyles({ primaryColor, secondaryColor }), scheme);
  return written
    .filter(([text, ground]) => contrast(colors[text]!, colors[ground]!) < 4.5)
    .map((pair) => pair.join(" on "));
}

const channel = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 60, max: 130 }));
const hex = (value: number) => value.toString(16).padStart(2, "0");
const color = fc.oneof(
  fc.tuple(channel, channel, channel).map((parts) => `#${parts.map(hex).join("")}`),
  // Greys, of which one in three is at the edge of what can be read.
  channel.map((value) => `#${hex(value).repeat(3)}`),
  fc.stringMatching(/^#[0-9a-fA-F]{3}$/),
);

const isTaken = (name: "primaryColor" | "secondaryColor", typed: string) =>
  tabForms.appearance.shape[name].safeParse(typed).success;

test("whatever colours the form takes, all that is written can be read, on light and on dark pages", () => {
  const seen = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(color, color, (primaryColor, secondaryColor) => {
      expect(isTaken("primaryColor", primaryColor)).toBe(true);
      const found = unreadable(primaryColor, secondaryColor, "light");
      const isGood = isTaken("secondaryColor", secondaryColor);
      seen[isGood ? "taken" : "refused"] += 1;
      // Nothing that could be read is refused.
      expect(found.length === 0).toBe(isGood);
      expect(unreadable(primaryColor, secondaryColor, "dark")).toEqual([]);
    }),
    { numRuns: size(300, 3000) },
  );
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(20);
});

test("the contrast is that of WCAG, from 1 to 21", () => {
  expect(contrast("#000", "#fff")).toBeCloseTo(21);
  expect(contrast("#b8860b", "#B8860B")).toBe(1);
  expect(contrast("#777", "#ffffff")).toBeCloseTo(4.48);
});
