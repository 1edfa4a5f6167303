import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { build } from "~/furniture/boards/build";
import type { Across, Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { ceilingAt, ceilingLine } from "~/furniture/boards/limits";
import type { Board, Body, Piece } from "~/furniture/boards/piece";
import { defaultRules as rules, type Chosen } from "~/furniture/boards/rules";
import { asStanding } from "~/furniture/boards/standing";

import { size } from "../promises/proof";
import { findNotCut, findWrongWork, overlap, solid } from "./faults";
import { findHoleConflicts, findUnreachable } from "./hole-faults";
import { findUnjoined } from "./joint-faults";
import { bodyOf, findOverlap3 } from "./prisms";
import { chosen } from "./random-designs";
import { slantedWish } from "./slope-designs";

const runs = size(60, 10_000);

interface Made {
  wished: Design;
  design: Design;
  place: Across;
  piece: Piece;
  chosen: Chosen;
  /** From the left wall to the piece's left face, and from wall to wall. */
  from: number;
  room: number;
}

/** Holds for what is made of any wish for a slanted body where one can stand, of which there are enough. */
function always(what: (made: Made) => void) {
  let slanted = 0;
  fc.assert(
    fc.property(slantedWish, chosen, (wished, made) => {
      fc.pre(placeProblems(wished, made, rules).length === 0);
      const { design } = fit(wished, made, rules);
      const place = design.place as Across;
      fc.pre(place.style === "slanted");
      const gap = rules.niche.lessWidth / 2;
      const room = Math.min(...place.widths);
      const from = place.falls === "right" ? gap : room - gap - design.width;
      slanted += 1;
      what({ wished, design, place, piece: build(design, made, rules), chosen: made, from, room });
    }),
    { numRuns: runs },
  );
  expect(slanted).toBeGreaterThan(runs / 5);
}

const angleOf = ({ widths, run, low, high }: Across) => {
  const width = Math.min(...widths);
  return Math.atan2(high - low, Math.min(run ?? width, width));
};

/** The line of a slanted body's outer top at a place of the piece. */
const lineOver = (body: Body, place: Across, x: number) => {
  const fromEnd = place.falls === "left" ? x - body.place.x : body.place.x + body.place.width - x;
  return body.slant!.low + Math.tan(angleOf(place)) * fromEnd;
};

const slantedOf = ({ bodies }: Piece) => bodies.find(({ slant }) => slant)!;
const closing = ({ name }: Board) => ["filler", "panel", "strip", "ceiling-board"].includes(name);

/** What is seen of a board from the front, in mm². */
function seen(board: Board): number {
  const front = Math.min(...bodyOf(board).corners.map(([, , z]) => z));
  const corners = bodyOf(board).corners.filter(([, , z]) => Math.abs(z - front) < 0.01);
  const [mx, my] = [0, 1].map(
    (at) => corners.reduce((sum, one) => sum + one[at]!, 0) / corners.length,
  );
  const round = [...corners].sort(
    (one, other) =>
      Math.atan2(one[1] - my!, one[0] - mx!) - Math.atan2(other[1] - my!, other[0] - mx!),
  );
  const twice = round.reduce((sum, [x, y], index) => {
    const next = round[(index + 1) % round.length]!;
    return sum + x * next[1] - next[0] * y;
  }, 0);
  return Math.abs(twice) / 2;
}

describe("whatever is wished for with a slanted body", () => {
  test("what is offered is possible, and a change is told whenever one was made", () => {
    fc.assert(
      fc.property(slantedWish, chosen, (wished, made) => {
        fc.pre(placeProblems(wished, made, rules).length === 0);
        const { design, changes } = fit(wished, made, rules);
        expect(changes.length > 0).toBe(JSON.stringify(design) !== JSON.stringify(wished));
        expect(fit(design, made, rules)).toEqual({ design, changes: [] });
        const { style, ...stepped } = wished.place as Across;
        const place = design.place as Across;
        const whys = changes.map(({ why }) => why);
        const isSteep = angleOf(place) > Math.PI / 4 + 1e-9;
        expect(whys.includes("slanted-steep")).toBe(isSteep);
        if (place.style) expect(place).toEqual({ ...stepped, style });
        else expect(place).toEqual(stepped);
        expect(place.style === undefined).toBe(isSteep || whys.includes("slanted-stepped"));
        expect(design).toMatchObject({ sliding: 0, topBox: 0, top: "between" });
      }),
      { numRuns: runs },
    );
  });

  test("one body slants at the low wall, and as high as the ceiling lets it be are those beside it", () => {
    always(({ design, place, piece: { bodies }, from }) => {
      expect(bodies.filter(({ slant }) => slant)).toHaveLength(1);
      const low = place.falls === "left" ? bodies[0]! : bodies.at(-1)!;
      expect(low.slant).toBeDefined();
      expect(bodies.length).toBeLessThanOrEqual(3);
      expect(bodies.flatMap(({ columns }) => columns)).toHaveLength(design.columns.length);
      for (const { place: body, slant } of bodies) {
        expect(body.width).toBeGreaterThanOrEqual(400);
        expect(body.height).toBeLessThanOrEqual(design.height);
        expect(Math.hypot(body.height, body.depth)).toBeLessThanOrEqual(
          (place.raised ?? place.high) - 10 + 1e-6,
        );
        if (slant) continue;
        const faces = [body.x, body.x + body.width].map((x) => ceilingAt(place, from + x));
        const under = Math.floor(Math.min(...faces)) - 40;
        expect(body.height).toBe(Math.min(under, design.height));
      }
    });
  });

  test("it stays 40 below the ceiling, square to it, and its doors 1.5 below its line", () => {
    always(({ place, piece, from }) => {
      const body = slantedOf(piece);
      const cos = Math.cos(angleOf(place));
      const own = piece.boards.filter((board) => piece.bodies[board.body] === body);
      for (const board of own.filter((one) => !closing(one))) {
        for (const [x, y] of bodyOf(board).corners) {
          const ceiling = ceilingAt(place, from + x);
          expect((ceiling - y) * cos).toBeGreaterThanOrEqual(40 - 1e-6);
          if (board.name !== "door") continue;
          const square = (lineOver(body, place, x) - y) * cos;
          expect(square).toBeGreaterThanOrEqual(1.5 - 1e-6);
        }
      }
      // Neither is farther from it than whole millimetres make it.
      const line = lineOver(body, place, body.place.x);
      expect((ceilingAt(place, from + body.place.x) - line) * cos).toBeLessThan(42.5);
    });
  });

  test("no two boards are in the same place, and nothing is above the ceiling or in a wall", () => {
    always(({ place, piece, from, room }) => {
      const standing = asStanding(piece);
      expect(findOverlap3(piece, rules.back.groove)).toBeUndefined();
      expect(findOverlap3(standing, rules.back.groove)).toBeUndefined();
      for (const board of standing.boards) {
        for (const [x, y] of bodyOf(board).corners) {
          expect(from + x).toBeGreaterThan(-0.01);
          expect(from + x).toBeLessThan(room + 0.01);
          expect(y).toBeLessThan(ceilingAt(place, from + x) + 0.01);
        }
      }
    });
  });

  test("bodies, columns and zones with their boards add up to the millimetre", () => {
    always(({ design: { width, thickness: t }, place, piece: { bodies } }) => {
      expect(bodies.reduce((sum, { place: { width: own } }) => sum + own, 0)).toBe(width);
      for (const body of bodies) {
        const { place: box, plinth, columns, slant } = body;
        const across = columns.reduce((sum, column) => sum + column.width, 0);
        expect(across + (columns.length + 1) * t).toBe(box.width);
        for (const { x, width: clear, zones } of columns) {
          const up = zones.reduce((sum, zone) => sum + zone.clear, 0) + zones.length * t + plinth;
          if (!slant) expect(up + t).toBe(box.height);
          else {
            const end = lineOver(body, place, place.falls === "left" ? x : x + clear);
            const under = end - t / Math.cos(angleOf(place));
            expect(up).toBeLessThanOrEqual(under + 1e-6);
            expect(up).toBeGreaterThan(under - 2);
          }
        }
      }
    });
  });

  test("what is closed is closed from wall to wall up to the ceiling, and all of it once", () => {
    let compared = 0;
    always(({ design, place, piece, from, room, chosen: made }) => {
      const highest = fit({ ...design, height: 9999 }, made, rules).design;
      if (!place.closed || highest.height !== design.height) return;
      const { bodies, boards } = asStanding(piece);
      const closed = boards.filter(closing).reduce((sum, board) => sum + seen(board), 0);
      const bare = bodies.filter(({ slant, place: { x, width, height } }) => {
        if (slant) return false;
        const faces = [x, x + width].map((at) => ceilingAt(place, from + at));
        return height < Math.floor(Math.min(...faces)) - 40 && height < design.height;
      });
      expect(bare).toEqual([]);
      const filled = bodies.reduce((sum, body) => {
        const { x, width, height } = body.place;
        if (!body.slant) return sum + width * height;
        const ends = [x, x + width].map((at) => lineOver(body, place, at));
        return sum + (width * (ends[0]! + ends[1]!)) / 2;
      }, 0);
      const line = ceilingLine(place);
      const whole = line.slice(1).reduce((sum, { x, y }, index) => {
        const before = line[index]!;
        return sum + ((x - before.x) * (y + before.y)) / 2;
      }, 0);
      expect(Math.abs(closed + filled - whole)).toBeLessThan(0.001 * whole + room);
      compared += 1;
    });
    expect(compared).toBeGreaterThan(runs / 20);
  });

  test("its doors are hinged on their high edge, and bored no nearer than 12 to their cut", () => {
    let doors = 0;
    always(({ place, piece, chosen: made }) => {
      const high = place.falls === "left" ? "right" : "left";
      for (const { board: index, opens } of piece.fronts) {
        const door = piece.boards[index]!;
        if (!door.cuts) continue;
        doors += 1;
        expect(opens).toBe(high);
        expect(door.width).toBeLessThanOrEqual(rules.widestDoor);
        expect(door.mirror).toBeUndefined();
        expect(door.edges).toMatchObject({ right: 0 });
        const [{ from, to, band }] = door.cuts as [(typeof door.cuts)[0]];
        expect(band).toBe(rules.edges.front);
        expect(Math.min(from.u, to.u)).toBeGreaterThanOrEqual(120);
        const along = Math.hypot(to.u - from.u, to.v - from.v);
        for (const work of door.machining) {
          if (work.kind !== "hole") continue;
          const square =
            ((to.u - from.u) * (work.v - from.v) - (to.v - from.v) * (work.u - from.u)) / along;
          expect(square - work.diameter / 2).toBeGreaterThanOrEqual(12);
        }
      }
      expect(made).toBeDefined();
    });
    expect(doors).toBeGreaterThan(runs / 10);
  });

  test("its uprights are bored no nearer than 12 to their bevels", () => {
    always(({ piece }) => {
      for (const { bevels, machining, length, thickness } of piece.boards) {
        if (!bevels?.right) continue;
        const reach = thickness * Math.tan((Math.abs(bevels.right) * Math.PI) / 180);
        for (const work of machining) {
          if (work.kind !== "hole" || work.face === "start") continue;
          const isLonger = work.face === (bevels.right > 0 ? "high" : "low");
          const face = isLonger ? length : length - reach;
          expect(face - work.u - work.diameter / 2).toBeGreaterThanOrEqual(12);
        }
      }
    });
  });

  test("rails hang 60 below the low end with 900 clear there, drawers end 20 below it", () => {
    always(({ piece }) => {
      const body = slantedOf(piece);
      for (const { zones, x, width } of body.columns) {
        const highest = zones.at(-1)!;
        const end = highest.y + highest.clear;
        if (highest.inside === "rail") {
          expect(highest.clear).toBeGreaterThanOrEqual(900);
          const rail = piece.rails.find((one) => one.x === x && one.y > highest.y)!;
          expect(rail.y).toBe(end - 60);
          expect(rail.isPullOut).toBe(false);
        }
        for (const board of piece.boards) {
          const { place } = board;
          const isOwn = place.x >= body.place.x && place.x < x + width && place.x + place.width > x;
          if (board.name !== "drawer-front" || !isOwn || place.y < highest.y - 20) continue;
          expect(place.y + place.height).toBeLessThanOrEqual(end - 20);
        }
      }
    });
  });

  test("every board is cut from its sheet, along its grain, and gets into the room", () => {
    always(({ piece, design, chosen: made }) => {
      const turned = { ...piece, boards: findNotCut(piece, design, made, rules).map(turn) };
      expect(findNotCut(turned, design, made, rules)).toEqual([]);
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

  test("every front opens under the ceiling", () => {
    always(({ place, piece: { boards, fronts }, from, room }) => {
      const moving = new Set(fronts.flatMap(({ board, carries }) => [board, ...carries]));
      const fixed = boards
        .filter((one, index) => !moving.has(index) && !one.turned)
        .map((one) => solid(one, rules));
      for (const { opens, board, carries, travel, isStopped } of fronts) {
        const door = boards[board]!.place;
        if (opens === "out") {
          for (const index of [board, ...carries]) {
            const at = solid(boards[index]!, rules);
            const swept = { ...at, z: at.z - travel };
            expect(fixed.some((one) => overlap(one, swept))).toBe(false);
          }
          continue;
        }
        const hinge = from + (opens === "left" ? door.x : door.x + door.width);
        const out = opens === "left" ? -door.width : door.width;
        const reached = isStopped ? [hinge] : [hinge, hinge + out];
        for (const at of reached) {
          const x = Math.min(room, Math.max(0, at));
          expect(door.y + door.height).toBeLessThanOrEqual(ceilingAt(place, x));
        }
      }
    });
  });

  test("its address reads back as the same design, and is short", () => {
    fc.assert(
      fc.property(slantedWish, chosen, (wished, made) => {
        const isPossible = placeProblems(wished, made, rules).length === 0;
        for (const design of isPossible ? [wished, fit(wished, made, rules).design] : [wished]) {
          const address = writeDesign(design);
          expect(readDesign(address)).toEqual(design);
          expect(encodeURIComponent(address).length).toBeLessThan(1500);
        }
      }),
      { numRuns: runs },
    );
  });
});

/** A board as it is carried the other way. */
function turn(board: Board): Board {
  return closing(board) ? { ...board, length: board.width, width: board.length } : board;
}
