import { expect, test } from "vitest";

import { textOf, toastOf, type Answer, type Visitor } from "../visitor";
import { buyer, pieceId, pieces } from "../world";
import { fieldsOf } from "./forms-drawn";
import { addPlan, controlOf, mainOf, order, writeMails } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const ana = await signedIn({ role: "sales", email: "ana@example.com" });
const bed = await pieceId(db, pieces.bed);
const LIST = "/admin/comenzi/noua";

/** Begins an order for somebody new, and returns where it is written. */
async function begin(from: Visitor, changes: Record<string, string> = {}): Promise<string> {
  const drawn = fieldsOf(await from.get(LIST), "form#caller");
  const caller = { fullName: "Maria Pop", phone: "0722 123 456", email: "maria@example.com" };
  const answer = await from.post(LIST, { ...drawn, ...caller, ...changes, intent: "caller" });
  expect(answer.status).toBe(303);
  return answer.location!;
}

/** What the form of the order is sent with, all of it acceptable. */
async function filled(from: Visitor, desk: string, changes: Record<string, string> = {}) {
  const drawn = fieldsOf(await from.get(desk), "form#details");
  const { email: _email, fullName: _name, ...typed } = buyer;
  return { ...drawn, ...typed, note: "Sună sâmbătă înainte.", ...changes };
}

/** A piece in words. */
const inWords = (changes: Record<string, string> = {}) => ({
  wordsTitle: "Raft",
  wordsQuantity: "1",
  wordsPrice: "100",
  wordsKind: "to-order",
  wordsDays: "20-30",
  ...changes,
});

/** Saves what was typed, and returns the form of the page that then shows what it comes to. */
async function saved(from: Visitor, desk: string, changes: Record<string, string> = {}) {
  const answer = await from.post(desk, { ...(await filled(from, desk, changes)), intent: "save" });
  expect([answer.status, mainOf(answer)]).toEqual([303, ""]);
  return fieldsOf(await from.get(desk), "form#details");
}

async function placed(from: Visitor, desk: string, changes: Record<string, string> = {}) {
  const form = await saved(from, desk, changes);
  return from.post(desk, { ...form, intent: "place" });
}

async function findOrder(answer: Answer) {
  expect([answer.status, mainOf(answer)]).toEqual([303, ""]);
  const number = answer.location!.split("/").pop()!;
  return db.selectFrom("orders").selectAll().where("number", "=", number).executeTakeFirstOrThrow();
}

test("a call becomes an order: stock, sums, terms, remark, mail and journal as of any order", async () => {
  const desk = await begin(ana);
  await ana.post(desk, { intent: `add:${bed}` });
  const before = await stockOf(bed);
  const words = inWords({ wordsTitle: "Poliță pe colț", wordsQuantity: "2", wordsPrice: "350" });
  await ana.post(desk, { intent: "words", ...words });
  const sums = await saved(ana, desk);
  const page = mainOf(await ana.get(desk));
  expect(page).toContain("Poliță pe colț");
  const answer = await ana.post(desk, { ...sums, intent: "place" });
  const row = await findOrder(answer);
  expect(await stockOf(bed)).toBe(before - 1);
  expect(row.terms_text_id).not.toBeNull();
  expect(row.total_bani).toBe(
    pieces.bed.product.priceLei * 100 + 700_00 + row.transport_bani + row.carrying_bani,
  );
  // Half of what is made to order, and all that is ready.
  expect(row.advance_bani).toBe(pieces.bed.product.priceLei * 100 + 350_00);
  const lines = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", row.id)
    .execute();
  expect(lines.map(({ name, is_withdrawal_exempt }) => [name, is_withdrawal_exempt])).toEqual([
    [pieces.bed.product.name, 0],
    ["Poliță pe colț", 1],
  ]);
  const office = mainOf(await ana.get(`/admin/comenzi/${row.number}`));
  expect(office).toContain("Acceptată la telefon: Sună sâmbătă înainte.");
  const entries = await db
    .selectFrom("audit_log")
    .selectAll()
    .where("subject_id", "=", row.number)
    .execute();
  expect(entries.map(({ action, admin_email }) => [action, admin_email])).toEqual([
    ["order-placed-by-phone", "ana@example.com"],
  ]);
  await writeMails(db);
  const mails = await db.selectFrom("outbox").selectAll().where("order_id", "=", row.id).execute();
  expect(mails.some(({ recipient }) => recipient === "maria@example.com")).toBe(true);
  const customers = mainOf(await visitor().get(`/comanda/${row.token}`));
  expect(customers).toContain("Poliță pe colț");
  expect(customers).not.toContain("Sună sâmbătă înainte.");
  expect(mainOf(await ana.get("/admin/comenzi"))).toContain(row.number);
});

