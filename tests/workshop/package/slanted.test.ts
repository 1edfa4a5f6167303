import { parse } from "csv-parse/sync";
import DxfParser, { type ILineEntity } from "dxf-parser";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import { isSlanted, type Across } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Board, Piece } from "~/furniture/boards/piece";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { translateIn } from "~/platform/i18n/translate.server";
import { drawPicture } from "~/workshop/package/front/draw-picture.server";
import { sawFile } from "~/workshop/package/front/package-files.server";
import { writeOrder } from "~/workshop/package/front/write-sheet";
import { assemblySteps } from "~/workshop/package/lists/assembly-steps";
import { boardDxf } from "~/workshop/package/lists/board-dxf";
import { cutList } from "~/workshop/package/lists/cut-list";
import { distinctBoards } from "~/workshop/package/lists/distinct-boards";
import { drawLabel } from "~/workshop/package/lists/labels";
import { listLabels } from "~/workshop/package/lists/list-labels";
import { shapeText } from "~/workshop/package/lists/oblique-cuts";
import { drawSlantedBoard } from "~/workshop/package/lists/slanted-picture";
import { drawStep, isFromBehind } from "~/workshop/package/lists/step-picture";

import { pal } from "../../boards/designs";
import { designs } from "../../boards/drawing/pieces";
import { slantedWish } from "../../boards/slope-designs";
import { findXmlFault } from "../../drawing/well-formed";
import { size } from "../../promises/proof";
import { packaged, planned } from "./packaged";

const t = translateIn("ro", ["workshop-package", "workshop-parts"]);
const slanted = planned(designs.slanted);
const opposite = { left: "right", right: "left" } as const;
const mirrored = planned({
  ...designs.slanted,
  place: { ...(designs.slanted.place as Across), falls: "right" },
  columns: [...designs.slanted.columns].reverse().map(({ width, zones }) => ({
    width,
    zones: zones.map((zone) => ({ ...zone, front: opposite[zone.front as "left"] })),
  })),
});
const order = packaged("AM-2026-000123", [["Dulap oblic", slanted, 2]]);

/** Holds for the piece of any wish for a slanted body that can be one. */
function always(what: (piece: Piece) => void, runs = 40): void {
  fc.assert(
    fc.property(slantedWish, (wished) => {
      fc.pre(placeProblems(wished, pal, rules).length === 0);
      const { design } = fit(wished, pal, rules);
      fc.pre(isSlanted(design.place));
      what(build(design, pal, rules));
    }),
    { numRuns: size(runs, 2000) },
  );
}

