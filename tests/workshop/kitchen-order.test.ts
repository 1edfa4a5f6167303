import { expect, test } from "vitest";

import { writeRun } from "~/furniture/boards/run-address";
import { buildFrozen, freezePlan } from "~/furniture/planner/frozen-plan.server";
import { findOfferedPlan } from "~/furniture/planner/offered-plan.server";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { findSettings } from "~/platform/settings/settings.server";
import { listRunLines, tickNiches } from "~/sales/orders/front/confirm-niches.server";
import { composeOrderMails } from "~/sales/orders/mails/order-mail.server";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { findStaffOrder } from "~/sales/orders/order.server";
import { findWorkFaults } from "~/sales/orders/work-lock.server";
import { lineWords } from "~/shop/cart/line-design";
import { listParts } from "~/workshop/batches/front/batch-parts.server";
import { makeBatch, readBatchLines } from "~/workshop/batches/front/batch.server";
import { startBatch } from "~/workshop/batches/front/start-batch.server";
import { findRun } from "~/workshop/batches/layout-run.server";
import { findPlannedOrder } from "~/workshop/made-boards/front/order-boards.server";
import { tickBoards } from "~/workshop/made-boards/front/tick-boards.server";
import { findPackages } from "~/workshop/package/front/find-package.server";
import { sawFile } from "~/workshop/package/front/package-files.server";
import { writeOrder } from "~/workshop/package/front/write-sheet";
import { listPlannableOrders } from "~/workshop/plan/front/plannable-orders.server";
import type { Db } from "~db/engine";

import { findFaults } from "../cutting/check-layout";
import { openCatalogue } from "../memory-database";
import { placePlans, wardrobePlan } from "../orders-placed";
import { desk, layOutBatch } from "./batches";
import { confirmNiches, kitchen, kitchenPlan, placeKitchens } from "./kitchens";

async function niches(db: Db, order: { id: string }) {
  return (await listRunLines(order.id, db))[0]!;
}

test("a kitchen is ordered as it is planned: its name, size, decors and worktop in every language, and its price", async () => {
  const db = await openCatalogue();
  const offered = (await findOfferedPlan(kitchenPlan, "ro", db))!;
  const order = await placePlans(db, [[kitchenPlan, 1]], { status: "new", language: "en" });
  const [line] = order.lines;
  expect(line).toMatchObject({
    name: "Made-to-measure kitchen",
    unit_price_bani: offered.priceBani,
    is_withdrawal_exempt: true,
    design: {
      plan: kitchenPlan,
      kind: "kitchen",
      size: { width: 3000, height: 2120, depth: 600, fills: "wall" },
    },
  });
  expect(lineWords(line!.design!, translatorOf("en"))).toBe(
    "White melamine · Metal handle · from wall to wall, 300 × 212 × 60 cm (width × height × depth) · worktop Sonoma oak melamine",
  );
  const staffOrder = (await findStaffOrder(order.token, db))!;
  const news = { order, staffOrder, low: [] };
  const [mail] = await composeOrderMails(news, await findSettings(db), db);
  expect(mail!.text).toContain("from wall to wall, 300 × 212 × 60 cm");
});

test("no kitchen is cut or begun before its niches are confirmed, and then it is", async () => {
  const db = await openCatalogue();
  const order = await placeKitchens(db);
  const { id, number } = order;
  expect(await findWorkFaults(number, db)).toEqual(["niches-unconfirmed"]);
  expect(await makeBatch([number], desk, db)).toEqual({
    kind: "refused",
    refusals: [{ number, why: "niches-unconfirmed" }],
  });
  // For no reason either.
  const begin = { number, from: "confirmed", to: "in_production", note: "" } as const;
  const override = "clientul a spus că e bine";
  expect(await changeOrderStatus({ ...begin, override }, desk, db)).toEqual({
    kind: "niches-unconfirmed",
  });
  const board = `${number}.1.1.1`;
  expect(await tickBoards({ number, ids: [board], step: "cut" }, desk, db)).toEqual({
    kind: "niches-unconfirmed",
  });
  const [planned] = await listPlannableOrders(db);
  expect(planned).toMatchObject({ number, faults: ["niches-unconfirmed"] });

  await confirmNiches(db, order);
  expect((await niches(db, { id })).confirmed).toMatchObject({ by: null });
  expect(await findWorkFaults(number, db)).toEqual([]);
  expect(await makeBatch([number], desk, db)).toMatchObject({ kind: "made" });
  expect(await changeOrderStatus(begin, desk, db)).toEqual({ kind: "moved" });
});

