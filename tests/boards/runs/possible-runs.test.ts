import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { buildRun, placesOf } from "~/furniture/boards/build-run";
import { fitRun, offers, wallProblems } from "~/furniture/boards/fit-run";
import type { Piece } from "~/furniture/boards/piece";
import { defaultRules, frontThicknessOf, type Chosen } from "~/furniture/boards/rules";
import { isColumn, moduleFacts, type Run } from "~/furniture/boards/run";
import { readRun, writeRun } from "~/furniture/boards/run-address";

import { size } from "../../promises/proof";
import { findNotCut, findOverlap, findWrongWork, overlap, solid } from "../faults";
import { chosen } from "../random-designs";
import { runWish } from "./random-runs";

const rules = defaultRules;
const TRIES = size(80, 10_000);

/** Holds for what is made of any wish. */
function always(what: (run: Run, made: Chosen) => void) {
  let built = 0;
  fc.assert(
    fc.property(runWish, chosen, (wished, made) => {
      fc.pre(wallProblems(wished, made, rules).length === 0);
      what(fitRun(wished, made, rules).run, made);
      built += 1;
    }),
    { numRuns: TRIES },
  );
  expect(built).toBe(TRIES);
}

function alwaysBuilt(what: (piece: Piece, run: Run, made: Chosen) => void) {
  always((run, made) => what(buildRun(run, made, rules), run, made));
}

