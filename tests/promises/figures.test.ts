// Takes turns.

import { afterAll, beforeAll, expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { writeRun } from "~/furniture/boards/run-address";
import { hydrationHeader } from "~/platform/rendering/front/hydration-data";
import type { Db } from "~db/engine";

import { chest } from "../boards/designs";
import { workedKitchen } from "../boards/runs/runs";
import { addPlan, order } from "../routes/reading";
import { startShop, type ShopProcess } from "../shop-process";
import { openForBusiness, pieceId, pieces } from "../world";
import { visit } from "./buying";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const GOOGLE = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.dispose());

/** Somebody with a browser of that name, who reads Romanian. */
function somebody(agent = FIREFOX, headers: Record<string, string> = {}) {
  const visitor = visit(shop);
  Object.assign(visitor.headers, { "User-Agent": agent, ...headers });
  return visitor;
}

/** Stops the shop, as it is stopped by its operator, and reads what it counted. */
async function countedBy(db: Db): Promise<Record<string, number>> {
  await shop.stop();
  const rows = await db
    .selectFrom("figures")
    .select(["kind", "language", "step"])
    .select((eb) => eb.fn.sum<number>("count").as("count"))
    .groupBy(["kind", "language", "step"])
    .execute();
  await shop.restart();
  return Object.fromEntries(
    rows.map(({ kind, language, step, count }) => [`${kind} ${language} ${step}`, count]),
  );
}

test("a walk from looks to orders is counted exactly, kept pages and restarts included", async () => {
  const design = { material: "pal-nuc", handle: "wood", width: "150", height: "210", depth: "60" };
  const customiser = `${pieces.wardrobe.path}?fila=personalizare`;
  const ana = somebody();

  // Looks: the first page is made, the others come from memory.
  for (let times = 0; times < 3; times += 1) await somebody().get(pieces.bed.path);
  const yves = somebody();
  await yves.get(`${pieces.bed.path}?lng=fr`);
  await yves.get(`${pieces.bed.path}?utm_source=x`);
  await ana.get(`${pieces.bed.path}?fila=recenzii`);
  await ana.get("/produse/dormitoare/999");
  await ana.get(customiser);
  await ana.get(customiser);

  // Nobody: programs, headers alone, pages fetched ahead, data for script; a page first made for them too.
  await somebody(GOOGLE).get(pieces.desk.path);
  await somebody("curl/8.5.0").get(pieces.desk.path);
  await somebody().head(pieces.desk.path);
  await somebody(FIREFOX, { "Sec-Purpose": "prefetch" }).get(pieces.desk.path);
  await somebody(FIREFOX, { [hydrationHeader]: "1" }).get(pieces.desk.path);
  await somebody(GOOGLE).get("/proiecteaza");
  await ana.get(pieces.desk.path);

  // Those who wait for the same page are each somebody.
  await Promise.all(Array.from({ length: 5 }, () => somebody().get(pieces.kitchen.path)));

  // Designs: drawn by the server, put into the cart, and priced in the planner.
  const drawn = await ana.get(`${customiser}&${new URLSearchParams({ ...design, drawn: "1" })}`);
  expect(drawn.status).toBe(303);
  await ana.get(drawn.location!);
  await ana.submit(pieces.wardrobe.path, { intent: "add-design", ...design });
  await ana.post(pieces.wardrobe.path, { intent: "add-design", ...design, width: "1" });
  await ana.get("/proiecteaza?tip=comoda");
  const plan = new URLSearchParams({ d: writeDesign(chest) }).toString();
  await ana.get(`/proiecteaza?${plan}&pas=aspect`);
  await ana.get(`/proiecteaza?${plan}&pas=pret`);
  await ana.get(`/proiecteaza?${plan}&pas=pret&vedere=deschis`);
  await ana.get("/proiecteaza/bucatarie");
  await ana.get("/proiecteaza/bucatarie?tip=lavoar");
  await somebody(GOOGLE).get("/proiecteaza/bucatarie");
  const run = new URLSearchParams({ d: writeRun(workedKitchen) }).toString();
  await ana.get(`/proiecteaza/bucatarie?${run}&pas=aspect`);
  await ana.get(`/proiecteaza/bucatarie?${run}&pas=pret`);
  await addPlan(ana);

  // Carts and orders; the page that says "added" is the one that was looked at.
  const desk = await pieceId(shop.db, pieces.desk);
  await ana.submit("/cos", { intent: "add", productId: desk, returnTo: pieces.desk.path });
  await ana.post("/cos", { intent: "add", productId: "unknown", returnTo: "/" });
  await order(somebody(), desk);
  await openForBusiness(shop.db);
  await order(ana, desk);

  expect(await countedBy(shop.db)).toEqual({
    "bed ro view": 3,
    "bed fr view": 2,
    "wardrobe ro view": 2,
    "wardrobe ro design": 2,
    "wardrobe ro cart": 1,
    "wardrobe ro order": 1,
    "desk ro view": 1,
    // Ana's own two, and one of the order on trial.
    "desk ro cart": 3,
    "desk ro order": 1,
    "kitchen ro view": 5,
    "planned-chest ro view": 1,
    "planned-chest ro design": 1,
    "planned-wardrobe ro cart": 1,
    "planned-wardrobe ro order": 1,
    "planned-kitchen ro view": 1,
    "planned-kitchen ro design": 1,
    "planned-vanity ro view": 1,
  });
  const days = await shop.db.selectFrom("figures").select("day").distinct().execute();
  expect(days).toHaveLength(1);
  await somebody().get(pieces.bed.path);
  expect((await countedBy(shop.db))["bed ro view"]).toBe(4);
});

test("neither the figures nor the log say anything of who looked", async () => {
  const rows = JSON.stringify(await shop.db.selectFrom("figures").selectAll().execute());
  for (const trace of ["Firefox", "Googlebot", "10.0", "127.0.0.1", "@"]) {
    expect(rows).not.toContain(trace);
  }
  for (const trace of ["Firefox", "Googlebot"]) expect(shop.output()).not.toContain(trace);
});