test("a batch refuses a kitchen whose niches are unconfirmed although its work has begun", async () => {
  const db = await openCatalogue();
  const { id, number } = await placeKitchens(db);
  await db.updateTable("orders").set({ status: "in_production" }).where("id", "=", id).execute();
  expect(await makeBatch([number], desk, db)).toEqual({
    kind: "refused",
    refusals: [{ number, why: "niches-unconfirmed" }],
  });
});

test("of two who confirm at once the first one is named; it is taken back until the work begins", async () => {
  const db = await openCatalogue();
  const order = await placeKitchens(db);
  const { number } = order;
  const { id: line, plan } = await niches(db, order);
  const tick = { number, line, plan, isConfirmed: true };
  const other = { id: "other", email: "b@example.com" };
  const both = await Promise.all([tickNiches(tick, desk, db), tickNiches(tick, other, db)]);
  expect(both).toEqual([{ kind: "ticked" }, { kind: "ticked" }]);
  const said = () =>
    db
      .selectFrom("audit_log")
      .select(["action", "admin_email", "after"])
      .where("action", "in", ["niches-confirmed", "niches-unconfirmed"])
      .orderBy("id")
      .execute();
  expect(await said()).toEqual([
    {
      action: "niches-confirmed",
      admin_email: desk.email,
      after: expect.stringContaining("oven 595, hob 560 × 490, sink 560 × 480") as string,
    },
  ]);
  expect(await tickNiches({ ...tick, isConfirmed: false }, other, db)).toEqual({ kind: "ticked" });
  expect(await findWorkFaults(number, db)).toEqual(["niches-unconfirmed"]);
  expect(await said()).toHaveLength(2);

  await confirmNiches(db, order);
  await db.updateTable("orders").set({ status: "in_production" }).execute();
  expect(await tickNiches({ ...tick, isConfirmed: false }, other, db)).toEqual({ kind: "over" });
  const unknown = { ...tick, line: "none" };
  expect(await tickNiches(unknown, desk, db)).toEqual({ kind: "unknown" });
  expect(await tickNiches({ ...tick, number: "AM-1" }, desk, db)).toEqual({ kind: "unknown" });
});

test("what was confirmed of one design is not of another", async () => {
  const db = await openCatalogue();
  const order = await placeKitchens(db);
  const { number } = order;
  await confirmNiches(db, order);
  const { id: line, plan } = await niches(db, order);
  const other = writeRun({ ...kitchen, niches: { ...kitchen.niches, oven: 600 } });
  const frozen = await freezePlan(other, "ro", db);
  await db
    .updateTable("order_lines")
    .set({ configuration: JSON.stringify(frozen) })
    .where("id", "=", line)
    .execute();
  expect(await findWorkFaults(number, db)).toEqual(["niches-unconfirmed"]);
  expect(await tickNiches({ number, line, plan, isConfirmed: true }, desk, db)).toEqual({
    kind: "stale",
  });
  await confirmNiches(db, order);
  expect(await findWorkFaults(number, db)).toEqual([]);
});

test("a wardrobe has no niches to confirm, and its order does not wait", async () => {
  const db = await openCatalogue();
  const order = await placePlans(db, [[wardrobePlan, 1]]);
  expect(await listRunLines(order.id, db)).toEqual([]);
  expect(await findWorkFaults(order.number, db)).toEqual([]);
});

