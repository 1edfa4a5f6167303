import { parse } from "csv-parse/sync";
import DxfParser, { type ILineEntity, type ILwpolylineEntity } from "dxf-parser";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Design, Slope } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Piece } from "~/furniture/boards/piece";
import { shareMinutes } from "~/furniture/boards/quantities";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { translateIn } from "~/platform/i18n/translate.server";
import { costOfBoard } from "~/workshop/made-boards/cost/board-cost";
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
import { optimiserFiles } from "~/workshop/package/lists/optimisers";
import { drawSlantedBoard } from "~/workshop/package/lists/slanted-picture";
import { drawStep } from "~/workshop/package/lists/step-picture";

import { pal } from "../../boards/designs";
import { designs } from "../../boards/drawing/pieces";
import { slopeWish } from "../../boards/slope-designs";
import { findXmlFault } from "../../drawing/well-formed";
import { size } from "../../promises/proof";
import { packaged, planned } from "./packaged";

const t = translateIn("ro", ["workshop-package", "workshop-parts"]);
const slope = planned(designs.slope);
const mirrored = planned({
  ...designs.slope,
  place: { ...designs.slope.place, falls: "right" } as Slope,
  columns: [...designs.slope.columns].reverse(),
});
const order = packaged("AM-2026-000123", [["Dulap sub pantă", slope, 2]]);
const steps = slope.piece.boards.flatMap((board, index) =>
  board.name === "step-board" ? [{ board, number: index + 1 }] : [],
);

/** Holds for the piece of any wish under a slope. */
function always(what: (piece: Piece, design: Design) => void, runs = 60): void {
  fc.assert(
    fc.property(slopeWish, (wished) => {
      fc.pre(placeProblems(wished, pal, rules).length === 0);
      const { design } = fit(wished, pal, rules);
      what(build(design, pal, rules), design);
    }),
    { numRuns: size(runs, 2000) },
  );
}

describe("the package of the worked piece under a slope", () => {
  const [sheet] = writeOrder(order, t).pieces;
  const section = (post: string) => sheet!.sections.find((one) => one.post === post)!;

  test("says how the ceiling falls, where it is stood up, and how large each body is", () => {
    const facts = new Map(sheet!.facts);
    expect(facts.get("Tavan")).toBe(
      "coboară spre stânga, de la 2500 la 1200 mm, 45°; drept de la 1300 mm de peretele jos",
    );
    expect(facts.get("Se ridică în picioare")).toBe("sub un tavan de 2500 mm");
    expect(facts.get("Corpuri")).toBe("M1 780 × 1190 · M2 780 × 1970 · M3 780 × 2416");
    const right = new Map(
      writeOrder(packaged("AM-2026-000124", [["", mirrored]]), t).pieces[0]!.facts,
    );
    expect(right.get("Tavan")).toContain("coboară spre dreapta, de la 2500 la 1200 mm");
    expect(right.get("Tavan")).toContain("drept de la 1300 mm de peretele jos");
  });

  test("lists boards with an oblique cut as rectangles, marked, each with a drawing and its points", () => {
    const { tables, steps: drawings, note } = section("cut");
    const finished = tables[0]!.rows.map((row) => row[3]);
    expect(finished.filter((size) => size!.endsWith("OBLIC"))).toEqual([
      "840 × 830 × 18 OBLIC",
      "550 × 780 × 18 OBLIC",
    ]);
    expect(finished).toContain("104 × 830 × 18");
    expect(note).toContain("din colțul din stânga jos");
    expect(drawings.map(({ text }) => text)).toEqual([
      "OBLIC (10; 0) – (840; 830), 45°",
      "OBLIC (60; 0) – (550; 490), 45°",
    ]);
    for (const [index, { picture }] of drawings.entries()) {
      const { number } = steps[index]!;
      expect(picture.address).toBe(`/admin/comenzi/AM-2026-000123/pachet/1/oblic-${number}`);
      const svg = drawPicture(order.lines[0]!, picture)!;
      expect(findXmlFault(svg)).toBeUndefined();
      expect(svg).toContain(
        ["A (10; 0) – B (840; 830) · 45°", "A (60; 0) – B (550; 490) · 45°"][index],
      );
    }
    expect(drawPicture(order.lines[0]!, { of: { slanted: 1 } })).toBeUndefined();
    expect(drawPicture(order.lines[0]!, { of: { slanted: 999 } })).toBeUndefined();
    expect(drawPicture(order.lines[0]!, { of: { step: NaN } })).toBeUndefined();
  });

  test("tells bodies apart, stands them up from high to low, stops doors, and ends with what is scribed", () => {
    const { steps: pages } = section("assembly");
    const titles = pages.map(({ title }) => title);
    expect(
      titles.filter((title) => title.includes("corpul M2, 780 × 1970")).length,
    ).toBeGreaterThan(2);
    const stand = pages.find(({ title }) => title.endsWith("La locul lor"))!;
    expect(stand.text).toContain("M3, M2, M1");
    expect(stand.text).toContain("Fixează de perete");
    const doors = pages.find(({ title }) => title.endsWith("Uși"))!;
    const stopped = slope.piece.fronts.flatMap(({ isStopped, board }) =>
      isStopped ? [board + 1] : [],
    );
    expect(doors.text).toContain(
      `La ușile nr. ${stopped.join(", ")} pune limitatorul de deschidere 90°`,
    );
    expect(titles.at(-1)).toContain("Plăci sub tavanul înclinat");
    expect(pages.at(-1)!.text).toContain("Plăci: 35–37.");
    const other = writeOrder(packaged("AM-2026-000124", [["", mirrored]]), t).pieces[0]!;
    const standing = other.sections
      .at(-1)!
      .steps.find(({ title }) => title.endsWith("La locul lor"));
    expect(standing!.text).toContain("M1, M2, M3");
  });
});

