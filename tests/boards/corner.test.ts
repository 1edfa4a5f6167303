import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { build } from "~/furniture/boards/build";
import { blindColumn, runsLeft, type Corner, type Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Front, HardwareCode, Piece } from "~/furniture/boards/piece";
import { defaultRules as rules, frontThicknessOf, type Chosen } from "~/furniture/boards/rules";
import { asStanding, legsOf } from "~/furniture/boards/standing";

import { size } from "../promises/proof";
import { cornerWish, mirrored } from "./corner-designs";
import { findNotCut, findOverlap, findWrongWork, overlap } from "./faults";
import { findHoleConflicts, findUnreachable } from "./hole-faults";
import { findUnjoined } from "./joint-faults";
import { handleOf, inRoomOf, meet, openedBy, planOf } from "./opened";
import { chosen, joints } from "./random-designs";
import { acceptedRules } from "./random-rules";

const runs = size(60, 10_000);

interface Made {
  design: Design;
  place: Corner;
  piece: Piece;
  chosen: Chosen;
  /** How far from the corner the leg that runs through begins, and how far the fronts. */
  from: number;
  begins: number;
}

/** Holds for what is made of any wish for a corner where something can stand. */
function always(what: (made: Made) => void) {
  fc.assert(
    fc.property(cornerWish, chosen, (wished, made) => {
      fc.pre(placeProblems(wished, made, rules).length === 0);
      const { design } = fit(wished, made, rules);
      const place = design.place as Corner;
      const front = frontThicknessOf(made.front);
      const begins = place.skirting + design.depth + front + 50;
      const from = Math.max(20, place.skirting);
      what({ design, place, piece: build(design, made, rules), chosen: made, from, begins });
    }),
    { numRuns: runs },
  );
}

/** The legs as pieces of their own, in their own coordinates. */
function legPieces(piece: Piece): Piece[] {
  return legsOf(piece).map((leg) => leg.piece);
}

