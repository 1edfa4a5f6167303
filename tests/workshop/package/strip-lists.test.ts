import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";

import { defaultRules, grainChoices, type Chosen } from "~/furniture/boards/rules";
import { translateIn } from "~/platform/i18n/translate.server";
import { drawLabel } from "~/workshop/package/lists/labels";
import { listLabels } from "~/workshop/package/lists/list-labels";
import { optimiserFiles } from "~/workshop/package/lists/optimisers";
import { sawColumns, sawRows } from "~/workshop/package/lists/saw-list";
import { cutSection } from "~/workshop/package/sections/cutting";

import { chest, column, drawers, pal, shelves, wardrobe } from "../../boards/designs";
import { packaged, planned } from "./packaged";

// Labels, cut list and the files for saw and optimisers say of a front which strip it is cut from, and its place.

const t = translateIn("ro", ["workshop-package", "workshop-parts"]);
const grained: Chosen = { ...pal, front: { ...pal.front, id: "mdf-mat", hasGrain: true } };
const pairs = {
  ...wardrobe,
  width: 2700,
  columns: [1, 2, 3].map(() => column(shelves(1, "pair"))),
};

/** The strips of a piece as the cut list has them. */
function stripRows(piece: ReturnType<typeof planned>) {
  return cutSection(piece, 1, { order: "AM-2026-000123", line: 1 }, t)
    .tables.slice(1)
    .flatMap(({ rows }) => rows);
}

test("a label says the strip and the front's place in it, from left to right and upwards", () => {
  const order = packaged("AM-2026-000001", [
    ["Comodă", planned(chest, grained)],
    ["Dulap", planned(pairs, grained), 2],
  ]);
  const labels = listLabels([order], (id) => `https://shop.example/${id}`, t);
  const said = labels.map(({ strip }) => strip).filter(Boolean);
  const doors = [1, 2, 3, 4].map((place) => `, fâșia 1: ${place} din 4`);
  const rest = [", fâșia 2: 1 din 2", ", fâșia 2: 2 din 2"];
  expect(said).toEqual([...doors, ...doors, ...rest, ...doors, ...rest]);
  const front = labels.find(({ strip }) => strip !== "")!;
  expect(drawLabel(front)).toContain("fâșia 1: 1 din 4");
});

test("the cut list tells each strip's fronts in order, its size, and which one goes on", () => {
  expect(stripRows(planned(pairs, grained))).toMatchObject(
    [
      [
        "1",
        "M1 Ușă 1 | M1 Ușă 2 | M1 Ușă 3 | M1 Ușă 4",
        /./,
        /^2113 × 1\d{3}$/,
        "de la stânga la dreapta, capetele de sus spre stânga foii",
      ],
      [
        "2",
        "M1 Ușă 5 | M1 Ușă 6",
        /./,
        /./,
        "de la stânga la dreapta, capetele de sus spre stânga foii; continuă fâșia 1: tot rândul nu încape pe o foaie",
      ],
    ].map((row) =>
      row.map((cell) => (cell instanceof RegExp ? (expect.stringMatching(cell) as string) : cell)),
    ),
  );
  expect(stripRows(planned(chest, grained)).map((row) => [row[1], row[4]])).toEqual([
    ["M1 Front de sertar 1–4", "de jos în sus"],
  ]);
  const columns = { ...chest, width: 1000, columns: [column(drawers(3)), column(drawers(3))] };
  expect(stripRows(planned(columns, grained)).map((row) => [row[1], row[4]])).toEqual([
    [
      "M1 Front de sertar 1–3 | M1 Front de sertar 4–6",
      "coloanele de la stânga la dreapta, fiecare de jos în sus",
    ],
  ]);
  const zones = [{ ...shelves(1, "left"), height: 700 }, shelves(1, "left")];
  const grid = { ...wardrobe, height: 1600, columns: [column(...zones), column(...zones)] };
  expect(stripRows(planned(grid, grained)).map((row) => [row[1], row[4]])).toEqual([
    [
      "M1 Ușă 2, 1 | M1 Ușă 4, 3",
      "coloanele de la stânga la dreapta, fiecare de sus în jos, capetele de sus spre stânga foii",
    ],
  ]);
  expect(stripRows(planned(pairs))).toEqual([]);
});

test("the file for the saw says strip and place of each board of a row", () => {
  const place = sawColumns(t).indexOf("Fâșie: loc");
  const rows = (piece: ReturnType<typeof planned>) =>
    sawRows([packaged("AM-2026-000001", [["Dulap", piece, 2]])], t)
      .filter((row) => row[3]!.includes("Ușă"))
      .map((row) => [row[3], row[place]]);
  // Doors at the sides cover their whole boards and are wider.
  expect(rows(planned(pairs, grained))).toEqual([
    ["M1 Ușă 1, 2, 5, 6", "1: 1/4, 2/4; 2: 1/2, 2/2"],
    ["M1 Ușă 3, 4", "1: 3/4, 4/4"],
  ]);
  expect(rows(planned(pairs)).map(([, strips]) => strips)).toEqual(["", ""]);
});

test("the optimisers' files have a row for each front of a strip, for all copies, and its label says the strip", () => {
  const order = packaged("AM-2026-000001", [["Dulap", planned(wardrobe, grained), 3]]);
  const files = optimiserFiles([order], t);
  const doors = [1, 2].map((place) => [
    `AM-2026-000001.1 M1 Ușă ${place}, fâșia 1: ${place} din 2`,
    "3",
  ]);
  const rows = (path: string) =>
    parse<Record<string, string>>(files.find((file) => file.path.endsWith(path))!.text, {
      columns: true,
    });
  expect(
    rows("cutting-optimization-pro.csv").flatMap(({ Label, Quantity }) =>
      Label!.includes("Ușă") ? [[Label, Quantity]] : [],
    ),
  ).toEqual(doors);
  expect(
    rows("cutlist-plus.csv").flatMap(({ Description, Copies }) =>
      Description!.includes("Ușă") ? [[Description, Copies]] : [],
    ),
  ).toEqual(doors);
  const plan = files.find(({ path }) => path.includes("opticutter") && path.includes("mdf"))!;
  const panels = parse(plan.text, { relax_column_count: true }).filter(([key]) => key === "P");
  expect(panels.map(([, , , count, label]) => [label, count])).toEqual(doors);
});

test("an order of before the choice says what it said when its labels were printed", () => {
  const before = { ...defaultRules, grain: grainChoices.indexOf("stacks") };
  const piece = planned(pairs, grained);
  const old = { ...piece, frozen: { ...piece.frozen, rules: before } };
  const labels = listLabels([packaged("AM-2026-000001", [["Dulap", old]])], (id) => id, t);
  expect(labels.map(({ strip }) => strip).filter(Boolean)).toEqual([]);
  expect(stripRows(old)).toEqual([]);
});