test("a piece in words has a rate of VAT of its own, which page, mail, order and proforma show beside the shop's", async () => {
  await db.updateTable("products").set({ stock_quantity: 50 }).where("id", "=", bed).execute();
  const desk = await begin(ana);
  await ana.post(desk, { intent: `add:${bed}` });
  const choice = (await ana.get(desk)).page.querySelectorAll("[name=wordsVat] option");
  expect(choice.map((one) => one.text)).toEqual(["a magazinului: 19 %", "21 %", "11 %"]);
  expect(mainOf(await ana.get(desk))).toContain("Preț bucată (RON, TVA inclus)");
  const words = { wordsTitle: "Carte de întreținere", wordsPrice: "111", wordsVat: "11" };
  await ana.post(desk, { intent: "words", ...inWords(words) });
  const sums = await saved(ana, desk);
  expect(mainOf(await ana.get(desk))).toMatch(/Carte de întreținere.*TVA \(11 %\)/s);
  // The shop's own page of the cart, while one chooses for whom the order is.
  await ana.post(desk, { intent: "choose" });
  expect(mainOf(await ana.get("/cos"))).toMatch(/TVA \(19 %\).*TVA \(11 %\)\s*11\s/s);
  await ana.post(LIST, { intent: "back" });
  const row = await findOrder(await ana.post(desk, { ...sums, intent: "place" }));
  const atShops = row.total_bani - 111_00;
  const taxes = ["TVA (19 %)", "TVA (11 %)"];
  const customers = mainOf(await visitor().get(`/comanda/${row.token}`));
  const office = mainOf(await ana.get(`/admin/comenzi/${row.number}`));
  await writeMails(db);
  const mail = await db
    .selectFrom("outbox")
    .select("text")
    .where("order_id", "=", row.id)
    .where("recipient", "=", "maria@example.com")
    .executeTakeFirstOrThrow();
  for (const shown of [customers, office, mail.text]) {
    for (const tax of taxes) expect(shown).toContain(tax);
    expect(shown).toMatch(/TVA \(11 %\):?\s*11(?:,00)?\s/);
  }
  expect(row.subtotal_bani).toBe(Math.round(atShops / 1.19) + 100_00);
  const confirmed = { from: "new", to: "confirmed", note: "" };
  await ana.post(`/admin/comenzi/${row.number}`, confirmed);
  const proforma = await db
    .selectFrom("documents")
    .select("id")
    .where("order_id", "=", row.id)
    .where("kind", "=", "proforma")
    .executeTakeFirstOrThrow();
  const paper = `/comanda/${row.token}/documente/${proforma.id}`;
  const asked = mainOf(await visitor().get(paper));
  expect(asked).toMatch(/19 % .*11 % 100,00 11,00 111,00/s);
});

test("the same form sent twice, and by two of the staff, is one order", async () => {
  const bela = await signedIn({ role: "administrator", email: "bela@example.com" });
  const desk = await begin(ana);
  await ana.post(desk, { intent: `add:${bed}` });
  const form = { ...(await saved(ana, desk)), intent: "place" };
  const first = await findOrder(await ana.post(desk, form));
  for (const somebody of [ana, bela]) {
    const again = await somebody.post(desk, form);
    expect(again.location).toBe(`/admin/comenzi/${first.number}`);
    expect(toastOf((await somebody.get(again.location!)).page)).toContain(first.number);
  }
  const { count } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("email", "=", "maria@example.com")
    .where("placed_at", ">=", first.placed_at)
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
  const typed = await db
    .selectFrom("desk_orders")
    .selectAll()
    .where("order_id", "=", first.id)
    .executeTakeFirstOrThrow();
  expect([typed.typed, typed.full_name]).toEqual(["{}", ""]);
});

