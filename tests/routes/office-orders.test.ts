import { randomUUID } from "node:crypto";

import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, expect, test } from "vitest";

import { findSettings } from "~/platform/settings/settings.server";
import { writeDocumentMails } from "~/sales/billing/front/document-mail.server";

import { fieldsOf, findForm } from "../promises/rules/filled-form";
import { textOf, toastOf, type Visitor } from "../visitor";
import { buyer, frozenDesk, paidToday, pieceId, pieces } from "../world";
import { controlOf, descriptionOf, mainOf, order, valueOf, writeMails } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
let admin: Visitor;
let customer: Visitor;

beforeAll(async () => {
  admin = await signedIn({ role: "administrator", first_name: "Maria", last_name: "Pop" });
  customer = await signedIn({});
});

/** Places an order as a guest and says where the back office shows it. */
async function newOrder() {
  await db.updateTable("products").set({ stock_quantity: 9 }).execute();
  const address = await order(visitor(), await pieceId(db, pieces.desk));
  const row = await db
    .selectFrom("orders")
    .selectAll()
    .where("token", "=", address.slice("/comanda/".length))
    .executeTakeFirstOrThrow();
  return { ...row, address, desk: `/admin/comenzi/${row.number}` };
}

/** Cancels an order on the page that asks why. */
async function cancel(desk: string, from: string): Promise<void> {
  const reason = "Clientul s-a răzgândit.";
  const answer = await admin.post(`${desk}/anulare`, { from, reason, note: "" });
  expect(answer.location).toBe(desk);
}

test("every address of the orders asks for an administrator", async () => {
  const { desk } = await newOrder();
  for (const path of ["/admin/comenzi", "/admin/comenzi.csv", desk, `${desk}/pachet`]) {
    expect((await customer.get(path)).location, path).toBe("/");
    expect((await visitor().get(path)).location, path).toMatch(/^\/autentificare/);
  }
});

test("a customer who posts a move, a payment or a remark changes nothing", async () => {
  const { desk, id } = await newOrder();
  const posts: Record<string, string>[] = [
    { from: "new", to: "confirmed" },
    { intent: "pay", ...paidToday, method: "card", amount: "1", formToken: randomUUID() },
    { intent: "remark", text: "x" },
  ];
  for (const fields of posts) {
    expect((await customer.post(desk, fields)).status).toBe(403);
    expect((await visitor().post(desk, fields)).location).toMatch(/^\/autentificare/);
  }
  const row = await db
    .selectFrom("orders")
    .select(["status", "paid_bani"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ status: "new", paid_bani: 0 });
});

test("the list shows an order with its sums, and its filter is the address", async () => {
  const { number } = await newOrder();
  const answer = await admin.get("/admin/comenzi?stare=new&cauta=taranu");
  expect(mainOf(answer)).toContain(number);
  expect(valueOf(controlOf(answer.page, "cauta"))).toBe("taranu");
  expect(answer.page.querySelector("option[selected][value=new]")).not.toBeNull();
  const nothing = await admin.get("/admin/comenzi?stare=cancelled");
  expect(mainOf(nothing)).toContain("Nicio comandă nu corespunde selecției.");
  expect(mainOf(nothing)).toContain("0,00 RON");
});

