import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { drawBoards } from "~/furniture/board-drawings/draw-boards";
import { drawIsometric } from "~/furniture/board-drawings/isometric";
import {
  boardViews,
  outlineAlong,
  prismOf,
  type BoardView,
} from "~/furniture/board-drawings/views";
import { build } from "~/furniture/boards/build";
import type { Design, Slope } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { slopeAngle } from "~/furniture/boards/limits";
import type { Piece } from "~/furniture/boards/piece";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { asStanding } from "~/furniture/boards/standing";

import { findXmlFault } from "../../drawing/well-formed";
import { size } from "../../promises/proof";
import { backWish } from "../back-designs";
import { pal } from "../designs";
import { built, designs, drawn, looks, words } from "./pieces";
import { figuresOf, pathsOf, pointsOf, sizeOf, textsOf } from "./read-svg";

const { behind, knee, eaves } = designs;

const seen = (design: Design, view: BoardView, reader?: "workshop") =>
  drawBoards(built(design), design.place, view, looks, words, reader);

/** Holds for the piece of any wish before a low wall. */
function always(what: (piece: Piece, place: Slope, design: Design) => void, runs: number): void {
  fc.assert(
    fc.property(backWish, (wished) => {
      fc.pre(placeProblems(wished, pal, rules).length === 0);
      const { design } = fit(wished, pal, rules);
      what(build(design, pal, rules), design.place as Slope, design);
    }),
    { numRuns: size(runs, 2000) },
  );
}

/** A length as the sheet says it. */
const figure = (mm: number) =>
  mm.toLocaleString("ro", { maximumFractionDigits: 1, useGrouping: false });

