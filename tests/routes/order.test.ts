import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";

import { bookcase } from "../boards/designs";
import { REVIEW } from "../checkout-form";
import { placePlans, wardrobePlan } from "../orders-placed";
import { textOf } from "../visitor";
import { buyer, pieceId, pieces } from "../world";
import { fillInCheckout, mainOf, order } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();
const desk = await pieceId(db, pieces.desk);
const bed = await pieceId(db, pieces.bed);
await db
  .updateTable("products")
  .set({ stock_quantity: 100 })
  .where("id", "in", [bed, desk])
  .execute();

test("the order's page shows number, lines, totals, delivery and history", async () => {
  const maria = visitor();
  const answer = await maria.get(await order(maria, desk));
  const text = mainOf(answer);
  for (const words of [
    "Comanda AM-",
    "Nouă",
    pieces.desk.product.name,
    "1 × 2.690 Lei",
    "Subtotal (fără TVA) 2.260,50 Lei TVA (19 %) 429,50 Lei Total 2.690 Lei",
    buyer.fullName,
    buyer.address,
    "010101 București",
    "0722 123 456",
    buyer.email,
    buyer.notes,
  ]) {
    expect(text).toContain(words);
  }
  expect(answer.page.querySelector("main time")?.getAttribute("datetime")).toMatch(/Z$/);
});

test("a wardrobe grows on the page of an order with a planned one, and on no other", async () => {
  const drawn = async (address: string) => {
    const { page } = await visitor().get(address);
    return textOf(page.querySelector("main svg.line-drawing title"));
  };
  const { token } = await placePlans(db, [[wardrobePlan, 1]]);
  expect(await drawn(`/comanda/${token}`)).toBe("Conturul piesei");
  expect(await drawn(await order(visitor(), desk))).toBe("");
  const other = await placePlans(db, [[writeDesign(bookcase), 1]]);
  expect(await drawn(`/comanda/${other.token}`)).toBe("");
});

test("whoever has the address sees the order, also without its cookies", async () => {
  const address = await order(visitor(), desk);
  expect((await visitor().get(address)).status).toBe(200);
});

test("a transfer's page says where to pay, with the order's number as reference", async () => {
  const maria = visitor();
  const answer = await maria.get(await order(maria, desk));
  const number = /AM-\d{4}-\d{6}/.exec(mainOf(answer))?.[0];
  expect(mainOf(answer)).toContain("IBAN RO49 AAAA 1B31 0075 9384 0000");
  expect(mainOf(answer)).toContain(`Detalii plată ${number}`);
  expect(mainOf(answer)).toContain("Suma 2.690 Lei");
});

test("cash on delivery shows no account", async () => {
  const maria = visitor();
  const form = { ...(await fillInCheckout(maria, desk)), paymentMethod: "cash_on_delivery" };
  const answer = await maria.submit(REVIEW, form);
  expect(mainOf(answer)).toContain("Ramburs (plată la livrare)");
  expect(mainOf(answer)).not.toContain("IBAN");
});

test("an order is listed nowhere", async () => {
  const maria = visitor();
  const answer = await maria.get(await order(maria, desk));
  expect(answer.page.querySelector("meta[name=robots]")?.getAttribute("content")).toContain(
    "noindex",
  );
});

test("nothing of another order, no id and no cart is in the page", async () => {
  const other = visitor();
  const form = { ...(await fillInCheckout(other, bed)), fullName: "Altcineva Anume" };
  const theirs = await other.post(REVIEW, form);
  const maria = visitor();
  const answer = await maria.get(await order(maria, desk));
  expect(answer.text).not.toContain("Altcineva Anume");
  expect(answer.text).not.toContain((theirs.location ?? "").slice("/comanda/".length));
  expect(answer.text).not.toContain(pieces.bed.product.name);
  const rows = await db.selectFrom("orders").select(["id", "checkout_token"]).execute();
  for (const row of rows) {
    expect(answer.text).not.toContain(row.id);
    expect(answer.text).not.toContain(row.checkout_token);
  }
});

test("an unknown token is not found, and is not repeated in the answer or in the log", async () => {
  const number = (await db.selectFrom("orders").select("number").limit(1).executeTakeFirstOrThrow())
    .number;
  for (const token of ["unknown", "a".repeat(32), number, "%00", "..%2f..", "' or 1=1 --"]) {
    const answer = await visitor().get(`/comanda/${encodeURIComponent(token)}`);
    expect(answer.status, token).toBe(404);
    expect(textOf(answer.page.querySelector("h1"))).toContain("Oops! Page not found");
    expect(mainOf(answer)).not.toContain("AM-");
  }
});

test("an order's page is the same after its piece was renamed, repriced or taken off sale", async () => {
  const maria = visitor();
  const address = await order(maria, bed);
  await maria.get(address);
  const before = mainOf(await maria.get(address));
  await db
    .updateTable("products")
    .set({ name: "Altceva", price_bani: 1, status: "inactive" })
    .where("id", "=", bed)
    .execute();
  expect(mainOf(await maria.get(address))).toBe(before);
});

test("a moved-on status is shown with its history", async () => {
  const maria = visitor();
  const address = await order(maria, desk);
  const { id } = await db
    .updateTable("orders")
    .set({ status: "in_production", payment_status: "advance_paid" })
    .where("token", "=", address.slice("/comanda/".length))
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("order_history")
    .values({
      order_id: id,
      status: "in_production",
      changed_at: "2026-07-01T08:00:00.000Z",
      changed_by: "test",
    })
    .execute();
  const answer = await maria.get(address);
  expect(mainOf(answer)).toContain("În producție");
  expect(mainOf(answer)).toContain("Plătită parțial");
  expect(answer.page.querySelectorAll("#istoric ol > li")).toHaveLength(2);
});
