import { expect, test } from "vitest";

import { addPerson } from "../people";
import { textOf } from "../visitor";
import { buyer, frozenDesk, pieceId, pieces } from "../world";
import { controlOf, descriptionOf, fillInCheckout, mainOf, order, valueOf } from "./reading";
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
  wording: "Biroul nu încape.",
};
const confirmed = { ...statement, intent: "confirm" };
const records = () => db.selectFrom("withdrawals").selectAll().execute();
const mailsTo = (recipient: string) =>
  db
    .selectFrom("outbox")
    .selectAll()
    .where("recipient", "=", recipient)
    .where("subject", "like", "%etrager%")
    .execute();

/** Words typed for an unproven address carry signs that keep them from being links. */
const plain = (text = "") => text.replaceAll("\u200b", "");

/** An order of a ready-made desk and of a bed made to order. */
async function placeMixed() {
  const somebody = visitor();
  await somebody.post("/cos", { intent: "add", productId: await pieceId(db, pieces.bed) });
  const address = await order(somebody, desk);
  const row = await db
    .selectFrom("orders")
    .select(["id", "number"])
    .where("token", "=", address.slice("/comanda/".length))
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom("order_lines")
    .select(["id", "product_id", "name"])
    .where("order_id", "=", row.id)
    .execute();
  const ready = lines.find(({ product_id }) => product_id === desk)!;
  const exempt = lines.find(({ product_id }) => product_id !== desk)!;
  await db
    .updateTable("order_lines")
    .set({ configuration: frozenDesk, is_withdrawal_exempt: 1 })
    .where("id", "=", exempt.id)
    .execute();
  return { address, number: row.number, ready, exempt };
}

test("every page's foot, the order and the terms lead to the withdrawal", async () => {
  const linksOf = async (path: string, place: string) =>
    (await visitor().get(path)).page
      .querySelectorAll(`${place} a[href^='/retragere']`)
      .map((link) => link.getAttribute("href"));
  expect(await linksOf("/", "footer")).toEqual(["/retragere"]);
  expect(await linksOf("/termeni", "main")).toEqual(["/retragere"]);
  const target = `${placed.address}/retragere`;
  const { page } = await visitor().get(placed.address);
  expect(page.querySelector(`main a[href='${target}']`)).not.toBeNull();
  const form = await visitor().get(target);
  expect(valueOf(controlOf(form.page, "email"))).toBe(buyer.email);
  // Links in older mails.
  const older = await visitor().get(`/retragere?comanda=${placed.number}`);
  expect(valueOf(controlOf(older.page, "order"))).toBe(placed.number);
});

test("who is signed in finds name and email filled in", async () => {
  const radu = await signedIn({ email: "radu@example.com" });
  const { page } = await radu.get("/retragere");
  expect(valueOf(controlOf(page, "fullName"))).toBe("Radu Ionescu");
  expect(valueOf(controlOf(page, "email"))).toBe("radu@example.com");
});

test("only an e-mail is needed: without one the rest is kept and asked for again", async () => {
  const answer = await visitor().post("/retragere", {
    fullName: "I",
    email: "ileana",
    order: "comanda mea de luni",
    wording: "x".repeat(2001),
    intent: "review",
  });
  expect(answer.status).toBe(422);
  const describe = (name: string) => descriptionOf(answer.page, controlOf(answer.page, name));
  expect(describe("email")).toContain("Adresa de email nu este validă");
  expect(describe("wording")).toContain("2000");
  expect(valueOf(controlOf(answer.page, "order"))).toBe("comanda mea de luni");
  expect(valueOf(controlOf(answer.page, "fullName"))).toBe("I");
  expect(answer.page.querySelectorAll("main [role=alert] a")).toHaveLength(2);

  const bare = await visitor().post("/retragere", { email: "ana@example.com", intent: "confirm" });
  expect(bare.status).toBe(303);
  const receipt = mainOf(await visitor().get(bare.location ?? ""));
  expect(receipt).toContain("mă retrag din contractul de vânzare.");
  expect(receipt).toContain("ana@example.com");
});

test("the statement is shown before it is sent, and can still be changed", async () => {
  const before = (await records()).length;
  const asked = visitor();
  const answer = await asked.post("/retragere", { ...statement, intent: "review" });
  expect(answer.status).toBe(200);
  expect(mainOf(answer)).toContain(
    `mă retrag din contractul de vânzare pentru comanda ${placed.number}`,
  );
  expect(mainOf(answer)).toContain("Biroul nu încape.");
  expect(answer.page.querySelector("main button[value=confirm]")?.text).toBe("Confirmă retragerea");
  const again = await asked.post("/retragere", { ...statement, intent: "edit" });
  expect(valueOf(controlOf(again.page, "fullName"))).toBe(buyer.fullName);
  expect(valueOf(controlOf(again.page, "wording"))).toBe("Biroul nu încape.");
  expect(await records()).toHaveLength(before);
});

