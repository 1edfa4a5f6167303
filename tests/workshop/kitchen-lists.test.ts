import { beforeAll, expect, test } from "vitest";

import { hdfSheet } from "~/furniture/boards/rules";
import { listKnown } from "~/furniture/decors/list-decors.server";
import { findPriceList } from "~/furniture/planner/construction.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { costOfBoard } from "~/workshop/made-boards/cost/board-cost";
import {
  findPackages,
  type PackagedOrder,
  type PlannedPiece,
} from "~/workshop/package/front/find-package.server";
import { boardDxf } from "~/workshop/package/lists/board-dxf";
import { drillingRows } from "~/workshop/package/lists/drilling-list";
import { listLabels } from "~/workshop/package/lists/list-labels";
import { optimiserFiles } from "~/workshop/package/lists/optimisers";
import { articleKey, readArticle } from "~/workshop/stock/article";
import { knownArticles } from "~/workshop/stock/front/known-articles";
import { amountsOf, realCostOf, type ToMake } from "~/workshop/stock/needs";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { placeKitchens } from "./kitchens";

const t = translateIn("ro", ["workshop-package", "workshop-parts"]);
const WORKTOP = "sheet *worktop-pal-stejar-sonoma 38";

let db: Db;
let packages: PackagedOrder[];
let planned: PlannedPiece;
let made: ToMake;

beforeAll(async () => {
  db = await openCatalogue();
  const { number } = await placeKitchens(db);
  ({ packages } = await findPackages([number], db));
  planned = packages[0]!.lines[0]!.planned!;
  const { frozen, piece, rules } = planned;
  const { body, front, handle } = frozen;
  const worktop = frozen.worktop?.id;
  const plainSheet = hdfSheet(rules);
  made = { piece, quantity: 1, body, front, handle: handle.id, worktop, plainSheet, rules };
});

test("all that a kitchen takes of the stock is an article that the workshop may keep", async () => {
  const known = new Set(knownArticles(await listKnown("ro", db), planned.rules).map(articleKey));
  const needs = amountsOf([made]);
  for (const key of needs.keys()) {
    expect(known, key).toContain(key);
    expect(articleKey(readArticle(key)!)).toBe(key);
  }
  expect(needs.get(WORKTOP)!.amount).toBeCloseTo(2345 / 4100, 6);
  // Metres of hanging rail, legs and their clips by the piece.
  expect(needs.get("hardware hanging-rail")!.amount).toBeCloseTo(2.3, 6);
  expect(needs.get("hardware leg")!.amount).toBe(12);
});

test("a kitchen whose worktop and rails cost what the list says costs what its price says", async () => {
  const { price } = planned.frozen;
  const { worktopBani, fittings } = await findPriceList(db);
  const costs = new Map([
    [WORKTOP, (worktopBani * 1000 * 4100) / 1000],
    ["hardware hanging-rail", fittings["hanging-rail"] * 1000],
    ["hardware leg", fittings.leg * 1000],
  ]);
  expect(realCostOf(made, price, costs, 12)).toBe(price.costBani);
  costs.set(WORKTOP, 2 * costs.get(WORKTOP)!);
  const worktop = price.rows.find(({ article }) => article === "worktop-board")!.bani;
  const dearer = realCostOf(made, price, costs, 12)! - price.costBani - worktop;
  // Rounded to a whole ban once more.
  expect(Math.abs(dearer)).toBeLessThanOrEqual(1);
});

test("a worktop made once more costs its metres, its cut-outs and the work on a board", () => {
  const { piece, frozen } = planned;
  const worktop = piece.boards.find(({ stock }) => stock === "worktop")!;
  const work = frozen.price.rows.find(({ article }) => article === "board-work")!;
  // 185 lei a metre, 60 for each of two cut-outs.
  const bought = Math.round(2.345 * 18_500) + 2 * 6000;
  const cost = costOfBoard(worktop, piece, frozen.price);
  expect(Math.abs(cost - bought - work.bani / piece.boards.length)).toBeLessThanOrEqual(1);
});

test("a worktop is drawn for the machine with its cut-outs, and they stand in the drilling list", async () => {
  const worktop = planned.piece.boards.find(({ stock }) => stock === "worktop")!;
  const dxf = await boardDxf(worktop, []);
  expect(dxf).toContain("DECUPAJ");
  const rows = drillingRows(packages, t).filter((row) => row.includes("Decupaj"));
  expect(rows.map((row) => row.slice(3))).toEqual(
    expect.arrayContaining([
      ["M2 Blat 1", "Decupaj", "fața de sus", "560 × 490", "38", "170", "60", ""],
      ["M2 Blat 1", "Decupaj", "fața de sus", "560 × 480", "38", "1620", "60", ""],
    ]),
  );
});

test("programs that lay out boards get the worktop from slabs of 4,100 that may not be turned", () => {
  const files = new Map(optimiserFiles(packages, t).map(({ path, text }) => [path, text]));
  const slab = [...files].find(([path]) => path.includes("blat"))![1].split("\r\n");
  expect(slab).toEqual(
    expect.arrayContaining(["S,4100,600,", expect.stringMatching(/^P,2345,600,1,/) as string]),
  );
  const pro = files.get("optimizare/cutting-optimization-pro.csv")!.split("\r\n");
  const row = pro.find((line) => line.includes("Blat PAL Stejar Sonoma 38"))!;
  expect(row).toMatch(/^2345,600,1,0,/);
});

test("every board of a kitchen has its label, the worktop with its look", () => {
  const labels = listLabels(packages, (id) => id, t);
  expect(labels).toHaveLength(75);
  expect(labels.at(-1)).toMatchObject({
    size: "2345 × 600 × 38",
    decor: "Blat PAL Stejar Sonoma",
    band: "",
  });
});
