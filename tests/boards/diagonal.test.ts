import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { build } from "~/furniture/boards/build";
import type { Design, Diagonal } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Board, Front, Piece } from "~/furniture/boards/piece";
import { defaultRules as rules, type Chosen } from "~/furniture/boards/rules";
import { asStanding } from "~/furniture/boards/standing";

import { size } from "../promises/proof";
import { diagonalWish } from "./diagonal-designs";
import { findNotCut, findWrongWork } from "./faults";
import { findHoleConflicts, findUnreachable } from "./hole-faults";
import { findUnjoined } from "./joint-faults";
import { bodyOf, depthBetween, findOverlap3, type Body3, type Point } from "./prisms";
import { chosen, joints } from "./random-designs";
import { acceptedRules } from "./random-rules";

const runs = size(60, 10_000);

interface Made {
  design: Design;
  place: Diagonal;
  piece: Piece;
  chosen: Chosen;
}

/** Holds for what is made of any wish for a corner where something can stand. */
function always(what: (made: Made) => void) {
  fc.assert(
    fc.property(diagonalWish, chosen, (wished, made) => {
      fc.pre(placeProblems(wished, made, rules).length === 0);
      const { design } = fit(wished, made, rules);
      const place = design.place as Diagonal;
      what({ design, place, piece: build(design, made, rules), chosen: made });
    }),
    { numRuns: runs },
  );
}

const named = ({ boards }: Piece, name: Board["name"]) =>
  boards.filter((board) => board.name === name);

/** From and to where something reaches along an axis: 0 for x, 1 for y, 2 for z. */
function reachOf({ corners }: Body3, axis: 0 | 1 | 2): [number, number] {
  const along = corners.map((corner) => corner[axis]);
  return [Math.min(...along), Math.max(...along)];
}