test("a confirmed one is a record at the desk and, word for word with date and time, its author's receipt", async () => {
  const answer = await visitor().post("/retragere", confirmed);
  expect(answer.status).toBe(303);
  expect(answer.location).toMatch(/^\/retragere\/[\w-]{32}$/);
  const page = await visitor().get(answer.location ?? "");
  const dateAndTime = /\d+ \p{L}+ \d{4}.{0,5} \d\d:\d\d/u;
  const notes = await mailsTo("contact@atelier.example");
  const note = notes.find(({ text }) => text.includes(placed.number));
  const [receipt] = await mailsTo(buyer.email);
  for (const text of [mainOf(page), plain(receipt?.text), plain(receipt?.html), note?.text ?? ""]) {
    expect(text).toContain(placed.number);
    expect(text).toContain("Biroul nu încape.");
    expect(text).toContain(buyer.fullName);
    expect(text).toMatch(dateAndTime);
  }
  expect(page.page.querySelector("meta[name=robots]")?.getAttribute("content")).toMatch(/noindex/);
  expect(receipt?.text).toContain(answer.location ?? "?");
  expect(note).toMatchObject({ reply_to: buyer.email });

  const [record] = await records().then((all) => all.filter((one) => one.known_by === "email"));
  expect(note?.text).toContain(`/admin/retrageri/${record!.id}`);
  const admin = await signedIn({ role: "administrator", email: "desk@example.com" });
  const onOrder = await admin.get(`/admin/comenzi/${placed.number}`);
  expect(
    onOrder.page.querySelector(`main a[href='/admin/retrageri/${record!.id}']`),
  ).not.toBeNull();
  expect(mainOf(await admin.get("/admin"))).toContain("retrageri din contract");
});

test("a wrong number and another's e-mail get the same page and a receipt each, and learn nothing", async () => {
  const { number } = await place();
  const wrong = { ...confirmed, order: "AM-2020-999999", email: "strain@example.com" };
  const others = { ...confirmed, order: number, email: "victim@example.com" };
  const pages: string[] = [];
  const mails: string[] = [];
  for (const posted of [wrong, others]) {
    const one = visitor();
    const answer = await one.post("/retragere", posted);
    expect(answer.status).toBe(303);
    const same = (text: string) =>
      plain(text)
        .replaceAll(posted.order, "NUMBER")
        .replaceAll(posted.email, "EMAIL")
        .replace(/\/retragere\/[\w-]+/g, "/retragere/TOKEN")
        .replace(/\d\d:\d\d/g, "TIME");
    pages.push(same(mainOf(await one.get(answer.location ?? ""))));
    const receipts = await mailsTo(posted.email);
    expect(receipts).toHaveLength(1);
    expect(plain(receipts[0]?.text)).toContain("Biroul nu încape.");
    expect(receipts[0]?.text).not.toContain(desk);
    expect(receipts[0]?.text).not.toMatch(new RegExp(pieces.desk.product.name));
    mails.push(same(`${receipts[0]?.subject} ${receipts[0]?.text}`));
  }
  expect(pages[0]).toBe(pages[1]);
  expect(mails[0]).toBe(mails[1]);
  // The desk sees which is which.
  const known = (await records()).map(({ email, known_by }) => [email, known_by]);
  expect(known).toContainEqual(["strain@example.com", "nothing"]);
  expect(known).toContainEqual(["victim@example.com", "number"]);
});

test("from the order's page the lines are ticked; what is exempt says so and promises no money", async () => {
  const { address, number, ready, exempt } = await placeMixed();
  const form = await visitor().get(`${address}/retragere`);
  const boxes = form.page.querySelectorAll("main input[type=checkbox]");
  expect(boxes.map((box) => box.getAttribute("value")).sort()).toEqual(
    [ready.id, exempt.id].sort(),
  );
  const exemptBox = boxes.find((box) => box.getAttribute("value") === exempt.id)!;
  expect(descriptionOf(form.page, exemptBox)).toMatch(/legea o exceptează.*nu se dau bani înapoi/);

  const somebody = visitor();
  const posted = { email: buyer.email, intent: "review", line: exempt.id };
  const refused = await somebody.post(`${address}/retragere`, { ...posted, email: "x" });
  expect(refused.status).toBe(422);
  const kept = refused.page.querySelectorAll("main input[checked]");
  expect(kept.map((box) => box.getAttribute("value"))).toEqual([exempt.id]);
  const review = await somebody.post(`${address}/retragere`, posted);
  expect(mainOf(review)).toContain(`1 × ${exempt.name}`);
  expect(mainOf(review)).not.toContain(ready.name);

  const { location } = await somebody.post(`${address}/retragere`, {
    ...posted,
    intent: "confirm",
  });
  const receipt = mainOf(await somebody.get(location ?? ""));
  expect(receipt).toMatch(/Tot ce ai ales este făcut la comandă.*exceptate prin lege/);
  const [record] = (await records()).filter(({ order_number }) => order_number === number);
  expect(record?.known_by).toBe("order-page");
  const mail = (await mailsTo(buyer.email)).find(({ text }) => plain(text).includes(number))!;
  expect(plain(mail.text)).toContain(exempt.name);
  for (const text of [receipt, mail.text]) expect(text).not.toMatch(/14 zile|primești înapoi/);
});

