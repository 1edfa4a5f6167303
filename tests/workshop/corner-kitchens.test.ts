import { beforeAll, describe, expect, test } from "vitest";

import type { Board } from "~/furniture/boards/piece";
import { grainChoices, hdfSheet } from "~/furniture/boards/rules";
import { writeRun } from "~/furniture/boards/run-address";
import { findPriceList } from "~/furniture/planner/construction.server";
import { freezePlan } from "~/furniture/planner/frozen-plan.server";
import { findOfferedPlan } from "~/furniture/planner/offered-plan.server";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { lineWords } from "~/shop/cart/line-design";
import { listStrips } from "~/workshop/batches/board-id";
import { listParts } from "~/workshop/batches/front/batch-parts.server";
import { makeBatch, readBatchLines } from "~/workshop/batches/front/batch.server";
import { findRun } from "~/workshop/batches/layout-run.server";
import { costOfBoard } from "~/workshop/made-boards/cost/board-cost";
import {
  findPackages,
  type PackagedOrder,
  type PlannedPiece,
} from "~/workshop/package/front/find-package.server";
import { sawFile } from "~/workshop/package/front/package-files.server";
import { writeOrder } from "~/workshop/package/front/write-sheet";
import { boardDxf } from "~/workshop/package/lists/board-dxf";
import { listLabels } from "~/workshop/package/lists/list-labels";
import { optimiserFiles } from "~/workshop/package/lists/optimisers";
import { runTables } from "~/workshop/package/sections/appliances";
import { amountsOf, realCostOf, type ToMake } from "~/workshop/stock/needs";
import type { Db } from "~db/engine";

import { findFaults } from "../cutting/check-layout";
import { openCatalogue } from "../memory-database";
import { desk, layOutBatch } from "./batches";
import { confirmNiches, kitchenL, kitchenU, placeKitchens } from "./kitchens";

const t = translateIn("ro", ["workshop-package", "workshop-parts"]);
const WORKTOP = "*worktop-pal-stejar-sonoma 38";

