import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import { findSettings } from "~/platform/settings/settings.server";
import { recordPayment } from "~/sales/orders/record-payment.server";

import { placePieces } from "../orders-placed";
import { pieces } from "../world";
import { fieldsOf } from "./forms-drawn";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, signedIn, visitor } = await openShop();
const sales = await signedIn({ role: "sales", email: "vanzari@example.com" });
await db.updateTable("products").set({ stock_quantity: 50 }).execute();

async function drawn() {
  const { number, token } = await placePieces(db, [[pieces.bed, 1]]);
  const address = `/admin/comenzi/${number}/contact`;
  const fields = fieldsOf(await sales.get(address), "main form");
  return { number, token, order: `/admin/comenzi/${number}`, address, fields };
}

const moved = {
  isDeliveredElsewhere: "on",
  deliveryName: "Ion Pop",
  deliveryCountry: "RO",
  deliveryCounty: "RO-CJ",
  deliveryCity: "Cluj-Napoca",
  deliveryPostalCode: "400001",
  deliveryAddress: "Strada Memorandumului 5",
};

test("phone, e-mail, address and notes are changed at once; order, customer and remarks show it", async () => {
  const { order, token, address, fields } = await drawn();
  const page = await sales.get(order);
  expect(page.page.querySelector(`a[href="${address}"]`)?.textContent).toBe(
    "Schimbă contactul și livrarea",
  );
  const answer = await sales.post(address, {
    ...fields,
    ...moved,
    phone: "0733 111 222",
    notes: "Interfon 12",
  });
  expect([answer.status, answer.location]).toEqual([303, order]);
  for (const shown of [await sales.get(order), await visitor().get(`/comanda/${token}`)]) {
    expect(mainOf(shown)).toContain("Strada Memorandumului 5");
    expect(mainOf(shown)).toMatch(/733 111 222/);
  }
  expect(mainOf(await sales.get(order))).toContain("Contact schimbat:");
});

test("what is wrong is said beside its field, with all that was typed", async () => {
  const { address, fields } = await drawn();
  for (const [typed, message] of [
    [{ phone: "12" }, "telefon"],
    [{ email: "nimic" }, "email"],
    [{ ...moved, deliveryAddress: "scurt" }, "adresa"],
    [{ ...moved, deliveryPostalCode: "12" }, "poștal"],
  ] as const) {
    const answer = await sales.post(address, { ...fields, ...typed, notes: "Păstrat" });
    expect(answer.status).toBe(422);
    expect(mainOf(answer).toLowerCase()).toContain(message);
    expect(answer.page.querySelector("[name=notes]")?.textContent).toContain("Păstrat");
  }
});

test("who is slower than a colleague sees both contacts, and may keep their own", async () => {
  const { address, fields } = await drawn();
  await sales.post(address, { ...fields, notes: "Una" });
  const answer = await sales.post(address, { ...fields, notes: "Alta" });
  expect(answer.status).toBe(409);
  const rows = answer.page.querySelectorAll("main [role=alert] tbody tr").map((row) => row.text);
  expect(rows.some((row) => row.includes("Una") && row.includes("Alta"))).toBe(true);
  const seen = answer.page.querySelector("[name=seen]")!.getAttribute("value")!;
  expect((await sales.post(address, { ...fields, notes: "Alta", seen })).status).toBe(303);
});

test("on its way an order keeps its address, delivered its contact; an unknown one is not there", async () => {
  const { number, order, address, fields } = await drawn();
  const set = (status: "in_delivery" | "delivered") =>
    db.updateTable("orders").set({ status }).where("number", "=", number).execute();
  await set("in_delivery");
  const refused = await sales.post(address, { ...fields, ...moved });
  expect(refused.status).toBe(409);
  expect(mainOf(refused)).toContain("Piesele sunt pe drum");
  expect((await sales.post(address, { ...fields, phone: "0733111222" })).status).toBe(303);
  await set("delivered");
  expect((await sales.post(address, fields)).status).toBe(409);
  expect(mainOf(await sales.get(address))).toContain("nu se mai schimbă");
  expect((await sales.get(order)).page.querySelector(`a[href="${address}"]`)).toBe(null);
  expect((await sales.get("/admin/comenzi/AM-2026-999999/contact")).status).toBe(404);
});