test("the file holds the selection, and no cell of it is a formula", async () => {
  const { id } = await newOrder();
  await db
    .updateTable("orders")
    .set({ full_name: '=HYPERLINK("https://evil.example")', city: "Iași;@Formulă\n+40" })
    .where("id", "=", id)
    .execute();
  const { text, headers } = await admin.get("/admin/comenzi.csv?cauta=hyperlink");
  expect(headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("Content-Disposition")).toBe('attachment; filename="comenzi.csv"');
  const [head = "", ...lines] = text.trimEnd().split("\r\n");
  expect(head).toMatch(/^\uFEFF"Număr";"/);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(lines[0]).toContain(`;"Iași;'@Formulă\n'+40";`);
  expect(lines[0]).toMatch(/;"\d+,\d\d";"0,00";"\d+,\d\d";"Da"$/);
});

test("an order's page shows customer, lines, totals and only the moves allowed", async () => {
  const { desk, number } = await newOrder();
  const answer = await admin.get(desk);
  const text = mainOf(answer);
  for (const part of [
    number,
    buyer.fullName,
    buyer.address,
    buyer.notes,
    pieces.desk.product.name,
  ]) {
    expect(text).toContain(part);
  }
  const moves = answer.page.querySelectorAll("button[name=to]");
  expect(moves.map((button) => button.getAttribute("value"))).toEqual(["confirmed"]);
  expect(answer.page.querySelector(`main a[href="${desk}/anulare"]`)).not.toBeNull();
});

test("an order that is not there is a 404, for reading and for writing", async () => {
  for (const path of ["/admin/comenzi/AM-1", "/admin/comenzi/AM-1/pachet"]) {
    expect((await admin.get(path)).status).toBe(404);
  }
  const posts: Record<string, string>[] = [
    { from: "new", to: "confirmed" },
    { intent: "pay", ...paidToday, method: "card", amount: "1", formToken: randomUUID() },
    { intent: "remark", text: "x" },
  ];
  for (const fields of posts) {
    expect((await admin.post("/admin/comenzi/AM-1", fields)).status).toBe(404);
  }
});

test("a move leads back, tells the customer by mail and on the order's page", async () => {
  const { desk, address, id } = await newOrder();
  const answer = await admin.submit(desk, { from: "new", to: "confirmed", note: "Livrăm marți." });
  expect(toastOf(answer.page)).toContain("a trecut în starea următoare");
  expect(mainOf(answer)).toContain("Maria Pop");
  const page = mainOf(await visitor().get(address));
  expect(page).toContain("Confirmată");
  expect(page).toContain("Livrăm marți.");
  const mail = await db
    .selectFrom("outbox")
    .selectAll()
    .where("order_id", "=", id)
    // That the order has arrived is written in the shop's own time.
    .where("subject", "like", "%Confirmat%")
    .executeTakeFirstOrThrow();
  expect(mail.recipient).toBe(buyer.email);
  expect(mail.subject).toMatch(/^\[Comandă de probă\] Comanda .*: Confirmată$/);
  expect(mail.text).toContain("Livrăm marți.");
  expect(mail.text).toContain(address);
});

test("the mail of a move is in the order's language", async () => {
  const { desk, id } = await newOrder();
  await db.updateTable("orders").set({ language: "hu" }).where("id", "=", id).execute();
  await cancel(desk, "new");
  const mails = db.selectFrom("outbox").select("text").where("order_id", "=", id);
  const texts = (await mails.execute()).map(({ text }) => text);
  expect(texts.join()).toContain("rendelését töröltük");
});

test("an illegal move and a stale form are refused, with the message kept", async () => {
  const { desk, id } = await newOrder();
  const skipped = await admin.post(desk, { from: "new", to: "delivered", note: "Gata" });
  expect(skipped.status).toBe(409);
  expect(mainOf(skipped)).toContain("Din starea „Nouă” comanda nu poate trece acolo.");
  await admin.post(desk, { from: "new", to: "confirmed" });
  const stale = await admin.post(desk, { from: "new", to: "confirmed", note: "Nu mai e nevoie" });
  expect(stale.status).toBe(409);
  expect(textOf(stale.page.querySelector("main [role=alert]"))).toContain("Confirmată");
  expect(valueOf(controlOf(stale.page, "note"))).toBe("Nu mai e nevoie");
  const nonsense = await admin.post(desk, { from: "new", to: "lost" });
  expect(nonsense.status).toBe(422);
  const row = await db
    .selectFrom("orders")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row.status).toBe("confirmed");
});

