import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { drawBoards } from "~/furniture/board-drawings/draw-boards";
import { drawOutline } from "~/furniture/board-drawings/draw-card";
import { sceneOf } from "~/furniture/board-drawings/projection/scene";
import { cornersOf, facesOf } from "~/furniture/board-drawings/projection/solid";
import { boardViews, outlineAlong } from "~/furniture/board-drawings/views";
import { boardsWords } from "~/furniture/board-drawings/words";
import { build } from "~/furniture/boards/build";
import { isSlanted, type Across, type Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { ceilingAt } from "~/furniture/boards/limits";
import type { Piece } from "~/furniture/boards/piece";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { asStanding, topAt } from "~/furniture/boards/standing";
import { languageCodes } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

import { findXmlFault } from "../../drawing/well-formed";
import { size } from "../../promises/proof";
import { pal } from "../designs";
import { slantedWish } from "../slope-designs";
import { built, designs, looks, words } from "./pieces";
import { figuresOf, pathsOf, pointsOf, sizeOf, textsOf } from "./read-svg";

const { slanted, gable } = designs;
const opposite = { left: "right", right: "left" } as const;
const mirrored: Design = {
  ...slanted,
  place: { ...(slanted.place as Across), falls: "right" },
  columns: [...slanted.columns].reverse().map(({ width, zones }) => ({
    width,
    zones: zones.map((zone) => ({ ...zone, front: opposite[zone.front as "left"] })),
  })),
};

const seen = (design: Design, ...[view, reader]: [view: "front" | "inside", reader?: "workshop"]) =>
  drawBoards(built(design), design.place, view, looks, words, reader);

/** Holds for the piece of any wish for a slanted body that can be one. */
function always(what: (piece: Piece, place: Across, design: Design) => void, runs: number): void {
  fc.assert(
    fc.property(slantedWish, (wished) => {
      fc.pre(placeProblems(wished, pal, rules).length === 0);
      const { design } = fit(wished, pal, rules);
      const { place } = design;
      fc.pre(isSlanted(place));
      what(build(design, pal, rules), place, design);
    }),
    { numRuns: size(runs, 2000) },
  );
}

describe("the worked piece with a slanted body", () => {
  test("is figured from the front with its ceiling, both ends of its slanted body, and its doors", () => {
    const figures = figuresOf(seen(slanted, "front"));
    // Low, high, how far it falls, its angle; the ends of the slanted body, the straight one, doors at their low edges.
    const said = ["1200", "2500", "1300", "45°", "1173", "2353", "2370", "1090", "1680", "2287"];
    expect(figures).toEqual(expect.arrayContaining(said));
    for (const width of ["1180", "1160", "2400"]) expect(figures).toContain(width);
    expect(figuresOf(seen(slanted, "inside"))).toEqual(expect.arrayContaining(["1200", "2500"]));
  });

  test("has the same figures in a mirror, and names its bodies for the workshop alone", () => {
    const numbers = (design: Design) => [...new Set(figuresOf(seen(design, "front")))].sort();
    expect(numbers(mirrored)).toEqual(numbers(slanted));
    expect(figuresOf(seen(slanted, "front", "workshop"))).toEqual(
      expect.arrayContaining(["M1", "M2"]),
    );
    expect(figuresOf(seen(slanted, "front"))).not.toContain("M1");
  });

  test("has doors whose upper edges are slanted, with the sign of their hinges from edge to edge", () => {
    const doors = pathsOf(seen(slanted, "front"), 'stroke-width=".9"').map(pointsOf);
    expect(doors.map((corners) => corners.length)).toEqual([4, 4, 4, 4]);
    const tops = doors.map((corners) => corners.map(([, y]) => y).sort((a, b) => a - b));
    // The upper corners of slanted doors are at two heights.
    const uneven = tops.filter(([one, other]) => Math.abs(one! - other!) > 1);
    expect(uneven).toHaveLength(2);
    const signs = pathsOf(seen(slanted, "front"), 'stroke-dasharray="4 2.4"').map(pointsOf);
    for (const [hinge, tip, foot] of signs) {
      const within = doors.some(
        (corners) =>
          corners.some(([x, y]) => near([x, y], hinge!)) &&
          corners.some(([x, y]) => near([x, y], foot!)) &&
          corners.some(([x]) => Math.abs(x - tip![0]) < 0.2),
      );
      expect(within).toBe(true);
    }
  });

  test("is a picture of how it is divided, with the slanted line of its body", () => {
    const [data] = /(?<=<path d=")[^"]+/.exec(drawOutline(built(slanted)))!;
    const points = pointsOf(data).map(([x, y]) => `${x} ${y}`);
    const { bounds, bodies } = built(slanted);
    const inCm = (length: number) => Math.round(length / 10);
    const top = bounds.y + bounds.height;
    const [body] = bodies;
    const { x, width } = body!.place;
    for (const at of [x, x + width]) {
      expect(points).toContain(`${inCm(at - bounds.x)} ${inCm(top - topAt(body!, at))}`);
    }
  });

  test.each(languageCodes)("is told in %s, without a braced value left", (language) => {
    const t = translateIn(language, "planner-drawing");
    const said = { inTitle: "–", sentence: "–" };
    const names = { body: "–", front: "–", handle: "–" };
    const figures = { unit: "cm", language } as const;
    const { descriptions } = boardsWords(t, slanted, built(slanted), names, said, figures);
    const numbers = ["117[,.]3", "235[,.]3"].join(".*");
    expect(descriptions.front).toMatch(new RegExp(numbers));
    expect(Object.values(descriptions).join(" ")).not.toMatch(/[{}]/);
  });
});

function near(one: readonly number[], other: readonly number[]): boolean {
  return Math.hypot(one[0]! - other[0]!, one[1]! - other[1]!) < 0.3;
}

test("a bookcase that slants to the other side is figured towards its low end", () => {
  const svg = seen(gable, "front");
  const low = textsOf(svg).find(({ text }) => text === "870")!;
  expect(low.left).toBeGreaterThan(240);
  expect(figuresOf(svg)).toEqual(expect.arrayContaining(["900", "2400", "32°"]));
});

test("nothing of the piece is drawn above the ceiling, whatever the slope", () => {
  always((piece, place) => {
    const standing = asStanding(piece);
    const left = standing.bounds.x;
    const width = Math.min(...place.widths);
    for (const board of standing.boards) {
      for (const { a, b } of outlineAlong("z", board)) {
        const ceiling = ceilingAt(place, Math.min(width, Math.max(0, a - left)));
        expect(b, `${board.name} at ${a - left}`).toBeLessThanOrEqual(ceiling + 1);
      }
    }
  }, 60);
});

test("every view of any slanted body is well-formed, within its sheet, and no figure touches another", () => {
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

test("a slanted door stands open as it is cut, straight before its hinges, with faces named as when it is shut", () => {
  for (const design of [slanted, mirrored]) {
    const piece = built(design);
    const [shut, open] = [sceneOf(piece, false), sceneOf(piece, true)];
    const cut = open.boards.filter(({ board, front }) => front && board.cuts);
    expect(cut).toHaveLength(2);
    for (const standing of cut) {
      const { board, front, solid, box } = standing;
      const before = shut.boards.find((one) => one.board === board)!;
      const heights = (corners: { x: number; y: number; z: number }[]) =>
        corners.map(({ y }) => Math.round(y * 100) / 100).sort((a, b) => a - b);
      expect(heights(cornersOf(solid))).toEqual(heights(cornersOf(before.solid)));
      const reach = cornersOf(solid).map(({ z }) => z);
      const thick = board.thickness / 10;
      expect(Math.max(...reach)).toBeCloseTo(box.z + thick, 6);
      expect(Math.min(...reach)).toBeCloseTo(box.z + thick - box.width, 6);
      // Its hinges are on the higher side, so its far edge is the lower one.
      const top = (z: number) =>
        Math.max(...cornersOf(solid).flatMap((at) => (Math.abs(at.z - z) < 0.01 ? [at.y] : [])));
      expect(top(Math.min(...reach))).toBeLessThan(top(Math.max(...reach)));
      // Its outer face looks to the side of its hinges.
      const far = front!.opens === "left" ? -1000 : 1000;
      const camera = {
        project: (x: number, y: number, z: number) => [x + z / 2, -y + z / 3] as const,
        unit: () => 1,
        eye: { x: far, y: 100, z: -1000 },
      };
      const names = facesOf(solid, camera).map(({ name }) => name);
      expect(names).toContain("front");
      expect(names).not.toContain("rear");
    }
  }
});
