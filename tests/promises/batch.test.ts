// Takes turns.

import { performance } from "node:perf_hooks";

import { afterAll, beforeAll, expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import type { Result } from "~/furniture/cutting/layout";

import { bookcase, chest, wardrobe } from "../boards/designs";
import { eventually } from "../eventually";
import { placePlans } from "../orders-placed";
import { startShop, type ShopProcess } from "../shop-process";
import type { Visitor } from "../visitor";
import { visit } from "./buying";
import { figure, moment, size } from "./proof";
import { signedInAt } from "./signed-in";

let shop: ShopProcess;
let admin: Visitor;
let address: string;
beforeAll(async () => {
  shop = await startShop();
  admin = await signedInAt(shop, { role: "administrator" });
  const orders: [string, string][] = [];
  for (let index = 0; index < 20; index++) {
    const kinds = [bookcase, wardrobe, chest];
    const plan = writeDesign({ ...kinds[index % 3]!, width: 700 + 13 * index });
    orders.push(["order", (await placePlans(shop.db, [[plan, 1]])).number]);
  }
  address = (await admin.post("/admin/productie", orders)).location!;
});
afterAll(() => shop.dispose());

const lastRun = () =>
  shop.db.selectFrom("layout_runs").selectAll().orderBy("started_at", "desc").executeTakeFirst();

test("a batch of 20 orders is laid out, while the shop answers", async () => {
  const idle = await slowestOf((asked) => Promise.resolve(asked >= 200));
  const began = performance.now();
  const seconds = size(4, 20);
  expect((await admin.post(address, { intent: "run", seconds: String(seconds) })).status).toBe(303);
  const searching = await slowestOf(async (asked) => {
    return asked % 10 === 0 && (await lastRun())?.ended_at !== null;
  });
  const took = (performance.now() - began) / 1000;
  const { state, sheets } = (await lastRun())!;
  expect(state).toBe("done");
  figure(
    "a batch of 20 orders",
    `${took.toFixed(1)} s for ${sheets} sheets; /healthz within ${searching.toFixed(1)} ms at p99, ` +
      `${idle.toFixed(1)} ms without a search`,
  );
});

/** How long /healthz takes at p99, in ms, asked again and again until it is enough. */
async function slowestOf(isEnough: (asked: number) => Promise<boolean>): Promise<number> {
  const times: number[] = [];
  const visitor = visit(shop);
  while (!(await isEnough(times.length))) {
    const asked = performance.now();
    expect((await visitor.get("/healthz")).status).toBe(200);
    times.push(performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return times.sort((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1]!;
}

test("a process that dies in a search or at a start takes nothing twice and loses nothing", async () => {
  await admin.post(address, { intent: "run", seconds: "120" });
  // The search gives way to whatever else the machine does.
  await eventually("a first layout", async () => (await lastRun())?.best !== null, 110_000);
  await shop.kill();
  await shop.restart();
  const page = await admin.get(address);
  expect(page.text).toContain("Căutare întreruptă");
  expect(page.page.querySelectorAll("main img").length).toBeGreaterThan(0);

  const before = await shop.db.selectFrom("offcuts").select("id").execute();
  for (let cycle = 0; cycle < size(1, 30); cycle++) {
    const start = admin.post(address, { intent: "start" }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, moment(cycle, 60)));
    await shop.kill();
    await start;
    await shop.restart();
    await wholeOrNot(before.length);
  }
  await admin.post(address, { intent: "start" });
  await admin.post(address, { intent: "start" });
  expect(await wholeOrNot(before.length)).toBe(true);
});

/** A batch is started with all that it leaves, or not at all. */
async function wholeOrNot(before: number): Promise<boolean> {
  const { started_at } = await shop.db
    .selectFrom("batches")
    .select("started_at")
    .executeTakeFirstOrThrow();
  const best = JSON.parse((await lastRun())!.best!) as Result;
  const left = await shop.db.selectFrom("offcuts").select(["id", "made_as"]).execute();
  const made = left.filter(({ made_as }) => made_as !== null).length;
  expect(best.layouts.length).toBeGreaterThan(0);
  expect(made > 0).toBe(started_at !== null);
  expect(left.length).toBe(before + made);
  expect(new Set(left.map(({ made_as }) => made_as)).size).toBe(left.length);
  return started_at !== null;
}