test("cancelling asks on a page that says what follows and who is mailed, and why", async () => {
  const { desk, id } = await newOrder();
  const pay = { intent: "pay", ...paidToday, method: "bank_transfer", amount: "100" };
  await admin.post(desk, { ...pay, formToken: randomUUID() });
  const asked = mainOf(await admin.get(`${desk}/anulare`));
  expect(asked).toContain("De dat înapoi clientului: 100,00 RON");
  expect(asked).toContain(`Clientul primește un email la ${buyer.email}`);
  const typed = { from: "new", note: "Ne pare rău." };
  for (const reason of ["", "scurt"]) {
    const refused = await admin.post(`${desk}/anulare`, { ...typed, reason });
    expect(refused.status).toBe(422);
    const control = controlOf(refused.page, "reason");
    expect(descriptionOf(refused.page, control)).toContain("Scrie de ce se anulează comanda");
    expect([valueOf(control), valueOf(controlOf(refused.page, "note"))]).toEqual([
      reason,
      "Ne pare rău.",
    ]);
  }
  // Of two at once the second is told, whatever the first did.
  await admin.post(desk, { from: "new", to: "confirmed", note: "" });
  const reason = "Clientul s-a răzgândit.";
  const stale = await admin.post(`${desk}/anulare`, { ...typed, reason });
  expect(stale.status).toBe(409);
  expect(mainOf(stale)).toContain("Între timp comanda a trecut în altă stare");
  const done = await admin.submit(`${desk}/anulare`, { from: "confirmed", reason });
  expect(toastOf(done.page)).toContain("a fost anulată");
  expect(mainOf(await admin.get(`${desk}/anulare`))).toContain("nu se mai poate anula");
  const { after } = await db
    .selectFrom("audit_log")
    .select("after")
    .where("action", "=", "order-moved")
    .where("subject_id", "=", desk.split("/").at(-1)!)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(JSON.parse(after!)).toEqual({ status: "cancelled", reason });
  expect(id).not.toBe("");
});