test("two who type at once see each other; nothing that was typed is lost", async () => {
  const bela = await signedIn({ role: "sales", email: "doi@example.com" });
  const desk = await begin(ana);
  const mine = await filled(ana, desk);
  const theirs = await filled(bela, desk, { notes: "La interfon 12" });
  expect((await bela.post(desk, { ...theirs, intent: "save" })).status).toBe(303);
  const answer = await ana.post(desk, { ...mine, notes: "Fără interfon", intent: "save" });
  expect(answer.status).toBe(409);
  expect(mainOf(answer)).toContain("La interfon 12");
  expect(controlOf(answer.page, "notes").text).toBe("Fără interfon");
});

test("discount, transport and share by hand want a reason, and stay within bounds", async () => {
  const desk = await begin(ana);
  await ana.post(desk, {
    intent: "words",
    ...inWords({ wordsTitle: "Dulap", wordsPrice: "1000" }),
  });
  const wrong: [Record<string, string>, string][] = [
    [{ discount: "100" }, "discountReason"],
    [{ transport: "0" }, "transportReason"],
    [{ share: "30" }, "shareReason"],
    [{ discount: "1000", discountReason: "x" }, "discount"],
    [{ discount: "-5", discountReason: "x" }, "discount"],
    [{ discount: "0", discountReason: "x" }, "discount"],
    [{ discount: "99999999999", discountReason: "x" }, "discount"],
    [{ transport: "abc", transportReason: "x" }, "transport"],
    [{ share: "9", shareReason: "x" }, "share"],
    [{ share: "101", shareReason: "x" }, "share"],
    [{ shareReason: "a".repeat(201) }, "shareReason"],
    [{ email: "maria" }, "email"],
    [{ phone: "07" }, "phone"],
    [{ note: "a".repeat(1001) }, "note"],
  ];
  for (const [changes, field] of wrong) {
    const form = await filled(ana, desk, changes);
    const answer = await ana.post(desk, { ...form, intent: "save" });
    expect([answer.status, field]).toEqual([422, field]);
    expect(controlOf(answer.page, field).getAttribute("aria-invalid")).toBe("true");
    const [name, typed] = Object.entries(changes)[0]!;
    const control = controlOf(answer.page, name);
    expect(control.getAttribute("value") ?? control.text).toBe(typed);
    // What was wrong is put right before the next one.
    const cleared = Object.fromEntries(Object.keys(changes).map((one) => [one, ""]));
    const right = { email: "maria@example.com", phone: buyer.phone };
    await ana.post(desk, {
      ...(await filled(ana, desk, { ...cleared, ...right })),
      intent: "save",
    });
  }
  const agreed = {
    discount: "100",
    discountReason: "client vechi",
    transport: "50",
    transportReason: "aduce el o parte",
    share: "30",
    shareReason: "plătește la 1 decembrie",
  };
  const row = await findOrder(await placed(ana, desk, agreed));
  expect(row).toMatchObject({
    discount_bani: 100_00,
    discount_id: null,
    transport_bani: 50_00,
    transport_state: "agreed",
    advance_percent: 30,
    total_bani: 950_00,
    advance_bani: 270_00,
  });
  const office = mainOf(await ana.get(`/admin/comenzi/${row.number}`));
  for (const reason of ["client vechi", "aduce el o parte", "plătește la 1 decembrie"]) {
    expect(office).toContain(reason);
  }
  expect(office).toContain("Reducere convenită");
  expect(mainOf(await visitor().get(`/comanda/${row.token}`))).toContain("Reducere convenită");
});

test("it is placed only with a note, with pieces, and at what the page showed", async () => {
  const desk = await begin(ana);
  const empty = await placed(ana, desk);
  expect([empty.status, mainOf(empty)]).toEqual([409, expect.stringContaining("nicio piesă")]);
  await ana.post(desk, { intent: `add:${bed}` });
  const unsaid = await placed(ana, desk, { note: "" });
  expect(unsaid.status).toBe(422);
  expect(controlOf(unsaid.page, "note").getAttribute("aria-invalid")).toBe("true");
  const form = { ...(await saved(ana, desk)), intent: "place" };
  const price = { price_bani: pieces.bed.product.priceLei * 100 + 1_00 };
  const kept = { price_bani: pieces.bed.product.priceLei * 100 };
  await db.updateTable("products").set(price).where("id", "=", bed).execute();
  const dearer = await ana.post(desk, form);
  expect([dearer.status, mainOf(dearer)]).toEqual([
    409,
    expect.stringContaining("Nu s-a plasat nimic"),
  ]);
  await db
    .updateTable("products")
    .set({ ...kept, status: "inactive" })
    .where("id", "=", bed)
    .execute();
  const gone = await ana.post(desk, { ...(await saved(ana, desk)), intent: "place" });
  expect([gone.status, mainOf(gone)]).toEqual([
    409,
    expect.stringContaining("nu se poate comanda așa"),
  ]);
  await db.updateTable("products").set({ status: "active" }).where("id", "=", bed).execute();
  const other = await saved(ana, desk);
  // Somebody takes another way to the pieces after the page was shown.
  const moved = await ana.post(desk, { ...other, deliveryMethod: "pickup", intent: "place" });
  expect(moved.status).toBe(409);
  expect((await findOrder(await placed(ana, desk))).total_bani).toBeGreaterThan(0);
});