test("the file for the saw and those for other programs mark the boards and tell where they are cut", () => {
  const [columns, ...rows] = parse(sawFile([order]), {
    delimiter: ";",
    bom: true,
    relaxColumnCount: true,
  });
  const at = columns!.indexOf("Oblic, teșit");
  const length = columns!.indexOf("Lungime finită");
  const marked = rows.filter((row) => row[at] !== "").map((row) => [row[length], row[at]]);
  expect(marked).toEqual([
    ["840", "OBLIC (10; 0) – (840; 830), 45°"],
    ["550", "OBLIC (60; 0) – (550; 490), 45°"],
  ]);
  const files = new Map(optimiserFiles([order], t).map(({ path, text }) => [path, text]));
  const cuts = parse<Record<string, string>>(files.get("optimizare/cutlist-plus.csv")!, {
    columns: true,
  });
  const [first] = cuts.filter(({ Length, Width }) => Length === "840" && Width === "830");
  expect(first).toMatchObject({ Copies: "2", Notes: "OBLIC (10; 0) – (840; 830), 45°" });
  expect(first!.Description).toMatch(/ OBLIC$/);
  expect(cuts.filter(({ Description }) => Description!.includes("OBLIC"))).toHaveLength(2);
});

test("the last step's picture names the boards under the ceiling, whatever their outline", () => {
  const all = assemblySteps(slope.piece);
  const svg = drawStep(slope.piece, all, all.length - 1);
  const marks = [...svg.matchAll(/<text[^>]*>(\d+)</g)].map(([, number]) => Number(number));
  expect(marks.sort()).toEqual(steps.map(({ number }) => number));
  // None of them is drawn as high as its rectangle.
  const whole = drawStep(
    {
      ...slope.piece,
      boards: slope.piece.boards.map((board) => ({ ...board, cuts: undefined })),
    },
    all,
    all.length - 1,
  );
  expect(whole).not.toBe(svg);
});

test("a label has the mark, the points and the line of the cut", () => {
  const labels = listLabels([order], (id) => id, t);
  const label = labels.find(({ number }) => number === steps[0]!.number)!;
  expect(label.size).toBe("840 × 830 × 18 OBLIC");
  const svg = drawLabel(label);
  expect(findXmlFault(svg)).toBeUndefined();
  expect(svg).toContain("OBLIC (10; 0) – (840; 830), 45°");
  expect(svg.match(/stroke-width="\.4"/g)).toHaveLength(1);
  const whole = drawLabel(labels.find(({ number }) => number === steps[2]!.number)!);
  expect(whole).not.toContain("OBLIC");
  expect(whole).not.toContain('stroke-width=".4"');
});

test("the drawing for the machine has the outline that is left, the sawn rectangle and the cut", async () => {
  const { board } = steps[1]!;
  const dxf = new DxfParser().parseSync(await boardDxf(board, []))!;
  const lines = (layer: string) =>
    (dxf.entities.filter((one) => one.type === "LINE" && one.layer === layer) as ILineEntity[]).map(
      ({ vertices }) => vertices.map(({ x, y }) => `${x} ${y}`).join(" to "),
    );
  expect(lines("CONTUR").sort()).toEqual(
    [
      "0 0 to 60 0",
      "60 0 to 550 490",
      "550 490 to 550 780",
      "550 780 to 0 780",
      "0 780 to 0 0",
    ].sort(),
  );
  expect(lines("OBLIC")).toEqual(["60 0 to 550 490"]);
  const sawn = dxf.entities.filter((one) => one.layer === "DEBITARE") as ILwpolylineEntity[];
  expect(Math.max(...sawn[0]!.vertices.map(({ x }) => x))).toBe(550);
  expect(dxf.entities.filter((one) => one.layer === "CONTUR" && one.type !== "LINE")).toEqual([]);
});

