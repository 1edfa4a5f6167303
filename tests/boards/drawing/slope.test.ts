import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { drawBoards } from "~/furniture/board-drawings/draw-boards";
import { drawOutline } from "~/furniture/board-drawings/draw-card";
import { Cover } from "~/furniture/board-drawings/projection/cover";
import { sceneOf } from "~/furniture/board-drawings/projection/scene";
import { facesOf } from "~/furniture/board-drawings/projection/solid";
import { boardViews, type BoardView } from "~/furniture/board-drawings/views";
import { build } from "~/furniture/boards/build";
import type { Design, Across } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { ceilingAt } from "~/furniture/boards/limits";
import type { Piece } from "~/furniture/boards/piece";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { asStanding, outlineOf } from "~/furniture/boards/standing";
import { frontalCamera } from "~/furniture/drawing/scale/frontal-camera";

import { findXmlFault } from "../../drawing/well-formed";
import { size } from "../../promises/proof";
import { pal } from "../designs";
import { slopeWish } from "../slope-designs";
import { built, designs, drawn, looks, words } from "./pieces";
import { figuresOf, pathsOf, pointsOf, sizeOf, textsOf } from "./read-svg";

const { slope, attic } = designs;
const mirrored: Design = {
  ...slope,
  place: { ...slope.place, falls: "right" } as Across,
  columns: [...slope.columns].reverse(),
};

const seen = (design: Design, view: BoardView, reader?: "workshop") =>
  drawBoards(built(design), design.place, view, looks, words, reader);

/** Holds for the piece of any wish under a slope. */
function always(what: (piece: Piece, place: Across, design: Design) => void, runs: number): void {
  fc.assert(
    fc.property(slopeWish, (wished) => {
      fc.pre(placeProblems(wished, pal, rules).length === 0);
      const { design } = fit(wished, pal, rules);
      what(build(design, pal, rules), design.place as Across, design);
    }),
    { numRuns: size(runs, 2000) },
  );
}

describe("the worked piece under a slope", () => {
  test("is figured from the front with its ceiling, its bodies and its doors", () => {
    const figures = figuresOf(seen(slope, "front"));
    // Low, high, how far it falls, its angle; bodies and their doors; the niche from wall to wall.
    const said = ["1200", "2500", "1300", "45°", "1190", "1970", "2416", "1107", "2333", "2400"];
    expect(figures).toEqual(expect.arrayContaining(said));
    expect(figures.filter((figure) => figure === "780")).toHaveLength(3);
    expect(figures.filter((figure) => figure === "387")).toHaveLength(6);
  });

  test("says how high a body is below its handles, not over them", () => {
    const svg = seen(slope, "front");
    const { left, right, top, bottom } = textsOf(svg).find(({ text }) => text === "1190")!;
    const handles = pathsOf(svg, 'fill="#fffdf9" stroke-width=".7"').map(pointsOf);
    expect(handles).toHaveLength(6);
    const over = handles.flat().filter(([x, y]) => x > left && x < right && y > top && y < bottom);
    expect(over).toEqual([]);
  });

  test("names its bodies for the workshop alone", () => {
    const names = ["M1", "M2", "M3"];
    for (const view of ["front", "inside"] as const) {
      expect(figuresOf(seen(slope, view, "workshop"))).toEqual(expect.arrayContaining(names));
      expect(figuresOf(seen(slope, view)).filter((figure) => names.includes(figure))).toEqual([]);
    }
  });

  test("stands left and right of the same figures in a mirror", () => {
    const numbers = (design: Design) => figuresOf(seen(design, "front")).sort();
    expect(numbers(mirrored)).toEqual(numbers(slope));
    const [left, right] = [slope, mirrored].map((design) =>
      textsOf(seen(design, "front")).find(({ text }) => text === "45°"),
    );
    expect(left!.left).toBeLessThan(240);
    expect(right!.left).toBeGreaterThan(240);
  });

  test("is a bookcase down to the floor with its panel, and has no run where the ceiling is nowhere flat", () => {
    const figures = figuresOf(seen(attic, "front"));
    expect(figures).toEqual(expect.arrayContaining(["200", "2400", "34,5°", "364", "3200"]));
    expect(built(attic).boards.map(({ name }) => name)).toContain("panel");
  });

  test("is cut from front to back where its highest body stands, below the ceiling there", () => {
    const svg = seen(slope, "side");
    expect(figuresOf(svg)).toContain("2416");
    expect(figuresOf(svg)).not.toContain("2500");
    const [ceiling] = pathsOf(svg, 'fill="#cfc5b6"').map(pointsOf);
    const lowest = Math.max(...ceiling!.map(([, y]) => y));
    const boards = pathsOf(svg, 'stroke-width=".9"').flatMap(pointsOf);
    // The step board ends at the ceiling.
    expect(Math.min(...boards.map(([, y]) => y))).toBeCloseTo(lowest, 0);
  });

  test("is a picture of how it is divided, with the line of its ceiling", () => {
    const [data] = /(?<=<path d=")[^"]+/.exec(drawOutline(built(slope)))!;
    const points = pointsOf(data).map(([x, y]) => `${x} ${y}`);
    // Centimetres from the left of the wider sawn boards: low wall, bend.
    expect(points).toEqual(expect.arrayContaining(["0 132", "132 0"]));
  });
});

