import { describe, expect, test } from "vitest";

import { perspectiveSheet } from "~/furniture/board-drawings/draw-boards";
import { drawRunCard, modulesOn, type BuiltRun } from "~/furniture/board-drawings/draw-run";
import { besideWall, wallsSeen } from "~/furniture/board-drawings/kitchen/at-wall";
import { linesOf } from "~/furniture/board-drawings/kitchen/line";
import { sightOfRun } from "~/furniture/board-drawings/kitchen/sight";
import { farthestFirst } from "~/furniture/board-drawings/projection/order";
import { runViews } from "~/furniture/board-drawings/views";
import { allModules } from "~/furniture/boards/run";
import { asStanding } from "~/furniture/boards/standing";

import { before } from "../../drawing/before";
import { collisionIn, drawingFault } from "../../drawing/drawing-faults";
import { wronglyHidden } from "../../drawing/hidden";
import { figuresOf, pathsOf, pointsOf, sizeOf, textsOf } from "../../drawing/read-svg";
import { wallsWish } from "../random-runs";
import { cornerRuns } from "./corner-runs";
import { always, built, drawn, looks, said, translateRo } from "./drawn";

const sheets = ["front", "inside", "plan"] as const;
const both = Object.entries(cornerRuns);

function wallsOf({ run, piece, places }: BuiltRun) {
  return wallsSeen(asStanding(piece), linesOf(run, places));
}

function placesOn(made: BuiltRun, view: (typeof runViews)[number]) {
  return modulesOn(made, view, looks, translateRo, said("mm"));
}

describe("whatever run is wished for along walls that meet", () => {
  test("every view is well-formed, within its sheet, and no figure touches another", () => {
    always(
      (made) => {
        for (const view of runViews) {
          for (const reader of ["buyer", "workshop"] as const) {
            const svg = drawn(made, view, reader);
            expect(drawingFault(svg)).toBeUndefined();
            expect(collisionIn(svg)).toBeUndefined();
          }
        }
      },
      6,
      wallsWish,
    );
  });

  test("each module is named on its wall, and each wall is told from end to end", () => {
    always(
      (made) => {
        const { run, places } = made;
        const numbers = allModules(run).map((_, index) => String(index + 1));
        const lengths = places.map(({ width }) => String(width));
        const bodies = places.flatMap(({ modules }) => modules.map(({ body }) => `M${body + 1}`));
        for (const view of sheets) {
          const figures = figuresOf(drawn(made, view));
          expect(figures).toEqual(expect.arrayContaining([...numbers, ...lengths]));
          expect(figuresOf(drawn(made, view, "workshop"))).toEqual(expect.arrayContaining(bodies));
        }
        const water = run.walls.find((wall) => wall.water !== null)!;
        const plan = figuresOf(drawn(made, "plan"));
        expect(plan.includes("apă")).toBe(
          water.water! > 0 && water.water! < Math.min(...water.widths),
        );
      },
      15,
      wallsWish,
    );
  });

  test("in front each wall has a stretch of the sheet of its own, where its modules are side by side", () => {
    always(
      (made) => {
        for (const view of ["front", "inside"] as const) {
          const { modules: columns, width, height } = placesOn(made, view);
          expect(columns.map(({ column }) => column)).toEqual([...allModules(made.run).keys()]);
          expect(drawn(made, view)).toContain(`viewBox="0 0 ${width} ${height}"`);
          let lowest = 0;
          for (const { modules } of made.places) {
            const areas = modules.map(({ index }) => columns[index]!);
            for (const [at, area] of areas.entries()) {
              const next = areas[at + 1];
              if (next) expect(next.x).toBeGreaterThanOrEqual(area.x + area.width - 1.5);
              expect(area.x >= 0 && area.x + area.width <= width).toBe(true);
              expect(area.y >= lowest && area.y + area.height <= height).toBe(true);
              expect(area.width).toBeGreaterThan(5);
            }
            lowest = Math.max(...areas.map((area) => area.y + area.height));
          }
        }
      },
      15,
      wallsWish,
    );
  });

  test("from above no module lies over another, in the room as it is", () => {
    always(
      (made) => {
        const { modules: columns, width, height } = placesOn(made, "plan");
        expect(drawn(made, "plan")).toContain(`viewBox="0 0 ${width} ${height}"`);
        for (const [at, one] of columns.entries()) {
          expect(one.x >= 0 && one.x + one.width <= width).toBe(true);
          expect(one.y >= 0 && one.y + one.height <= height).toBe(true);
          for (const other of columns.slice(at + 1)) {
            const apart = Math.max(
              other.x - one.x - one.width,
              one.x - other.x - other.width,
              other.y - one.y - one.height,
              one.y - other.y - other.height,
            );
            expect(apart).toBeGreaterThanOrEqual(-1.5);
          }
        }
        // The left wall goes down the sheet at its left, of three the right one at its right.
        const [left, ...others] = made.places.map(({ modules }) =>
          modules.map(({ index }) => columns[index]!),
        );
        const [middle, right] = others;
        const upwards = left!.map(({ y }) => y);
        expect(upwards).toEqual([...upwards].sort((one, other) => other - one));
        const across = middle!.map(({ x }) => x);
        expect(across).toEqual([...across].sort((one, other) => one - other));
        const downwards = right?.map(({ y }) => y) ?? [];
        expect(downwards).toEqual([...downwards].sort((one, other) => one - other));
      },
      15,
      wallsWish,
    );
  });

  test("nothing of one wall is painted over what stands before it at another", () => {
    always(
      (made) => {
        // Doors and drawers of walls beside each other that all stand open may be in one another.
        const { legs, camera } = sightOfRun(wallsOf(made), perspectiveSheet, false, () => []);
        const things = legs.flatMap((leg) =>
          leg.scene.boards
            .filter(({ isCarried }) => !isCarried)
            .map((standing) => ({ ...standing, at: leg.outwards, seen: before(standing, leg) })),
        );
        const order = farthestFirst(things, camera).map(({ seen }) => seen);
        const boards = things.map(({ seen }) => seen);
        expect(wronglyHidden(boards, camera, order)).toEqual([]);
      },
      2,
      wallsWish,
    );
  });
});

