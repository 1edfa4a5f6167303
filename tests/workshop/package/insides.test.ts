import { expect, test } from "vitest";

import type { Design } from "~/furniture/boards/design";
import { fit } from "~/furniture/boards/fit";
import { namesIn } from "~/furniture/boards/fittings";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { translateIn } from "~/platform/i18n/translate.server";
import { costOfBoard } from "~/workshop/made-boards/cost/board-cost";
import { writeOrder } from "~/workshop/package/front/write-sheet";
import { assemblySteps } from "~/workshop/package/lists/assembly-steps";
import { distinctBoards } from "~/workshop/package/lists/distinct-boards";
import { hardwareList } from "~/workshop/package/lists/hardware-list";
import { fittingsOfStep } from "~/workshop/package/lists/step-fittings";
import { drawStep } from "~/workshop/package/lists/step-picture";
import { articleKey, readArticle, unitOf } from "~/workshop/stock/article";
import { knownArticles } from "~/workshop/stock/front/known-articles";
import { needsOf } from "~/workshop/stock/needs";

import { column, drawers, free, pal, rail, shelves } from "../../boards/designs";
import { packaged, planned } from "./packaged";

const t = translateIn("ro", ["workshop-package", "workshop-parts"]);

/** All that is special inside a wardrobe, and panels on both sides. */
const design: Design = {
  ...free,
  kind: "wardrobe",
  width: 2700,
  height: 2200,
  depth: 600,
  panels: "both",
  columns: [
    column({ ...rail, mirror: true, light: true }, { ...shelves(1, "left"), height: 300 }),
    column({ ...shelves(0, "pair"), inside: "shoes", count: 4 }),
    column({ ...drawers(2, "pair"), inside: "pull-outs", light: true }, shelves(1, "pair")),
    column({ ...shelves(2, "pair"), mirror: true }),
    column(shelves(2, "right")),
  ],
};
const made = planned(design);
const { piece } = made;
const sheet = writeOrder(packaged("AM-2026-000123", [["Dulap", made, 2]]), t).pieces[0]!;
const section = (post: string) => sheet.sections.find((one) => one.post === post)!;
const numbersOf = (name: string) =>
  piece.boards.flatMap((board, index) => (board.name === name ? [index + 1] : []));

test("the wardrobe of these tests can be made as it is", () => {
  expect(fit(design, pal, rules).changes).toEqual([]);
});

test("each comes in its step: panels once it stands, lights, rails, spacers before what runs on them", () => {
  expect(
    assemblySteps(piece)
      .filter(({ body }) => body === null)
      .map(({ kind }) => kind),
  ).toEqual([
    "stand",
    "side-panels",
    "lights",
    "rails",
    "spacers",
    "pull-outs",
    "shelves",
    "shoe-shelves",
    "doors",
  ]);
  const boardsOf = (kind: string) => assemblySteps(piece).find((one) => one.kind === kind)!.boards;
  expect(boardsOf("side-panels")).toEqual(numbersOf("side-panel"));
  expect(boardsOf("shoe-shelves")).toEqual(
    [...numbersOf("shoe-shelf"), ...numbersOf("stop-strip")].sort((one, other) => one - other),
  );
});

test("every fitting of a piece is taken in a step", () => {
  const taken = new Set<string>(
    assemblySteps(piece).flatMap(({ kind }) => [...fittingsOfStep[kind]]),
  );
  // The customer's handles are named with the piece.
  const bought = piece.hardware.map(({ code }) => code).filter((code) => code !== "handle");
  expect(bought.filter((code) => !taken.has(code))).toEqual([]);
});

test("lights and pull-outs, which are no boards, are drawn in their steps and those after", () => {
  const steps = assemblySteps(piece);
  const parts = (kind: string) => {
    const svg = drawStep(
      piece,
      steps,
      steps.findIndex((one) => one.kind === kind),
    );
    return svg.match(/<path/g)!.length;
  };
  expect(parts("lights")).toBeGreaterThan(parts("side-panels"));
  expect(parts("pull-outs")).toBeGreaterThan(parts("spacers"));
});

test("the steps say in words what is special", () => {
  const { steps } = section("assembly");
  const textOf = (title: string) => steps.find((one) => one.title.includes(title))!.text;
  const mirrored = piece.boards.flatMap(({ mirror }, index) => (mirror ? [index + 1] : []));
  expect(mirrored).toHaveLength(3);
  for (const number of mirrored) expect(textOf("Uși")).toContain(String(number));
  expect(textOf("Uși")).toContain("lipește oglinzile pe ușile nr.");
  expect(textOf("Panouri laterale")).toContain("din interior");
  expect(textOf("Lumini")).toContain("transformator");
  expect(steps.map(({ title }) => title).join()).not.toMatch(/undefined|steps\./);
});

