import { expect, test } from "vitest";

import { addPerson } from "../people";
import { textOf } from "../visitor";
import { buyer, pieceId, pieces } from "../world";
import { controlOf, descriptionOf, mainOf, order, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
await db.updateTable("products").set({ stock_quantity: 50 }).execute();
const desk = await pieceId(db, pieces.desk);

/** A placed order's address and number. */
async function place() {
  const address = await order(visitor(), desk);
  const { number } = await db
    .selectFrom("orders")
    .select("number")
    .where("token", "=", address.slice("/comanda/".length))
    .executeTakeFirstOrThrow();
  return { address, number };
}

const placed = await place();
const statement = {
  fullName: buyer.fullName,
  email: buyer.email,
  order: placed.number,
  pieces: "Biroul",
};
const confirmed = { ...statement, intent: "confirm" };
const messages = () => db.selectFrom("contact_messages").selectAll().execute();
const mailsTo = (recipient: string) =>
  db
    .selectFrom("outbox")
    .selectAll()
    .where("recipient", "=", recipient)
    .where("subject", "like", "%etrager%")
    .execute();

test("every page's foot, the order and the terms lead to the withdrawal", async () => {
  const linksOf = async (path: string, place: string) =>
    (await visitor().get(path)).page
      .querySelectorAll(`${place} a[href^='/retragere']`)
      .map((link) => link.getAttribute("href"));
  expect(await linksOf("/", "footer")).toEqual(["/retragere"]);
  expect(await linksOf("/termeni", "main")).toEqual(["/retragere"]);
  const target = `/retragere?comanda=${placed.number}`;
  expect(await linksOf(placed.address, "main")).toEqual([target]);
  const { page } = await visitor().get(target);
  expect(valueOf(controlOf(page, "order"))).toBe(placed.number);
});

test("who is signed in finds name and email filled in", async () => {
  const radu = await signedIn({ email: "radu@example.com" });
  const { page } = await radu.get("/retragere");
  expect(valueOf(controlOf(page, "fullName"))).toBe("Radu Ionescu");
  expect(valueOf(controlOf(page, "email"))).toBe("radu@example.com");
});

test("a wrong statement is refused beside its fields, with what was typed", async () => {
  const answer = await visitor().post("/retragere", {
    fullName: "I",
    email: "ileana",
    order: "comanda mea",
    intent: "review",
  });
  expect(answer.status).toBe(422);
  const describe = (name: string) => descriptionOf(answer.page, controlOf(answer.page, name));
  expect(describe("fullName")).toContain("cel puțin 3 caractere");
  expect(describe("email")).toContain("Adresa de email nu este validă");
  expect(describe("order")).toContain("Numărul comenzii arată așa");
  expect(valueOf(controlOf(answer.page, "order"))).toBe("comanda mea");
  expect(answer.page.querySelectorAll("main [role=alert] a")).toHaveLength(3);
});

test("the statement is shown before it is sent, and can still be changed", async () => {
  const before = (await messages()).length;
  const asked = visitor();
  const typed = { ...statement, order: placed.number.toLowerCase(), intent: "review" };
  const { status, page, ...answer } = await asked.post("/retragere", typed);
  expect(status).toBe(200);
  expect(mainOf({ ...answer, status, page })).toContain(
    `mă retrag din contractul de vânzare pentru comanda ${placed.number}`,
  );
  expect(textOf(page.querySelector("main"))).toContain("Biroul");
  expect(page.querySelector("main button[value=confirm]")?.text).toBe("Confirmă retragerea");
  const again = await asked.post("/retragere", { ...statement, intent: "edit" });
  expect(valueOf(controlOf(again.page, "fullName"))).toBe(buyer.fullName);
  expect(valueOf(controlOf(again.page, "pieces"))).toBe("Biroul");
  expect(await messages()).toHaveLength(before);
});

test("a confirmed one reaches the inbox, the order and, with date and time, its author", async () => {
  const answer = await visitor().post("/retragere", confirmed);
  expect([answer.status, answer.location]).toEqual([303, "/retragere?trimisa=da"]);
  const message = (await messages()).at(-1);
  expect(message).toMatchObject({ name: buyer.fullName, email: buyer.email, spam_at: null });
  expect(message?.subject).toBe(`Retragere din contract: ${placed.number}`);
  expect(message?.message).toContain("Biroul");

  const admin = await signedIn({ is_admin: 1, email: "desk@example.com" });
  expect(mainOf(await admin.get(`/admin/comenzi/${placed.number}`))).toContain(
    "Clientul s-a retras din contract",
  );

  const [receipt] = await mailsTo(buyer.email);
  expect(receipt?.text).toContain(placed.number);
  // Whoever typed the order's address: the workshop has not looked at the order yet.
  expect(receipt?.text).not.toContain("Biroul");
  expect(receipt?.text).toMatch(/pe \d+ \p{L}+ \d{4}.{0,5} \d\d:\d\d/u);
  const [note] = await mailsTo("contact@atelier.example");
  expect(note).toMatchObject({ reply_to: buyer.email });
  expect(note?.text).toContain(`/admin/comenzi/${placed.number}`);
});

test("the receipt repeats the pieces of an accepted order, and a name to who has proven the address", async () => {
  const { number } = await place();
  const orders = db.updateTable("orders").where("number", "=", number);
  const receiptOf = async (email: string) => {
    await orders.set({ email }).execute();
    await visitor().post("/retragere", { ...confirmed, order: number, email });
    return (await mailsTo(email)).at(-1)?.text;
  };
  await orders.set({ status: "confirmed" }).execute();
  const guests = await receiptOf("oaspete@example.com");
  expect(guests).toContain("Biroul");
  expect(guests).not.toContain(buyer.fullName);
  const user_id = await addPerson(db, { email: "de.casa@example.com" });
  await orders.set({ user_id, status: "new" }).execute();
  const customers = await receiptOf("de.casa@example.com");
  expect(customers).toContain("Biroul");
  expect(customers).toContain(`Bună, ${buyer.fullName},`);
});

test("a stranger learns nothing, and has the shop mail nobody his words", async () => {
  const unknown = { ...confirmed, order: "AM-2020-999999", email: "strain@example.com" };
  const others = { ...confirmed, fullName: "Buy Now SRL", email: "victim@example.com" };
  const pages = [];
  for (const posted of [confirmed, unknown, others]) {
    const one = visitor();
    const answer = await one.post("/retragere", posted);
    expect([answer.status, answer.location]).toEqual([303, "/retragere?trimisa=da"]);
    pages.push(mainOf(await one.get(answer.location ?? "")));
  }
  expect(new Set(pages).size).toBe(1);
  const [receipt] = await mailsTo("victim@example.com");
  expect(receipt?.text).toContain(placed.number);
  expect(receipt?.text).not.toMatch(/Buy Now|Biroul/);
  expect(receipt?.html).not.toMatch(/Buy Now|Biroul/);
  const remarks = await db
    .selectFrom("order_remarks")
    .innerJoin("orders", "orders.id", "order_remarks.order_id")
    .select("text")
    .where("number", "=", placed.number)
    .execute();
  expect(remarks.filter(({ text }) => text.includes("Clientul s-a retras"))).toHaveLength(2);
  // It is still a statement that somebody made, and the shop has to read it.
  expect((await messages()).filter(({ email }) => email === "strain@example.com")).toHaveLength(1);
});

test("the eleventh in an hour is refused with what was typed, and not kept", async () => {
  const eager = visitor();
  const wordy = { ...confirmed, email: "eager@example.com" };
  for (let count = 0; count < 10; count += 1) {
    expect((await eager.post("/retragere", wordy)).status).toBe(303);
  }
  const before = (await messages()).length;
  const answer = await eager.post("/retragere", wordy);
  expect(answer.status).toBe(429);
  expect(textOf(answer.page.querySelector("main [role=alert]"))).toContain("Mai încearcă peste");
  expect(valueOf(controlOf(answer.page, "order"))).toBe(placed.number);
  expect(await messages()).toHaveLength(before);
});

test("a customer is asked from the account's own order page", async () => {
  const id = await addPerson(db, { email: "client@example.com" });
  await db.updateTable("orders").set({ user_id: id }).where("number", "=", placed.number).execute();
  const client = await signedIn({ email: "client@example.com" });
  const { page } = await client.get(`/cont/comenzi/${placed.number}`);
  expect(page.querySelector(`main a[href='/retragere?comanda=${placed.number}']`)).not.toBeNull();
});

test("pieces made to measure cannot be given back, and the order says so", async () => {
  const custom = await place();
  const row = await db
    .selectFrom("orders")
    .select("id")
    .where("number", "=", custom.number)
    .executeTakeFirstOrThrow();
  const configuration = JSON.stringify({
    form: "desk",
    material: "mdf-mat",
    handle: "none",
    widthCm: 140,
    heightCm: 75,
    depthCm: 60,
    materialName: "MDF Mat",
    handleName: "Fără mâner",
  });
  await db
    .updateTable("order_lines")
    .set({ configuration })
    .where("order_id", "=", row.id)
    .execute();
  const answer = await visitor().get(custom.address);
  expect(mainOf(answer)).toContain("Piesele făcute la dimensiunile tale nu se pot returna");
  expect(answer.page.querySelector("main a[href^='/retragere']")).toBeNull();
});

test("the notice on the legal guarantee stands on the page that takes the order", async () => {
  const buying = visitor();
  await buying.post("/cos", { intent: "add", productId: desk });
  const { page } = await buying.get("/finalizare-comanda");
  const form = page.querySelector("main form");
  expect(textOf(form)).toContain("Garanția legală de conformitate");
  const product = (await visitor().get(pieces.desk.path)).page;
  expect(product.querySelector("main a[href='/termeni#garantie-legala']")).not.toBeNull();
  expect((await visitor().get("/termeni")).page.getElementById("garantie-legala")).not.toBeNull();
});
