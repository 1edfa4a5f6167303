import { parse } from "csv-parse/sync";
import DxfParser, { type ILineEntity, type ILwpolylineEntity } from "dxf-parser";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Piece } from "~/furniture/boards/piece";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { faceWidths } from "~/furniture/boards/standing";
import { translateIn } from "~/platform/i18n/translate.server";
import { costOfBoard } from "~/workshop/made-boards/cost/board-cost";
import { drawPicture } from "~/workshop/package/front/draw-picture.server";
import { sawFile } from "~/workshop/package/front/package-files.server";
import { writeOrder } from "~/workshop/package/front/write-sheet";
import { assemblySteps } from "~/workshop/package/lists/assembly-steps";
import { boardDxf } from "~/workshop/package/lists/board-dxf";
import { distinctBoards } from "~/workshop/package/lists/distinct-boards";
import { drawLabel } from "~/workshop/package/lists/labels";
import { listLabels } from "~/workshop/package/lists/list-labels";
import { shapeText } from "~/workshop/package/lists/oblique-cuts";
import { optimiserFiles } from "~/workshop/package/lists/optimisers";
import { drawSlantedBoard } from "~/workshop/package/lists/slanted-picture";
import { fittingsOfStep } from "~/workshop/package/lists/step-fittings";
import { drawStep } from "~/workshop/package/lists/step-picture";

import { backWish } from "../../boards/back-designs";
import { pal } from "../../boards/designs";
import { designs } from "../../boards/drawing/pieces";
import { findXmlFault } from "../../drawing/well-formed";
import { size } from "../../promises/proof";
import { packaged, planned } from "./packaged";

const t = translateIn("ro", ["workshop-package", "workshop-parts"]);

/** 2,340 × 1,500 × 600 before a wall of 1,100, under 45°: flat for 143, then cut to 1,043 behind. */
const behind = planned(designs.behind);
const { piece } = behind;
const order = packaged("AM-2026-000123", [["Dulap sub pod", behind, 2]]);
const numberOf = (name: string) => piece.boards.findIndex((board) => board.name === name) + 1;
const boardOf = (name: string) => piece.boards[numberOf(name) - 1]!;

const SIDE = "OBLIC (1500; 143) – (1043; 600), 45°";
// 457 down and 457 back: a face of 646.3, and 18 more around both.
const TOP = "TEȘIT L1 45° iese sus; L2 45° iese jos; 647 sus, 647 jos";

/** Holds for the piece of any wish before a low wall. */
function always(what: (piece: Piece) => void, runs = 60): void {
  fc.assert(
    fc.property(backWish, (wished) => {
      fc.pre(placeProblems(wished, pal, rules).length === 0);
      what(build(fit(wished, pal, rules).design, pal, rules));
    }),
    { numRuns: size(runs, 2000) },
  );
}

describe("the package of a wardrobe before a low wall", () => {
  const [sheet] = writeOrder(order, t).pieces;
  const section = (post: string) => sheet!.sections.find((one) => one.post === post)!;

  test("says how the ceiling falls, and how high the body is behind", () => {
    const facts = new Map(sheet!.facts);
    expect(facts.get("Tavan")).toBe(
      "coboară spre spate, de la 2500 la 1100 mm, 45°; drept de la 1400 mm de peretele jos",
    );
    expect(facts.get("Corpuri")).toBe("M1 2340 × 1500, în spate înalt de 1043");
  });

  test("marks sides, partitions and the slanted top, each with its drawing and in words how it is cut", () => {
    const { tables, steps, note } = section("cut");
    const marked = tables[0]!.rows.filter((row) => /OBLIC|TEȘIT/.test(row[3]!));
    expect(marked.map((row) => [row[1], row[3]])).toEqual(
      expect.arrayContaining([
        ["Laterală", "1500 × 600 × 18 OBLIC"],
        ["Tavan înclinat", "2304 × 665 × 18 TEȘIT"],
      ]),
    );
    expect(marked.map((row) => row[1])).toContain("Despărțitor vertical");
    expect(note).toContain("din colțul din față jos");
    expect(note).toContain("TEȘIT: muchia L1 sau L2");
    const texts = steps.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining([SIDE, TOP]));
    expect(steps).toHaveLength(marked.length);
    for (const { picture } of steps) {
      const svg = drawPicture(order.lines[0]!, picture)!;
      expect(findXmlFault(svg)).toBeUndefined();
    }
  });

  test("puts the slanted top on once the back is in, seen from behind, and takes its fittings there", () => {
    const { steps } = section("assembly");
    const titles = steps.map(({ title }) => title.replace(/^\D*\d+\W+/, ""));
    const at = titles.findIndex((title) => title.startsWith("Tavan înclinat"));
    expect(at).toBeGreaterThan(titles.findIndex((title) => title.startsWith("Spate")));
    expect(at).toBeLessThan(titles.findIndex((title) => title.startsWith("La locul ei")));
    expect(steps[at]!.text).toContain("Desenul este din spate.");
    // The top before it has no groove to be put on the back with.
    expect(steps[at - 1]!.text).toContain("drept în față");
    expect(steps[at - 1]!.text).not.toContain("canal");
    expect(fittingsOfStep["slanted-top"]).toEqual(expect.arrayContaining(["connector", "bracket"]));
    expect(steps[at]!.text).toContain(`Plăci: ${numberOf("slanted-top")}.`);
    expect(steps[0]!.text).not.toContain("din spate.");
    const svg = drawPicture(order.lines[0]!, steps[at]!.picture)!;
    expect(svg).toContain(`>${numberOf("slanted-top")}</text>`);
  });
});