test("panes are listed as they are ordered, for all copies, with the doors they are for", () => {
  const [, panes] = section("hardware").tables;
  expect(panes!.title).toBe("Oglinzi");
  const doors = piece.boards.flatMap((board, index) => (board.mirror ? [{ ...board, index }] : []));
  for (const { length, width, index } of doors) {
    const row = panes!.rows.find(([size]) => size === `${length - 4} × ${width - 4} × 4`)!;
    expect(row[2]).toContain(String(index + 1));
  }
  expect(panes!.rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(6);
  const plain = planned({ ...design, columns: design.columns.slice(1, 3) });
  const [one] = writeOrder(packaged("AM-2026-000124", [["Dulap", plain]]), t).pieces;
  expect(one!.sections.find(({ post }) => post === "hardware")!.tables).toHaveLength(1);
});

test("holes for panels, strips and cables are named, with what goes through them", () => {
  const rows = section("drilling").tables.flatMap((table) => table.rows);
  const works = new Set(rows.map((row) => row[1]));
  expect([...works]).toEqual(
    expect.arrayContaining([
      "Prinderea panoului lateral",
      "Prinderea opritorului",
      "Trecerea cablului",
    ]),
  );
  const named = new Map([
    ["light-strip", { maker: "Häfele", name: "Loox5", makerCode: "833.76" }],
    ["mirror", { maker: "", name: "Oglindă argintie", makerCode: "" }],
  ]);
  const fittings = namesIn(named, piece.hardware);
  const ordered = { ...made, frozen: { ...made.frozen, fittings } };
  const [whole] = writeOrder(packaged("AM-2026-000125", [["Dulap", ordered]]), t).pieces;
  const backs = whole!.sections
    .find(({ post }) => post === "drilling")!
    .tables.filter(({ title }) => title!.includes("Spate"));
  expect(backs.map(({ note }) => note).join()).toContain("Häfele Loox5, 833.76");
});

test("a mirror door is another board than the same one without a mirror", () => {
  const door = piece.boards.find(({ mirror }) => mirror)!;
  expect(distinctBoards({ boards: [door, { ...door, mirror: undefined }] })).toHaveLength(2);
  expect(distinctBoards({ boards: [door, { ...door }] })).toHaveLength(1);
});

test("small screws have spares, panes and pull-outs have none", () => {
  const spares = new Map(hardwareList(piece).map(({ code, spares: more }) => [code, more]));
  expect([spares.get("panel-screw"), spares.get("strip-screw")]).toEqual([1, 1]);
  for (const code of ["mirror", "pull-out", "light-driver", "free-hinge"] as const) {
    expect([code, spares.get(code)]).toEqual([code, 0]);
  }
});

test("strips of light are needed by the metre, pull-outs by their width, panes by the piece", () => {
  const { body, front, handle } = pal;
  const needs = needsOf([
    { piece, quantity: 1, body, front, handle: handle.id, plainSheet: body.sheet, rules },
  ]);
  const amounts = new Map(needs.map(({ article, amount }) => [articleKey(article), amount]));
  const metres = piece.lights.reduce((sum, { length }) => sum + length, 0) / 1000;
  expect(amounts.get("hardware light-strip")).toBe(Math.ceil(metres));
  expect(amounts.get("hardware mirror")).toBe(3);
  expect(amounts.get("hardware light-driver")).toBe(1);
  expect(amounts.get("hardware pull-out 450")).toBe(2);
  expect(unitOf(readArticle("hardware light-strip")!)).toBe("metre");
  expect(unitOf(readArticle("hardware mirror")!)).toBe("piece");
  const known = knownArticles({ decors: [], handles: [] }, rules).map(articleKey);
  expect(known).toEqual(
    expect.arrayContaining(["hardware pull-out 400", "hardware pull-out 850", "hardware mirror"]),
  );
  expect(known).not.toContain("hardware pull-out 900");
});

test("a mirror door that is made again is paid for with its pane", () => {
  const index = piece.boards.findIndex(({ mirror }) => mirror);
  const door = piece.boards[index]!;
  const area = piece.boards.reduce(
    (sum, { mirror }) => sum + (mirror ? (mirror.length * mirror.width) / 1e6 : 0),
    0,
  );
  const rows = [
    { group: "fittings", article: "mirror", unit: "m2", quantity: area, bani: area * 14_000 },
  ] as const;
  const pane = (door.mirror!.length * door.mirror!.width) / 1e6;
  const cost = (board: typeof door) => costOfBoard(board, piece, { rows: [...rows] });
  expect(cost(door)).toBe(Math.round(pane * 14_000));
  expect(cost({ ...door, mirror: undefined })).toBe(0);
});
