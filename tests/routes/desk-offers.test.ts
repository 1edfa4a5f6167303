import { expect, test } from "vitest";

import { addDays, dayOf } from "~/platform/format/dates";

import type { Visitor } from "../visitor";
import { buyer, pieceId, pieces } from "../world";
import { fieldsOf } from "./forms-drawn";
import { controlOf, mainOf, writeMails } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const ana = await signedIn({ role: "sales", email: "ana@example.com" });
const bed = await pieceId(db, pieces.bed);
const today = dayOf(new Date().toISOString());
await db.updateTable("products").set({ stock_quantity: 20 }).where("id", "=", bed).execute();

/** An order at the desk with a bed, as its page shows it with what it comes to. */
async function written(changes: Record<string, string> = {}) {
  const list = "/admin/comenzi/noua";
  const drawn = fieldsOf(await ana.get(list), "form#caller");
  const caller = { fullName: "Maria Pop", phone: "0722 123 456", email: "maria@example.com" };
  const begun = await ana.post(list, { ...drawn, ...caller, ...changes, intent: "caller" });
  const desk = begun.location!;
  await ana.post(desk, { intent: `add:${bed}` });
  const { email: _email, fullName: _name, ...typed } = buyer;
  const form = { ...fieldsOf(await ana.get(desk), "form#details"), ...typed };
  await ana.post(desk, { ...form, intent: "save" });
  return { desk, form: fieldsOf(await ana.get(desk), "form#details") };
}

/** Sends it, and returns the offer's page in the office and its customer's. */
async function sent(desk: string, form: Record<string, string>) {
  const answer = await ana.post(desk, { ...form, offerNote: "Cu drag", intent: "offer" });
  expect([answer.status, mainOf(answer)]).toEqual([303, ""]);
  const office = answer.location!;
  const { token } = await db
    .selectFrom("quote_requests")
    .select("token")
    .where("id", "=", office.split("/").pop()!)
    .executeTakeFirstOrThrow();
  return { office, token };
}

/** Where the link of a mail leads, which its customer opens. */
async function linkIn(recipient: string): Promise<string> {
  await writeMails(db);
  const { text } = await db
    .selectFrom("outbox")
    .select("text")
    .where("recipient", "=", recipient)
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  return new URL(/https?:\S+/.exec(text)![0]).pathname;
}

async function accept(from: Visitor, path: string, changes: Record<string, string> = {}) {
  const form = fieldsOf(await from.get(`${path}/accepta`), "main form");
  return from.post(`${path}/accepta`, { ...form, ...changes });
}

test("an offer of the desk is sent, and accepted by its link without an account", async () => {
  const { desk, form } = await written();
  const { office } = await sent(desk, form);
  const path = await linkIn("maria@example.com");
  expect(mainOf(await ana.get(office))).toContain(path);
  const customer = visitor();
  const page = mainOf(await customer.get(path));
  expect(page).toContain(pieces.bed.product.name);
  expect(page).toContain("Gata făcut: se poate returna");
  expect(page).toContain("Cu drag");
  expect(page).not.toContain("Ce ai cerut");
  const acceptance = await customer.get(`${path}/accepta`);
  expect(controlOf(acceptance.page, "address").getAttribute("value")).toBe(buyer.address);
  const wrong = await accept(customer, path, { phone: "07" });
  expect([wrong.status, controlOf(wrong.page, "phone").getAttribute("value")]).toEqual([422, "07"]);
  const answer = await accept(customer, path);
  expect(answer.location).toContain("/comanda/");
  expect(mainOf(await ana.get(office))).toContain("Acceptată");
  expect((await ana.get(desk)).location).toMatch(/^\/admin\/comenzi\/AM-/);
});

test("an offer is accepted by phone with a note, once, and while it stands only there", async () => {
  const { desk, form } = await written({ email: "" });
  const { office, token } = await sent(desk, form);
  const placing = await ana.post(desk, {
    ...fieldsOf(await ana.get(desk), "form#details"),
    note: "Da",
    intent: "place",
  });
  expect([placing.status, mainOf(placing)]).toEqual([
    409,
    expect.stringContaining("oferta este la client"),
  ]);
  const unsaid = fieldsOf(await ana.get(office), "form#accept");
  const refused = await ana.post(office, { ...unsaid, intent: "accept" });
  expect(refused.status).toBe(422);
  expect(refused.page.querySelector("[name=note]")!.getAttribute("aria-invalid")).toBe("true");
  const said = { ...unsaid, note: "O ia, sună sâmbătă.", intent: "accept" };
  for (let press = 0; press < 2; press += 1) {
    expect((await ana.post(office, said)).location).toBe(office);
  }
  const { order_id } = await db
    .selectFrom("quote_requests")
    .select("order_id")
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
  const remarks = await db
    .selectFrom("order_remarks")
    .select("text")
    .where("order_id", "=", order_id)
    .execute();
  expect(remarks).toEqual([{ text: "Acceptată la telefon: O ia, sună sâmbătă." }]);
});

test("another version replaces the first; one that is declined or past its day is accepted no more", async () => {
  const { desk, form } = await written({ email: "alta@example.com" });
  const { token } = await sent(desk, form);
  const path = await linkIn("alta@example.com");
  const first = fieldsOf(await visitor().get(`${path}/accepta`), "main form");
  await ana.post(desk, { intent: `add:${bed}` });
  const again = fieldsOf(await ana.get(desk), "form#details");
  expect((await sent(desk, again)).token).toBe(token);
  const old = await visitor().post(`${path}/accepta`, first);
  expect([old.status, mainOf(old)]).toEqual([409, expect.stringContaining("nu mai este valabilă")]);
  const declining = fieldsOf(await visitor().get(path), "form#decline");
  const declined = await visitor().post(path, { ...declining, note: "", intent: "decline" });
  expect(declined.status).toBe(303);
  const late = await ana.post(desk, { ...again, intent: "offer" });
  expect([late.status, mainOf(late)]).toEqual([
    409,
    expect.stringContaining("are deja un răspuns"),
  ]);
});

test("an offer is refused beside its day, and in words for what cannot be offered", async () => {
  const { desk, form } = await written({ email: "zi@example.com" });
  for (const validUntil of ["", addDays(today, -1), addDays(today, 181), "mâine"]) {
    const answer = await ana.post(desk, { ...form, validUntil, intent: "offer" });
    expect([answer.status, validUntil]).toEqual([422, validUntil]);
    const control = controlOf(answer.page, "validUntil");
    expect(control.getAttribute("aria-invalid")).toBe("true");
    expect(control.getAttribute("value") ?? "").toBe(validUntil);
    form.version = answer.page.querySelector("form#details [name=version]")!.getAttribute("value")!;
  }
  const far = { county: "RO-CJ", sector: "", city: "Cluj", postalCode: "400001" };
  const body = { ...form, ...far, validUntil: addDays(today, 3) };
  await ana.post(desk, { ...body, intent: "save" });
  const unpriced = await ana.post(desk, {
    ...fieldsOf(await ana.get(desk), "form#details"),
    intent: "offer",
  });
  expect([unpriced.status, mainOf(unpriced)]).toEqual([
    409,
    expect.stringContaining("transportul nu are preț"),
  ]);
});