describe("the package of the worked piece with a slanted body", () => {
  const [sheet] = writeOrder(order, t).pieces;
  const section = (post: string) => sheet!.sections.find((one) => one.post === post)!;

  test("says how the ceiling falls, and how high its slanted body is at both ends", () => {
    const facts = new Map(sheet!.facts);
    expect(facts.get("Tavan")).toContain("coboară spre stânga, de la 2500 la 1200 mm, 45°");
    expect(facts.get("Corpuri")).toBe(
      "M1 1180 × 2353, oblic, la capătul jos înalt de 1173 · M2 1160 × 2370",
    );
  });

  test("lists boards as rectangles, marked, and draws each slanted one by points and angle, or both faces", () => {
    const { tables, steps, note } = section("cut");
    const marked = tables[0]!.rows.map((row) => row[3]!).filter((size) => /[A-ZȘ]$/.test(size));
    expect(marked).toEqual([
      "1165 × 600 × 18 TEȘIT",
      "2327 × 600 × 18 TEȘIT",
      "1648 × 585 × 18 TEȘIT",
      "1687 × 600 × 18 TEȘIT",
      "1158 × 2234 × 3 OBLIC",
      "1677 × 587 × 18 OBLIC",
      "2267 × 587 × 18 OBLIC",
      "1173 × 50 × 18 OBLIC",
      "150 × 1210 × 18 OBLIC",
    ]);
    expect(steps.map(({ text }) => text)).toEqual([
      "TEȘIT l2 45° iese la dreapta; 1165 la dreapta, 1147 la stânga",
      "TEȘIT l2 45° iese la dreapta; 2327 la dreapta, 2309 la stânga",
      "TEȘIT l2 45° iese la dreapta; 1648 la dreapta, 1630 la stânga",
      "TEȘIT l1 45° iese jos; l2 45° iese sus; 1669 sus, 1669 jos",
      "OBLIC (1158; 2234) – (0; 1076), 45°",
      "OBLIC (1090; 0) – (1677; 587), 45°, cant 2 mm",
      "OBLIC (1680; 0) – (2267; 587), 45°, cant 2 mm",
      "OBLIC (1123; 0) – (1173; 50), 45°",
      "OBLIC (60; 0) – (150; 90), 45°",
    ]);
    for (const said of ["OBLIC:", "cu grosimea lui", "capătul l1 sau l2"]) {
      expect(note).toContain(said);
    }
    expect(note).not.toContain("muchia L1 sau L2 se taie");
    for (const { picture, text } of steps) {
      const svg = drawPicture(order.lines[0]!, picture)!;
      expect(findXmlFault(svg)).toBeUndefined();
      const [first] = /\d+/.exec(text.replace(/^\S+ l\d 45°/, ""))!;
      expect(svg).toContain(first);
    }
    const other = new Map(
      writeOrder(packaged("AM-2026-000124", [["", mirrored]]), t)
        .pieces[0]!.sections.find(({ post }) => post === "cut")!
        .steps.map(({ title, text }) => [title.replace(/, nr.*/, ""), text]),
    );
    expect(other.get("M2 Laterală 2")).toBe(
      "TEȘIT l2 45° iese la stânga; 1147 la dreapta, 1165 la stânga",
    );
  });

  test("lays the slanted top over its uprights, with its brackets, after the back", () => {
    const { steps } = section("assembly");
    const own = steps.filter(({ title }) => title.includes("corpul M1, 1180 × 2353"));
    expect(own.map(({ title }) => /\. ([^,]+)/.exec(title)![1])).toEqual([
      "Laterale",
      "Despărțitori verticali",
      "Spate",
      "Tavan înclinat",
    ]);
    expect(own.at(-1)!.text).toContain("peste laterale și despărțitori");
    expect(own.at(-1)!.text).not.toContain("De despărțitori se prinde");
    const scribed = steps.at(-1)!;
    expect(scribed.title).toContain("Plăci sub tavanul înclinat");
    const strip = slanted.piece.boards.findIndex(({ name }) => name === "strip") + 1;
    expect(scribed.text).toContain(`Plăci: ${strip}.`);
  });
});

/** How many coloured faces of what a step adds are seen in its picture. */
function newFaces(piece: Piece, kind: string): number {
  const steps = assemblySteps(piece);
  const at = steps.findIndex((step) => step.kind === kind);
  const svg = drawStep(piece, steps, at);
  return ["#ffe0ab", "#f8c87c", "#e5ab57", "#cf9a4e"].reduce(
    (sum, color) => sum + svg.split(`fill="${color}"`).length - 1,
    0,
  );
}

test("back and slanted top are seen in their steps, whichever side the ceiling falls to", () => {
  for (const { piece } of [slanted, mirrored]) {
    expect(newFaces(piece, "back")).toBeGreaterThan(0);
    expect(newFaces(piece, "slanted-top")).toBeGreaterThan(1);
  }
  const behind = ({ piece }: { piece: Piece }) =>
    assemblySteps(piece).filter((step) => isFromBehind(piece, step)).length;
  expect(behind(slanted)).toBe(2);
  expect(behind(mirrored)).toBe(0);
});

test("the file for the saw tells bevelled ends and cuts with a band", () => {
  const [columns, ...rows] = parse(sawFile([order]), {
    delimiter: ";",
    bom: true,
    relaxColumnCount: true,
  });
  const at = columns!.indexOf("Oblic, teșit");
  const said = rows.map((row) => row[at]).filter(Boolean);
  expect(said).toContain("TEȘIT l1 45° iese jos; l2 45° iese sus; 1669 sus, 1669 jos");
  expect(said).toContain("OBLIC (1090; 0) – (1677; 587), 45°, cant 2 mm");
});

