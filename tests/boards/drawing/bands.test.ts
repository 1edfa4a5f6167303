import { expect, test } from "vitest";

import { boardViews, type Looks } from "~/furniture/board-drawings/views";
import type { Bands, Design } from "~/furniture/boards/design";
import type { Palette } from "~/furniture/drawing/piece-look";
import { bandWords } from "~/furniture/planner/planned-design";

import { findXmlFault } from "../../drawing/well-formed";
import { designs, drawn, looks, words } from "./pieces";

const red: Palette = { top: "#ff0101", front: "#ff0202", side: "#ff0303" };
const white: Looks = { ...looks, body: plain("#f1f1f1"), front: plain("#f2f2f2") };

function plain(color: string): Palette {
  return { top: color, front: color, side: color };
}

/** How often something is painted reddish, as the bands alone are. */
function redIn(svg: string): number {
  return [...svg.matchAll(/fill="#(..)(..)(..)"/g)].filter(([, ...channels]) => {
    const [red, green, blue] = channels.map((channel) => Number.parseInt(channel, 16));
    return red! > green! + 30 && red! > blue! + 30;
  }).length;
}

const view = (design: Design, name: (typeof boardViews)[number], bands?: Bands<Palette>) =>
  drawn(design, name, bands ? { ...white, bands } : white, words);

test("nothing is painted in the decor of bands that are as usual", () => {
  for (const name of boardViews) {
    expect(redIn(view(designs.wardrobe, name)), name).toBe(0);
    const usual = { ...white, bands: undefined };
    expect(drawn(designs.wardrobe, name, usual, words)).toBe(view(designs.wardrobe, name));
  }
});

test("an open shelf shows the front edges of its body, from the front and in perspective", () => {
  // Two sides, top, bottom and four shelves.
  expect(redIn(view(designs.bookcase, "inside", { body: red }))).toBe(8);
  expect(redIn(view(designs.bookcase, "front", { body: red }))).toBe(8);
  expect(redIn(view(designs.bookcase, "shut", { body: red }))).toBe(8);
  expect(redIn(view(designs.bookcase, "scale", { body: red }))).toBe(8);
  expect(redIn(view(designs.bookcase, "shut", { front: red }))).toBe(0);
});

test("doors show their edges where one sees them, the section shows none", () => {
  const fronts = { front: red };
  expect(redIn(view(designs.wardrobe, "shut", fronts))).toBeGreaterThan(0);
  expect(redIn(view(designs.wardrobe, "open", fronts))).toBeGreaterThan(0);
  // Doors that are shut hide most of the body's front edges.
  const body = { body: red };
  expect(redIn(view(designs.wardrobe, "open", body))).toBeGreaterThan(
    redIn(view(designs.wardrobe, "shut", body)),
  );
  expect(redIn(view(designs.wardrobe, "front", fronts))).toBe(0);
  expect(redIn(view(designs.wardrobe, "side", { body: red, front: red }))).toBe(0);
});

test("every view of every piece with such bands is well-formed", () => {
  for (const design of Object.values<Design>(designs)) {
    for (const name of boardViews) {
      expect(findXmlFault(view(design, name, { body: red, front: red }))).toBeUndefined();
    }
  }
});

test.each<[Bands<string>, boolean, string[]]>([
  [{}, true, []],
  [{ body: "Negru" }, true, ["body Negru"]],
  [{ front: "Negru" }, true, ["front Negru"]],
  [{ body: "Negru", front: "Negru" }, true, ["all Negru"]],
  [{ body: "Negru", front: "Nuc" }, true, ["body Negru", "front Nuc"]],
  [{ body: "Negru" }, false, ["all Negru"]],
])("%j where fronts are %s are said in as few words as may be", (bands, hasFronts, said) => {
  expect(bandWords(bands, hasFronts, (of, decor) => `${of} ${decor}`)).toEqual(said);
});