test("of a line of three pieces one says how many, and what is left may be declared again", async () => {
  const { address, ready } = await placeMixed();
  await db
    .updateTable("order_lines")
    .set({ quantity: 3, line_total_bani: 3 * 269_000 })
    .where("id", "=", ready.id)
    .execute();
  const page = `${address}/retragere`;
  const name = `pieces-${ready.id}`;
  const form = await visitor().get(page);
  expect(valueOf(controlOf(form.page, name))).toBe("3");
  expect(form.page.querySelector("[name^=pieces-]")?.getAttribute("max")).toBe("3");
  const posted = { email: "trei@example.com", line: ready.id };
  for (const wrong of ["0", "4", "două", "1,5", ""]) {
    const refused = await visitor().post(page, { ...posted, intent: "review", [name]: wrong });
    expect([wrong, refused.status]).toEqual([wrong, 422]);
    const control = controlOf(refused.page, name);
    expect(descriptionOf(refused.page, control)).toContain("de la 1 la 3");
    expect(valueOf(control)).toBe(wrong);
  }
  const review = await visitor().post(page, { ...posted, intent: "review", [name]: "2" });
  expect(mainOf(review)).toContain(`2 × ${ready.name}`);
  const kept = review.page.querySelectorAll("main input[type=hidden]");
  expect(kept.map((one) => [one.getAttribute("name"), one.getAttribute("value")])).toContainEqual([
    name,
    "2",
  ]);
  // Who writes a number means the line, also without the tick.
  const unticked = { email: posted.email, intent: "review", [name]: "1" };
  expect(mainOf(await visitor().post(page, unticked))).toContain(`1 × ${ready.name}`);

  const send = (count: string) =>
    visitor().post(page, { ...posted, intent: "confirm", [name]: count });
  const two = await send("2");
  expect((await send("2")).location).toBe(two.location);
  expect(mainOf(await visitor().get(two.location ?? ""))).toContain(`2 × ${ready.name}`);
  const sent = () =>
    db
      .selectFrom("withdrawals")
      .select(["id", "token"])
      .where("email", "=", posted.email)
      .orderBy("declared_at")
      .execute();
  const [first] = await sent();
  const admin = await signedIn({ role: "administrator", email: "trei.desk@example.com" });
  const desk = await admin.get(`/admin/retrageri/${first!.id}`);
  expect(valueOf(controlOf(desk.page, `returned-${ready.id}`))).toBe("2");
  // The desk takes one back: two are left, and the same words are a statement of their own.
  const accept = { intent: "accept", from: "open", amount: "0", [`returned-${ready.id}`]: "1" };
  expect((await admin.post(`/admin/retrageri/${first!.id}`, accept)).status).toBe(303);
  const left = await visitor().get(page);
  expect(valueOf(controlOf(left.page, name))).toBe("2");
  expect(mainOf(left)).toContain(`2 × ${ready.name}`);
  const rest = await send("2");
  expect(rest.location).not.toBe(two.location);
  const all = await sent();
  expect(all).toHaveLength(2);
  expect(await mailsTo(posted.email)).toHaveLength(3);
  const second = `/admin/retrageri/${all[1]!.id}`;
  await admin.post(second, { ...accept, [`returned-${ready.id}`]: "2" });
  const none = await visitor().get(page);
  expect(none.page.querySelector(`main [value="${ready.id}"]`)).toBeNull();
  expect(mainOf(none)).toContain("toate bucățile au fost deja luate înapoi");
});