test("the form is filled in with what is due, says what is issued and to whom, and takes a day of before", async () => {
  const { desk, id } = await newOrder();
  await admin.post(desk, { from: "new", to: "confirmed", note: "" });
  const { page } = await admin.get(desk);
  const form = findForm(page, "[name=intent][value=pay]")!;
  const drawn = fieldsOf(form);
  const { advance_bani, total_bani } = await db
    .selectFrom("orders")
    .select(["advance_bani", "total_bani"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const dueBani = advance_bani || total_bani;
  expect(drawn.amount).toBe((dueBani / 100).toFixed(2).replace(".", ","));
  expect(drawn.paidOn).toBe(paidToday.paidOn);
  expect(textOf(form)).toContain(`Se emite o factură de avans`);
  expect(textOf(form)).toContain(`Documentul pleacă la ${buyer.email}`);
  for (const [paidOn, error] of [
    ["2099-01-01", "Ziua nu a venit încă"],
    ["2020-01-01", "Comanda este din"],
    ["", "Completează „Ziua plății”, de exemplu 20"],
    ["ieri", "Scrie ziua în care s-au mișcat banii"],
  ] as const) {
    const refused = await admin.post(desk, { ...drawn, paidOn });
    expect(refused.status).toBe(422);
    const control = controlOf(refused.page, "paidOn");
    expect([paidOn, descriptionOf(refused.page, control)]).toEqual([
      paidOn,
      expect.stringContaining(error),
    ]);
    expect(valueOf(controlOf(refused.page, "amount"))).toBe(drawn.amount);
  }
  expect((await admin.post(desk, drawn)).location).toBe(desk);
});

test("a payment that was noted wrongly is corrected on a page of its own, and its buyer is told so", async () => {
  const { desk, id } = await newOrder();
  const pay = { intent: "pay", ...paidToday, method: "bank_transfer", amount: "500" };
  await admin.post(desk, { ...pay, formToken: randomUUID() });
  await writeDocumentMails(await findSettings(db), db);
  const { page } = await admin.get(desk);
  const link = [...page.querySelectorAll("main a")].find((one) => textOf(one) === "Corectează")!;
  const address = link.getAttribute("href")!;
  const shown = await admin.get(address);
  expect(mainOf(shown)).toMatch(/Se stornează PROBA-AV-\d+; pentru suma corectă/);
  const drawn = fieldsOf(findForm(shown.page, "[name=remark]")!);
  expect([drawn.amount, drawn.paidOn]).toEqual(["500,00", paidToday.paidOn]);
  const same = await admin.post(address, { ...drawn, remark: "nimic greșit" });
  expect(same.status).toBe(422);
  expect(mainOf(same)).toContain("Plata este notată deja așa");
  const short = await admin.post(address, { ...drawn, amount: "0", remark: "x" });
  expect(descriptionOf(short.page, controlOf(short.page, "remark"))).toContain(
    "Scrie ce a fost greșit",
  );
  expect(valueOf(controlOf(short.page, "amount"))).toBe("0");
  const none = { ...drawn, amount: "0", remark: "era altă comandă" };
  expect((await admin.post(address, none)).location).toBe(desk);
  expect((await admin.post(address, { ...none, formToken: "altul" })).status).toBe(409);
  expect(mainOf(await admin.get(address))).toContain("Plata este corectată deja");
  const after = mainOf(await admin.get(desk));
  expect(after).toContain("Corectură: notată greșit");
  expect(after).not.toContain("Rambursare:");
  await writeDocumentMails(await findSettings(db), db);
  const mail = await db
    .selectFrom("outbox")
    .select("text")
    .where("order_id", "=", id)
    .where("subject", "like", "%PROBA-ST-%")
    .executeTakeFirstOrThrow();
  expect(mail.text).toContain("Am notat greșit o plată");
  expect(mail.text).toContain("Nu ți-am luat și nu ți-am trimis bani.");
  expect((await admin.get(`${desk}/plati/alta`)).status).toBe(404);
});

test("a delivery with money missing asks why before it starts and before it ends", async () => {
  const { desk } = await newOrder();
  await admin.post(desk, { from: "new", to: "confirmed", note: "" });
  await admin.post(desk, { from: "confirmed", to: "in_production", override: "Client vechi." });
  for (const [from, to] of [
    ["in_production", "in_delivery"],
    ["in_delivery", "delivered"],
  ] as const) {
    expect(mainOf(await admin.get(desk))).toContain("De plătit până acum și neîncasat");
    const refused = await admin.post(desk, { from, to, note: "Gata" });
    expect([to, refused.status]).toEqual([to, 422]);
    expect(descriptionOf(refused.page, controlOf(refused.page, "override"))).toContain(
      "Scrie de ce mergi totuși mai departe",
    );
    const moved = await admin.post(desk, { from, to, override: "Plătește la primire." });
    expect(moved.location).toBe(desk);
  }
});

test("a payment is recorded, and the customer sees what is left", async () => {
  const { desk, address, total_bani } = await newOrder();
  const answer = await admin.submit(desk, {
    intent: "pay",
    ...paidToday,
    method: "bank_transfer",
    amount: "1.000,50",
    remark: "OP 77",
    formToken: randomUUID(),
  });
  expect(toastOf(answer.page)).toBe("Plată înregistrată");
  expect(mainOf(answer)).toContain("OP 77");
  expect(mainOf(answer)).toContain("Plătită parțial");
  expect(total_bani).toBeGreaterThan(100_050);
  expect(mainOf(await visitor().get(address))).toContain("Plătit până acum 1.000,50 Lei");
});

test("a payment without an amount, or above the balance, is refused beside its field", async () => {
  const { desk } = await newOrder();
  const pay = { intent: "pay", ...paidToday, method: "card", remark: "POS", formToken: "pos" };
  for (const [amount, message] of [
    ["mult", "Scrie o sumă mai mare de 0"],
    ["0", "Scrie o sumă mai mare de 0"],
    ["999999", "Mai sunt de plată doar"],
  ] as const) {
    const answer = await admin.post(desk, { ...pay, amount });
    expect(answer.status).toBe(422);
    const control = controlOf(answer.page, "amount");
    expect(descriptionOf(answer.page, control)).toContain(message);
    expect(valueOf(control)).toBe(amount);
    expect(valueOf(controlOf(answer.page, "remark"))).toBe("POS");
  }
  const refund = { ...pay, intent: "refund", reason: "price_lowered", amount: "1" };
  const answer = await admin.post(desk, refund);
  const form = findForm(answer.page, "[name=intent][value=refund]")!;
  expect(textOf(form)).toContain("S-au primit doar 0,00 RON");
});

test("a cancelled order takes no money, is sent no proforma, and what it was sent asks for nothing", async () => {
  const { desk, address, id } = await newOrder();
  const papers = () =>
    db.selectFrom("documents").select(["id", "kind"]).where("order_id", "=", id).execute();
  await admin.post(desk, { from: "new", to: "confirmed", note: "" });
  const [proforma] = await papers();
  const paper = `${address}/documente/${proforma!.id}`;
  expect(mainOf(await visitor().get(paper))).toContain("De plată până la");
  await cancel(desk, "confirmed");

  const shown = await admin.get(desk);
  expect(mainOf(shown)).toContain("Comanda este anulată: nu mai primește plăți.");
  expect(shown.page.querySelector("[name=amount]")).toBeNull();
  expect(mainOf(shown)).not.toContain("Emite o proformă");
  // A form that was open before, or is forged.
  const pay = { intent: "pay", ...paidToday, method: "bank_transfer", amount: "10" };
  const late = await admin.post(desk, { ...pay, remark: "OP 9", formToken: randomUUID() });
  expect(late.status).toBe(422);
  const control = controlOf(late.page, "amount");
  expect(descriptionOf(late.page, control)).toContain("nu mai primește plăți");
  expect(valueOf(control)).toBe("10");
  expect((await admin.post(desk, { intent: "proforma" })).status).toBe(409);
  expect(await papers()).toEqual([proforma]);
  expect(await db.selectFrom("payments").select("id").where("order_id", "=", id).execute()).toEqual(
    [],
  );

  // The proforma of before, on its page and in its file.
  const over = mainOf(await visitor().get(paper));
  expect(over).toContain("Comanda este anulată: pentru ea nu mai este nimic de plătit.");
  expect(over).not.toContain("De plată până la");
  const file = await visitor().get(`${paper}/pdf`);
  const pdf = await getDocumentProxy(new Uint8Array(file.bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain("nu mai este nimic de plătit");
  expect(text).not.toContain("De plată până la");
});

test("a refund says why, and none before the delivery makes a rest that somebody is asked for", async () => {
  const { desk, address, total_bani, id } = await newOrder();
  const lei = (bani: number) => (bani / 100).toFixed(2);
  const post = (fields: Record<string, string>) =>
    admin.post(desk, {
      intent: "refund",
      ...paidToday,
      method: "bank_transfer",
      remark: "OP 8",
      formToken: randomUUID(),
      ...fields,
    });
  await admin.post(desk, { from: "new", to: "confirmed", note: "" });
  expect((await post({ intent: "pay", amount: lei(total_bani - 10_000) })).status).toBe(303);
  expect((await post({ intent: "pay", amount: "100" })).status).toBe(303);
  const refund = { amount: "500" };
  for (const [reason, error] of [
    ["", "Alege de ce se dau banii înapoi"],
    ["overpaid", "nu s-a plătit în plus"],
    ["cancelled", "Comanda nu este anulată"],
    ["altul", "Alege de ce se dau banii înapoi"],
  ] as const) {
    const refused = await post({ ...refund, reason });
    expect([reason, refused.status]).toEqual([reason, 422]);
    const control = controlOf(refused.page, "reason");
    expect(descriptionOf(refused.page, control)).toContain(error);
    const form = findForm(refused.page, "[name=intent][value=refund]")!;
    expect(fieldsOf(form).amount).toBe("500");
  }
  expect((await post({ ...refund, reason: "price_lowered" })).status).toBe(303);
  const owes = { paid_bani: total_bani - 50_000, reduced_bani: 50_000, payment_status: "paid" };
  const row = () =>
    db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(await row()).toMatchObject(owes);
  const shown = mainOf(await admin.get(desk));
  expect(shown).toContain("Rest de plată 0,00 RON");
  expect(shown).toContain("Rambursare: preț scăzut");
  expect(shown).toContain("Nu mai este nimic de plătit.");
  const buyers = mainOf(await visitor().get(address));
  expect(buyers).toContain("Scăzut din total: 500 Lei");
  expect(buyers).toContain("Rambursat: 500 Lei");
  expect(buyers).not.toMatch(/Rămas|IBAN/);
  expect((await admin.post(desk, { intent: "proforma" })).status).toBe(409);
  const list = mainOf(await admin.get(`/admin/comenzi?cauta=${(await row()).number}`));
  expect(list).toContain("0,00 RON");

  // A payment that was noted by mistake is no refund: what it had paid is owed again.
  const noted = await db
    .selectFrom("payments")
    .select("id")
    .where("order_id", "=", id)
    .where("amount_bani", "=", 10_000)
    .executeTakeFirstOrThrow();
  const right = { ...paidToday, amount: "0", method: "bank_transfer" };
  const correction = { ...right, remark: "era altă comandă", formToken: randomUUID() };
  const toCorrect = await admin.post(`${desk}/plati/${noted.id}`, correction);
  expect(toCorrect.location).toBe(desk);
  expect(await row()).toMatchObject({ reduced_bani: 50_000, payment_status: "advance_paid" });
  const corrected = mainOf(await visitor().get(address));
  expect(corrected).toContain("Rambursat: 500 Lei");
  expect(corrected).toContain("Plată care nu mai contează: 100 Lei");
  expect(mainOf(await admin.get(desk))).toContain("Rest de plată 100,00 RON");

  // A cancelled order gives back all that it has, for that reason alone.
  await cancel(desk, "confirmed");
  const form = (await admin.get(desk)).page;
  expect(valueOf(controlOf(form, "reason"))).toBe("cancelled");
  const left = { amount: lei(total_bani - 60_000) };
  expect((await post({ ...left, reason: "price_lowered" })).status).toBe(422);
  expect((await post({ ...left, reason: "cancelled" })).status).toBe(303);
  expect(await row()).toMatchObject({ paid_bani: 0, payment_status: "refunded" });
});

test("a payment posted twice at once is recorded once, and both posts lead to the same page", async () => {
  const { desk, number } = await newOrder();
  const { page } = await admin.get(desk);
  const fields = {
    intent: "pay",
    ...paidToday,
    method: "card",
    amount: "100",
    remark: "POS",
    formToken: valueOf(controlOf(page, "formToken")),
  };
  const answers = await Promise.all([1, 2, 3].map(() => admin.post(desk, fields)));
  for (const answer of answers) {
    expect([answer.status, answer.location]).toEqual([303, desk]);
  }
  expect(toastOf((await admin.get(desk)).page)).toBe("Plată înregistrată");
  const paymentsOf = () =>
    db
      .selectFrom("payments")
      .innerJoin("orders", "orders.id", "payments.order_id")
      .select(["amount_bani", "paid_bani"])
      .where("orders.number", "=", number)
      .execute();
  expect(await paymentsOf()).toEqual([{ amount_bani: 10_000, paid_bani: 10_000 }]);

  // The page of before, opened by "back": another sum is another payment, and is not lost in silence.
  for (const changed of [{ amount: "200" }, { formToken: "" }]) {
    const refused = await admin.post(desk, { ...fields, ...changed });
    expect(refused.status).toBe(422);
    expect(mainOf(refused)).toContain("Din acest formular s-a înregistrat deja o plată.");
    expect(valueOf(controlOf(refused.page, "amount"))).toBe({ ...fields, ...changed }.amount);
    const formToken = valueOf(controlOf(refused.page, "formToken"));
    expect(formToken).not.toBe(fields.formToken);
    expect(await paymentsOf()).toHaveLength(1);
  }
});

test("a remark stays inside; an empty one is refused", async () => {
  const { desk, address } = await newOrder();
  const answer = await admin.submit(desk, { intent: "remark", text: "Etaj 4, fără lift" });
  expect(toastOf(answer.page)).toBe("Observație adăugată");
  expect(mainOf(answer)).toContain("Etaj 4, fără lift");
  expect((await visitor().get(address)).text).not.toContain("fără lift");
  const empty = await admin.post(desk, { intent: "remark", text: "  " });
  expect(empty.status).toBe(422);
  expect(descriptionOf(empty.page, controlOf(empty.page, "text"))).toContain(
    "Completează „Observație nouă”.",
  );
});

test("the workshop's sheet has the pieces and their drawings, and no prices", async () => {
  const { desk, id, number } = await newOrder();
  await db
    .updateTable("order_lines")
    .set({ configuration: frozenDesk })
    .where("order_id", "=", id)
    .execute();
  const sheet = await admin.get(`${desk}/pachet`);
  const text = mainOf(sheet);
  for (const part of [number, pieces.desk.product.name, "MDF Mat", "140 × 75 × 60 cm"]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/RON|Lei/);
  expect(sheet.page.querySelector("main img")?.getAttribute("src")).toContain("view=technical");
  const drawings = (await admin.get(desk)).page.querySelectorAll("main img");
  expect(drawings.map((image) => /view=(\w+)/.exec(image.getAttribute("src")!)?.[1])).toEqual([
    "perspective",
    "technical",
  ]);
});

test("staff read Romanian of an order in another language, and the note leads to the back office", async () => {
  const john = visitor();
  await john.post("/limba", { language: "hu", returnTo: "/" });
  const design = { material: "pal-nuc", handle: "wood", width: "140", height: "75", depth: "60" };
  await john.post(pieces.desk.path, { intent: "add-design", quantity: "1", ...design });
  const address = await order(john, await pieceId(db, pieces.bed));
  await writeMails(db);
  const { id, number } = await db
    .selectFrom("orders")
    .select(["id", "number"])
    .where("token", "=", address.slice("/comanda/".length))
    .executeTakeFirstOrThrow();
  const desk = `/admin/comenzi/${number}`;
  const mails = await db
    .selectFrom("outbox")
    .select(["recipient", "text"])
    .where("order_id", "=", id)
    .execute();
  const textTo = (isCustomer: boolean) =>
    mails.find(({ recipient }) => (recipient === buyer.email) === isCustomer)!.text;
  const forCustomer = [mainOf(await john.get(address)), textTo(true)];
  const forStaff = [
    mainOf(await admin.get(desk)),
    mainOf(await admin.get(`${desk}/pachet`)),
    textTo(false),
  ];
  for (const text of forStaff) {
    for (const words of [pieces.bed.product.name, "PAL Nuc", "Mâner din lemn"]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain("Dió bútorlap");
  }
  for (const text of forCustomer) {
    expect(text).toContain("Dió bútorlap");
    expect(text).not.toContain(pieces.bed.product.name);
  }
  expect(textTo(false)).toContain(`http://127.0.0.1:3000${desk}`);
  expect(textTo(false)).not.toContain(address);
  expect(textTo(true)).toContain(`http://127.0.0.1:3000${address}`);
  expect(textTo(true)).not.toContain("/admin");
});

test("moves, payments and remarks stand in the journal, without the customer's words", async () => {
  const { desk, number } = await newOrder();
  await admin.post(desk, { from: "new", to: "confirmed", note: "Secret de client" });
  await admin.post(desk, {
    intent: "pay",
    ...paidToday,
    method: "card",
    amount: "1",
    formToken: randomUUID(),
  });
  await admin.post(desk, { intent: "remark", text: "Secret de atelier" });
  const entries = await db
    .selectFrom("audit_log")
    .selectAll()
    .where("subject_id", "=", number)
    .orderBy("id")
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    "order-moved",
    "payment-recorded",
    "order-remarked",
  ]);
  expect(JSON.stringify(entries)).not.toContain("Secret");
});
