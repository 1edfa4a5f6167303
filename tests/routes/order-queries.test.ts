import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { findSettings } from "~/platform/settings/settings.server";
import { findBilledOrder } from "~/sales/billing/issuing/find-billed-order.server";
import { composeOrderMails } from "~/sales/orders/mails/order-mail.server";
import { findOrderByToken, findStaffOrder } from "~/sales/orders/order.server";

import { wardrobe } from "../boards/designs";
import { approveDrawings, placeProforma } from "../orders-placed";
import { recordQueries } from "../queries-sent";
import type { Visitor } from "../visitor";
import { pieceId, pieces } from "../world";
import { order } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });
const bed = await pieceId(db, pieces.bed);
await db.updateTable("products").set({ stock_quantity: 99 }).execute();

/** Puts so many lines into a cart: planned and configured ones, as many of each, and ready-made ones. */
async function fillCart(buyer: Visitor, count: number): Promise<void> {
  const made = Math.floor(count / 3);
  const products = await db
    .selectFrom("products")
    .select("id")
    .where("status", "=", "active")
    .where("id", "<>", bed)
    .orderBy("id")
    .limit(count - 2 * made - 1)
    .execute();
  for (const id of [bed, ...products.map((product) => product.id)]) {
    await buyer.post("/cos", { intent: "add", productId: id });
  }
  for (let index = 0; index < made; index++) {
    const design = writeDesign({ ...wardrobe, depth: wardrobe.depth - index });
    await buyer.post(`/proiecteaza?d=${design}&pas=pret`, { design });
    await buyer.post(pieces.desk.path, {
      intent: "add-design",
      quantity: "1",
      material: "pal-nuc",
      handle: "wood",
      width: String(100 + 10 * index),
      height: "75",
      depth: "60",
    });
  }
}

const sent = recordQueries();

type Tally = Map<string, number>;

/**
 * How often each query is asked, whatever its values and however many they are. It runs twice and the
 * less counts: meanwhile the shop may write mails, and what is kept in memory is asked for once.
 */
async function tallyOf(run: () => Promise<unknown>): Promise<Tally> {
  const tallies: Tally[] = [];
  for (let time = 0; time < 2; time++) {
    sent.length = 0;
    await run();
    const times: Tally = new Map();
    for (const query of sent) {
      const text = query.replace(/ \[.*$/s, "").replace(/\(\?(, \?)*\)/g, "(…)");
      times.set(text, (times.get(text) ?? 0) + 1);
    }
    tallies.push(times);
  }
  const [first, second] = tallies;
  return new Map(
    [...second!].map(([text, times]) => [text, Math.min(times, first!.get(text) ?? 0)]),
  );
}

/** Orders so many lines, and tells what everybody's pages of the cart and of the order ask. */
async function tallyOrder(lines: number): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>();
  const buyer = visitor();
  const show = async (path: string, name: string, who: Visitor) => {
    const look = async () => expect((await who.get(path)).status, path).toBe(200);
    tallies.set(name, await tallyOf(look));
  };
  await fillCart(buyer, lines);
  await show("/cos", "cart", buyer);
  await show("/finalizare-comanda", "checkout", buyer);
  const page = await order(buyer, bed);
  const token = page.slice("/comanda/".length);
  const { number, id } = await db
    .updateTable("orders")
    .set({ status: "confirmed" })
    .where("token", "=", token)
    .returning(["number", "id"])
    .executeTakeFirstOrThrow();
  const [bought, staffs] = [await findOrderByToken(token, db), await findStaffOrder(token, db)];
  expect(bought!.lines).toHaveLength(lines);
  const settings = await findSettings(db);
  const news = { order: bought!, staffOrder: staffs!, low: [] };
  tallies.set("mails", await tallyOf(() => composeOrderMails(news, settings, db)));
  tallies.set("documents to issue", await tallyOf(() => findBilledOrder(id, db)));
  const document = await placeProforma(db, number);
  const desk = `/admin/comenzi/${number}`;
  for (const state of ["ordered", "drawn"]) {
    if (state === "drawn") await approveDrawings(db, id);
    await show(page, `order, ${state}`, visitor());
    await show(desk, `desk, ${state}`, admin);
    await show(`${desk}/desene`, `drawings, ${state}`, admin);
    await show(`${desk}/pachet`, `package, ${state}`, admin);
  }
  await show(`${page}/retragere`, "withdrawal", visitor());
  await show(`${page}/reclamatii`, "claims", visitor());
  await show(`${page}/documente/${document}/pdf`, "document", visitor());
  await show(`/admin/documente/${document}`, "document at the desk", admin);
  await show(`${desk}/pachet.pdf`, "package as a file", admin);
  await show(`${desk}/etichete.pdf`, "labels", admin);
  await show(`${desk}/taiere.csv`, "cuts", admin);
  await show(`${desk}/placi`, "boards", admin);
  await show(`${desk}/cost`, "cost", admin);
  await show(`${desk}/facturare`, "billing", admin);
  await show(`${desk}/termen`, "promise", admin);
  return tallies;
}

/** Of each kind of line the larger order has at least so many more; a job of the shop's asks less often meanwhile. */
const MORE_OF_A_KIND = 5;

test("an order of twenty lines asks the database for nothing line by line", async () => {
  const [few, many] = [await tallyOrder(3), await tallyOrder(20)];
  const more = [...many].flatMap(([name, tally]) =>
    [...tally]
      .filter(([text, times]) => times >= (few.get(name)?.get(text) ?? 0) + MORE_OF_A_KIND)
      .map(([text, times]) => `${name}: ${times} times ${text}`),
  );
  expect(more).toEqual([]);
}, 120_000);
