import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { buildRun, placesOf } from "~/furniture/boards/build-run";
import { fitRun, offers, wallProblems } from "~/furniture/boards/fit-run";
import type { Front, Piece } from "~/furniture/boards/piece";
import { defaultRules as rules, frontThicknessOf, type Chosen } from "~/furniture/boards/rules";
import { allModules, hasBody, isColumn, mostModules, type Run } from "~/furniture/boards/run";
import { readRun, writeRun } from "~/furniture/boards/run-address";
import { asStanding, legsOf, prismInRoom, solidOf } from "~/furniture/boards/standing";

import { size } from "../../../promises/proof";
import { findNotCut, findOverlap, findWrongWork, overlap } from "../../faults";
import { findHoleConflicts, findUnreachable } from "../../hole-faults";
import { findUnjoined } from "../../joint-faults";
import { handleOf, inRoomOf, meet, openedBy, planOf, type Corner2 } from "../../opened";
import { chosen, joints } from "../../random-designs";
import { wallsWish } from "../random-runs";

const TRIES = size(60, 10_000);

/** Holds for what is made of any wish along walls that meet. */
function always(what: (run: Run, made: Chosen) => void, numRuns = TRIES) {
  fc.assert(
    fc.property(wallsWish, chosen, (wished, made) => {
      fc.pre(wallProblems(wished, made, rules).length === 0);
      what(fitRun(wished, made, rules).run, made);
    }),
    { numRuns },
  );
}

function alwaysBuilt(what: (piece: Piece, run: Run, made: Chosen) => void, numRuns = TRIES) {
  always((run, made) => what(buildRun(run, made, rules), run, made), numRuns);
}