describe("whatever is wished for a corner", () => {
  test("what is offered is possible, and a change is told whenever one was made", () => {
    fc.assert(
      fc.property(cornerWish, chosen, (wished, made) => {
        fc.pre(placeProblems(wished, made, rules).length === 0);
        const { design, changes } = fit(wished, made, rules);
        expect(changes.length > 0).toBe(JSON.stringify(design) !== JSON.stringify(wished));
        expect(fit(design, made, rules)).toEqual({ design, changes: [] });
        expect(design).toMatchObject({ place: wished.place, sliding: 0, topBox: 0 });
        expect(design.kind).not.toBe("chest");
      }),
      { numRuns: runs },
    );
  });

  test("no two boards are in the same place, and nothing is in a wall", () => {
    always(({ design, place, piece, from }) => {
      const standing = asStanding(piece);
      for (const leg of [...legPieces(piece), ...legPieces(standing)]) {
        expect(findOverlap(leg, rules)).toBeUndefined();
      }
      const solids = standing.boards.map((board) => inRoomOf(board, standing));
      for (const [index, one] of solids.entries()) {
        const other = solids.findIndex(
          (each, at) =>
            standing.boards[at]!.body !== standing.boards[index]!.body && overlap(one, each),
        );
        expect(standing.boards[other]).toBeUndefined();
      }
      // The corner in the coordinates of the leg that runs through, whose rear is a skirting board before its wall.
      const behind = design.depth + place.skirting;
      const isLeft = runsLeft(place);
      for (const { x, right, z, rear } of solids) {
        const [near, far] = isLeft
          ? [design.width + from - right, design.width + from - x]
          : [x + from, right + from];
        expect(near).toBeGreaterThan(place.skirting - 0.01);
        expect(behind - rear).toBeGreaterThan(place.skirting - 0.01);
        expect(far).toBeLessThan(place.walls[isLeft ? 0 : 1] + 0.01);
        expect(behind - z).toBeLessThan(place.walls[isLeft ? 1 : 0] + 0.01);
      }
    });
  });

  test("legs, columns and zones with their boards add up to the millimetre along both walls", () => {
    always(({ design, place, piece: { bodies, boards }, from, begins }) => {
      const { thickness: t, width, leg } = design;
      expect(bodies.map((body) => body.place.width)).toEqual([width, leg!.width]);
      expect(bodies.map(({ columns }) => columns.length)).toEqual([
        design.columns.length,
        leg!.columns.length,
      ]);
      for (const [index, { place: at, plinth, columns }] of bodies.entries()) {
        const across = columns.reduce((sum, column) => sum + column.width, 0);
        expect(across + (columns.length + 1) * t).toBe(at.width);
        for (const { zones } of columns) {
          const up = zones.reduce((sum, zone) => sum + zone.clear, 0);
          expect(up + (zones.length + 1) * t + plinth).toBe(at.height);
        }
        const wall = runsLeft(place) === (index === 0) ? 0 : 1;
        const filler = boards.find(({ name, body }) => name === "filler" && body === index);
        const end = (index === 0 ? from : begins) + at.width + (filler?.scribed!.width ?? 0);
        if (filler) expect(end).toBe(place.walls[wall]);
        else expect(end).toBeLessThanOrEqual(place.walls[wall]);
      }
    });
  });

  test("fronts begin where the corner lets them, beside posts that close what is between", () => {
    always(({ design, piece, place, begins }) => {
      const { boards, fronts } = piece;
      const blind = blindColumn(design)!;
      const isLeft = runsLeft(place);
      expect(fronts.filter(({ column }) => column === blind)).toEqual([]);
      const posts = boards.filter(({ name }) => name === "post");
      expect(posts.map(({ body }) => body)).toEqual([0, 1]);
      for (const post of posts) {
        const distance = (x: number) => {
          const from = post.body === 0 ? Math.max(20, place.skirting) : begins;
          const width = piece.bodies[post.body]!.place.width;
          return isLeft === (post.body === 0) ? width + from - x : x + from;
        };
        const ends = [post.place.x, post.place.x + post.place.width].map(distance);
        const [near, far] = ends.sort((one, other) => one - other) as [number, number];
        expect(near).toBe(place.skirting + design.depth + (post.body === 0 ? 0 : post.thickness));
        expect(far).toBeLessThanOrEqual(begins - rules.outerGap);
        expect(far).toBeGreaterThan(begins - rules.outerGap - 1);
        const own = boards.filter(
          ({ name, body }) => body === post.body && (name === "door" || name === "drawer-front"),
        );
        for (const { place: at } of own) {
          const nearest = Math.min(distance(at.x), distance(at.x + at.width));
          expect(nearest).toBeGreaterThanOrEqual(begins + rules.outerGap);
        }
      }
    });
  });

  test("one door, hinged away from it, is before the first column of each leg, and nothing but shelves beside the blind one", () => {
    always(({ design, piece, place }) => {
      const blind = blindColumn(design)!;
      const isFirst = blind === 0;
      const through = design.columns[isFirst ? 1 : blind - 1]!;
      const against = design.leg!.columns.at(isFirst ? -1 : 0)!;
      const away = (isThrough: boolean) => (runsLeft(place) === isThrough ? "left" : "right");
      for (const { front, inside } of through.zones) {
        expect(["open", away(true)]).toContain(front);
        expect(inside).toBe("shelves");
      }
      for (const { front } of against.zones) {
        expect(["open", "drawers", away(false)]).toContain(front);
      }
      expect(design.columns[blind]!.zones).toMatchObject([{ front: "open", inside: "shelves" }]);
      const [{ columns }] = piece.bodies as [Piece["bodies"][0]];
      const clear = columns[isFirst ? 1 : blind - 1]!.width;
      const ends = columns.length === 2 ? 1 : 0;
      const { thickness: t } = design;
      // A door of 350 at least, or what a heavy one is at most.
      if (piece.weight.heaviestGrams < 17_000) {
        expect(clear + t + (ends * t) / 2 - 3).toBeGreaterThanOrEqual(350);
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
      for (const leg of legPieces(piece)) {
        expect(findHoleConflicts(leg)).toEqual([]);
        expect(findUnreachable(leg)).toEqual([]);
        expect(findUnjoined(leg)).toEqual([]);
      }
    });
  });

  test("every front opens by 90° beside all that is shut, and the first ones of both legs beside each other", () => {
    always(({ piece }) => {
      const things = piece.boards.map((board) => inRoomOf(board, piece));
      const moved = piece.fronts.map((front) => ({
        front,
        own: new Set([front.board, ...front.carries]),
        handle: handleOf(front, piece),
      }));
      for (const { front, own } of moved) {
        // The doors before inner drawers are open.
        const isOpen = (other: Front) => front.isInner && other.column === front.column;
        const shut = moved.filter((other) => other.front !== front && !isOpen(other.front));
        const away = new Set(piece.fronts.filter(isOpen).map(({ board }) => board));
        const others = [
          ...things.filter((_, index) => !own.has(index) && !away.has(index)),
          ...shut.flatMap(({ handle }) => handle ?? []),
        ];
        if (front.opens === "out") {
          for (const index of own) {
            const swept = { ...things[index]! };
            const { stands } = piece.bodies[piece.boards[front.board]!.body]!;
            if (!stands) swept.z -= front.travel;
            else if (stands.turn === 1) swept.x -= front.travel;
            else swept.right += front.travel;
            // What carries its runners is around its box.
            const inTheWay = others.filter(
              (one) => overlap(one, swept) && !overlap(one, things[index]!),
            );
            expect({ front, inTheWay }).toEqual({ front, inTheWay: [] });
          }
          continue;
        }
        for (let degrees = 5; degrees <= 90; degrees += 5) {
          const { y, top } = things[front.board]!;
          const corners = openedBy(front, degrees, piece);
          const met = others.filter(
            (one) => one.y < top - 0.01 && y < one.top - 0.01 && meet(corners, planOf(one)),
          );
          expect({ front, degrees, met }).toEqual({ front, degrees, met: [] });
        }
      }
      const doors = piece.fronts.filter(({ opens, column }) => {
        return opens !== "out" && firstColumns(piece).includes(column);
      });
      for (const one of doors) {
        for (const other of doors.filter(({ column }) => column !== one.column)) {
          expect(meet(openedBy(one, 90, piece), openedBy(other, 90, piece))).toBe(false);
        }
      }
    });
  });

  test("the same in a mirror is the same piece in a mirror", () => {
    const counted: HardwareCode[] = ["connector", "cap", "bracket", "glide", "handle", "shelf-pin"];
    fc.assert(
      fc.property(cornerWish, chosen, (wished, made) => {
        fc.pre(placeProblems(wished, made, rules).length === 0);
        const { design } = fit(wished, made, rules);
        const place = design.place as Corner;
        fc.pre(place.walls[0] !== place.walls[1]);
        const [one, same] = [design, mirrored(design)].map((each) => build(each, made, rules));
        const widths = ({ bodies }: Piece, isMirrored: boolean) =>
          bodies.map(({ columns }) => {
            const clear = columns.map(({ width }) => width);
            return isMirrored ? clear.reverse() : clear;
          });
        // What does not divide goes to the first columns, whichever they are.
        fc.pre(JSON.stringify(widths(one!, false)) === JSON.stringify(widths(same!, true)));
        expect(fit(mirrored(design), made, rules)).toEqual({
          design: mirrored(design),
          changes: [],
        });
        // Strips of a back are cut from the left.
        const listed = ({ boards, hardware }: Piece) => ({
          boards: boards
            .filter(({ name }) => name !== "back")
            .map(({ name, length, width }) => `${name} ${length}×${width}`)
            .sort(),
          counts: hardware.filter(({ code }) => counted.includes(code)),
        });
        expect(listed(same!)).toEqual(listed(one!));
      }),
      { numRuns: runs },
    );
  });

  test("so it is by whatever rules the owner sets", () => {
    fc.assert(
      fc.property(cornerWish, chosen, acceptedRules, joints, (wished, made, set, choice) => {
        const own = { ...set, joints: choice };
        fc.pre(placeProblems(wished, made, own).length === 0);
        const { design } = fit(wished, made, own);
        expect(fit(design, made, own)).toEqual({ design, changes: [] });
        const piece = build(design, made, own);
        expect(findNotCut(piece, design, made, own)).toEqual([]);
        expect(findWrongWork(piece)).toEqual([]);
        for (const leg of legPieces(piece)) {
          expect(findOverlap(leg, own)).toBeUndefined();
          expect(findHoleConflicts(leg)).toEqual([]);
          expect(findUnreachable(leg)).toEqual([]);
          expect(findUnjoined(leg)).toEqual([]);
        }
      }),
      { numRuns: runs },
    );
  });

  test("its address reads back as the same design, and is short", () => {
    fc.assert(
      fc.property(cornerWish, chosen, (wished, made) => {
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

/** The columns of both legs beside the corner, as fronts count them. */
function firstColumns({ bodies }: Piece): number[] {
  const [through, against] = bodies as [Piece["bodies"][0], Piece["bodies"][0]];
  const isLeft = against.stands!.turn === 1;
  const count = through.columns.length;
  return isLeft ? [count - 2, count] : [1, count + against.columns.length - 1];
}