describe.each([
  ["L", kitchenL, ["left", "right"]],
  ["U", kitchenU, ["left", "middle", "right"]],
] as const)("a kitchen in %s", (shape, run, walls) => {
  const corners = walls.length - 1;
  let db: Db;
  let order: Awaited<ReturnType<typeof placeKitchens>>;
  let packages: PackagedOrder[];
  let planned: PlannedPiece;
  let worktops: Board[];

  beforeAll(async () => {
    db = await openCatalogue();
    order = await placeKitchens(db, 1, writeRun(run));
    ({ packages } = await findPackages([order.number], db));
    planned = packages[0]!.lines[0]!.planned!;
    worktops = planned.piece.boards.filter(({ stock }) => stock === "worktop");
  });

  test("costs on its order what the cart said, and is named with its walls", async () => {
    const offered = (await findOfferedPlan(writeRun(run), "ro", db))!;
    expect(order.lines[0]).toMatchObject({
      unit_price_bani: offered.priceBani,
      design: { plan: writeRun(run), size: { fills: shape === "L" ? "corner" : "u" } },
    });
    const words = lineWords(order.lines[0]!.design!, translatorOf("ro"));
    for (const { widths } of run.walls) expect(words).toContain(`${Math.min(...widths) / 10} cm`);
  });

  test("is priced with its corners, which the list's price alone changes", async () => {
    const { price } = planned.frozen;
    const { worktopCornerBani } = await findPriceList(db);
    const row = price.rows.find(({ article }) => article === "worktop-corner");
    expect(row).toMatchObject({ group: "material", quantity: corners, unit: "piece" });
    expect(row!.bani).toBe(corners * worktopCornerBani);
    expect(price.rows.some(({ article }) => article === "cut-work")).toBe(false);
    expect(price.rows.find(({ article }) => article === "worktop-bolt")!.quantity % 3).toBe(0);
    expect(Object.values(price.groups).reduce((sum, one) => sum + one, 0)).toBe(price.totalBani);
  });

  test("has its walls, connections, corners and modules on the first page of its package", () => {
    const [sheet] = writeOrder(packages[0]!, t).pieces;
    const facts = new Map(sheet!.facts);
    expect(facts.has(t("facts.size"))).toBe(false);
    for (const wall of walls) {
      expect(facts.get(t(`run.wallAt.${wall}`))).toMatch(/^\d+ jos, .*; capete: .*colț/);
      expect(facts.get(t("run.modulesAt", { wall: t(`facts.atWall.${wall}`) }))).toMatch(/^M\d+/);
    }
    expect(facts.get(t("run.connections"))).toMatch(/apă la \d+ mm pe peretele din .*; plită/);
    const names = [...facts.values()].join(" · ").match(/M\d+(?= )/g)!;
    const count = run.walls.reduce((sum, { modules }) => sum + modules.length, 0);
    expect(names).toEqual(Array.from({ length: count }, (_, at) => `M${at + 1}`));
  });

  test("says of each appliance at which wall it is, and of each worktop which ends are mitred", () => {
    const [tops, appliances] = runTables(planned, 1, t);
    const mitred = (end: string) =>
      tops!.rows.filter((row) => row.at(-1)!.includes(`tăiat la 45° pentru colț, la ${end}`));
    // Each corner's left wall ends in it, and its right one begins there.
    expect(mitred("capătul din dreapta")).toHaveLength(corners);
    expect(mitred("capătul din stânga")).toHaveLength(corners);
    expect(appliances!.rows.length).toBeGreaterThan(2);
    for (const [module = ""] of appliances!.rows) {
      expect(module).toMatch(/^M\d+ .* pe peretele din (?:stânga|mijloc|dreapta)$/);
    }
  });

  test("has a label for each board, and the mitre on those of the worktops", () => {
    const { boards } = planned.piece;
    const labels = listLabels(packages, (id) => id, t);
    expect(labels).toHaveLength(boards.length);
    for (const [index, board] of boards.entries()) {
      const { size } = labels[index]!;
      expect(size.includes("OBLIC"), `${board.name} ${size}`).toBe(board.cuts !== undefined);
    }
    expect(worktops.flatMap(({ cuts = [] }) => cuts)).toHaveLength(2 * corners);
  });

  test("has its mitres in the file of a worktop, and whole slabs in the programs that lay out boards", async () => {
    const mitred = worktops.find(({ cuts }) => cuts)!;
    expect(await boardDxf(mitred, [])).toContain(`\n${mitred.length - mitred.width}\n`);
    const files = optimiserFiles(packages, t);
    const slab = files.find(({ path, text }) => path.includes("blat") && text.includes("S,4100"))!;
    for (const { length } of worktops) expect(slab.text).toContain(`P,${length},600,1,`);
    expect(sawFile(packages).match(/OBLIC/g)!.length).toBeGreaterThanOrEqual(worktops.length);
  });

  test("takes its worktops, bolts and legs of the stock, and costs as much as its price says", async () => {
    const { frozen, piece, rules } = planned;
    const { body, front, handle } = frozen;
    const plainSheet = hdfSheet(rules);
    const worktop = frozen.worktop?.id;
    const made: ToMake = {
      piece,
      quantity: 1,
      body,
      front,
      handle: handle.id,
      worktop,
      plainSheet,
      rules,
    };
    const needs = amountsOf([made]);
    const metres = worktops.reduce((sum, { length }) => sum + length, 0);
    expect(needs.get(`sheet ${WORKTOP}`)!.amount).toBeCloseTo(metres / 4100, 6);
    expect(needs.get("hardware worktop-bolt")!.amount).toBeGreaterThanOrEqual(3 * corners);
    const { worktopBani } = await findPriceList(db);
    const costs = new Map([[`sheet ${WORKTOP}`, worktopBani * 4100]]);
    const real = realCostOf(made, frozen.price, costs, 12)!;
    expect(Math.abs(real - frozen.price.costBani)).toBeLessThanOrEqual(1);
  });

  test("pays for a worktop made once more with its half of each corner", async () => {
    const { piece, frozen } = planned;
    const { worktopBani, cutOutBani, worktopCornerBani } = await findPriceList(db);
    const work = frozen.price.rows.find(({ article }) => article === "board-work")!;
    for (const board of worktops) {
      const cutOuts = board.machining.filter(({ kind }) => kind === "cut-out").length;
      const bought =
        (board.length * worktopBani) / 1000 +
        cutOuts * cutOutBani +
        ((board.cuts?.length ?? 0) * worktopCornerBani) / 2;
      const cost = costOfBoard(board, piece, frozen.price);
      expect(Math.abs(cost - bought - work.bani / piece.boards.length)).toBeLessThanOrEqual(1);
    }
  });

  test("is cut once its niches are confirmed, and its layout can be sawn", async () => {
    expect(await makeBatch([order.number], desk, db)).toMatchObject({ kind: "refused" });
    await confirmNiches(db, order);
    const made = await makeBatch([order.number], desk, db);
    if (made.kind !== "made") throw new Error(made.kind);
    const { lines } = await readBatchLines(made.id, db);
    expect(await listParts(lines)).toHaveLength(planned.piece.boards.length);
    await layOutBatch(made.id, db);
    const { task, best } = (await findRun(made.id, db))!;
    expect(best!.unplaced).toEqual([]);
    expect(findFaults(task, best!)).toEqual([]);
  });

  test("has no row of fronts around a corner from one strip", () => {
    const { frozen, piece, rules } = planned;
    const grain = grainChoices.indexOf("rows");
    const front = { ...frozen.front, hasGrain: true };
    const strips = listStrips(piece, { front, rules: { ...rules, grain } });
    expect(strips.length).toBeGreaterThan(walls.length);
    for (const { columns } of strips) {
      const stands = columns.flat().map((index) => piece.bodies[piece.boards[index]!.body]!.stands);
      expect(new Set(stands.map((one) => JSON.stringify(one))).size).toBe(1);
    }
  });

  test("is built of an order's copy as it was ordered", async () => {
    const frozen = await freezePlan(writeRun(run), "ro", db);
    expect(frozen!.price.totalBani).toBe(order.lines[0]!.unit_price_bani);
    expect(JSON.parse(JSON.stringify(planned.frozen))).toMatchObject({ plan: writeRun(run) });
  });
});