describe("whatever is wished for along walls that meet", () => {
  test("what is offered is possible, and a change is told whenever one was made", () => {
    fc.assert(
      fc.property(wallsWish, chosen, (wished, made) => {
        fc.pre(wallProblems(wished, made, rules).length === 0);
        const { run, changes } = fitRun(wished, made, rules);
        expect(changes.length > 0).toBe(JSON.stringify(run) !== JSON.stringify(wished));
        expect(fitRun(run, made, rules)).toEqual({ run, changes: [] });
        const counted = allModules(wished).length;
        for (const { module = -1, wall = 0 } of changes) {
          expect(module < counted && wall < wished.walls.length).toBe(true);
        }
      }),
      { numRuns: TRIES },
    );
  });

  test("modules, corners, panels and fillers add up along each wall to the millimetre", () => {
    always((run, made) => {
      const begins = 560 + frontThicknessOf(made.front) + 50;
      const { least, most } = rules.wallFillers;
      expect(allModules(run).length).toBeLessThanOrEqual(mostModules);
      for (const [wall, { ends, modules, width }] of placesOf(run, made, rules).entries()) {
        const own = run.walls[wall]!;
        expect(ends.map(({ kind }) => kind)).toEqual(own.ends);
        for (const [end, { kind, isThrough, width: taken }] of ends.entries()) {
          const module = own.modules.at(end === 0 ? 0 : -1)!;
          if (kind === "free") expect(taken).toBe(frontThicknessOf(made.front));
          if (kind === "wall") expect(taken >= least && taken <= most).toBe(true);
          if (kind !== "corner") continue;
          expect(taken).toBe(isThrough ? 20 : begins);
          expect(module.what === "corner").toBe(isThrough);
          if (!isThrough) expect(hasBody(module) && !isColumn(module)).toBe(true);
        }
        let x = ends[0].width;
        for (const { base } of modules) {
          expect(base.x).toBe(x);
          x += base.width;
        }
        expect(x + ends[1].width).toBe(width);
      }
    });
  });

  test("in each corner one wall's modules run through: the longer one's, but what the middle cannot hold", () => {
    always((run, made) => {
      const walls = placesOf(run, made, rules);
      for (const [at, left] of walls.slice(0, -1).entries()) {
        const right = walls[at + 1]!;
        const isLeft = left.ends[1].isThrough!;
        expect(right.ends[0].isThrough).toBe(!isLeft);
        const longer = left.width >= right.width;
        if (walls.length === 2) expect(isLeft).toBe(longer);
      }
      const corners = allModules(run).filter(({ module }) => module.what === "corner");
      expect(corners).toHaveLength(walls.length - 1);
      for (const { module, wall, at } of corners) {
        const isFirst = at === 0 && walls[wall]!.ends[0].isThrough === true;
        expect(module.hinge).toBe(isFirst ? "right" : "left");
        expect(module.width).toBeGreaterThanOrEqual(900);
      }
    });
  });

  test("sink, dishwasher, hob and cupboards keep what the workshop's rules say around corners", () => {
    always((run, made) => {
      const walls = placesOf(run, made, rules);
      const all = allModules(run);
      const count = (is: (one: (typeof all)[0]) => boolean) => all.filter(is).length;
      expect(count(({ module }) => module.what === "sink")).toBeLessThanOrEqual(1);
      expect(count(({ module }) => module.hob === true)).toBeLessThanOrEqual(1);
      const sink = all.find(({ module }) => module.what === "sink");
      for (const { module, wall, at } of all) {
        const { ends, modules, width } = walls[wall]!;
        const { base, cutOut } = modules[at]!;
        const { water } = run.walls[wall]!;
        if (module === sink?.module) {
          expect(water).not.toBeNull();
          expect(Math.abs(base.x + base.width / 2 - water!)).toBeLessThanOrEqual(601);
        }
        if (module.what === "dishwasher" && sink) {
          expect([sink.wall, Math.abs(sink.at - at)]).toEqual([wall, 1]);
        }
        if (!cutOut) continue;
        expect(module.what).not.toBe("corner");
        // The mitre's end in front is 600 from the corner.
        if (ends[0].kind === "corner") expect(cutOut.x).toBeGreaterThanOrEqual(700);
        if (ends[1].kind === "corner") {
          expect(width - cutOut.x - cutOut.width).toBeGreaterThanOrEqual(700);
        }
      }
      for (const [at, after] of walls.slice(1).entries()) {
        const [one, other] = [run.walls[at]!.modules.at(-1)!, run.walls[at + 1]!.modules[0]!];
        const [through, against] = after.ends[0].isThrough ? [other, one] : [one, other];
        if (through.above === "cupboard") expect(against.above).toBe("cupboard");
      }
    });
  });

  test("no two boards are in the same place in the room, and none is in a wall", () => {
    alwaysBuilt((piece, run) => {
      const standing = asStanding(piece);
      for (const { piece: leg } of [...legsOf(piece), ...legsOf(standing)]) {
        expect(findOverlap(leg, rules)).toBeUndefined();
      }
      const solids = standing.boards.map((board) => inRoomOf(board, standing));
      const turnOf = (index: number) => standing.bodies[standing.boards[index]!.body]!.stands?.turn;
      for (const [index, one] of solids.entries()) {
        const other = solids.findIndex(
          (each, at) =>
            at > index &&
            turnOf(at) !== turnOf(index) &&
            overlap(one, each) &&
            meet(outlineIn(standing, index), outlineIn(standing, at)),
        );
        expect(other < 0 ? [] : [standing.boards[index], standing.boards[other]]).toEqual([]);
      }
      const lengths = run.walls.map(({ widths }) => Math.min(...widths));
      const middle = lengths.length === 3 ? lengths[1]! : lengths.at(-1)!;
      for (const { x, right, z, rear } of solids) {
        expect(x).toBeGreaterThan(-0.01);
        expect(rear).toBeLessThan(560.01);
        if (lengths.length === 3) expect(right).toBeLessThan(middle + 0.01);
        const deepest = Math.max(600, lengths[0]!, lengths.length === 3 ? lengths[2]! : 0);
        expect(z).toBeGreaterThan(560 - deepest - 0.01);
      }
    });
  });

  test("worktops meet in the corner, mitred, without a gap", () => {
    alwaysBuilt((piece, run) => {
      const tops = [...piece.boards.entries()].filter(([, { name }]) => name === "worktop");
      const cuts = tops.flatMap(([, { cuts: own = [] }]) => own);
      expect(cuts).toHaveLength(2 * (run.walls.length - 1));
      for (const [, { cuts: own = [], length, width }] of tops) {
        for (const { from, to } of own) {
          expect([Math.abs(to.u - from.u), Math.abs(to.v - from.v)]).toEqual([600, 600]);
          // Its rear edge is as long as the whole.
          const behind = [from, to].find(({ v }) => v === width)!;
          expect([0, length]).toContain(behind.u);
        }
      }
      const bolts = piece.hardware.find(({ code }) => code === "worktop-bolt")!.count;
      expect(bolts % 3).toBe(0);
      expect(bolts).toBeGreaterThanOrEqual(3 * (run.walls.length - 1));
    });
  });

  test("every board is cut from its sheet or slab, and its work is on it, apart from other work", () => {
    fc.assert(
      fc.property(wallsWish, chosen, joints, (wished, made, choice) => {
        fc.pre(wallProblems(wished, made, rules).length === 0);
        const own = { ...rules, joints: choice };
        const { run } = fitRun(wished, made, own);
        const piece = buildRun(run, made, own);
        expect(findNotCut(piece, run, made, own)).toEqual([]);
        expect(findWrongWork(piece)).toEqual([]);
        for (const { piece: leg } of legsOf(piece)) {
          expect(findHoleConflicts(leg)).toEqual([]);
          expect(findUnreachable(leg)).toEqual([]);
          expect(findUnjoined(leg)).toEqual([]);
        }
      }),
      { numRuns: TRIES },
    );
  });

  test("everything opens beside all that is shut, handles too, and the doors in a corner beside each other", () => {
    alwaysBuilt((piece, run, made) => {
      const things = piece.boards.map((board) => inRoomOf(board, piece));
      const moved = piece.fronts.map((front) => ({
        front,
        own: new Set([front.board, ...front.carries]),
        handle: handleOf(front, piece),
      }));
      const wallOf = ({ board }: Front) => piece.bodies[piece.boards[board]!.body]!.stands?.turn;
      for (const { front, own } of moved) {
        // What is beside it along its own wall is proven of every line.
        const others = [
          ...things.filter((_, index) => turnAt(piece, index) !== wallOf(front)),
          ...moved.flatMap((other) =>
            wallOf(other.front) === wallOf(front) ? [] : (other.handle ?? []),
          ),
        ];
        const sweeps = sweptBy(front, piece, [...own]);
        for (const { y, top, corners } of sweeps) {
          const met = others.filter(
            (one) => one.y < top - 0.01 && y < one.top - 0.01 && meet(corners, planOf(one)),
          );
          expect({ front, met }).toEqual({ front, met: [] });
        }
      }
      // The doors of the two modules that meet in each corner.
      const places = placesOf(run, made, rules);
      for (const [at, after] of places.slice(1).entries()) {
        const [one, other] = [places[at]!.modules.at(-1)!, after.modules[0]!];
        const doorsOf = (body: number) =>
          piece.fronts.filter(
            ({ board, opens }) =>
              piece.boards[board]!.body === body && (opens === "left" || opens === "right"),
          );
        for (const door of doorsOf(one.body)) {
          for (const beside of doorsOf(other.body)) {
            if (door.opens !== "left" || beside.opens !== "right") continue;
            expect(meet(openedBy(door, 90, piece), openedBy(beside, 90, piece))).toBe(false);
          }
        }
      }
    });
  });

  test("its address reads back as the same run, and is short", () => {
    always((run) => {
      const address = writeRun(run);
      expect(readRun(address)).toEqual(run);
      expect(encodeURIComponent(address).length).toBeLessThan(1500);
    });
  });

  test("what is offered instead fills the walls as well", () => {
    always((run, made) => {
      for (const { run: other } of offers(run, made, rules)) {
        expect(fitRun(other, made, rules)).toEqual({ run: other, changes: [] });
      }
    });
  });
});