test("one stands before the open side of three walls, and sees a front of every module", () => {
  const made = built(cornerRuns.u);
  const walls = wallsOf(made);
  const { legs, camera } = sightOfRun(walls, perspectiveSheet, false, () => []);
  for (const { inwards } of legs) expect(inwards(camera.eye).z).toBeLessThan(0);
  const { modules: columns } = placesOn(made, "shut");
  expect(columns).toHaveLength(allModules(made.run).length);
  const lit = pathsOf(drawn(made, "shut"), 'stroke="#fff" stroke-width=".6"');
  expect(lit).toHaveLength(made.piece.fronts.length);
});

test("the walls of the worked kitchens are figured with what fills them", () => {
  const l = figuresOf(drawn(built(cornerRuns.l), "front"));
  // Filler, modules and what begins 20 from the corner; of the other wall first what keeps it off these.
  expect(50 + 600 + 900 + 480 + 950 + 20).toBe(3000);
  expect(628 + 400 + 600 + 700 + 72).toBe(2400);
  const told = ["50", "600", "900", "480", "950", "20", "3000", "628", "400", "700", "72", "2400"];
  for (const figure of told) expect(l).toContain(figure);
  // From the column to the corner; from the corner up to the wall, with play.
  expect(l).toEqual(expect.arrayContaining(["2350", "2395"]));
  const u = figuresOf(drawn(built(cornerRuns.u), "plan", "workshop"));
  expect(20 + 950 + 460 + 600 + 950 + 20).toBe(3000);
  expect(628 + 454 + 700 + 600 + 18).toBe(2400);
  const plan = ["950", "460", "600", "628", "454", "700", "18", "1100", "1400", "1700", "2000"];
  expect(u).toEqual(expect.arrayContaining([...plan, "apă", "gaz", "320", "560", "600"]));
});

test.each(both)("%s: each elevation has its wall's name above it, from left to right", (_, run) => {
  const names =
    run.walls.length === 3
      ? ["Peretele din stânga", "Peretele din mijloc", "Peretele din dreapta"]
      : ["Peretele din stânga", "Peretele din dreapta"];
  const made = built(run);
  for (const view of ["front", "inside"] as const) {
    const texts = textsOf(drawn(made, view));
    const tops = names.map((name) => texts.find(({ text }) => text === name)!.top);
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    const { modules: columns } = placesOn(made, view);
    for (const [wall, { modules }] of made.places.entries()) {
      for (const { index } of modules) {
        const { y, height } = columns[index]!;
        expect(y).toBeGreaterThan(tops[wall]!);
        expect(y + height).toBeLessThan(tops[wall + 1] ?? Infinity);
      }
    }
  }
});

test("what stands at the next wall is before what runs into the corner, and not where one looks inside", () => {
  const crossed = 'fill="#efe8dc"';
  const made = built(cornerRuns.l);
  // A base and a wall module at each wall.
  expect(pathsOf(drawn(made, "front"), crossed)).toHaveLength(4);
  expect(pathsOf(drawn(made, "inside"), crossed)).toHaveLength(2);
  const [left, right] = [0, 1].map((wall) => besideWall(wallsOf(made), wall)) as [
    ReturnType<typeof besideWall>,
    ReturnType<typeof besideWall>,
  ];
  // Base bodies 560 deep and wall modules 320, with fronts of 18.
  expect(left.map(({ x, width }) => [x, width])).toEqual([
    [3000 - 578, 578],
    [3000 - 338, 338],
  ]);
  expect(right.map(({ x, width }) => [x, width])).toEqual([
    [0, 578],
    [0, 338],
  ]);
  const { modules: columns } = placesOn(made, "front");
  const inside = placesOn(made, "inside");
  expect(columns[3]!.width).toBeLessThan(inside.modules[3]!.width / 2);
});