describe("whatever run is wished for", () => {
  test("what is offered is possible: nothing has to change in it any more", () => {
    always((run, made) => expect(fitRun(run, made, rules)).toEqual({ run, changes: [] }));
  });

  test("a change is told whenever one was made", () => {
    fc.assert(
      fc.property(runWish, chosen, (wished, made) => {
        fc.pre(wallProblems(wished, made, rules).length === 0);
        const { run, changes } = fitRun(wished, made, rules);
        expect(changes.length > 0).toBe(JSON.stringify(run) !== JSON.stringify(wished));
      }),
      { numRuns: TRIES },
    );
  });

  test("modules, panels and fillers add up to the wall to the millimetre", () => {
    always((run, made) => {
      const [{ widths, modules }] = run.walls;
      const { ends, modules: places } = placesOf(run, made, rules)[0];
      const whole = Math.min(...widths);
      const { least, most } = rules.wallFillers;
      for (const { kind, width } of ends) {
        if (kind === "free") expect(width).toBe(frontThicknessOf(made.front));
        else expect(width >= least && width <= most).toBe(true);
      }
      const sum = modules.reduce((all, { width }) => all + width, 0);
      expect(sum + ends[0].width + ends[1].width).toBe(whole);
      for (const [at, { base }] of places.entries()) {
        const before = places[at - 1]?.base;
        expect(base.x).toBe(before ? before.x + before.width : ends[0].width);
      }
    });
  });

  test("appliances keep the widths they come in, others theirs within the table", () => {
    always((run) => {
      for (const { what, width, above } of run.walls[0].modules) {
        const { widths, isFixed } = moduleFacts[what];
        if (isFixed) expect((width - widths.least) % widths.step).toBe(0);
        expect(width).toBeLessThanOrEqual(widths.most);
        if (run.kind === "kitchen") expect(width).toBeGreaterThanOrEqual(widths.least);
        if (above === "hood") expect([600, 900]).toContain(width);
      }
    });
  });

  test("hob, hood, sink, dishwasher, columns and window keep what the workshop's rules say", () => {
    always((run, made) => {
      const [{ ends, window, water, modules }] = run.walls;
      const { modules: places, width } = placesOf(run, made, rules)[0];
      const spans = places.map(({ base }) => [base.x, base.x + base.width] as const);
      const apart = (one: readonly number[], other: readonly number[]) =>
        Math.max(other[0]! - one[1]!, one[0]! - other[1]!);
      const isBefore = (one: readonly number[]) =>
        window !== null && apart(one, [window.x, window.x + window.width]) < 0;
      const sink = modules.findIndex(({ what }) => what === "sink");
      for (const [at, module] of modules.entries()) {
        const place = places[at]!;
        const cut = place.cutOut && [place.cutOut.x, place.cutOut.x + place.cutOut.width];
        if (isColumn(module)) expect(isBefore(spans[at]!)).toBe(false);
        if (place.above) expect(isBefore(spans[at]!)).toBe(false);
        if (module.what === "sink") {
          expect(Math.abs((spans[at]![0] + spans[at]![1]) / 2 - water!)).toBeLessThanOrEqual(600);
        }
        if (module.what === "dishwasher" && sink >= 0) expect(Math.abs(at - sink)).toBe(1);
        expect(module.above === "hood" && !module.hob).toBe(false);
        if (!module.hob || !cut) continue;
        expect(isBefore(cut)).toBe(false);
        if (ends[0] === "wall") expect(cut[0]).toBeGreaterThanOrEqual(150);
        if (ends[1] === "wall") expect(width - cut[1]!).toBeGreaterThanOrEqual(150);
        for (const [other, one] of modules.entries()) {
          if (isColumn(one)) expect(apart(cut, spans[other]!)).toBeGreaterThanOrEqual(150);
        }
        const basin = sink >= 0 ? places[sink]!.cutOut : null;
        if (basin) {
          expect(apart(cut, [basin.x, basin.x + basin.width])).toBeGreaterThanOrEqual(300);
        }
        if (place.above) {
          const least = run.cooking === "gas" ? 750 : 650;
          expect(place.above.y - 858).toBeGreaterThanOrEqual(least);
          expect(place.above.height).toBeGreaterThanOrEqual(200);
        }
      }
      expect(modules.filter((one) => one.hob).length).toBeLessThanOrEqual(1);
    });
  });

  test("no two boards are in the same place, and the worktop ends before columns and walls", () => {
    alwaysBuilt((piece, run) => {
      expect(findOverlap(piece, rules)).toBeUndefined();
      const worktops = piece.boards
        .filter(({ name }) => name === "worktop")
        .map(({ place }) => place);
      for (const { name, place, machining, length, width } of piece.boards) {
        if (name !== "worktop") continue;
        // Wood stays in front, behind, and before joints.
        for (const cut of machining) {
          if (cut.kind !== "cut-out") continue;
          expect(cut.v).toBeGreaterThanOrEqual(60);
          expect(width - cut.v - cut.width).toBeGreaterThanOrEqual(50);
          const isJoint = (x: number) => worktops.some((one) => one.x === x);
          if (isJoint(place.x + length)) {
            expect(length - cut.u - cut.length).toBeGreaterThanOrEqual(100);
          }
          if (worktops.some((one) => one.x + one.width === place.x)) {
            expect(cut.u).toBeGreaterThanOrEqual(100);
          }
        }
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.x + place.width).toBeLessThanOrEqual(Math.min(...run.walls[0].widths));
      }
    });
  });

  test("every board is cut from its sheet or slab, and gets into the room", () => {
    alwaysBuilt((piece, run, made) => expect(findNotCut(piece, run, made, rules)).toEqual([]));
  });

  test("every hole, groove and cut-out is on its board", () => {
    alwaysBuilt((piece) => expect(findWrongWork(piece)).toEqual([]));
  });

  test("every front opens: drawers come out, a door's hinges have their plates", () => {
    alwaysBuilt(({ boards, fronts }) => {
      const moving = new Set(fronts.flatMap(({ board, carries }) => [board, ...carries]));
      const fixed = boards.filter((_, index) => !moving.has(index)).map((one) => solid(one, rules));
      const plates = new Set(
        boards.flatMap(({ name, place, machining }) =>
          name === "side"
            ? machining.flatMap((one) =>
                one.kind === "hole" && one.use === "hinge-plate" ? [place.y + one.u] : [],
              )
            : [],
        ),
      );
      for (const { opens, board, carries, travel } of fronts) {
        const door = boards[board]!;
        if (opens === "out") {
          for (const index of [board, ...carries]) {
            const at = solid(boards[index]!, rules);
            const swept = { ...at, z: at.z - travel };
            expect(fixed.some((one) => overlap(one, swept))).toBe(false);
          }
        }
        if (opens === "left" || opens === "right") {
          expect(door.width).toBeLessThanOrEqual(rules.widestDoor);
          const cups = door.machining.filter((one) => one.kind === "hole" && one.diameter === 35);
          expect(cups.length).toBeGreaterThanOrEqual(2);
          const held = cups.every(({ u }) =>
            [-16, 16].every((off) => plates.has(door.place.y + u + off)),
          );
          expect(held, "a hinge has no plate").toBe(true);
        }
      }
    });
  });

  test("its address reads back as the same run, and is short", () => {
    fc.assert(
      fc.property(runWish, chosen, (wished, made) => {
        const { run } = fitRun(wished, made, rules);
        const address = writeRun(run);
        expect(readRun(address)).toEqual(run);
        expect(encodeURIComponent(address).length).toBeLessThan(1400);
      }),
      { numRuns: TRIES },
    );
  });

  test("what is offered instead fills the wall as well", () => {
    always((run, made) => {
      for (const { run: other } of offers(run, made, rules)) {
        expect(fitRun(other, made, rules)).toEqual({ run: other, changes: [] });
      }
    });
  });
});

test("no text breaks the reading of runs", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const run = readRun(text);
      expect(run === undefined || writeRun(run) === text).toBe(true);
    }),
    { numRuns: size(80, 10_000) },
  );
});
