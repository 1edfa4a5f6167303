import { performance } from "node:perf_hooks";

import { writeDesign } from "~/furniture/boards/address";
import { officePaths } from "~/platform/paths/office-paths";

import { bookcase, chest, wardrobe } from "../boards/designs";
import { REVIEW } from "../checkout-form";
import { eventually } from "../eventually";
import { fillCheckout, visit } from "../promises/buying";
import { signedInAt } from "../promises/signed-in";
import type { ShopProcess } from "../shop-process";
import type { Visitor } from "../visitor";
import { below, median, unjudged, type Row } from "./row";

const ROUNDS = 5;
const ORDERS = 20;
const WARDROBE_MS = 2_000;
const BATCH_MS = 30_000;
const HEALTH_MS = 50;

/**
 * How long the workshop waits: for the files of an order of one wardrobe, and of 20 orders together, and
 * for the layouts of those 20; and how long `/healthz` takes meanwhile, 99 of 100 at most.
 */
export async function measureWorkshop(shop: ShopProcess): Promise<Row[]> {
  const admin = await signedInAt(shop, { role: "administrator" });
  const one = await orderPlan(shop, writeDesign(wardrobe));
  const numbers: string[] = [];
  for (let index = 0; index < ORDERS; index += 1) {
    const kind = [bookcase, wardrobe, chest][index % 3]!;
    const plan = writeDesign({ ...kind, width: 700 + 13 * index });
    numbers.push(await orderPlan(shop, plan));
  }
  const rows = [unjudged("/healthz on an idle shop, p99", await whileWaiting(shop, idle), "ms")];
  for (const kind of ["pdf", "zip"] as const) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push(await timeFile(admin, fileOf(kind, [one])));
    }
    rows.push(below(`package of a wardrobe, ${kind}`, median(times), "ms", WARDROBE_MS));
  }
  for (const kind of ["pdf", "zip"] as const) {
    let took = 0;
    const p99 = await whileWaiting(shop, async () => {
      took = await timeFile(admin, fileOf(kind, numbers));
    });
    rows.push(
      below(`package of ${ORDERS} orders, ${kind}`, took, "ms", BATCH_MS),
      below(`/healthz beside that, p99`, p99, "ms", HEALTH_MS),
    );
  }
  let took = 0;
  const p99 = await whileWaiting(shop, async () => {
    const began = performance.now();
    await layOut(shop, admin, numbers);
    took = performance.now() - began;
  });
  rows.push(
    below(`layouts of ${ORDERS} orders, a search of 20 s`, took, "ms", BATCH_MS),
    below(`/healthz beside that, p99`, p99, "ms", HEALTH_MS),
  );
  return rows;
}

/** Orders a planned piece as a customer does, has it taken into production, and returns the order's number. */
async function orderPlan(shop: ShopProcess, design: string): Promise<string> {
  const visitor = visit(shop);
  await visitor.post(`/proiecteaza?d=${design}&pas=pret`, { design });
  const { location } = await visitor.post(REVIEW, await fillCheckout(visitor));
  if (!location) throw new Error("the order was not placed");
  const { number } = await shop.db
    .updateTable("orders")
    .set((eb) => ({ status: "in_production", paid_bani: eb.ref("advance_bani") }))
    .where("token", "=", location.slice("/comanda/".length))
    .returning("number")
    .executeTakeFirstOrThrow();
  return number;
}

function fileOf(kind: "pdf" | "zip", numbers: string[]): string {
  const query = new URLSearchParams(numbers.map((number) => ["nr", number]));
  return `${officePaths.packageFile(`pachet.${kind}`)}?${query}`;
}

async function idle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5_000));
}

async function timeFile(admin: Visitor, address: string): Promise<number> {
  const began = performance.now();
  const { status } = await admin.get(address);
  if (status !== 200) throw new Error(`${status} for ${address}`);
  return performance.now() - began;
}

async function layOut(shop: ShopProcess, admin: Visitor, numbers: string[]): Promise<void> {
  const orders = numbers.map((number): [string, string] => ["order", number]);
  const { location } = await admin.post(officePaths.production(), orders);
  await admin.post(location!, { intent: "run", seconds: "20" });
  await eventually("the search has ended", async () => {
    const run = await shop.db.selectFrom("layout_runs").select("ended_at").executeTakeFirst();
    return run !== undefined && run.ended_at !== null;
  });
}

/** How long /healthz takes at p99 in ms, asked again and again until some work is done. */
async function whileWaiting(shop: ShopProcess, work: () => Promise<void>): Promise<number> {
  const visitor = visit(shop);
  const times: number[] = [];
  let isDone = false;
  const working = work().finally(() => (isDone = true));
  while (!isDone) {
    const asked = performance.now();
    await visitor.get("/healthz");
    times.push(performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await working;
  times.sort((first, second) => first - second);
  return times[Math.ceil(times.length * 0.99) - 1] ?? 0;
}
