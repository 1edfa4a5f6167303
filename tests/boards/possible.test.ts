import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Board, Piece } from "~/furniture/boards/piece";
import { defaultRules, type Chosen } from "~/furniture/boards/rules";

import { size } from "../promises/proof";
import { column, free, pal, shelves } from "./designs";
import { findNotCut, findOverlap, findWrongWork, overlap, solid } from "./faults";
import { chosen, wish } from "./random-designs";

const rules = defaultRules;

/** Holds for what is made of any wish. */
function always(what: (piece: Piece, design: Design, made: Chosen) => void) {
  fc.assert(
    fc.property(wish, chosen, (wished, made) => {
      fc.pre(placeProblems(wished, made, rules).length === 0);
      const { design } = fit(wished, made, rules);
      what(build(design, made, rules), design, made);
    }),
    { numRuns: size(80, 10_000) },
  );
}

describe("whatever is wished for", () => {
  test("what is offered is possible: nothing has to change in it any more", () => {
    fc.assert(
      fc.property(wish, chosen, (wished, made) => {
        fc.pre(placeProblems(wished, made, rules).length === 0);
        const { design } = fit(wished, made, rules);
        expect(fit(design, made, rules)).toEqual({ design, changes: [] });
      }),
      { numRuns: size(80, 10_000) },
    );
  });

  test("a change is told whenever one was made", () => {
    fc.assert(
      fc.property(wish, chosen, (wished, made) => {
        fc.pre(placeProblems(wished, made, rules).length === 0);
        const { design, changes } = fit(wished, made, rules);
        expect(changes.length > 0).toBe(JSON.stringify(design) !== JSON.stringify(wished));
      }),
      { numRuns: size(80, 10_000) },
    );
  });

  test("no two boards are in the same place", () => {
    always((piece) => expect(findOverlap(piece, rules)).toBeUndefined());
  });

  test("shelves that make way for hinges do not make way into one another", () => {
    const zones = [shelves(2, "left"), shelves(0)];
    const hinges = [shelves(0, "right"), shelves(0), shelves(0), shelves(0)];
    const last = column({ ...shelves(0, "left"), height: 254 }, shelves(0));
    const columns = [column(...hinges), column(...zones), last];
    const design: Design = { ...free, kind: "wardrobe", columns, front: "mdf-mat" };
    const { design: fitted, changes } = fit(
      { ...design, width: 672, height: 800, depth: 350, plinth: 60 },
      pal,
      rules,
    );
    expect(changes).toEqual([]);
    expect(findOverlap(build(fitted, pal, rules), rules)).toBeUndefined();
  });

  test("columns and zones with the boards between them add up to the millimetre", () => {
    always(({ bodies }, { thickness: t, width, height, topBox }) => {
      const standing = bodies.filter(({ isTopBox }) => !isTopBox);
      expect(standing.reduce((sum, { place }) => sum + place.width, 0)).toBe(width);
      expect(standing[0]!.place.height + topBox).toBe(height);
      for (const { place, plinth, columns } of bodies) {
        const across = columns.reduce((sum, column) => sum + column.width, 0);
        expect(across + (columns.length + 1) * t).toBe(place.width);
        for (const { zones } of columns) {
          const up = zones.reduce((sum, zone) => sum + zone.clear, 0);
          expect(up + (zones.length + 1) * t + plinth).toBe(place.height);
        }
      }
    });
  });

  test("every board is cut from its sheet, along its grain, and gets into the room", () => {
    always((piece, design, made) => {
      expect(findNotCut(piece, design, made, rules)).toEqual([]);
    });
  });

  test("every hole and groove is on its board, and none goes through by mistake", () => {
    always((piece) => expect(findWrongWork(piece)).toEqual([]));
  });

  test("every front opens", () => {
    always(({ boards, fronts }, design) => {
      const moving = new Set(fronts.flatMap(({ board, carries }) => [board, ...carries]));
      const fixed = boards.filter((_, index) => !moving.has(index)).map((one) => solid(one, rules));
      const plates = new Set(
        boards
          .filter(({ name }) => name === "side" || name === "partition")
          .flatMap(({ place, machining }) =>
            machining.flatMap((one) =>
              one.kind === "hole" && one.use === "hinge-plate" ? [place.y + one.u] : [],
            ),
          ),
      );
      for (const { opens, board, carries, travel, isInner } of fronts) {
        const door = boards[board]!;
        if (opens === "out") {
          for (const index of [board, ...carries]) {
            const at = solid(boards[index]!, rules);
            const swept = { ...at, z: at.z - travel };
            expect(
              fixed.some((one) => overlap(one, swept)),
              "a drawer is held",
            ).toBe(false);
          }
          expect(isInner || carries.length === 5).toBe(true);
        }
        if (opens === "left" || opens === "right") {
          expect(door.width).toBeLessThanOrEqual(rules.widestDoor);
          const cups = door.machining.filter((one) => one.kind === "hole" && one.diameter === 35);
          expect(cups.length).toBeGreaterThanOrEqual(2);
          // Each cup has a plate's two holes beside it, 16 above and below its middle.
          const held = cups.every(({ u }) =>
            [-16, 16].every((off) => plates.has(door.place.y + u + off)),
          );
          expect(held, "a hinge has no plate").toBe(true);
          const atWall = beside(design, door);
          if (atWall && fronts.filter((one) => one.column === 0).length === 1) {
            expect(opens).toBe(atWall);
          }
        }
      }
    });
  });

  test("its address reads back as the same design, and is short", () => {
    fc.assert(
      fc.property(wish, chosen, (wished, made) => {
        for (const design of [wished, fit(wished, made, rules).design]) {
          const address = writeDesign(design);
          expect(readDesign(address)).toEqual(design);
          expect(encodeURIComponent(address).length).toBeLessThan(1400);
        }
      }),
      { numRuns: size(80, 10_000) },
    );
  });
});

function beside({ place }: Design, door: Board): "left" | undefined {
  const hasLeft = place.kind !== "free" || place.walls === "left" || place.walls === "both";
  return hasLeft && door.place.x < 10 ? "left" : undefined;
}

test("no text breaks the reading of addresses", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const design = readDesign(text);
      expect(design === undefined || writeDesign(design) === text).toBe(true);
    }),
    { numRuns: size(80, 10_000) },
  );
});

test("a top that covers the fronts is measured with them on the way in", () => {
  const wished: Design = {
    ...free,
    kind: "chest",
    width: 2056,
    height: 600,
    depth: 622,
    top: "over",
    columns: [column(shelves(1))],
    wayIn: { kind: "stairs", width: 600, height: 1800 },
  };
  const { design } = fit(wished, pal, rules);
  expect(findNotCut(build(design, pal, rules), design, pal, rules)).toEqual([]);
});