test("a line in words and a quantity are refused beside their fields, and keep all that was typed", async () => {
  const desk = await begin(ana);
  const wrong: [string, string][] = [
    ["wordsTitle", ""],
    ["wordsTitle", "a".repeat(121)],
    ["wordsQuantity", "0"],
    ["wordsQuantity", "100"],
    ["wordsQuantity", "1,5"],
    ["wordsPrice", "0"],
    ["wordsPrice", "-1"],
    ["wordsPrice", "10000001"],
    ["wordsDays", "366"],
    ["wordsDays", "mâine"],
    ["wordsKind", ""],
    ["wordsKind", "altfel"],
    ["wordsVat", "12"],
  ];
  for (const [field, typed] of wrong) {
    const form = await filled(ana, desk, { ...inWords({ [field]: typed }), intent: "words" });
    const answer = await ana.post(desk, form);
    expect([answer.status, field, typed]).toEqual([422, field, typed]);
    const control = controlOf(answer.page, field);
    expect(control.getAttribute("aria-invalid")).toBe("true");
    if (field !== "wordsKind" && field !== "wordsVat")
      expect(control.getAttribute("value") ?? "").toBe(typed);
    expect(controlOf(answer.page, "address").getAttribute("value")).toBe(buyer.address);
  }
  await ana.post(desk, { intent: `add:${bed}` });
  const drawn = await filled(ana, desk);
  const name = Object.keys(drawn).find((one) => one.startsWith("quantity-"))!;
  for (const quantity of ["", "-1", "100", "x", String((await stockOf(bed)) + 1)]) {
    const form = await filled(ana, desk, { [name]: quantity, notes: `cu ${quantity}` });
    const answer = await ana.post(desk, { ...form, intent: "keep" });
    expect([answer.status, quantity]).toEqual([422, quantity]);
    expect(controlOf(answer.page, name).getAttribute("value") ?? "").toBe(quantity);
    expect(controlOf(answer.page, "notes").text.trim()).toBe(`cu ${quantity}`.trim());
  }
  await ana.post(desk, { ...(await filled(ana, desk, { [name]: "0" })), intent: "keep" });
  expect(mainOf(await ana.get(desk))).toContain("Încă nicio piesă.");
});

test("whichever button is pressed, what was typed anywhere on the page stays", async () => {
  const desk = await begin(ana);
  await ana.post(desk, { intent: `add:${bed}` });
  await db.updateTable("products").set({ stock_quantity: 20 }).where("id", "=", bed).execute();
  const presses = ["keep", `add:${bed}`, "words", "accept-prices", "choose", "save", "place"];
  for (const [at, intent] of presses.entries()) {
    const typed = { notes: `Apăsat ${at}`, discountReason: `Motiv ${at}`, address: "" };
    const form = await filled(ana, desk, { ...typed, wordsTitle: `Raft ${at}`, produs: "pat" });
    const answer = await ana.post(desk, { ...form, intent });
    const { page } = answer.status === 303 ? await ana.get(desk) : answer;
    expect([intent, controlOf(page, "notes").text]).toEqual([intent, typed.notes]);
    for (const name of ["discountReason", "address"] as const) {
      expect([intent, controlOf(page, name).getAttribute("value") ?? ""]).toEqual([
        intent,
        typed[name],
      ]);
    }
    expect(controlOf(page, "wordsTitle").getAttribute("value")).toBe(`Raft ${at}`);
  }
  // The two that a colleague added stay two, although the page showed one.
  const one: Record<string, string> = await filled(ana, desk);
  await ana.post(desk, { intent: `add:${bed}` });
  await ana.post(desk, { ...one, intent: "keep" });
  const name = Object.keys(one).find((field) => field.startsWith("quantity-"))!;
  const now = fieldsOf(await ana.get(desk), "form#details");
  expect(Number(now[name])).toBe(Number(one[name]) + 1);
});

