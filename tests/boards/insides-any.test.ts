import fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Board, HoleUse, Piece } from "~/furniture/boards/piece";
import type { Chosen, Rules } from "~/furniture/boards/rules";

import { size } from "../promises/proof";
import { overlap, sectionOf, solid } from "./faults";
import { chosen, wish } from "./random-designs";
import { acceptedRules } from "./random-rules";

// What holds for mirrors, lights, shelves for shoes, pull-outs and side panels of any wish, under any rules that the
// owner may set.

const TRIES = size(150, 10_000);

/** Says of how many things something held. */
function always(
  what: (piece: Piece, design: Design, made: Chosen, rules: Rules) => number,
): number {
  let judged = 0;
  fc.assert(
    fc.property(wish, chosen, acceptedRules, (wished, made, rules) => {
      fc.pre(placeProblems(wished, made, rules).length === 0);
      const { design } = fit(wished, made, rules);
      judged += what(build(design, made, rules), design, made, rules);
    }),
    { numRuns: TRIES },
  );
  return judged;
}

const holesOf = ({ machining }: Board, use: HoleUse) =>
  machining.flatMap((work) => (work.kind === "hole" && work.use === use ? [work] : []));

test("no door is heavier than its hinges bear, with its mirror", () => {
  const mirrors = always(({ boards, hardware }, _design, made, { density, mirror }) => {
    const doors = boards.filter(({ name }) => name === "door");
    for (const { length, width, thickness, mirror: pane } of doors) {
      const board = (length * width * thickness * density[made.front.board]) / 1e6;
      const glass = pane ? (pane.length * pane.width * mirror.kilos) / 1000 : 0;
      // Doors of a box on top are as wide as those below, by whichever rules.
      if (pane) expect(board + glass).toBeLessThanOrEqual(22_000.5);
    }
    const panes = doors.filter((door) => door.mirror);
    expect(hardware.find(({ code }) => code === "mirror")?.count ?? 0).toBe(panes.length);
    expect(panes.flatMap((door) => holesOf(door, "handle"))).toEqual([]);
    return panes.length;
  });
  expect(mirrors).toBeGreaterThan(TRIES / 10);
});

test("pull-outs are free of all boards, and come out", () => {
  const pulled = always(({ boards, pullOuts }, _design, _made, rules) => {
    const fixed = boards
      .filter(({ name }) => !["door", "sliding-door", "drawer-front"].includes(name))
      .map((board) => solid(board, rules));
    for (const { place, travel } of pullOuts) {
      const swept = {
        x: place.x,
        right: place.x + place.width,
        y: place.y,
        top: place.y + place.height,
        z: place.z - travel,
        rear: place.z + place.depth,
      };
      expect(fixed.filter((one) => overlap(one, swept))).toEqual([]);
    }
    return pullOuts.length;
  });
  expect(pulled).toBeGreaterThan(TRIES / 20);
});

test("each lit zone has a groove in the board above it, and a cable that its back lets through", () => {
  const lit = always((piece, { columns }, _made, { light }) => {
    const zones = columns.flatMap(({ zones: all }, column) =>
      all.flatMap((zone, index) => (zone.light ? [`${column} ${index}`] : [])),
    );
    expect(piece.lights.map(({ column, zone }) => `${column} ${zone}`).sort()).toEqual(
      zones.sort(),
    );
    for (const { x, y, z, length } of piece.lights) {
      const grooved = piece.boards.filter(({ place, machining }) =>
        machining.some(
          (work) =>
            work.kind === "groove" &&
            work.face === "low" &&
            work.width === light.width &&
            place.y === y &&
            place.x + work.u === x &&
            place.z + work.v + light.width / 2 === z &&
            work.length === length,
        ),
      );
      expect(grooved).toHaveLength(1);
    }
    const cables = piece.boards.flatMap((board) => holesOf(board, "cable"));
    expect(cables).toHaveLength(piece.lights.length);
    expect(piece.hardware.filter(({ code }) => code === "light-driver")).toHaveLength(
      zones.length > 0 ? 1 : 0,
    );
    return zones.length;
  });
  expect(lit).toBeGreaterThan(TRIES / 10);
});

test("shelves for shoes are inside their zone, lower in front, on as many pins as others", () => {
  const judged = always((piece, { thickness }, _made, rules) => {
    let shelves = 0;
    for (const [index, body] of piece.bodies.entries()) {
      const own = piece.boards.filter(
        ({ name, body: of }) => of === index && (name === "shoe-shelf" || name === "stop-strip"),
      );
      for (const board of own) {
        const zone = body.columns
          .filter(({ x, width }) => board.place.x > x - 1 && board.place.x < x + width)
          .flatMap(({ zones }) => zones)
          .find(({ y, clear }) => board.place.y >= y && board.place.y < y + clear)!;
        expect(zone.inside).toBe("shoes");
        const corners = sectionOf(board, solid(board, rules));
        const [heights, depths] = [corners.map(([y]) => y), corners.map(([, z]) => z)];
        expect(Math.max(...heights)).toBeLessThan(zone.y + zone.clear);
        expect(Math.min(...depths)).toBeGreaterThanOrEqual(-0.001);
        expect(Math.max(...depths)).toBeLessThanOrEqual(
          body.place.depth - rules.back.inset + 0.001,
        );
        expect(board.turned!.degrees).toBeLessThan(0);
        expect(board.thickness).toBe(thickness);
      }
      shelves += own.length / 2;
    }
    return shelves;
  });
  expect(judged).toBeGreaterThan(TRIES / 20);
});

test("a side panel is held by screws from inside", () => {
  const panels = always(({ boards, hardware }, { panels: wished }) => {
    const all = boards.filter(({ name }) => name === "side-panel");
    expect(all.length > 0).toBe(wished !== undefined);
    const screws = all.map((panel) => holesOf(panel, "panel-screw").length);
    // A low body full of other work may leave room for fewer.
    for (const count of screws) expect(count).toBeGreaterThanOrEqual(4);
    const bought = hardware.find(({ code }) => code === "panel-screw")?.count ?? 0;
    expect(bought).toBe(screws.reduce((sum, count) => sum + count, 0));
    return all.length;
  });
  expect(panels).toBeGreaterThan(TRIES / 20);
});
