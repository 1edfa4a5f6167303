import * as fc from "fast-check";
import { expect, test } from "vitest";

import { drawBoards } from "~/furniture/board-drawings/draw-boards";
import { spanOf } from "~/furniture/board-drawings/elevation/frame";
import { boardViews } from "~/furniture/board-drawings/views";
import { figureOf } from "~/furniture/board-drawings/words";
import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Piece } from "~/furniture/boards/piece";
import { defaultRules } from "~/furniture/boards/rules";

import { handleLooks, materialLooks } from "../../drawing/designs";
import { findXmlFault } from "../../drawing/well-formed";
import { size } from "../../promises/proof";
import { chosen, wish } from "../random-designs";
import { collisionIn, drawingFault } from "./drawing-faults";
import { built, designs, drawn, looks, words } from "./pieces";
import { randomDesign } from "./random-designs";
import { figuresOf, pathsOf, pointsOf, sizeOf } from "./read-svg";

const named = Object.entries<Design>(designs);
const sheets = ["front", "side", "inside"] as const;

test("a stretch keeps its half millimetre, and loses the dust of sums", () => {
  expect(spanOf(0, 1, 81.5).value).toBe(81.5);
  expect(spanOf(0, 1, 0.1 + 0.2).value).toBe(0.3);
  expect(figureOf(81.5, { unit: "mm", language: "ro" })).toBe("81,5");
  expect(figureOf(815, { unit: "cm", language: "en" })).toBe("81.5");
});

test("any piece is drawn well-formed, within its sheet, and no figure touches another", () => {
  fc.assert(
    fc.property(randomDesign, fc.constantFrom(...boardViews), (design, view) => {
      const svg = drawn(design, view, looks, words);
      expect(drawingFault(svg)).toBeUndefined();
      expect(collisionIn(svg)).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});

test("so is any piece that the shop builds", () => {
  fc.assert(
    fc.property(wish, chosen, fc.constantFrom(...boardViews), (wished, made, view) => {
      fc.pre(placeProblems(wished, made, defaultRules).length === 0);
      const { design } = fit(wished, made, defaultRules);
      const piece = build(design, made, defaultRules);
      expect(drawingFault(drawBoards(piece, design.place, view, looks, words))).toBeUndefined();
    }),
    { numRuns: size(60, 2_000) },
  );
});

test("a figure is at least ten pixels high where a phone shows the sheet 320 pixels wide", () => {
  for (const [, design] of named) {
    for (const view of sheets) {
      const svg = drawn(design, view, looks, words);
      const size = Number(/font-size="([\d.]+)"/.exec(svg)![1]);
      expect((size * 320) / sizeOf(svg).width).toBeGreaterThanOrEqual(10);
    }
  }
});

test("the same piece gives the same bytes; other looks give others, and no id twice", () => {
  const white = materialLooks[0]!;
  const knob = handleLooks.find(({ shape }) => shape === "knob")!;
  for (const view of boardViews) {
    const first = drawn(designs.niche, view, looks, words);
    expect(drawn({ ...designs.niche }, view, looks, words)).toBe(first);
    const others = [
      { ...looks, body: white },
      { ...looks, front: white },
      { ...looks, handle: knob },
    ].map((look) => drawn(designs.niche, view, look, words));
    const picture = (svg: string) => svg.replaceAll(/ id="(\w+)t"/.exec(svg)![1]!, "");
    const isOpen = view === "open";
    expect(new Set([first, ...others].map(picture)).size).toBe(
      isOpen ? 4 : view === "inside" ? 3 : 4,
    );
    const ids = [first, ...others].flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)]);
    expect(new Set(ids.map(([, id]) => id)).size).toBe(ids.length);
  }
});

test("a drawing uses no pattern or gradient that it does not define", () => {
  for (const [, design] of named) {
    for (const view of boardViews) {
      const knob = handleLooks.find(({ shape }) => shape === "knob")!;
      const svg = drawn(design, view, { ...looks, handle: knob }, words);
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id!);
      expect(used.filter((id) => !defined.has(id))).toEqual([]);
    }
  }
});

test("words that try to be markup stay words, and say what is seen", () => {
  const hostile = `</title><script>alert("1")</script>\u0000`;
  const bad = {
    title: hostile,
    descriptions: {
      shut: hostile,
      open: hostile,
      front: hostile,
      side: hostile,
      inside: hostile,
      scale: hostile,
      scaleOpen: hostile,
    },
    headings: {
      front: hostile,
      side: hostile,
      inside: hostile,
      scale: hostile,
      above: hostile,
      left: hostile,
      right: hostile,
    },
    figures: words.figures,
  };
  for (const view of boardViews) {
    expect(findXmlFault(drawn(designs.chest, view, looks, bad))).toBeUndefined();
    const svg = drawn(designs.chest, view, looks, words);
    const [, title, description] = /aria-labelledby="(\w+) (\w+)"/.exec(svg)!;
    expect(svg).toContain(`<title id="${title}">${words.title}</title>`);
    expect(svg).toContain(`<desc id="${description}">${words.descriptions[view]}</desc>`);
  }
});