test("a board for a slope to the other side is the same board turned over, and one without its cut is another", () => {
  const own = { ...steps[0]!.board };
  const turnedOver = [...mirrored.piece.boards]
    .reverse()
    .find(({ name }) => name === "step-board")!;
  const groups = distinctBoards({ boards: [own, own, turnedOver] });
  expect(groups.map(({ boards }) => boards)).toEqual([[1, 2, 3]]);
  const uncut = { ...own, cuts: undefined };
  expect(distinctBoards({ boards: [own, uncut] })).toHaveLength(2);
});

test("six minutes of an oblique cut are spent at the saw, and paid for again where the board is made again", () => {
  const rows = [
    { article: "board-work", unit: "minute", quantity: 148, bani: 22_200 },
    { article: "cut-work", unit: "minute", quantity: 12, bani: 1_800 },
    { article: "door-work", unit: "minute", quantity: 72, bani: 10_800 },
  ] as const;
  const { boards, assembly } = shareMinutes(slope.piece, rows);
  const [cut, , whole] = steps.map(({ number }) => boards[number - 1]!.cutting);
  expect(cut! - whole!).toBe(6);
  expect(assembly).toBe(72);
  const all = boards.reduce((sum, { cutting, drilling }) => sum + cutting + drilling, 0);
  expect(all).toBeCloseTo(160, 6);
  const price = { rows: rows.map((row) => ({ ...row, group: "work" as const })) };
  const cost = (index: number) => costOfBoard(steps[index]!.board, slope.piece, price);
  expect(cost(0) - cost(2)).toBe(900);
});

describe("whatever stands under a slope", () => {
  test("each oblique cut is named, with points on the edges of its rectangle and an angle of the ceiling's", () => {
    always((piece) => {
      for (const row of cutList(piece)) {
        const { cuts, length, width } = row;
        if (!cuts) continue;
        for (const { from, to } of cuts) {
          for (const { u, v } of [from, to]) {
            const isOnEdge = [u, length - u, v, width - v].some((far) => Math.abs(far) < 0.01);
            expect(isOnEdge, `${u}; ${v} of ${length} × ${width}`).toBe(true);
            expect(u >= 0 && u <= length && v >= 0 && v <= width).toBe(true);
          }
        }
        expect(shapeText(row, t)).toMatch(/^OBLIC \(.+\) – \(.+\), \d+(,\d)?°$/);
      }
    });
  });

  test("no hole or groove is within 12 mm of an oblique cut", () => {
    always((piece) => {
      for (const { cuts = [], machining } of piece.boards) {
        for (const { from, to } of cuts) {
          const long = Math.hypot(to.u - from.u, to.v - from.v);
          for (const { u, v } of machining) {
            const away = ((to.u - from.u) * (v - from.v) - (to.v - from.v) * (u - from.u)) / long;
            expect(away).toBeGreaterThanOrEqual(12);
          }
        }
      }
    });
  });

  test("each board comes in one step, and what is scribed to the ceiling in the last", () => {
    always((piece) => {
      const all = assemblySteps(piece);
      const numbers = all.flatMap(({ boards }) => boards).sort((one, other) => one - other);
      expect(numbers).toEqual(piece.boards.map((_, index) => index + 1));
      const scribed = piece.boards.flatMap(({ name }, index) =>
        name === "step-board" || name === "panel" ? [index + 1] : [],
      );
      if (scribed.length > 0) expect(all.at(-1)!.boards).toEqual(scribed);
      for (const index of all.keys()) {
        expect(drawStep(piece, all, index)).not.toMatch(/NaN|Infinity|undefined/);
      }
    }, 20);
  });

  test("each board with an oblique cut has a small drawing, well-formed and within its sheet", () => {
    always((piece) => {
      for (const board of piece.boards) {
        const svg = drawSlantedBoard(board);
        expect(svg === undefined).toBe(board.cuts === undefined);
        if (svg === undefined) continue;
        expect(findXmlFault(svg)).toBeUndefined();
        for (const [, x, y] of svg.matchAll(/<text x="([^"]*)" y="([^"]*)"/g)) {
          expect(Number(x) >= 10 && Number(x) <= 350, x).toBe(true);
          expect(Number(y) >= 10 && Number(y) <= 328, y).toBe(true);
        }
      }
    });
  });
});