test("a kitchen's boards are laid out on sheets, its worktop on slabs of 4,100, and the layout can be cut", async () => {
  const db = await openCatalogue();
  const order = await placeKitchens(db, 2);
  await confirmNiches(db, order);
  const made = await makeBatch([order.number], desk, db);
  if (made.kind !== "made") throw new Error(made.kind);
  const { lines } = await readBatchLines(made.id, db);
  const parts = await listParts(lines);
  expect(parts).toHaveLength(2 * 75);
  const worktop = "*worktop-pal-stejar-sonoma 38";
  expect(parts.filter(({ material }) => material === worktop)).toMatchObject(
    [1, 2].map((copy) => ({
      id: `${order.number}.1.${copy}.75`,
      length: 2345,
      width: 600,
      canTurn: false,
    })),
  );
  await layOutBatch(made.id, db);
  const { task, best } = (await findRun(made.id, db))!;
  expect(best!.unplaced).toEqual([]);
  expect(findFaults(task, best!)).toEqual([]);
  const slabs = best!.layouts.filter(({ material }) => material === worktop);
  // Two of 2,345 do not fit one.
  expect(slabs).toMatchObject([
    { length: 4100, width: 600, panel: { x: 0, y: 0 } },
    { length: 4100, width: 600 },
  ]);
  expect(await startBatch(made.id, desk, db)).toEqual({ kind: "done" });
  const rests = await db
    .selectFrom("offcuts")
    .select(["length", "width"])
    .where("material", "=", "*worktop-pal-stejar-sonoma")
    .execute();
  expect(rests).toEqual([
    { length: 4100 - 2345 - 4, width: 600 },
    { length: 4100 - 2345 - 4, width: 600 },
  ]);
});

test("a kitchen's package says its wall, niches, cut-outs and what is bought, and the saw gets every board", async () => {
  const db = await openCatalogue();
  const { number } = await placeKitchens(db);
  const { packages } = await findPackages([number], db);
  const t = translateIn("ro", ["workshop-package", "workshop-parts"]);
  const [piece] = writeOrder(packages[0]!, t).pieces;
  const facts = new Map(piece!.facts);
  expect(facts.get("Perete")).toBe("3000 jos, 3000 la mijloc, 3000 sus, mm");
  expect(facts.get("Racorduri, de la capătul din stânga")).toBe(
    "apă la 2550 mm; plită electrică la 1100 mm",
  );
  expect(facts.get("Corpuri de la stânga")).toBe(
    "M1 coloană de cuptor 600 · M2 cu sertare 900, cu plită · M3 mașină de spălat vase 600 · M4 de chiuvetă 800",
  );
  expect(piece!.pictures.map(({ of }) => of)).toContainEqual({ view: "plan" });
  const bought = piece!.sections.find(({ post }) => post === "hardware")!.tables;
  const rows = bought.flatMap((table) => table.rows.map((row) => row.join(" | ")));
  expect(rows).toEqual(
    expect.arrayContaining([
      "Șină de agățare | 2300 | 1 |  | 1",
      "75 | 1 | 2345 × 600 × 38 | 560 × 490, la 170 de capătul din stânga și 60 de muchia din față; 560 × 480, la 1620 de capătul din stânga și 60 de muchia din față",
      "M1 coloană de cuptor 600 | cuptor | 564 × 595 × 560 | 68 | 829",
      "M3 mașină de spălat vase 600 | mașină de spălat vase | 600 × 720 × 560 | 1550 | 100",
    ]),
  );
  const { plan } = (await findPlannedOrder(number, db))!.lines[0]!.frozen;
  expect(plan).toBe(kitchenPlan);
  const saw = sawFile(packages).trim().split(/\r?\n/);
  const { boards } = packages[0]!.lines[0]!.planned!.piece;
  const ids = saw.slice(1).flatMap((row) => row.match(/[A-Z]+-\d{4}-\d{6}\.1\.1\.\d+/g) ?? []);
  expect(new Set(ids).size).toBe(boards.length);
  expect(saw.find((row) => row.includes("Blat"))).toContain("2345");
});

test("an ordered kitchen is built the same after rules change", async () => {
  const db = await openCatalogue();
  const { number } = await placeKitchens(db);
  const { frozen, piece } = (await findPlannedOrder(number, db))!.lines[0]!;
  const again = buildFrozen(JSON.parse(JSON.stringify(frozen)) as typeof frozen).piece;
  expect(again.boards).toEqual(piece.boards);
  expect(frozen.worktop).toMatchObject({ id: "pal-stejar-sonoma" });
});
