import * as fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { bandsOf } from "~/furniture/boards/quantities";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { translateIn } from "~/platform/i18n/translate.server";
import { drawPicture } from "~/workshop/package/front/draw-picture.server";
import { writeOrder } from "~/workshop/package/front/write-sheet";
import { assemblySteps } from "~/workshop/package/lists/assembly-steps";
import { boardDxf } from "~/workshop/package/lists/board-dxf";
import { distinctBoards } from "~/workshop/package/lists/distinct-boards";
import { edgeList } from "~/workshop/package/lists/edge-list";
import { drawSlantedBoard } from "~/workshop/package/lists/slanted-picture";
import { drawStep } from "~/workshop/package/lists/step-picture";

import { pal } from "../../boards/designs";
import { diagonalWardrobe, diagonalWish } from "../../boards/diagonal-designs";
import { drawingFault } from "../../boards/drawing/drawing-faults";
import { size } from "../../promises/proof";
import { packaged, planned } from "./packaged";

const t = translateIn("ro", ["workshop-package", "workshop-parts"]);

test("its core is put together first, then its backs and shelves, and both sides close it", () => {
  const { piece } = planned(diagonalWardrobe);
  const steps = assemblySteps(piece);
  expect(steps.map(({ kind }) => kind)).toEqual([
    "core",
    "corner-backs",
    "corner-shelves",
    "both-sides",
    "stand",
    "rails",
    "shelves",
    "doors",
  ]);
  const names = (kind: string) =>
    steps
      .find((step) => step.kind === kind)!
      .boards.map((number) => piece.boards[number - 1]!.name);
  expect(names("core")).toEqual(["bottom", "post", "post", "top"]);
  expect([...names("both-sides")].sort()).toEqual(["plinth", "plinth", "plinth", "side", "side"]);
});

test("whatever stands across a corner has each board in one step, pictures within their sheets, and a list of its holes", () => {
  fc.assert(
    fc.property(diagonalWish, (wished) => {
      fc.pre(placeProblems(wished, pal, rules).length === 0);
      const { design } = fit(wished, pal, rules);
      fc.pre(design.place.kind === "diagonal");
      const piece = build(design, pal, rules);
      const steps = assemblySteps(piece);
      const numbers = steps.flatMap(({ boards }) => boards).sort((one, other) => one - other);
      expect(numbers).toEqual(piece.boards.map((_, index) => index + 1));
      for (const index of steps.keys()) {
        expect(drawingFault(drawStep(piece, steps, index))).toBeUndefined();
      }
      for (const board of piece.boards) {
        const picture = drawSlantedBoard(board);
        expect(picture === undefined).toBe(board.cuts === undefined);
        if (picture) expect(drawingFault(picture)).toBeUndefined();
      }
      // Each hole is in the list, those in edges with where they are along them.
      const listed = distinctBoards(piece).flatMap(({ board, holes }) => {
        const count = holes.reduce((sum, { u, v }) => sum + u.length * v.length, 0);
        const own = board.machining.filter(({ kind }) => kind === "hole").length;
        return count === own ? [] : [board.name];
      });
      expect(listed).toEqual([]);
    }),
    { numRuns: size(10, 300) },
  );
});

test("the bands on its oblique edges are bought with the others", () => {
  const { piece } = planned(diagonalWardrobe);
  const pentagons = piece.boards.filter(({ cuts }) => cuts);
  expect(pentagons.length).toBeGreaterThan(3);
  for (const board of pentagons) {
    const [{ from, to, band }] = board.cuts as [NonNullable<typeof board.cuts>[0]];
    expect(band).toBe(1);
    const along = Math.hypot(to.u - from.u, to.v - from.v);
    expect(bandsOf(board)).toContainEqual({ band: 1, along });
  }
  const own = edgeList(piece).find(({ stock, thickness }) => stock === "body" && thickness === 1)!;
  const all = piece.boards
    .filter(({ stock }) => stock === "body")
    .flatMap(bandsOf)
    .reduce((sum, { along }) => sum + along, 0);
  expect(own.millimetres).toBeCloseTo(all, 6);
});

test("the workshop's sheet says how pentagons are cut and banded, and how the piece is put together", () => {
  const order = packaged("AM-2026-000123", [["Dulap", planned(diagonalWardrobe), 1]]);
  const sheet = JSON.stringify(writeOrder(order, t));
  for (const said of [
    "882 × 882 × 18 OBLIC",
    "OBLIC (580; 0) – (882; 302), 45°, cant 1 mm",
    "punctele sunt din colțul din stânga față",
    "Fund, stâlpi, tavan",
    "La locul ei, în colț",
    "pe diagonală, de-a curmezișul colțului",
    "Balama la 45°",
    "muchia din față",
  ])
    expect(sheet).toContain(said);
});

test("the drawing of a pentagon for machines has its cut with the band on it, and holes in its edge", async () => {
  const { piece } = planned(diagonalWardrobe);
  const bottom = piece.boards.find(({ name }) => name === "bottom")!;
  const dxf = await boardDxf(bottom, []);
  expect(dxf).toContain("OBLIC");
  expect(dxf).toContain("GAURI_MUCHIE_D5_A40");
  expect(dxf.split("CANT_1MM").length - 1).toBeGreaterThan(1);
  const plain = await boardDxf({ ...bottom, cuts: undefined }, []);
  expect(plain).not.toContain("CANT_1MM");
});

test("the workshop's drawings of it are in millimetres, in Romanian", () => {
  const [line] = packaged("AM-2026-000123", [["Dulap", planned(diagonalWardrobe), 1]]).lines;
  const svg = drawPicture(line!, { of: { view: "front" } })!;
  for (const text of ["Vedere din față, mm", "De sus, mm", "449", "580", "900"])
    expect(svg).toContain(`>${text}<`);
});