test("a label has a dash across the end that is bevelled, and its words stay readable", () => {
  const labels = listLabels([order], (id) => id, t);
  const side = labels.find(({ size }) => size.startsWith("1165"))!;
  const dashed = 'stroke-dasharray="1.2 .8"';
  expect(drawLabel(side).split(dashed)).toHaveLength(2);
  const top = labels.find(({ size }) => size.startsWith("1687"))!;
  expect(drawLabel(top).split(dashed)).toHaveLength(3);
  for (const label of labels.filter(({ shape }) => shape)) {
    const svg = drawLabel(label);
    const at = svg.indexOf(`>${label.shape.slice(0, 8)}`);
    const [, height] = /font-size="([\d.]+)"[^>]*>$/.exec(svg.slice(0, at + 1))!;
    expect(Number(height), label.shape).toBeGreaterThanOrEqual(1.7);
  }
});

test("the drawing for the machine has the line of a bevelled end, and of a cut inside its band", async () => {
  const linesOf = async (board: Board) => {
    const dxf = new DxfParser().parseSync(await boardDxf(board, []))!;
    return dxf.entities
      .filter((one) => one.type === "LINE")
      .map((one) => [
        one.layer,
        ...(one as ILineEntity).vertices.flatMap(({ x, y }) => [x, y].map((at) => Math.round(at))),
      ]);
  };
  const { boards } = slanted.piece;
  const [side] = boards.filter(({ name }) => name === "side");
  expect(await linesOf(side!)).toContainEqual(["TESIT_45_FATA1", 1147, 0, 1147, 600]);
  const top = await linesOf(boards.find(({ name }) => name === "slanted-top")!);
  expect(top).toContainEqual(["TESIT_45_FATA2", 18, 0, 18, 600]);
  expect(top).toContainEqual(["TESIT_45_FATA1", 1669, 0, 1669, 600]);
  const [door] = boards.filter(({ name }) => name === "door");
  const cut = await linesOf(door!);
  expect(cut).toContainEqual(["CANT_2MM", 1090, 0, 1677, 587]);
  // Square to the line the saw stays 2 mm inside it.
  expect(cut).toContainEqual(["OBLIC", 1089, 1, 1676, 588]);
});

test("a top that slants to the other side is the mirror image, and an upright that is bevelled another board than a square one", () => {
  const upright = (piece: Piece) => piece.boards.find(({ name }) => name === "partition")!;
  const [own] = slanted.piece.boards.filter(({ name }) => name === "slanted-top");
  const [turned] = mirrored.piece.boards.filter(({ name }) => name === "slanted-top");
  const groups = distinctBoards({ boards: [own!, turned!] });
  expect(groups.map(({ boards, mirrorOf }) => [boards, mirrorOf])).toEqual([
    [[1], "B"],
    [[2], "A"],
  ]);
  const square = { ...upright(slanted.piece), bevels: undefined };
  expect(distinctBoards({ boards: [upright(slanted.piece), square] })).toHaveLength(2);
});

describe("whatever has a slanted body", () => {
  test("each slanted board is told in words and has a drawing, well-formed and within its sheet", () => {
    always((piece) => {
      for (const row of cutList(piece)) {
        const board = piece.boards[row.boards[0]! - 1]!;
        const svg = drawSlantedBoard(board);
        expect(svg === undefined).toBe(row.cuts === undefined && row.bevels === undefined);
        if (svg === undefined) continue;
        expect(shapeText(row, t)).toMatch(/^(OBLIC|TEȘIT) .*\d+(,\d)?°/);
        expect(shapeText(row, t)).not.toMatch(/[{}]|undefined|NaN/);
        expect(findXmlFault(svg)).toBeUndefined();
        for (const [, x, y] of svg.matchAll(/<text x="([^"]*)" y="([^"]*)"/g)) {
          expect(Number(x) >= 10 && Number(x) <= 350, x).toBe(true);
          expect(Number(y) >= 10 && Number(y) <= 328, y).toBe(true);
        }
      }
    });
  });

  test("each board comes in one step, and what a body is closed with is seen in its picture", () => {
    always((piece) => {
      const all = assemblySteps(piece);
      const numbers = all.flatMap(({ boards }) => boards).sort((one, other) => one - other);
      expect(numbers).toEqual(piece.boards.map((_, index) => index + 1));
      for (const [index, { kind }] of all.entries()) {
        const svg = drawStep(piece, all, index);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        if (kind === "slanted-top" || kind === "back")
          expect(svg).toMatch(/#ffe0ab|#f8c87c|#e5ab57/);
      }
    }, 15);
  });
});