/** The outlines of worktops on a plan. */
function worktopsOn(svg: string): [number, number][][] {
  return pathsOf(svg, 'stroke-width=".9"')
    .map(pointsOf)
    .filter(
      (points) =>
        points.length >= 4 &&
        points.some(([x, y], at) => isSlanting([x, y], points[(at + 1) % points.length]!)),
    );
}

function isSlanting([x, y]: [number, number], [toX, toY]: [number, number]): boolean {
  return Math.abs(toX - x) > 1 && Math.abs(toY - y) > 1;
}

test.each(both)("%s: worktops meet in mitres of 45°, from corner to corner", (_, run) => {
  const outlines = worktopsOn(drawn(built(run), "plan"));
  expect(outlines).toHaveLength(run.walls.length);
  const edges = outlines.flatMap((points) =>
    points.flatMap((point, at) => {
      const next = points[(at + 1) % points.length]!;
      return isSlanting(point, next) ? [[point, next]] : [];
    }),
  );
  // Each joint is an edge of two.
  expect(edges).toHaveLength(2 * (run.walls.length - 1));
  for (const [one, other] of edges as [[number, number], [number, number]][]) {
    const [wide, tall] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
    expect(Math.abs(wide - tall)).toBeLessThan(0.3);
  }
});

test.each(both)(
  "%s: from above each door on the floor swings over a quarter of a circle",
  (_, run) => {
    const { piece } = built(run);
    const doors = piece.fronts.filter(
      ({ board, opens }) =>
        (opens === "left" || opens === "right") && piece.boards[board]!.place.y < 858,
    );
    const arcs = pathsOf(drawn(built(run), "plan"), 'stroke-dasharray="3 2"').join("");
    const radii = [...arcs.matchAll(/A([\d.]+) [\d.]+ 0 0 [01] /g)].map(([, one]) => Number(one));
    expect(radii).toHaveLength(doors.length);
    const widths = doors.map(({ board }) => piece.boards[board]!.place.width);
    const ratio = Math.max(...radii) / Math.max(...widths);
    expect(Math.min(...radii) / Math.min(...widths)).toBeCloseTo(ratio, 2);
  },
);

test.each(both)("%s: water and the hob's connection are marked at what they are for", (_, run) => {
  const made = built(run);
  const { modules: columns } = placesOn(made, "plan");
  const svg = drawn(made, "plan");
  const marks = { sink: 'fill="#5b93b5"', hob: 'fill="#e0a52e"' };
  for (const [what, look] of Object.entries(marks)) {
    const at = allModules(run).findIndex(({ module }) =>
      what === "hob" ? module.hob : module.what === "sink",
    );
    const [[[x, y]]] = pathsOf(svg, look).map(pointsOf) as [[[number, number]]];
    const area = columns[at]!;
    expect(x).toBeGreaterThan(area.x - 2);
    expect(x).toBeLessThan(area.x + area.width + 2);
    expect(y).toBeGreaterThan(area.y - 2);
    expect(y).toBeLessThan(area.y + area.height + 2);
  }
});

test("in its room one sees the wall that is not turned, and modules before which nothing stands", () => {
  const columns = (run: (typeof cornerRuns)["l" | "u"]) =>
    placesOn(built(run), "scale").modules.map(({ column }) => column);
  expect(columns(cornerRuns.l)).toEqual([4, 5, 6]);
  expect(columns(cornerRuns.u)).toEqual([3, 4, 5, 6]);
  const written = (svg: string) =>
    [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text!);
  expect(written(drawn(built(cornerRuns.l), "scale"))).toContain("2400");
  expect(written(drawn(built(cornerRuns.u), "scale"))).toContain("3000");
});

test.each(both)("%s: a card without text, and figures of ten pixels on a phone", (_, run) => {
  const made = built(run);
  const card = drawRunCard(made, looks);
  expect(drawingFault(card)).toBeUndefined();
  expect(card).not.toContain("<text");
  for (const view of [...sheets, "side"] as const) {
    const svg = drawn(made, view);
    const letter = Number(/font-size="([\d.]+)"/.exec(svg)![1]);
    expect((letter * 320) / sizeOf(svg).width).toBeGreaterThanOrEqual(10);
  }
});

test.each(both)("%s: the same bytes each time, and every gradient is there once", (_, run) => {
  for (const view of runViews) {
    const svg = drawn(built(run), view);
    expect(drawn(built({ ...run }), view)).toBe(svg);
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(defined).size).toBe(defined.length);
    const used = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id!);
    expect(used.filter((id) => !defined.includes(id))).toEqual([]);
  }
});