describe("whatever is wished across a corner", () => {
  test("what is offered is possible, and a change is told whenever one was made", () => {
    fc.assert(
      fc.property(diagonalWish, chosen, (wished, made) => {
        fc.pre(placeProblems(wished, made, rules).length === 0);
        const { design, changes } = fit(wished, made, rules);
        expect(changes.length > 0).toBe(JSON.stringify(design) !== JSON.stringify(wished));
        expect(fit(design, made, rules)).toEqual({ design, changes: [] });
        expect(design).toMatchObject({ place: wished.place, sliding: 0, topBox: 0 });
        expect(design.kind).not.toBe("chest");
        expect(design.columns).toHaveLength(1);
        expect(design.width).toBeGreaterThanOrEqual(design.depth + 250);
      }),
      { numRuns: runs },
    );
  });

  test("no two boards are in the same place, and nothing is in a wall", () => {
    always(({ design, place, piece }) => {
      const standing = asStanding(piece);
      expect(findOverlap3(piece, rules.back.groove)).toBeUndefined();
      expect(findOverlap3(standing, rules.back.groove)).toBeUndefined();
      const { walls, skirting, ends } = place;
      for (const board of standing.boards) {
        const [[left, right], [front, rear]] = [0, 2].map((axis) =>
          reachOf(bodyOf(board), axis as 0 | 2),
        ) as [[number, number], [number, number]];
        expect(left).toBeGreaterThan(-0.01);
        expect(rear).toBeLessThan(design.width + 0.01);
        if (ends[1] === "wall") expect(right).toBeLessThan(walls[1] - skirting + 0.01);
        if (ends[0] === "wall") {
          expect(front).toBeGreaterThan(design.width + skirting - walls[0] - 0.01);
        }
      }
    });
  });

  test("it is as long along both walls, its zones add up, and fillers close what is left beside a wall", () => {
    always(({ design, place, piece }) => {
      const { thickness: t, width, depth, height } = design;
      const [{ plinth, columns, place: at }] = piece.bodies as [Piece["bodies"][0]];
      expect([at.width, at.depth, at.height]).toEqual([width, width, height]);
      const zones = columns[0]!.zones;
      const up = zones.reduce((sum, zone) => sum + zone.clear, 0);
      expect(up + (zones.length + 1) * t + plinth).toBe(height);
      const sides = named(piece, "side");
      expect(sides.map((side) => [side.length, side.width])).toEqual([
        [height, depth],
        [height, depth],
      ]);
      for (const wall of [0, 1] as const) {
        const end = place.skirting + width;
        expect(end).toBeLessThanOrEqual(place.walls[wall]);
        const gap = place.walls[wall] - end;
        const filler = named(asStanding(piece), "filler").find(({ thicknessAxis }) =>
          wall === 0 ? thicknessAxis === "x" : thicknessAxis === "z",
        );
        const isClosed = place.ends[wall] === "wall" && gap <= 300;
        expect(filler !== undefined).toBe(isClosed);
        if (filler) expect(wall === 0 ? filler.place.depth : filler.place.width).toBe(gap);
        if (place.ends[wall] === "wall") expect(gap).toBeGreaterThanOrEqual(30);
      }
    });
  });

  test("doors are as wide as the front less the gaps, at 45°, and no wider than is carried", () => {
    always(({ design, piece, chosen: made }) => {
      const whole = (design.width - design.depth) * Math.SQRT2 - 3;
      const sets = new Map<number, Board[]>();
      for (const { board, zone } of piece.fronts) {
        sets.set(zone, [...(sets.get(zone) ?? []), piece.boards[board]!]);
      }
      for (const doors of sets.values()) {
        const wide = doors.reduce((sum, door) => sum + door.width, 0) + 3 * (doors.length - 1);
        expect(wide).toBeLessThanOrEqual(whole);
        expect(wide).toBeGreaterThan(whole - 2);
        for (const { width, stands } of doors) {
          expect(width).toBeLessThanOrEqual(rules.widestDoor);
          expect(stands).toEqual({ x: design.depth, z: 0, turn: -0.5 });
        }
      }
      const hinges = piece.hardware.filter(({ code }) => code.endsWith("hinge"));
      for (const { code } of hinges) expect(code).toMatch(/^(free-)?angle-hinge$/);
      expect(hinges.length > 0).toBe(piece.fronts.length > 0);
      expect(made.front.id).toBe(design.front);
    });
  });

  test("shelves, bottom and top are pentagons whose front edge goes from side to side", () => {
    always(({ design, piece }) => {
      const { width, depth, thickness: t } = design;
      for (const { name, place, cuts } of piece.boards) {
        if (!["top", "bottom", "fixed-shelf", "shelf"].includes(name)) {
          expect(cuts).toBeUndefined();
          continue;
        }
        const [{ from, to, band }] = cuts as [NonNullable<typeof cuts>[0]];
        expect(band).toBe(rules.edges.body);
        const ends = [from, to].map(({ u, v }) => [place.x + u, place.z + v]);
        const less = name === "shelf" ? 7 : 0;
        const line = depth - t - less;
        for (const [x, z] of ends) expect(x! - z!).toBe(line);
        const play = name === "shelf" ? 0.5 : 0;
        expect(ends).toEqual([
          [line + t + play, t + play],
          [width - t - play, width - t - play - line],
        ]);
      }
    });
  });

  test("every board is cut from its sheet, along its grain, and gets into the room", () => {
    always(({ piece, design, chosen: made }) => {
      expect(findNotCut(piece, design, made, rules)).toEqual([]);
    });
  });

  test("every hole and groove is on its board, apart from the others, and can be drilled", () => {
    always(({ piece }) => {
      expect(findWrongWork(piece)).toEqual([]);
      expect(findHoleConflicts(piece)).toEqual([]);
      expect(findUnreachable(piece)).toEqual([]);
      expect(findUnjoined(piece)).toEqual([]);
    });
  });

  test("no hole is within 12 of a cut", () => {
    always(({ piece }) => {
      for (const board of piece.boards) {
        for (const wood of woodToCuts(board)) expect(wood).toBeGreaterThan(12 - 0.01);
      }
    });
  });

  test("shelves lie on pins in both sides and in the post, and are held up at their corner", () => {
    always(({ piece, design }) => {
      const pins = piece.hardware.find(({ code }) => code === "shelf-pin")?.count ?? 0;
      const [loose, fixed] = [named(piece, "shelf").length, named(piece, "fixed-shelf").length];
      expect(pins).toBe(6 * loose + 2 * fixed);
      for (const shelf of [...named(piece, "shelf"), ...named(piece, "fixed-shelf")]) {
        const at = (name: Board["name"]) =>
          named(piece, name).flatMap((board) =>
            board.machining.filter(
              (work) =>
                work.kind === "hole" &&
                work.use === "shelf-pin" &&
                Math.abs(
                  board.place.y + (board.name === "back" ? work.v : work.u) - shelf.place.y,
                ) < 0.01,
            ),
          ).length;
        const back = named(piece, "back").flatMap(({ machining, place, lengthAxis }) =>
          machining.filter(
            (work) =>
              lengthAxis !== "y" &&
              work.kind === "hole" &&
              work.use === "shelf-pin" &&
              Math.abs(place.y + work.v - shelf.place.y) < 0.01,
          ),
        );
        expect(at("post")).toBe(2);
        expect(back).toHaveLength(2);
        expect(at("side")).toBeGreaterThanOrEqual(shelf.name === "shelf" ? 4 : 0);
      }
      expect(design.plinth).toBeGreaterThan(0);
      expect(named(piece, "plinth")).toHaveLength(3);
    });
  });

  test("every door opens by 90° with its handle beside all that is shut, and before the walls", () => {
    always(({ design, place, piece }) => {
      const standing = asStanding(piece);
      const things = standing.boards.map(bodyOf);
      const { walls, ends, skirting } = place;
      for (const front of piece.fronts) {
        const shut = things.filter((_, index) => index !== front.board);
        for (let degrees = 5; degrees <= 90; degrees += 5) {
          const opened = openedBy(front, degrees, piece);
          for (const other of shut) expect(depthBetween(opened, other)).toBeLessThan(0.01);
          if (ends[1] === "wall") {
            expect(reachOf(opened, 0)[1]).toBeLessThan(walls[1] - skirting + 0.01);
          }
          if (ends[0] === "wall") {
            expect(reachOf(opened, 2)[0]).toBeGreaterThan(
              design.width + skirting - walls[0] - 0.01,
            );
          }
        }
      }
    });
  });

  test("a rail hangs between the sides, so that hangers touch neither them nor the backs", () => {
    always(({ design, piece }) => {
      const { depth, width, thickness: t } = design;
      for (const { x, z, length, stands } of piece.rails) {
        expect(stands).toEqual({ x: depth, z: 0, turn: -0.5 });
        expect(length).toBeGreaterThanOrEqual(200);
        for (const along of [x, x + length]) {
          for (const behind of [z - 250, z + 250]) {
            const [at, back] = [
              depth + (along - behind) / Math.SQRT2,
              (along + behind) / Math.SQRT2,
            ];
            expect(at).toBeGreaterThanOrEqual(t + 3 - 0.01);
            expect(at).toBeLessThanOrEqual(width - t + 0.01);
            expect(back).toBeGreaterThanOrEqual(t - 0.01);
            expect(back).toBeLessThanOrEqual(width - t - 3 + 0.01);
          }
        }
      }
    });
  });

  test("so it is by whatever rules the owner sets", () => {
    fc.assert(
      fc.property(diagonalWish, chosen, acceptedRules, joints, (wished, made, set, choice) => {
        const own = { ...set, joints: choice };
        fc.pre(placeProblems(wished, made, own).length === 0);
        const { design } = fit(wished, made, own);
        expect(fit(design, made, own)).toEqual({ design, changes: [] });
        const piece = build(design, made, own);
        expect(findNotCut(piece, design, made, own)).toEqual([]);
        expect(findWrongWork(piece)).toEqual([]);
        expect(findOverlap3(piece, own.back.groove)).toBeUndefined();
        expect(findHoleConflicts(piece)).toEqual([]);
        expect(findUnreachable(piece)).toEqual([]);
        expect(findUnjoined(piece)).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  test("its address reads back as the same design, and is short", () => {
    fc.assert(
      fc.property(diagonalWish, chosen, (wished, made) => {
        const isPossible = placeProblems(wished, made, rules).length === 0;
        for (const design of isPossible ? [wished, fit(wished, made, rules).design] : [wished]) {
          const address = writeDesign(design);
          if (address.length <= 1500 || design !== wished) {
            expect(readDesign(address)).toEqual(design);
            expect(encodeURIComponent(address).length).toBeLessThan(1500);
          }
        }
      }),
      { numRuns: runs },
    );
  });
});

/** The wood in mm between each hole of a board and its cuts. */
function woodToCuts({ machining, cuts = [], length, width }: Board): number[] {
  return machining.flatMap((work) => {
    if (work.kind !== "hole") return [];
    const ways = {
      low: [0, 0],
      high: [0, 0],
      start: [1, 0],
      end: [-1, 0],
      front: [0, 1],
      rear: [0, -1],
    };
    const [along, across] = ways[work.face] as [number, number];
    const begin = {
      u: work.face === "end" ? length : work.face === "start" ? 0 : work.u,
      v: work.face === "rear" ? width : work.face === "front" ? 0 : work.v,
    };
    const steps = Array.from({ length: 11 }, (_, index) => (index / 10) * work.depth);
    return cuts.map(({ from, to }) => {
      const long = Math.hypot(to.u - from.u, to.v - from.v);
      const beside = steps.map((step) => {
        const spot = { u: begin.u + along * step, v: begin.v + across * step };
        const cross = (to.u - from.u) * (spot.v - from.v) - (to.v - from.v) * (spot.u - from.u);
        return cross / long;
      });
      return Math.min(...beside) - work.diameter / 2;
    });
  });
}

/** A door with its handle when it is opened, turned about its front edge, in the room. */
function openedBy({ opens, board, handle }: Front, degrees: number, piece: Piece): Body3 {
  const { place, stands } = piece.boards[board]!;
  const isLeft = opens === "left";
  const hinge = { x: isLeft ? place.x : place.x + place.width, z: place.z };
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const out = handle ? -35 : 0;
  const outline = [
    [0, 0],
    [0, place.depth],
    [place.width, place.depth],
    [place.width, out],
    [place.width - 60, out],
  ] as const;
  const points = outline.map(([across, deep]) => {
    const x = hinge.x + (isLeft ? 1 : -1) * (across * cos + deep * sin);
    const z = hinge.z + deep * cos - across * sin;
    return [stands!.x + (x - z) / Math.SQRT2, stands!.z + (x + z) / Math.SQRT2] as const;
  });
  const corners = [place.y, place.y + place.height].flatMap((y) =>
    points.map(([x, z]): Point => [x, y, z]),
  );
  const edges = points.map(([x, z], index): Point => {
    const [nextX, nextZ] = points[(index + 1) % points.length]!;
    return [nextX - x, 0, nextZ - z];
  });
  return {
    corners,
    normals: [[0, 1, 0], ...edges.map(([x, , z]): Point => [z, 0, -x])],
    edges: [[0, 1, 0], ...edges],
  };
}
