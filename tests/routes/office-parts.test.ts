import { expect, test } from "vitest";

import { addDays, dayOf } from "~/platform/format/dates";

import { placePieces } from "../orders-placed";
import { pieces } from "../world";
import { mainOf, writeMails } from "./reading";
import { openShop } from "./shop";

const { db, signedIn, visitor } = await openShop();
const sales = await signedIn({ role: "sales", email: "vanzari@example.com" });

/** A confirmed order of three beds and a desk, and the ids of its lines. */
async function confirmed() {
  await db.updateTable("products").set({ stock_quantity: 9 }).execute();
  const order = await placePieces(db, [
    [pieces.bed, 3],
    [pieces.desk, 1],
  ]);
  const address = `/admin/comenzi/${order.number}`;
  await sales.post(address, { from: "new", to: "confirmed", note: "" });
  const lines = await db
    .selectFrom("order_lines")
    .select("id")
    .where("order_id", "=", order.id)
    .orderBy("display_order")
    .execute();
  const [bed = "", desk = ""] = lines.map(({ id }) => id);
  const typed = (beds: string, desks: string, more: Record<string, string> = {}) => ({
    seen: "0",
    [`pieces-${bed}`]: beds,
    [`pieces-${desk}`]: desks,
    restOn: "",
    override: "",
    ...more,
  });
  return { ...order, address, parts: `${address}/parti`, typed, bed, desk };
}

async function rowOf(number: string) {
  const row = db.selectFrom("orders").selectAll().where("number", "=", number);
  return row.executeTakeFirstOrThrow();
}

const WHY = "Clientul plătește mâine";

test("a part is handed over: its invoice, the customer's page and mail, and what is left with its own promise", async () => {
  const { address, parts, number, token, id, typed } = await confirmed();
  const link = (await sales.get(address)).page.querySelector(`a[href="${parts}"]`);
  expect(link?.textContent).toBe("Predă o parte din comandă");
  expect(mainOf(await sales.get(parts))).toContain("Rămase: 3 din 3");

  const restOn = addDays(dayOf(new Date().toISOString()), 40);
  const unpaid = await sales.post(parts, typed("2", "0", { restOn }));
  expect(unpaid.status).toBe(422);
  expect(mainOf(unpaid)).toContain("De plătit acum pentru ce se predă");
  expect(unpaid.page.querySelector("[name=restOn]")?.getAttribute("value")).toBe(restOn);
  expect((await rowOf(number)).part_delivered_on).toBe("");

  const answer = await sales.post(parts, typed("2", "0", { restOn, override: WHY }));
  expect([answer.status, answer.location]).toEqual([303, parts]);
  const page = mainOf(await sales.get(parts));
  expect(page).toContain("Rămase: 1 din 3");
  expect(page).toMatch(/Ce s-a predat.*2 × /);
  const [invoice] = await db
    .selectFrom("documents")
    .select(["kind", "total_bani"])
    .where("order_id", "=", id)
    .where("kind", "=", "final")
    .execute();
  const row = await rowOf(number);
  expect(invoice!.total_bani).toBe(row.delivered_bani);
  expect([row.status, row.delivered_bani < row.total_bani]).toEqual(["confirmed", true]);

  const shown = mainOf(await visitor().get(`/comanda/${token}`));
  expect(shown).toMatch(/Livrare în părți.*Predat pe.*2 × .*Mai urmează.*1 × .*1 × /);
  expect(shown).toContain("Restul comenzii, după livrarea unei părți");
  await writeMails(db);
  const mail = await db
    .selectFrom("outbox")
    .select(["subject", "text"])
    .where("order_id", "=", id)
    .where("subject", "like", "%o parte%")
    .executeTakeFirstOrThrow();
  expect(mail.subject).toContain(`Comanda ${number}: o parte ți-a fost predată`);
  expect(mail.text).toMatch(/Predat acum[\s\S]*2 × [\s\S]*Urmează[\s\S]*1 × /);

  // A colleague who has not seen it is refused, and a part that is there is not cancelled.
  expect((await sales.post(parts, typed("1", "0", { override: WHY }))).status).toBe(409);
  expect(mainOf(await sales.get(`${address}/anulare`))).toContain("nu se mai anulează");
  const cancel = { from: "confirmed", reason: "Nu mai vrea comanda", note: "" };
  expect((await sales.post(`${address}/anulare`, cancel)).status).toBe(409);
  expect((await rowOf(number)).status).toBe("confirmed");

  // The last pieces go with the order itself.
  for (const [from, to] of [
    ["confirmed", "in_production"],
    ["in_production", "in_delivery"],
    ["in_delivery", "delivered"],
  ] as const) {
    const step = { from, to, note: "", override: WHY };
    expect((await sales.post(address, step)).status).toBe(303);
  }
  expect(mainOf(await visitor().get(`/comanda/${token}`))).not.toContain("Mai urmează");
  const documents = db
    .selectFrom("documents")
    .select((eb) => eb.fn.sum<number>("total_bani").as("sum"))
    .where("order_id", "=", id)
    .where("kind", "<>", "proforma");
  expect((await documents.executeTakeFirstOrThrow()).sum).toBe(row.total_bani);
});

test("what cannot be handed over is refused where it was typed, with all that was typed", async () => {
  const { parts, typed, bed } = await confirmed();
  for (const [body, words] of [
    [typed("0", "0"), "Scrie cel puțin o bucată"],
    [typed("", "  "), "Scrie cel puțin o bucată"],
    [typed("3", "1"), "Acestea sunt toate piesele rămase"],
    [typed("4", "0"), "3"],
    [typed("-1", "0"), "întreg"],
    [typed("două", "0"), "întreg"],
    [typed("1", "0", { restOn: "2020-01-01" }), "Alege o zi de azi încolo"],
    [typed("1", "0", { restOn: "2026-02-31" }), "Alege o zi de azi încolo"],
    [typed("1", "0", { override: "abc" }), "De plătit acum"],
  ] as const) {
    const answer = await sales.post(parts, body);
    expect([answer.status, mainOf(answer)]).toEqual([422, expect.stringContaining(words)]);
    const field = answer.page.querySelector(`[name="pieces-${bed}"]`);
    expect(field?.getAttribute("value")).toBe(body[`pieces-${bed}`]);
  }
  expect((await sales.get("/admin/comenzi/AM-2026-999999/parti")).status).toBe(404);
  const fresh = await placePieces(db, [[pieces.bed, 2]]);
  const early = `/admin/comenzi/${fresh.number}/parti`;
  expect(mainOf(await sales.get(early))).toContain("Nu se poate preda o parte");
  expect((await sales.post(early, typed("1", "0", { override: WHY }))).status).toBe(409);
});

test("the paper of a part names its pieces alone", async () => {
  const { address, bed, desk } = await confirmed();
  const paper = await sales.get(`${address}/predare?pieces-${bed}=2&pieces-${desk}=0&seen=0`);
  expect([paper.status, paper.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  expect((await sales.get(`${address}/predare?pieces-${bed}=x`)).status).toBe(404);
});