/** The line of the ceiling on a sheet: of the roof's polygon, which is drawn last of walls and roof. */
function roofOf(svg: string): [number, number][] {
  return pointsOf(pathsOf(svg, 'fill="#cfc5b6"').at(-1)!);
}

test("nothing of the piece is drawn above the ceiling, whatever the slope", () => {
  always((piece, place) => {
    const svg = drawBoards(piece, place, "front", looks, words);
    const roof = roofOf(svg);
    const [left, right] = [roof[0]!, roof[roof.length - 5]!];
    const width = Math.min(...place.widths);
    const scale = (right[0] - left[0]) / width;
    const ground = left[1] + scale * ceilingAt(place, 0);
    const above = pathsOf(svg, 'fill="#')
      .slice(3)
      .flatMap(pointsOf)
      .filter(([x, y]) => {
        const ceiling = ground - scale * ceilingAt(place, (x - left[0]) / scale);
        return x > left[0] - 1 && x < right[0] + 1 && y < ceiling - 1.5;
      });
    expect(above).toEqual([]);
  }, 60);
});

test("every view of any slope is well-formed, within its sheet, and no figure touches another", () => {
  always((piece, place) => {
    for (const view of boardViews) {
      const svg = drawBoards(piece, place, view, looks, words, "workshop");
      expect(findXmlFault(svg)).toBeUndefined();
      expect(svg.replaceAll(/(?<=[" (#])b\w+/g, "")).not.toMatch(/NaN|Infinity|undefined/);
      const { width, height } = sizeOf(svg);
      for (const [x, y] of pathsOf(svg).flatMap(pointsOf)) {
        expect(x >= -1 && x <= width + 1 && y >= -1 && y <= height + 1, `${x}, ${y}`).toBe(true);
      }
      const texts = textsOf(svg);
      for (const [index, one] of texts.entries()) {
        for (const other of texts.slice(index + 1)) {
          const isApart =
            one.right <= other.left + 0.11 ||
            other.right <= one.left + 0.11 ||
            one.bottom <= other.top ||
            other.bottom <= one.top;
          expect(isApart, `${one.text} touches ${other.text}`).toBe(true);
        }
      }
    }
  }, 25);
});

test("the ceiling's two heights and its angle are told whatever the slope", () => {
  always((piece, place) => {
    const figures = figuresOf(drawBoards(piece, place, "front", looks, words, "workshop"));
    expect(figures).toContain(String(place.low));
    expect(figures).toContain(String(place.high));
    expect(figures.some((figure) => /^\d+(,\d)?°$/.test(figure))).toBe(true);
  }, 60);
});

function areaOf(points: readonly (readonly [number, number])[]): number {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice / 2;
}

test("a board with an oblique cut is seen from the front as large as it is, and clockwise on the sheet", () => {
  always((piece) => {
    const standing = asStanding(piece);
    const camera = frontalCamera({ width: 300, height: 250 }, { left: 0, ground: 300, scale: 1 });
    const cut = sceneOf(standing, false).boards.filter(({ board }) => board.cuts);
    for (const { board, solid } of cut) {
      const { width, height } = board.place;
      const outline = outlineOf({ length: height, width, cuts: board.cuts });
      const wanted = areaOf(outline.map(({ u, v }) => [u / 10, v / 10]));
      const front = facesOf(solid, camera).find(({ name }) => name === "front");
      expect(areaOf(front!.quad)).toBeCloseTo(wanted, 3);
    }
  }, 60);
});

test("in perspective its upper edges are seen from above, whichever way it is cut", () => {
  const from = (x: number) => ({
    project: (atX: number, atY: number) => [atX, -atY] as const,
    unit: () => 1,
    eye: { x, y: 3000, z: -1000 },
  });
  const names = (design: Design, x: number) =>
    sceneOf(built(design), false)
      .boards.filter(({ solid }) => solid.prism)
      .map(({ solid }) => facesOf(solid, from(x)).map(({ name }) => name));
  // A slope's one upper edge; with the flat part two of them.
  expect(names(slope, 1000)).toEqual([
    ["top", "right", "front"],
    ["top", "top", "right", "front"],
  ]);
  expect(names(mirrored, -1000)).toEqual([
    ["top", "top", "left", "front"],
    ["top", "left", "front"],
  ]);
});

test("the side of a body above its lower neighbour is an outer side", () => {
  const outer = (design: Design) =>
    sceneOf(built(design), false)
      .boards.filter(({ board, isOutermost }) => board.name === "side" && isOutermost)
      .map(({ board }) => board.body);
  expect(outer(mirrored)).toEqual([0, 1]);
  expect(outer(slope)).toEqual([]);
});

test("a face of five corners is hidden only where all of it is", () => {
  const face = [
    [0, 0],
    [40, 0],
    [80, 0],
    [80, 60],
    [0, 60],
  ] as const;
  const cover = new Cover();
  // Of the triangle between the last two corners and the first nothing is covered.
  cover.add([
    [0, 0],
    [80, 0],
    [80, 60],
  ]);
  expect(cover.hides(face)).toBe(false);
  cover.add([
    [0, 0],
    [80, 60],
    [0, 60],
  ]);
  expect(cover.hides(face)).toBe(true);
});

test("doors that a stop holds open no farther than straight", () => {
  const { boards } = sceneOf(built(slope), true);
  const stopped = boards.filter(({ front }) => front?.isStopped);
  expect(stopped).toHaveLength(2);
  for (const { solid } of stopped) {
    const across = solid.foot.map(([x]) => x);
    expect(Math.max(...across) - Math.min(...across)).toBeCloseTo(1.8, 6);
  }
});

describe("to scale", () => {
  test("the room falls as it was measured, and its high end is where people stand", () => {
    const svg = drawn(slope, "scale", looks, words);
    const figures = [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(figures).toEqual(expect.arrayContaining(["1200", "2500", "2400"]));
    const [roof] = pathsOf(svg, 'fill="#cfc5b6"').map(pointsOf);
    // From the low wall to the bend it rises as far as it goes.
    const [, low, bend] = roof!;
    expect(low![1] - bend![1]).toBeCloseTo(bend![0] - low![0], 0);
    const person = pathsOf(svg, 'fill="#a79d90"').flatMap(pointsOf);
    expect(Math.min(...person.map(([x]) => x))).toBeGreaterThan(bend![0]);
    const other = pathsOf(drawn(mirrored, "scale", looks, words), 'fill="#a79d90"');
    expect(Math.max(...other.flatMap(pointsOf).map(([x]) => x))).toBeLessThan(240);
  });
});