test("another way of paying is chosen on a page of its own, which the order leads to", async () => {
  const { order } = await drawn();
  const address = `${order}/mod-de-plata`;
  const shown = await sales.get(order);
  expect(shown.page.querySelector(`a[href="${address}"]`)?.textContent).toBe(
    "Schimbă modul de plată",
  );
  const fields = fieldsOf(await sales.get(address), "main form");
  expect(fields).toMatchObject({ paymentMethod: "bank_transfer", from: "bank_transfer" });
  const none = await sales.post(address, { from: "bank_transfer" });
  expect(none.status).toBe(422);
  const answer = await sales.post(address, { ...fields, paymentMethod: "cash_on_delivery" });
  expect([answer.status, answer.location]).toEqual([303, order]);
  expect(mainOf(await sales.get(order))).toContain("Ramburs");
  // A colleague chose otherwise meanwhile: both are shown, and the own choice may still be saved.
  const late = await sales.post(address, { from: "card", paymentMethod: "bank_transfer" });
  expect(late.status).toBe(409);
  const rows = late.page.querySelectorAll("main [role=alert] tbody tr").map((row) => row.text);
  expect(rows.some((row) => row.includes("Ramburs") && row.includes("Transfer"))).toBe(true);
  const from = late.page.querySelector("[name=from]")!.getAttribute("value")!;
  expect((await sales.post(address, { from, paymentMethod: "bank_transfer" })).status).toBe(303);
});

test("a way of paying that the law's limit or a paid order leaves out is refused in words, also where cash came before", async () => {
  const of = { email: "numerar@example.com", phone: "0744 555 666" };
  const { number, token, total_bani } = await placePieces(db, [[pieces.bed, 6]], of);
  const { cashLimitBani } = (await findSettings(db)).trade;
  const [cash, above] = [500_00, 300_00];
  const owed = cashLimitBani - above;
  const address = `/admin/comenzi/${number}/mod-de-plata`;
  const fields = fieldsOf(await sales.get(address), "main form");
  const toCash = { ...fields, paymentMethod: "cash_on_delivery" };
  const pay = async (amountBani: number, method: "cash_on_delivery" | "bank_transfer") => {
    const money = { kind: "rest", method, remark: "", formToken: randomUUID() } as const;
    const paid = await recordPayment(number, { ...money, amountBani }, { id: "", email: "" }, db);
    expect(paid.kind).toBe("recorded");
  };
  await pay(cash, "cash_on_delivery");
  await pay(total_bani - cash - owed, "bank_transfer");
  const noCash = await sales.post(address, toCash);
  expect(noCash.status).toBe(409);
  expect(mainOf(noCash)).toContain("cu numerarul primit deja, de limita legală");
  expect(mainOf(await visitor().get(`/comanda/${token}`))).not.toContain("Ramburs");
  await pay(owed, "bank_transfer");
  const settled = await sales.post(address, toCash);
  expect(settled.status).toBe(409);
  expect(mainOf(settled)).toContain("nu mai are nimic de plătit");
});

test("what is paid at the delivery already is not said to be out of the question, however much it is", async () => {
  const of = { email: "ramburs@example.com", phone: "0745 111 222" };
  const cash = { ...of, paymentMethod: "cash_on_delivery" } as const;
  const { number } = await placePieces(db, [[pieces.bed, 2]], cash);
  const address = `/admin/comenzi/${number}/mod-de-plata`;
  expect(fieldsOf(await sales.get(address), "main form").paymentMethod).toBe("cash_on_delivery");
  expect(mainOf(await sales.get(address))).not.toContain("nu se poate plăti la livrare");
});

test("of two who correct the buyer at once the slower sees both, keeps what was typed, and may save it", async () => {
  const { order } = await drawn();
  const address = `${order}/facturare`;
  const fields = fieldsOf(await sales.get(address), "main form");
  const first = await sales.post(address, {
    ...fields,
    fullName: "Ana Pop",
    address: "Strada Nouă nr. 5",
  });
  expect([first.status, first.location]).toEqual([303, order]);
  const late = await sales.post(address, { ...fields, fullName: "Ana Popescu" });
  expect(late.status).toBe(409);
  const rows = late.page.querySelectorAll("main [role=alert] tbody tr").map((row) => row.text);
  expect(rows.some((row) => row.includes("Ana Pop") && row.includes("Ana Popescu"))).toBe(true);
  expect(rows.some((row) => row.includes("Strada Nouă nr. 5"))).toBe(true);
  expect(late.page.querySelector("[name=fullName]")?.getAttribute("value")).toBe("Ana Popescu");
  const seen = late.page.querySelector("[name=seen]")!.getAttribute("value")!;
  const again = await sales.post(address, { ...fields, fullName: "Ana Popescu", seen });
  expect(again.status).toBe(303);
  expect(mainOf(await sales.get(order))).toContain("Ana Popescu");
});
