import { expect, test } from "vitest";

import { textOf } from "../visitor";
import { buyer, frozenDesk, paidToday, pieceId, pieces } from "../world";
import { controlOf, descriptionOf, mainOf, order, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
await db.updateTable("products").set({ stock_quantity: 50 }).execute();
const desk = await pieceId(db, pieces.desk);
const admin = await signedIn({ role: "administrator", email: "desk@example.com" });

/** Declares a withdrawal from a new order and returns its page at the desk, and the order's line. */
async function declare({ number = "", email = buyer.email } = {}) {
  const address = await order(visitor(), desk);
  const placed = await db
    .selectFrom("orders")
    .select(["id", "number", "total_bani"])
    .where("token", "=", address.slice("/comanda/".length))
    .executeTakeFirstOrThrow();
  const typed = { email, order: number || placed.number, wording: placed.number };
  await visitor().post("/retragere", { ...typed, intent: "confirm" });
  const { id } = await db
    .selectFrom("withdrawals")
    .select("id")
    .where("statement", "like", `%${placed.number}%`)
    .executeTakeFirstOrThrow();
  const line = await db
    .selectFrom("order_lines")
    .select("id")
    .where("order_id", "=", placed.id)
    .executeTakeFirstOrThrow();
  return { ...placed, id, page: `/admin/retrageri/${id}`, returned: `returned-${line.id}` };
}

test("the list shows what waits, each a link to its record, and says when nothing does", async () => {
  expect(mainOf(await admin.get("/admin/retrageri"))).toContain("Nicio retragere nu așteaptă");
  expect(mainOf(await admin.get("/admin/retrageri?dosar=toate"))).toContain(
    "Încă nicio declarație",
  );
  const { page, number } = await declare();
  const list = await admin.get("/admin/retrageri");
  expect(list.page.querySelector(`main a[href='${page}']`)).not.toBeNull();
  expect(mainOf(list)).toContain(number);
  const record = await admin.get(page);
  expect(mainOf(record)).toContain("Emailul este al clientului comenzii");
  expect(mainOf(record)).toContain("Nelivrată încă");
  expect(record.page.querySelector(`main a[href='/admin/comenzi/${number}']`)).not.toBeNull();
  expect((await admin.get("/admin/retrageri/unknown")).status).toBe(404);
});

test("a refusal without a reason is asked for it; with one it is told and ends the waiting", async () => {
  const { page } = await declare();
  const refused = await admin.post(page, { intent: "refuse", from: "open", answer: " " });
  expect(refused.status).toBe(422);
  const box = refused.page.getElementById("refuse-answer")!;
  expect(descriptionOf(refused.page, box)).toContain("Completează „Motivul”.");
  // The other forms of the page are not the ones that were wrong.
  expect(refused.page.querySelectorAll("main [aria-invalid]")).toHaveLength(1);
  const taken = await admin.post(page, { intent: "refuse", from: "open", answer: "Prea târziu." });
  expect([taken.status, taken.location]).toEqual([303, page]);
  expect(mainOf(await admin.get(page))).toContain("Prea târziu.");
  expect((await admin.get("/admin/retrageri")).text).not.toContain(page);
});

test("what is wrong with an acceptance stands beside its field, with what was typed", async () => {
  const { page, returned, number } = await declare();
  const form = await admin.get(page);
  expect(valueOf(controlOf(form.page, returned))).toBe("1");
  expect(valueOf(controlOf(form.page, "amount"))).toBe("0,00");
  const accept = { intent: "accept", from: "open", amount: "0" };
  for (const [typed, error] of [
    [{ [returned]: "două" }, "număr întreg"],
    [{ [returned]: "2" }, "Cel mult 1"],
  ] as const) {
    const answer = await admin.post(page, { ...accept, ...typed });
    expect(answer.status).toBe(422);
    const control = controlOf(answer.page, returned);
    expect(descriptionOf(answer.page, control)).toContain(error);
    expect(valueOf(control)).toBe(typed[returned]);
  }
  for (const amount of ["", "mult", "-5", "1.000"]) {
    const answer = await admin.post(page, { ...accept, [returned]: "1", amount });
    expect(answer.status, amount).toBe(422);
    expect(valueOf(controlOf(answer.page, "amount"))).toBe(amount);
  }
  const unpaid = await admin.post(page, { ...accept, [returned]: "1", amount: "10" });
  expect(descriptionOf(unpaid.page, controlOf(unpaid.page, "amount"))).toContain(
    "S-au primit doar",
  );
  const none = await admin.post(page, { ...accept, [returned]: "" });
  expect(mainOf(none)).toContain("câte piese se returnează");
  const done = await admin.post(page, { ...accept, [returned]: "1" });
  expect(done.status).toBe(303);
  expect(mainOf(await admin.get(`/admin/comenzi/${number}`))).toContain("Acceptată");
});

test("fewer pieces with the sum of all are asked about, with both sums; a reason or one press settles it", async () => {
  const { page, returned, number, id } = await declare();
  const lines = db.updateTable("order_lines").where("id", "=", returned.slice("returned-".length));
  await lines.set({ quantity: 3, line_total_bani: 3 * 269_000 }).execute();
  const total_bani = 3 * 269_000;
  await db.updateTable("orders").set({ total_bani }).where("number", "=", number).execute();
  await admin.post(`/admin/comenzi/${number}`, {
    intent: "pay",
    ...paidToday,
    method: "bank_transfer",
    remark: "",
    amount: "8070",
    formToken: number,
  });
  const form = await admin.get(page);
  expect(valueOf(controlOf(form.page, returned))).toBe("3");
  const amount = valueOf(controlOf(form.page, "amount"));
  expect(amount).toBe("8070,00");
  const accept = { intent: "accept", from: "open", [returned]: "1", amount };
  for (const amountReason of ["", "așa"]) {
    const asked = await admin.post(page, { ...accept, amountReason });
    expect(asked.status).toBe(422);
    const said = descriptionOf(asked.page, controlOf(asked.page, "amount"));
    expect(said).toContain("2.690,00 RON");
    expect(said).toContain("8.070,00 RON");
    expect(valueOf(controlOf(asked.page, returned))).toBe("1");
    expect(valueOf(controlOf(asked.page, "amount"))).toBe(amount);
    const reason = controlOf(asked.page, "amountReason");
    expect(valueOf(reason)).toBe(amountReason);
    if (amountReason) expect(descriptionOf(asked.page, reason)).toContain("cel puțin 10");
    expect(textOf(asked.page.querySelector("main button[value=accept-computed]"))).toBe(
      "Acceptă cu 2.690,00 RON",
    );
  }
  const refund = () =>
    db.selectFrom("refunds").select("amount_bani").where("withdrawal_id", "=", id);
  expect(await refund().execute()).toEqual([]);
  const done = await admin.post(page, { ...accept, intent: "accept-computed" });
  expect(done.status).toBe(303);
  expect(await refund().execute()).toEqual([{ amount_bani: 269_000 }]);

  const other = await declare();
  const less = { intent: "accept", from: "open", [other.returned]: "1" };
  const why = "Masa are o zgârietură.";
  await admin.post(`/admin/comenzi/${other.number}`, {
    intent: "pay",
    ...paidToday,
    method: "bank_transfer",
    remark: "",
    amount: "2690",
    formToken: other.number,
  });
  const taken = await admin.post(other.page, { ...less, amount: "2600", amountReason: why });
  expect(taken.status).toBe(303);
  expect(mainOf(await admin.get(other.page))).toContain(why);
});

test("the desk takes goods back, accepts, and pays what is owed", async () => {
  const { page, returned, number, total_bani } = await declare();
  const lei = String(total_bani / 100).replace(".", ",");
  await admin.post(`/admin/comenzi/${number}`, {
    intent: "pay",
    ...paidToday,
    method: "bank_transfer",
    remark: "",
    amount: lei,
    formToken: number,
  });
  expect((await admin.post(page, { intent: "receive", from: "open" })).status).toBe(303);
  const amount = valueOf(controlOf((await admin.get(page)).page, "amount"));
  expect(Number(amount.replace(",", "."))).toBe(total_bani / 100);
  await admin.post(page, { intent: "accept", from: "received", [returned]: "1", amount });
  expect(mainOf(await admin.get(page))).toContain("De înapoiat");
  const paid = { intent: "refund", from: "accepted", method: "bank_transfer" };
  expect((await admin.post(page, { ...paid, method: "aur" })).status).toBe(422);
  expect((await admin.post(page, paid)).status).toBe(303);
  expect(mainOf(await admin.get(page))).toContain("Bani înapoiați");
  const journal = await admin.get(`/admin/jurnal?despre=withdrawal`);
  expect(mainOf(journal)).toContain("Retragere acceptată");
});

test("a step that a colleague took first is refused, with the reason kept", async () => {
  const { page } = await declare();
  await admin.post(page, { intent: "close", from: "open", answer: "A sunat clientul." });
  const late = await admin.post(page, { intent: "refuse", from: "open", answer: "Prea târziu." });
  expect(late.status).toBe(409);
  expect(mainOf(late)).toContain("Între timp s-a schimbat");
  expect(late.page.getElementById("refuse-answer")?.text).toBe("Prea târziu.");
  expect((await admin.post("/admin/retrageri/unknown", { intent: "receive" })).status).toBe(404);
});

test("a statement of an unknown order offers its author's orders, and is tied to the right one", async () => {
  const { page, number } = await declare({ number: "comanda de luni" });
  const record = await admin.get(page);
  expect(mainOf(record)).toContain("comanda de luni");
  expect(mainOf(record)).toContain(number);
  const wrong = await admin.post(page, { intent: "link", number: "AM-1999-000001" });
  expect(wrong.status).toBe(422);
  expect(descriptionOf(wrong.page, controlOf(wrong.page, "number"))).toContain(
    "Nu există o comandă",
  );
  expect((await admin.post(page, { intent: "link", number })).status).toBe(303);
  expect(mainOf(await admin.get(page))).toContain("legată de noi");
});

test("an order of nothing but exempt pieces offers no acceptance", async () => {
  const { page, id } = await declare();
  const madeToOrder = { configuration: frozenDesk, is_withdrawal_exempt: 1 } as const;
  const ids = db.selectFrom("withdrawals").select("order_id").where("id", "=", id);
  await db.updateTable("order_lines").set(madeToOrder).where("order_id", "in", ids).execute();
  const record = await admin.get(page);
  expect(mainOf(record)).toContain("numai piese făcute la comandă");
  expect(record.page.querySelector("main button[value=accept]")).toBeNull();
});