test("a piece in words that is ready-made may be given back and asks for no advance", async () => {
  const desk = await begin(ana);
  const words = inWords({ wordsTitle: "Taburet din expoziție", wordsKind: "ready-made" });
  await ana.post(desk, { intent: "words", ...words });
  const unplaced = await placed(ana, desk, { wordsTitle: "Raft uitat" });
  expect([unplaced.status, mainOf(unplaced)]).toEqual([
    422,
    expect.stringContaining("nu este încă în comandă"),
  ]);
  const cash = { paymentMethod: "cash_on_delivery", wordsTitle: "" };
  const row = await findOrder(await placed(ana, desk, cash));
  expect([row.advance_bani, row.payment_method]).toEqual([0, "cash_on_delivery"]);
  const line = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", row.id)
    .executeTakeFirstOrThrow();
  expect([line.name, line.is_withdrawal_exempt]).toEqual(["Taburet din expoziție", 0]);
});

test("who has no e-mail is written to by nobody, is not forgotten, and has the order's page", async () => {
  const desk = await begin(ana, { email: "" });
  await ana.post(desk, { intent: `add:${bed}` });
  const row = await findOrder(await placed(ana, desk));
  expect(row.email).toBe("");
  await writeMails(db);
  const mails = await db
    .selectFrom("outbox")
    .select("recipient")
    .where("order_id", "=", row.id)
    .execute();
  expect(mails.map(({ recipient }) => recipient)).not.toContain("");
  const office = await ana.get(`/admin/comenzi/${row.number}`);
  expect(mainOf(office)).toContain("Fără e-mail");
  expect(mainOf(office)).toContain("0722 123 456");
  expect(office.page.querySelector(`main a[href="/comanda/${row.token}"]`)).not.toBeNull();
  const page = mainOf(await visitor().get(`/comanda/${row.token}`));
  expect(page).toContain("0722 123 456");
  expect(page).not.toContain("trimis la");
});

test("pieces of the shop's pages come into the order of whom one chooses for, which every page says", async () => {
  const own = await signedIn({ role: "sales", email: "alege@example.com" });
  const productId = await pieceId(db, pieces.desk);
  await own.post("/cos", { intent: "add", productId });
  const desk = await begin(own, { fullName: "Ion <b>Pop</b>" });
  const chosen = await own.post(desk, { intent: "choose" });
  expect(chosen.location).toBe("/produse");
  for (const path of ["/", "/produse", "/produse/dormitoare/2", "/proiecteaza", "/cos"]) {
    expect(textOf((await own.get(path)).page)).toContain("Alegi pentru Ion <b>Pop</b>");
  }
  await addPlan(own);
  const design = {
    intent: "add-design",
    material: "pal-alb",
    handle: "metal",
    width: "120",
    height: "200",
    depth: "60",
  };
  await own.post("/produse/dormitoare/2", design);
  expect((await own.get("/finalizare-comanda")).location).toBe(desk);
  // Nobody else orders it, whatever their browser sends.
  const stranger = visitor();
  stranger.setCookie("cart", own.cookie("cart")!);
  expect((await stranger.get("/finalizare-comanda")).location).toBe(desk);
  expect(textOf((await stranger.get("/produse")).page)).not.toContain("Alegi pentru");
  const back = await own.post(LIST, { intent: "back" });
  expect(back.location).toBe(desk);
  expect(textOf((await own.get("/produse")).page)).not.toContain("Alegi pentru");
  expect(mainOf(await own.get("/cos"))).toContain(pieces.desk.product.name);
  const row = await findOrder(await placed(own, desk));
  const lines = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", row.id)
    .execute();
  expect(lines).toHaveLength(2);
  expect(lines.every(({ configuration }) => configuration !== "")).toBe(true);
});