test("the drawing of a side has its front to the right, where the points are measured from", () => {
  const svg = drawSlantedBoard(boardOf("side"))!;
  expect(svg).toContain("A (1500; 143) – B (1043; 600) · 45°");
  const [from, to] = [...svg.matchAll(/<circle cx="([^"]*)" cy="([^"]*)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  ) as [readonly [number, number], readonly [number, number]];
  // Behind, to the left, it is lower.
  expect(to[0]).toBeLessThan(from[0]);
  expect(to[1]).toBeGreaterThan(from[1]);
  expect(to[1] - from[1]).toBeCloseTo(from[0] - to[0], 0);
});

test("the drawing of a slanted top is its profile with both faces and both angles", () => {
  const svg = drawSlantedBoard(boardOf("slanted-top"))!;
  const texts = [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(texts.sort()).toEqual(["647", "647", "665 × 18", "L1", "45°", "L2", "45°"].sort());
  expect(drawSlantedBoard(boardOf("bottom"))).toBeUndefined();
});

test("which face a bevel sets in is told by its sign", () => {
  const wide = { width: 600, thickness: 20 };
  expect(faceWidths(wide)).toEqual({ upper: 600, lower: 600 });
  expect(faceWidths({ ...wide, bevels: { front: 45, rear: -45 } })).toEqual({
    upper: 580,
    lower: 580,
  });
  expect(faceWidths({ ...wide, bevels: { front: 45, rear: 45 } })).toEqual({
    upper: 600,
    lower: 560,
  });
  expect(shapeText({ ...wide, length: 900, bevels: { front: -30, rear: 0 } }, t)).toBe(
    "TEȘIT L1 30° iese jos; 588,5 sus, 600 jos",
  );
});

test("the file for the saw and those for other programs mark both and tell how they are cut", () => {
  const [columns, ...rows] = parse(sawFile([order]), {
    delimiter: ";",
    bom: true,
    relaxColumnCount: true,
  });
  const at = columns!.indexOf("Oblic, teșit");
  const said = rows.map((row) => row[at]).filter(Boolean);
  expect(said).toEqual(expect.arrayContaining([SIDE, TOP]));
  const files = new Map(optimiserFiles([order], t).map(({ path, text }) => [path, text]));
  const cuts = parse<Record<string, string>>(files.get("optimizare/cutlist-plus.csv")!, {
    columns: true,
  });
  const [top] = cuts.filter(({ Notes }) => Notes!.includes("TEȘIT"));
  expect(top).toMatchObject({ Length: "2304", Width: "665", Copies: "2" });
  expect(top!.Description).toMatch(/ TEȘIT$/);
});

test("a label has the mark, the text and a dashed line along each bevelled edge", () => {
  const labels = listLabels([order], (id) => id, t);
  const labelOf = (name: string) => labels.find(({ number }) => number === numberOf(name))!;
  expect(labelOf("slanted-top").size).toBe("2304 × 665 × 18 TEȘIT");
  const svg = drawLabel(labelOf("slanted-top"));
  expect(findXmlFault(svg)).toBeUndefined();
  expect(svg).toContain(TOP);
  expect(svg.match(/stroke-dasharray/g)).toHaveLength(2);
  expect(drawLabel(labelOf("side"))).toContain(SIDE);
  expect(drawLabel(labelOf("bottom"))).not.toMatch(/OBLIC|TEȘIT|dasharray/);
});

test("the drawings for the machine have the cut outline, and where bevels end on the face that is set in", async () => {
  const read = async (name: string) =>
    new DxfParser().parseSync(await boardDxf(boardOf(name), []))!;
  const linesOf = (dxf: Awaited<ReturnType<typeof read>>, layer: string) =>
    (dxf.entities.filter((one) => one.type === "LINE" && one.layer === layer) as ILineEntity[]).map(
      ({ vertices }) => vertices.map(({ x, y }) => `${x} ${y}`).join(" to "),
    );
  const side = await read("side");
  expect(linesOf(side, "OBLIC")).toEqual(["1500 143 to 1043 600"]);
  expect(linesOf(side, "CONTUR")).toHaveLength(5);
  const top = await read("slanted-top");
  const layers = [...new Set(top.entities.map(({ layer }) => layer))];
  expect(layers).toEqual(expect.arrayContaining(["TESIT_45_FATA1", "TESIT_45_FATA2"]));
  const ends = (layer: string) =>
    linesOf(top, layer)[0]!
      .match(/[\d.]+/g)!
      .map((length) => Number(length).toFixed(2));
  expect(ends("TESIT_45_FATA1")).toEqual(["0.00", "18.00", "2304.00", "18.00"]);
  expect(ends("TESIT_45_FATA2")).toEqual(["0.00", "647.00", "2304.00", "647.00"]);
  const sawn = top.entities.filter((one) => one.layer === "DEBITARE") as ILwpolylineEntity[];
  expect(Math.max(...sawn[0]!.vertices.map(({ y }) => y))).toBe(665);
});

test("a bevelled board turned over or end for end is the same board, and one of other bevels is another", () => {
  const own = { ...boardOf("slanted-top"), machining: [] };
  const of = (front: number, rear: number) => ({ ...own, bevels: { front, rear } });
  const kinds = (...boards: (typeof own)[]) => distinctBoards({ boards }).length;
  // End for end the edge whose upper face reached farther is behind.
  expect(kinds(of(45, -45), of(-45, 45))).toBe(1);
  expect(kinds(of(45, 45), of(-45, -45))).toBe(1);
  expect(kinds(of(45, 0), of(0, 45), of(0, -45), of(-45, 0))).toBe(1);
  expect(kinds(of(45, -45), of(45, 45))).toBe(2);
  expect(kinds(of(45, -45), of(44, -44))).toBe(2);
  expect(kinds(own, { ...own, bevels: undefined })).toBe(2);
});

test("four minutes of a bevel are paid for again where the board is made again", () => {
  const rows = [
    { article: "board-work", unit: "minute", quantity: 100, bani: 15_000, group: "work" },
    { article: "cut-work", unit: "minute", quantity: 24, bani: 3_600, group: "work" },
    { article: "bevel-work", unit: "minute", quantity: 8, bani: 1_200, group: "work" },
  ] as const;
  const top = boardOf("slanted-top");
  const cost = (board: typeof top) => costOfBoard(board, piece, { rows: [...rows] });
  expect(cost(top) - cost({ ...top, bevels: undefined })).toBe(1_200);
  expect(cost(top) - cost({ ...top, bevels: { front: 45, rear: 0 } })).toBe(600);
});

describe("whatever stands before a low wall", () => {
  test("each board comes in one step, and each step has a picture", () => {
    always((any) => {
      const all = assemblySteps(any);
      const numbers = all.flatMap(({ boards }) => boards).sort((one, other) => one - other);
      expect(numbers).toEqual(any.boards.map((_, index) => index + 1));
      for (const index of all.keys()) {
        const svg = drawStep(any, all, index);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        expect(findXmlFault(svg)).toBeUndefined();
      }
    }, 20);
  });

  test("each board that is cut or bevelled has a small drawing within its sheet, and words", () => {
    always((any) => {
      for (const board of any.boards) {
        const svg = drawSlantedBoard(board);
        expect(svg === undefined).toBe(!board.cuts && !board.bevels);
        expect(shapeText(board, t) === "").toBe(svg === undefined);
        if (svg === undefined) continue;
        expect(findXmlFault(svg)).toBeUndefined();
        for (const [, x, y] of svg.matchAll(/<text x="([^"]*)" y="([^"]*)"/g)) {
          expect(Number(x) >= 10 && Number(x) <= 350, x).toBe(true);
          expect(Number(y) >= 10 && Number(y) <= 328, y).toBe(true);
        }
      }
    });
  });

  test("a bevelled board's faces are as wide as its slanted outline is long", () => {
    always((any) => {
      for (const board of any.boards) {
        if (!board.bevels) continue;
        const { upper, lower } = faceWidths(board);
        const { height, depth } = board.place;
        const { degrees } = board.turned!;
        const plumb = board.thickness / Math.cos((degrees * Math.PI) / 180);
        const long = Math.hypot(height - plumb, depth);
        expect(Math.abs(upper - long)).toBeLessThanOrEqual(1.1);
        expect(Math.abs(lower - long)).toBeLessThanOrEqual(1.1);
      }
    });
  });
});