describe("a wardrobe before a wall 1,100 high, under 45°, 1,500 high in front", () => {
  test("is cut from front to back with its room: both heights, the run, the angle, front and rear, the flat top", () => {
    const figures = figuresOf(seen(behind, "side"));
    // 40 / cos 45° below the ceiling: 1,043 behind; at 1,500 it is flat for 143 of its 600.
    const said = ["1100", "2500", "1400", "45°", "1500", "1043", "143", "600"];
    expect(figures).toEqual(expect.arrayContaining(said));
  });

  test("its side, its slanted top and its shelves end below the ceiling's line, which ends at the low wall", () => {
    const svg = seen(behind, "side");
    const [wall, roof] = pathsOf(svg, 'fill="#cfc5b6"').map(pointsOf) as [Points, Points];
    const [[left, low], [right, high]] = roof as [Point, Point];
    expect(left).toBeCloseTo(Math.max(...wall.map(([x]) => x)), 0);
    expect(low).toBeCloseTo(Math.min(...wall.map(([, y]) => y)), 0);
    expect(low - high).toBeCloseTo(right - left, 0);
    const boards = pathsOf(svg, 'stroke-width=".9"').concat(pathsOf(svg, 'stroke-width=".6"'));
    for (const [x, y] of boards.flatMap(pointsOf)) {
      expect(y).toBeGreaterThan(low - Math.max(0, Math.min(x, right) - left));
    }
  });

  test("from the front it stands between walls below its ceiling there, without an angle", () => {
    for (const view of ["front", "inside"] as const) {
      const figures = figuresOf(seen(behind, view));
      expect(figures.filter((text) => text.includes("°"))).toEqual([]);
      expect(figures).toContain("2400");
    }
  });

  test("without its doors its slanted top is seen from its flat top down to its back", () => {
    const svg = seen(behind, "inside");
    const sizes = pathsOf(svg, 'stroke-width=".7"').map((data) => {
      const [across, up] = [0, 1].map((axis) => pointsOf(data).map((point) => point[axis]!));
      const reach = (places: number[]) => Math.max(...places) - Math.min(...places);
      return { wide: reach(across!), tall: reach(up!) };
    });
    // The scale is that of a side: 18 wide, 1,500 high.
    const side = Math.max(...sizes.map(({ tall }) => tall)) / 1500;
    // 1,500 less 1,043, and the top's thickness, plumb; as wide as the body is inside.
    const tall = (457 + 18 * Math.SQRT2) * side;
    const found = sizes.filter((one) => Math.abs(one.tall - tall) < 0.6);
    expect(found.some(({ wide }) => Math.abs(wide - 2304 * side) < 0.6)).toBe(true);
  });

  test("to scale the ceiling is seen from over its front up to where people stand", () => {
    const svg = drawn(behind, "scale", looks, words);
    const figures = [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(figures).toEqual(expect.arrayContaining(["2400", "2500", "1500"]));
    const [band] = pathsOf(svg, 'fill="#ece4d6"').map(pointsOf);
    const [across, up] = [0, 1].map((axis) => {
      const at = band!.map((point) => point[axis]!);
      return Math.max(...at) - Math.min(...at);
    });
    // 2,400 wide; from 1,100 + 600 up to 2,500.
    expect(up! / across!).toBeCloseTo((2500 - 1700) / 2400, 2);
    expect(pathsOf(drawn(designs.niche, "scale", looks, words), 'fill="#ece4d6"')).toEqual([]);
  });
});

type Point = [number, number];
type Points = Point[];

test("a chest whose top slants from its front is cut with one line, and has no flat top", () => {
  const figures = figuresOf(seen(knee, "side"));
  expect(figures).toEqual(expect.arrayContaining(["700", "2300", "1600", "45°", "643"]));
  const names = built(knee).boards.map(({ name }) => name);
  expect(names).toContain("slanted-top");
});

test("under a roof down to the floor the wall's distance behind is said", () => {
  const { warnings } = built(eaves);
  const moved = warnings.find(({ code }) => code === "slope-behind");
  expect(moved).toBeDefined();
  const figures = figuresOf(seen(eaves, "side"));
  expect(figures).toContain(figure((moved as { begins: number }).begins));
});

test("nothing of the piece is drawn above the ceiling of its section, whatever falls to the back", () => {
  always((piece, place) => {
    const svg = drawBoards(piece, place, "side", looks, words);
    const roof = pointsOf(pathsOf(svg, 'fill="#cfc5b6"').at(-1)!);
    const [left, low] = roof[0]!;
    const line = roof.slice(0, -4);
    const ceilingAt = (x: number) => {
      const at = Math.max(
        0,
        line.findIndex(([toX]) => toX >= x),
      );
      const [to, from] = [line[at]!, line[Math.max(0, at - 1)]!];
      if (to[0] === from[0]) return to[1];
      return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
    };
    expect(ceilingAt(left)).toBeCloseTo(low, 6);
    const boards = ['stroke-width=".9"', 'stroke-width=".6"'].flatMap((look) => pathsOf(svg, look));
    const above = boards
      .flatMap(pointsOf)
      .filter(([x, y]) => x < line.at(-1)![0] && y < ceilingAt(x) - 1.2);
    expect(above).toEqual([]);
  }, 60);
});

test("both heights of the ceiling, its run and its angle are told in every section", () => {
  always((piece, place) => {
    const figures = figuresOf(drawBoards(piece, place, "side", looks, words, "workshop"));
    expect(figures).toContain(figure(place.low));
    expect(figures).toContain(figure(place.high));
    expect(figures).toContain(figure(place.run ?? place.depth));
    expect(figures).toContain(`${figure(slopeAngle(place))}°`);
  }, 60);
});

test("every view of any piece before a low wall is well-formed, within its sheet, and no figure touches another", () => {
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

describe("an isometric view", () => {
  const piece = built(behind);
  const sheet = { width: 360, height: 330 };
  const parts = piece.boards.map((board, index) => ({
    box: board.place,
    prism: prismOf(board),
    isNew: board.name === "slanted-top",
    number: index + 1,
  }));
  const number = piece.boards.findIndex(({ name }) => name === "slanted-top") + 1;

  test("shows a slanted top from behind, which at 45° is no more than a line from the front", () => {
    const areaOf = (isFromBehind: boolean) => {
      const svg = drawIsometric(parts, [piece.bounds], sheet, isFromBehind);
      const faces = pathsOf(svg, 'fill="#ffe0ab"').map(pointsOf);
      return faces.reduce((sum, points) => {
        const twice = points.reduce((all, [x, y], index) => {
          const [nextX, nextY] = points[(index + 1) % points.length]!;
          return all + x * nextY - nextX * y;
        }, 0);
        return sum + Math.abs(twice) / 2;
      }, 0);
    };
    expect(areaOf(false)).toBeLessThan(50);
    expect(areaOf(true)).toBeGreaterThan(1000);
    expect(drawIsometric(parts, [piece.bounds], sheet, true)).toContain(`>${number}</text>`);
  });

  test("stays within its sheet both ways", () => {
    for (const isFromBehind of [false, true]) {
      const svg = drawIsometric(parts, [piece.bounds], sheet, isFromBehind);
      for (const [x, y] of pathsOf(svg).flatMap(pointsOf)) {
        expect(x >= 0 && x <= sheet.width && y >= 0 && y <= sheet.height, `${x}, ${y}`).toBe(true);
      }
    }
  });
});

test("the outline of any board along an axis is within its place", () => {
  always((piece) => {
    for (const board of asStanding(piece).boards) {
      const { x, y, z, width, height, depth } = board.place;
      const ends = { x: [x, x + width], y: [y, y + height], z: [z, z + depth] } as const;
      for (const [axis, one, other] of [
        ["x", "y", "z"],
        ["y", "x", "z"],
        ["z", "x", "y"],
      ] as const) {
        for (const { a, b } of outlineAlong(axis, board)) {
          expect(a >= ends[one][0] - 0.01 && a <= ends[one][1] + 0.01).toBe(true);
          expect(b >= ends[other][0] - 0.01 && b <= ends[other][1] + 0.01).toBe(true);
        }
      }
    }
  }, 25);
});