test("a customer is found by name, phone and e-mail, and the order begins with what is known", async () => {
  const address = await order(visitor(), await pieceId(db, pieces.kitchen), {
    fullName: "Zamfir Căutatul",
    phone: "0733 987 654",
  });
  expect(address).toContain("/comanda/");
  for (const search of ["Zamfir", "0733987654"]) {
    const found = await ana.get(`${LIST}?cauta=${encodeURIComponent(search)}`);
    expect(mainOf(found)).toContain("Zamfir Căutatul");
  }
  const found = await ana.get(`${LIST}?cauta=Zamfir`);
  const source = found.page.querySelector("main input[name=source]")!.getAttribute("value")!;
  const desk = (await ana.post(LIST, { intent: "found", source })).location!;
  const { page } = await ana.get(desk);
  expect(controlOf(page, "address").getAttribute("value")).toBe(buyer.address);
  expect(mainOf(await ana.get(`${LIST}?cauta=nimeni-cu-numele`))).toContain(
    "Nu am găsit pe nimeni",
  );
  expect((await ana.post(LIST, { intent: "found", source: "order:x" })).status).toBe(400);
  const wrong = await ana.post(LIST, { intent: "caller", fullName: "I", phone: "07", email: "i" });
  expect(wrong.status).toBe(422);
  expect(controlOf(wrong.page, "phone").getAttribute("value")).toBe("07");
});

test("an order is copied with its buyer and pieces, and says what costs more or is gone", async () => {
  const wardrobe = await pieceId(db, pieces.wardrobe);
  const desk = await begin(ana, { fullName: "Dan Popa", email: "dan@example.com" });
  await db.updateTable("products").set({ stock_quantity: 9 }).where("id", "=", bed).execute();
  await ana.post(desk, { intent: `add:${bed}` });
  await ana.post(desk, { intent: `add:${wardrobe}` });
  await ana.post(desk, { intent: "words", ...inWords({ wordsTitle: "Poliță de colț" }) });
  const { number } = await findOrder(await placed(ana, desk));
  const dearer = pieces.bed.product.priceLei * 100 + 10_00;
  await db.updateTable("products").set({ price_bani: dearer }).where("id", "=", bed).execute();
  const sold = { status: "inactive" } as const;
  await db.updateTable("products").set(sold).where("id", "=", wardrobe).execute();
  const office = await ana.get(`/admin/comenzi/${number}`);
  const link = office.page.querySelector(`main a[href*="copie=${number}"]`)!.getAttribute("href")!;
  const form = fieldsOf(await ana.get(link), "main form:has([name=number])");
  const copied = await ana.post(LIST, { ...form, intent: "copy" });
  const answer = await ana.get(copied.location!);
  expect(toastOf(answer.page)).toContain(pieces.wardrobe.product.name);
  const page = mainOf(answer);
  expect(controlOf(answer.page, "fullName").getAttribute("value")).toBe("Dan Popa");
  expect(controlOf(answer.page, "address").getAttribute("value")).toBe(buyer.address);
  expect(page).toContain("Poliță de colț");
  expect(page).toContain("Alt preț de când a fost adăugată");
  expect(page).not.toContain(pieces.wardrobe.product.name);
  // The same form sent again adds nothing twice.
  expect((await ana.post(LIST, { ...form, intent: "copy" })).location).toBe(copied.location);
  const lines = Object.entries(fieldsOf(await ana.get(copied.location!), "form#details"));
  const quantities = lines.filter(([name]) => name.startsWith("quantity-"));
  expect(quantities.map(([, quantity]) => quantity)).toEqual(["1", "1"]);
  const kept = { price_bani: pieces.bed.product.priceLei * 100 };
  await db.updateTable("products").set(kept).where("id", "=", bed).execute();
  const back = { status: "active" } as const;
  await db.updateTable("products").set(back).where("id", "=", wardrobe).execute();
});

test("what was begun may be thrown away; the workshop has no part in it", async () => {
  const desk = await begin(ana);
  expect(mainOf(await ana.get(LIST))).toContain("Maria Pop");
  await ana.post(desk, { intent: "discard" });
  expect((await ana.get(desk)).status).toBe(404);
  expect((await ana.post(desk, { intent: "save" })).status).toBe(404);
  const joiner = await signedIn({ role: "workshop", email: "tamplar@example.com" });
  expect((await joiner.get(LIST)).location).toBe("/");
});

async function stockOf(id: string): Promise<number> {
  const row = await db
    .selectFrom("products")
    .select("stock_quantity")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.stock_quantity;
}