/** What a board is as seen from above, its cuts too; of one that stands its place. */
function outlineIn(piece: Piece, index: number): Corner2[] {
  const board = piece.boards[index]!;
  if (!board.cuts) return planOf(inRoomOf(board, piece));
  const { axis, outline } = prismInRoom(piece.bodies[board.body]!, solidOf(board));
  if (axis !== "y") return planOf(inRoomOf(board, piece));
  return outline.map(({ a, b }) => [a, b]);
}

/** What a front takes of the room while it opens, as seen from above. */
function sweptBy(
  front: Front,
  piece: Piece,
  own: number[],
): { y: number; top: number; corners: Corner2[] }[] {
  const { place } = piece.boards[front.board]!;
  const [y, top] = [place.y, place.y + place.height];
  if (front.opens === "left" || front.opens === "right") {
    const steps = Array.from({ length: 10 }, (_, step) => 10 * (step + 1) - 10);
    return steps.map((degrees) => ({ y, top, corners: openedBy(front, degrees, piece) }));
  }
  const forward = front.opens === "down" ? place.height : front.travel;
  return own.map((index) => {
    const board = piece.boards[index]!;
    const swept = {
      ...board.place,
      z: board.place.z - forward,
      depth: board.place.depth + forward,
    };
    const at = inRoomOf({ ...board, place: swept }, piece);
    return { y: at.y, top: at.top, corners: planOf(at) };
  });
}

function turnAt({ boards, bodies }: Piece, index: number): number | undefined {
  return bodies[boards[index]!.body]!.stands?.turn;
}