test("a usual wardrobe is a small picture in every view", () => {
  for (const view of boardViews) {
    const svg = drawn(designs.wardrobe, view, looks, words);
    expect(svg.length).toBeLessThan(15_000);
  }
});

/** The dashed triangles of doors on the sheet: where the hinges are, where the dashes meet. */
function hingeSigns(svg: string): { hinge: number; tip: number }[] {
  return pathsOf(svg, 'stroke-dasharray="4 2.4"').map((data) => {
    const [[hinge], [tip]] = pointsOf(data) as [[number, number], [number, number]];
    return { hinge, tip };
  });
}

function doorsOf({ fronts }: Piece, side: "left" | "right"): number {
  return fronts.filter(({ opens }) => opens === side).length;
}

test.each(named)(
  "%s: the front view has a sign for every door, on the side of its hinges",
  (_, design) => {
    const piece = built(design);
    const signs = hingeSigns(drawBoards(piece, design.place, "front", looks, words));
    expect(signs.filter(({ hinge, tip }) => hinge < tip)).toHaveLength(doorsOf(piece, "left"));
    expect(signs.filter(({ hinge, tip }) => hinge > tip)).toHaveLength(doorsOf(piece, "right"));
  },
);

/** The lit edges that every front has where its face is seen. */
function litFronts(svg: string): number {
  return pathsOf(svg, 'stroke="#fff" stroke-width=".6"').length;
}

test.each(named)("%s: shut, every front is seen", (_, design) => {
  const piece = built(design);
  const outer = piece.fronts.filter(({ isInner }) => !isInner).length;
  expect(litFronts(drawBoards(piece, design.place, "shut", looks, words))).toBe(outer);
});

// In a corner one sees through doors.
const beforeWall = named.filter(([, { place }]) => place.kind !== "corner");

test.each(beforeWall)("%s: open, one sees into it", (_, design) => {
  const piece = built(design);
  const paths = (view: "shut" | "open") =>
    pathsOf(drawBoards(piece, design.place, view, looks, words), `fill="${looks.body.front}"`)
      .length;
  const drawers = piece.fronts.filter(({ opens }) => opens === "out");
  if (piece.fronts.length > drawers.length) expect(paths("open")).toBeGreaterThan(paths("shut"));
  else
    expect(litFronts(drawBoards(piece, design.place, "open", looks, words))).toBe(drawers.length);
});

test("the front view of the worked wardrobe is figured with its measures", () => {
  const figures = figuresOf(drawn(designs.wardrobe, "front", looks, words));
  expect(figures).toEqual([words.headings.front, "2200", "2117", "80", "497", "497", "1000"]);
});

test("its inside with the clear widths and the spaces between shelves", () => {
  const figures = figuresOf(drawn(designs.wardrobe, "inside", looks, words));
  expect(figures.slice(0, 6)).toEqual([words.headings.inside, "2200", "2084", "80", "473", "473"]);
  const spaces = figures.slice(7).map(Number);
  expect(spaces).toHaveLength(6);
  // Six spaces and five shelves of 18 fill the height from bottom to top.
  expect(spaces.reduce((sum, one) => sum + one, 5 * 18)).toBe(2200 - 80 - 2 * 18);
});

test("its side with depth, thickness of the doors and the plinth's set-back", () => {
  const figures = figuresOf(drawn(designs.wardrobe, "side", looks, words));
  expect(figures.slice(1).sort()).toEqual(["18", "2117", "2200", "50", "600", "618", "80"]);
});

test("equal drawers too low for a figure each share one", () => {
  const figures = figuresOf(drawn(designs.huge, "front", looks, words));
  expect(figures).toContain("4×142");
  expect(figures).toContain("144");
});

test("fillers, ceiling board, top boxes and two bodies have their own figures", () => {
  const { niche } = designs;
  const sawn = figuresOf(drawBoards(built(niche), niche.place, "front", looks, words, "workshop"));
  // The fillers and the ceiling board are 20 wider than their gaps, to be scribed.
  expect(sawn.filter((figure) => figure === "55")).toHaveLength(2);
  expect(sawn).toEqual(expect.arrayContaining(["65", "397", "2100", "2210", "2575"]));
  const wide = figuresOf(drawn(designs.wide, "front", looks, words));
  expect(wide.filter((figure) => figure === "1800")).toHaveLength(2);
});

test("a buyer sees the niche filled, between walls that are drawn, and nothing larger than it", () => {
  for (const view of ["front", "inside", "side"] as const) {
    const figures = figuresOf(drawn(designs.niche, view, looks, words));
    const lengths = figures.map(Number).filter((length) => !Number.isNaN(length));
    expect(Math.max(...lengths), view).toBe(2550);
    if (view !== "side") expect(figures).toContain("2160");
  }
  const wall = 'fill="#cfc5b6"';
  expect(pathsOf(drawn(designs.niche, "front", looks, words), wall)).toHaveLength(3);
  expect(pathsOf(drawn(designs.wardrobe, "front", looks, words), wall)).toHaveLength(0);
});