test("a mixed one says of each piece what follows; none ticked means the whole order", async () => {
  const { address, ready, exempt } = await placeMixed();
  const email = "amandoua@example.com";
  const posted = { email, intent: "confirm" };
  const { location } = await visitor().post(`${address}/retragere`, posted);
  expect(mainOf(await visitor().get(location ?? ""))).toContain("pentru toată comanda");
  const [mail] = await mailsTo(email);
  expect(mail?.text).toMatch(new RegExp(`ridicarea pieselor gata făcute: ${ready.name}\\.`));
  expect(mail?.text).toMatch(new RegExp(`exceptează de la retragere .*: ${exempt.name}\\.`));
});

test("the same statement twice is one record and one receipt, with its first date", async () => {
  const { number } = await place();
  const twice = { ...confirmed, order: number, email: "de.doua.ori@example.com" };
  const first = await visitor().post("/retragere", twice);
  const again = await visitor().post("/retragere", {
    ...twice,
    order: ` ${number.toLowerCase()} `,
    wording: "BIROUL  nu încape.",
  });
  expect([again.status, again.location]).toEqual([303, first.location]);
  const kept = (await records()).filter(({ email }) => email === twice.email);
  expect(kept).toHaveLength(1);
  expect(await mailsTo(twice.email)).toHaveLength(1);
  const other = await visitor().post("/retragere", { ...twice, wording: "Și scaunul." });
  expect(other.location).not.toBe(first.location);
  const atOnce = { ...twice, wording: "De zece ori deodată." };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => visitor().post("/retragere", atOnce)),
  );
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
});

test("a line that is another order's is not ticked, and no token opens nothing", async () => {
  const [mine, theirs] = [await placeMixed(), await placeMixed()];
  const posted = { email: buyer.email, intent: "review", line: theirs.ready.id };
  const review = await visitor().post(`${mine.address}/retragere`, posted);
  expect(mainOf(review)).toContain("pentru toată comanda");
  for (const address of ["/comanda/unknown/retragere", "/retragere/unknown"]) {
    expect((await visitor().get(address)).status).toBe(404);
  }
  expect((await visitor().post("/comanda/unknown/retragere", posted)).status).toBe(404);
});

test("words typed for a stranger's address are no links in the mail", async () => {
  const wording = "Ia cadoul de la https://rea.example/cadou";
  const email = "strain.nou@example.com";
  await visitor().post("/retragere", { ...confirmed, email, wording });
  const [receipt] = await mailsTo(email);
  for (const part of [receipt?.text, receipt?.html]) {
    expect(part).not.toMatch(/rea\.example|https:\/\/rea/);
    expect(plain(part)).toContain(wording);
  }
});

test("the eleventh in an hour is refused with what was typed, and not kept", async () => {
  const eager = visitor();
  const wordy = { ...confirmed, email: "eager@example.com" };
  for (let count = 0; count < 10; count += 1) {
    expect((await eager.post("/retragere", wordy)).status).toBe(303);
  }
  const before = (await records()).length;
  const answer = await eager.post("/retragere", wordy);
  expect(answer.status).toBe(429);
  expect(textOf(answer.page.querySelector("main [role=alert]"))).toContain("Mai încearcă peste");
  expect(valueOf(controlOf(answer.page, "order"))).toBe(placed.number);
  expect(await records()).toHaveLength(before);
});

test("a customer is asked from the account's own order page", async () => {
  const id = await addPerson(db, { email: "client@example.com" });
  await db.updateTable("orders").set({ user_id: id }).where("number", "=", placed.number).execute();
  const client = await signedIn({ email: "client@example.com" });
  const { page } = await client.get(`/cont/comenzi/${placed.number}`);
  expect(page.querySelector(`main a[href='${placed.address}/retragere']`)).not.toBeNull();
});

test("pieces made to measure cannot be given back, and the order says so", async () => {
  const custom = await place();
  const row = await db
    .selectFrom("orders")
    .select("id")
    .where("number", "=", custom.number)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("order_lines")
    .set({ configuration: frozenDesk, is_withdrawal_exempt: 1 })
    .where("order_id", "=", row.id)
    .execute();
  const answer = await visitor().get(custom.address);
  expect(mainOf(answer)).toContain("Piesele făcute la dimensiunile tale nu se pot returna");
  expect(answer.page.querySelector("main a[href$='/retragere']")).toBeNull();
});

test("the notice on the legal guarantee stands on the page that takes the order", async () => {
  const buying = visitor();
  await fillInCheckout(buying, desk);
  const { page } = await buying.get("/finalizare-comanda/verificare");
  expect(textOf(page.querySelector("main"))).toContain("Garanția legală de conformitate");
  const product = (await visitor().get(pieces.desk.path)).page;
  expect(product.querySelector("main a[href='/termeni#garantie-legala']")).not.toBeNull();
  expect((await visitor().get("/termeni")).page.getElementById("garantie-legala")).not.toBeNull();
});
