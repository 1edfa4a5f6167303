import { expect, test } from "vitest";

import { fillAndReview, REVIEW } from "../checkout-form";
import { buyer, paidToday, pieceId, pieces } from "../world";
import { controlOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator", email: "desk@example.com" });

const stockOf = async (id: string) => {
  const row = db.selectFrom("products").select("stock_quantity").where("id", "=", id);
  return (await row.executeTakeFirstOrThrow()).stock_quantity;
};

test("from the cart to the refund: stock, sums, documents and states agree at each step", async () => {
  await db.updateTable("products").set({ stock_quantity: 5 }).execute();
  const [desk, bed] = [await pieceId(db, pieces.desk), await pieceId(db, pieces.bed)];
  const customer = visitor();
  await customer.post("/cos", { intent: "add", productId: desk });
  await customer.post("/cos", { intent: "add", productId: bed });
  await customer.post("/cos", { intent: "add", productId: bed });
  const form = await fillAndReview(customer, buyer);
  const sent = await customer.post(REVIEW, form);
  expect(sent.status).toBe(303);
  // Sent twice, it is one order.
  expect((await customer.post(REVIEW, form)).location).toBe(sent.location);
  const token = sent.location!.slice("/comanda/".length);
  const find = () =>
    db.selectFrom("orders").selectAll().where("token", "=", token).executeTakeFirstOrThrow();
  const placed = await find();
  const lines = await db
    .selectFrom("order_lines")
    .select(["id", "quantity"])
    .where("order_id", "=", placed.id)
    .execute();
  expect(await db.selectFrom("orders").select("id").execute()).toHaveLength(1);
  expect([await stockOf(desk), await stockOf(bed)]).toEqual([4, 3]);
  // A desk at 2,690 lei and two beds at 3,499, brought for nothing; 19/119 of it is VAT.
  expect([placed.total_bani, placed.vat_bani]).toEqual([9_688_00, 1_546_82]);

  const order = `/admin/comenzi/${placed.number}`;
  const documents = () =>
    db
      .selectFrom("documents")
      .select(["name", "total_bani"])
      .where("order_id", "=", placed.id)
      .orderBy("issued_at")
      .execute();
  const namesAndSums = async () =>
    (await documents()).map(({ name, total_bani }) => [name, total_bani]);
  const pay = async (kind: string, bani: number) => {
    const typed = { intent: "pay", ...paidToday, method: "bank_transfer", remark: "" };
    const amount = (bani / 100).toFixed(2);
    const answer = await admin.post(order, { ...typed, amount, formToken: `${kind}-${bani}` });
    expect(answer.status).toBe(303);
  };
  const moveOn = async (from: string, to: string) =>
    expect((await admin.post(order, { from, to, override: "Plătește apoi." })).status).toBe(303);

  await moveOn("new", "confirmed");
  await pay("advance", 1_000_00);
  expect((await find()).payment_status).toBe("advance_paid");
  await moveOn("confirmed", "in_production");
  await moveOn("in_production", "in_delivery");
  await pay("rest", placed.total_bani - 1_000_00);
  await moveOn("in_delivery", "delivered");
  expect(await find()).toMatchObject({ status: "delivered", payment_status: "paid" });
  const issued = [
    ["PROBA-PF-000001", 9_688_00],
    ["PROBA-AV-000001", 1_000_00],
    ["PROBA-AV-000002", 8_688_00],
    // The whole price less both advances.
    ["PROBA-FF-000001", 0],
  ];
  expect(await namesAndSums()).toEqual(issued);

  const statement = { email: buyer.email, order: placed.number, wording: "Nu încape." };
  const said = await customer.post("/retragere", { ...statement, intent: "confirm" });
  expect(said.status).toBe(303);
  const { id } = await db.selectFrom("withdrawals").select("id").executeTakeFirstOrThrow();
  const record = `/admin/retrageri/${id}`;
  expect((await admin.post(record, { intent: "receive", from: "open" })).status).toBe(303);
  const returned = Object.fromEntries(
    lines.map((line) => [`returned-${line.id}`, String(line.quantity)]),
  );
  const amount = valueOf(controlOf((await admin.get(record)).page, "amount"));
  const accepted = await admin.post(record, {
    intent: "accept",
    from: "received",
    amount,
    ...returned,
  });
  expect(accepted.status).toBe(303);
  const refund = { intent: "refund", from: "accepted", method: "bank_transfer" };
  expect((await admin.post(record, refund)).status).toBe(303);
  expect(amount).toBe("9688,00");
  expect(await find()).toMatchObject({ paid_bani: 0, payment_status: "refunded" });
  expect(await namesAndSums()).toEqual([...issued, ["PROBA-ST-000001", -9_688_00]]);
  expect([await stockOf(desk), await stockOf(bed)]).toEqual([5, 5]);
});
