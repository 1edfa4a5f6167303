import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";

import { defaultRules } from "~/furniture/boards/rules";
import { translateIn } from "~/platform/i18n/translate.server";
import { drillingColumns, drillingRows } from "~/workshop/package/lists/drilling-list";
import { optimiserFiles } from "~/workshop/package/lists/optimisers";
import { partNames, partsText } from "~/workshop/package/lists/part-names";

import { bookcase, chest, pal, wardrobe } from "../../boards/designs";
import { packaged, planned } from "./packaged";

const t = translateIn("ro", ["workshop-package", "workshop-parts"]);
const order = packaged("AM-2026-000123", [
  ["Bibliotecă", planned(bookcase), 2],
  [
    "Dulap",
    planned(wardrobe, {
      ...pal,
      front: { ...pal.front, id: "mdf-mat", board: "mdf", hasGrain: true },
    }),
  ],
]);
const files = new Map(optimiserFiles([order], t).map(({ path, text }) => [path, text]));
const rowsOf = (path: string) =>
  parse<Record<string, string>>(files.get(`optimizare/${path}`)!, { columns: true });

test("a part is named by its body, its kind and which one it is there", () => {
  const { piece } = planned(bookcase);
  const names = partNames(piece, t);
  expect(names.slice(0, 3)).toEqual(["M1 Laterală 1", "M1 Laterală 2", "M1 Fund 1"]);
  expect(new Set(names).size).toBe(names.length);
  const tall = planned({ ...wardrobe, height: 2600, topBox: 400 });
  expect(partNames(tall.piece, t)).toContain("M2 Laterală 2");
  const sides = tall.piece.boards.flatMap(({ name }, index) =>
    name === "side" ? [index + 1] : [],
  );
  expect(partsText(tall.piece, sides, t)).toBe("M1 Laterală 1, 2; M2 Laterală 1, 2");
});

test("Cutting Optimization Pro has cut sizes, copies, grain, bands by their code and the part's name", () => {
  const rows = rowsOf("cutting-optimization-pro.csv");
  expect(rows.find(({ Label }) => Label!.includes("M1 Ușă 2"))).toEqual({
    Length: "2113",
    Width: "493",
    Quantity: "1",
    Rotation: "0",
    "Edge banding 1": "2-MDF-MAT",
    "Edge banding 2": "2-MDF-MAT",
    "Edge banding 3": "2-MDF-MAT",
    "Edge banding 4": "2-MDF-MAT",
    Material: "MDF Mat 18",
    Label: "AM-2026-000123.2 M1 Ușă 2, fâșia 1: 2 din 2",
  });
  expect(rows[0]).toMatchObject({
    Length: "2000",
    Width: "299",
    Quantity: "4",
    Rotation: "1",
    "Edge banding 1": "1-PAL-ALB",
    "Edge banding 2": "",
    Label: "AM-2026-000123.1 M1 Laterală 1, 2",
  });
});

test("CutList Plus has its eleven columns, bands by how many edges have them", () => {
  const rows = rowsOf("cutlist-plus.csv");
  expect(Object.keys(rows[0]!).join()).toBe(
    "Part #,Description,Thick,Length,Width,Copies,Material Name,Can Rotate,Banding,<Info>,Notes",
  );
  const door = rows.find(({ Description }) => Description!.includes("Ușă"))!;
  expect([door.Banding, door["Can Rotate"], door.Notes]).toEqual(["2W-2L", "No", "2-MDF-MAT"]);
  expect([rows[0]!.Banding, rows[0]!["Can Rotate"]]).toEqual(["1L", "Yes"]);
});

test("optiCutter has a plan for each material, with its sheet less the trim, the kerf and turning", () => {
  const plans = [...files].filter(([path]) => path.includes("opticutter"));
  expect(plans.map(([path]) => path)).toEqual([
    "optimizare/opticutter-1-pal-alb-18.csv",
    "optimizare/opticutter-2-hdf-3.csv",
    "optimizare/opticutter-3-mdf-mat-18.csv",
  ]);
  const [, body] = plans[0]!;
  const lines = parse(body, { relax_column_count: true });
  expect(lines.slice(0, 4)).toEqual([
    ["N", "PAL Alb 18"],
    ["M", "PAL Alb 18"],
    ["S", "2780", "2050", ""],
    ["K", String(defaultRules.sheet.kerf)],
  ]);
  const panels = lines.filter(([key]) => key === "P");
  expect(panels[0]).toEqual(["P", "2000", "299", "4", "AM-2026-000123.1 M1 Laterală 1, 2", "y"]);
  const doors = parse(plans[2]![1], { relax_column_count: true });
  expect(doors.find(([key]) => key === "P")!.at(-1)).toBe("");
});

test("every board of the order is in each program's files, once for each copy", () => {
  const boards = order.lines.reduce(
    (sum, { planned: piece, quantity }) => sum + piece!.piece.boards.length * quantity,
    0,
  );
  const sum = (rows: Record<string, string>[], column: string) =>
    rows.reduce((all, row) => all + Number(row[column]), 0);
  expect(sum(rowsOf("cutting-optimization-pro.csv"), "Quantity")).toBe(boards);
  expect(sum(rowsOf("cutlist-plus.csv"), "Copies")).toBe(boards);
  const panels = [...files]
    .filter(([path]) => path.includes("opticutter"))
    .flatMap(([, text]) => parse(text, { relax_column_count: true }))
    .filter(([key]) => key === "P");
  expect(panels.reduce((all, [, , , count]) => all + Number(count), 0)).toBe(boards);
});

test("an order without boards has no such files", () => {
  const ready = packaged("AM-2026-000124", []);
  expect(optimiserFiles([ready], t)).toEqual([]);
});

test("the table of holes has each hole and groove of each distinct board once", () => {
  const piece = planned(chest);
  const rows = drillingRows([packaged("AM-2026-000125", [["Comodă", piece, 3]])], t);
  const head = drillingColumns(t);
  const side = rows.filter((row) => row[head.indexOf("Plăcile")] === "M1 Laterală 1");
  expect(side).toHaveLength(piece.piece.boards[0]!.machining.length);
  expect(side.find((row) => row.includes("Canal"))).toEqual([
    "AM-2026-000125",
    "1",
    "A",
    "M1 Laterală 1",
    "Canal",
    "fața din dreapta",
    "700 × 3",
    "8",
    "90",
    "435",
    "",
  ]);
});
