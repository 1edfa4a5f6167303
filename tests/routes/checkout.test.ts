import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { budgets } from "~/platform/http/budgets";
import { publishPage } from "~/shop/content/front/page.server";

import { fillAndReview, REVIEW } from "../checkout-form";
import { textOf, toastOf, type Visitor } from "../visitor";
import { buyer, company, elsewhere, pieceId, pieces } from "../world";
import {
  controlOf,
  descriptionOf,
  fillInCheckout,
  mainOf,
  sendCheckout,
  valueOf,
  writeMails,
} from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const bed = await pieceId(db, pieces.bed);
const desk = await pieceId(db, pieces.desk);
const last = await pieceId(db, pieces.last);
// Many tests buy the desk.
await db.updateTable("products").set({ stock_quantity: 1000 }).where("id", "=", desk).execute();

const ADDRESS = "/finalizare-comanda";

async function orderRows() {
  return db.selectFrom("orders").selectAll().orderBy("placed_at").orderBy("number").execute();
}

function chosenPayment(page: HTMLElement): string | undefined {
  return page.querySelector("main [name=paymentMethod][checked]")?.getAttribute("value");
}

test("an empty cart leads to the cart, whether the page is opened or a form sent", async () => {
  const opened = await visitor().get(ADDRESS);
  expect([302, 303]).toContain(opened.status);
  expect(opened.location).toBe("/cos");
  const sent = await visitor().submit(ADDRESS, { ...buyer, checkoutToken: "any" });
  expect(toastOf(sent.page)).toBe("Coșul tău este gol");
});

test("the page asks for the spec's fields, sums up and says that ordering obliges to pay", async () => {
  const maria = visitor();
  await maria.post("/cos", { intent: "add", productId: bed });
  const answer = await maria.get(ADDRESS);
  expect(answer.status).toBe(200);
  for (const [name, autocomplete] of [
    ["fullName", "name"],
    ["email", "email"],
    ["phone", "tel"],
    ["address", "billing street-address"],
    ["city", "billing address-level2"],
    ["postalCode", "billing postal-code"],
  ] as const) {
    const control = controlOf(answer.page, name);
    const found = control.getAttribute("autocomplete") ?? control.getAttribute("autoComplete");
    expect(found, name).toBe(autocomplete);
  }
  expect(chosenPayment(answer.page)).toBe("bank_transfer");
  expect(mainOf(answer)).toContain(
    "Subtotal (fără TVA) 2.940,34 Lei TVA (19 %) 558,66 Lei Total 3.499 Lei",
  );
  await maria.post(ADDRESS, buyer);
  const review = await maria.get(REVIEW);
  const last = review.page.querySelectorAll("main form button").map(textOf);
  expect(last).toEqual(["Comandă cu obligație de plată"]);
});

test("an accepted form: 303 to the order's own page, which thanks and shows the number", async () => {
  const maria = visitor();
  const answer = await sendCheckout(maria, await fillInCheckout(maria, desk));
  expect(answer.status).toBe(303);
  expect(answer.location).toMatch(/^\/comanda\/[\w-]{32}$/);
  const row = (await orderRows()).at(-1)!;
  expect(answer.location).toBe(`/comanda/${row.token}`);
  expect(row).toMatchObject({
    full_name: buyer.fullName,
    email: buyer.email,
    phone: "+40722123456",
    address: buyer.address,
    city: buyer.city,
    postal_code: "010101",
    notes: buyer.notes,
    payment_method: "bank_transfer",
    status: "new",
    language: "ro",
    user_id: null,
    total_bani: pieces.desk.product.priceLei * 100,
  });
  const page = await maria.get(answer.location ?? "");
  expect(toastOf(page.page)).toContain("Comandă finalizată cu succes!");
  expect(mainOf(page)).toContain(row.number);
  expect(mainOf(await maria.get("/cos"))).toContain("Coșul tău este gol");
});

test("an order writes a confirmation and a note, with names as they were typed", async () => {
  const email = "ion.pop@example.com";
  const ion = await signedIn({ email });
  const form = { ...(await fillInCheckout(ion, desk)), fullName: "Ion <b>Pop</b> & fiii", email };
  await sendCheckout(ion, form);
  await writeMails(db);
  const row = (await orderRows()).at(-1)!;
  const sent = await db
    .selectFrom("outbox")
    .selectAll()
    .where("order_id", "=", row.id)
    .orderBy("recipient", "desc")
    .execute();
  expect(sent.map((mail) => mail.recipient)).toEqual([email, "contact@atelier.example"]);
  const confirmation = sent[0]!;
  expect(confirmation.subject).toContain(row.number);
  expect(confirmation.text).toContain(`http://127.0.0.1:3000/comanda/${row.token}`);
  expect(confirmation.text).toContain("Ion <b>Pop</b> & fiii");
  expect(confirmation.html).toContain("Ion &lt;b&gt;Pop&lt;/b&gt; &amp; fiii");
  expect(confirmation.text).toContain("RO49 AAAA 1B31 0075 9384 0000");
  expect(sent[1]).toMatchObject({ reply_to: email });
});

test("what was typed reaches an address that nobody has proven once, and as no link", async () => {
  const notOwn = await signedIn({ email: "altul@example.com" });
  for (const somebody of [visitor(), notOwn]) {
    const email = "victima@example.com";
    const typed = { fullName: "Buy at evil.example", notes: "evil.example", city: "evil.example" };
    const form = { ...(await fillInCheckout(somebody, desk)), ...typed, email };
    await sendCheckout(somebody, form);
    await writeMails(db);
    const { number } = (await orderRows()).at(-1)!;
    const admin = await signedIn({
      role: "administrator",
      email: `${number.toLowerCase()}@example.com`,
    });
    await admin.post(`/admin/comenzi/${number}`, { from: "new", to: "confirmed" });
    const mails = await db
      .selectFrom("outbox")
      .select(["subject", "text", "html"])
      .where("recipient", "=", email)
      .where("subject", "like", `%${number}%`)
      .execute();
    expect(mails).toHaveLength(2);
    // The confirmation says where the order goes, and for whom.
    expect(JSON.stringify(mails)).not.toContain("evil.example");
    const plain = mails.map(({ text }) => text.replaceAll("\u200b", ""));
    expect(plain.filter((text) => text.includes("evil.example"))).toHaveLength(1);
    for (const { subject } of mails) expect(subject).not.toContain("evil");
  }
});

const deskStock = () =>
  db.selectFrom("products").select("stock_quantity").where("id", "=", desk).executeTakeFirst();

test("one more order in an hour than a stranger's address may get is refused, all kept", async () => {
  const email = "Victima@example.com";
  const place = async (somebody: Visitor, to: string) =>
    sendCheckout(somebody, { ...(await fillInCheckout(somebody, desk)), email: to });
  for (let count = 0; count < budgets.checkout.recipient.most; count += 1) {
    expect((await place(visitor(), email)).status).toBe(303);
  }
  const before = { orders: await orderRows(), stock: await deskStock() };
  const last = visitor();
  const refused = await place(last, email.toLowerCase());
  expect(refused.status).toBe(429);
  expect(mainOf(refused)).toMatch(/prea multe comenzi într-o oră.*peste 60 de minute/);
  for (const name of ["fullName", "email", "phone", "address", "city", "postalCode"] as const) {
    const kept = { phone: "+40722123456", postalCode: buyer.postalCode.replace(" ", "") };
    const typed = { ...buyer, email: email.toLowerCase(), ...kept }[name];
    expect(valueOf(controlOf(refused.page, name))).toBe(typed);
  }
  expect({ orders: await orderRows(), stock: await deskStock() }).toEqual(before);
  expect(mainOf(await last.get("/cos"))).toContain(pieces.desk.product.name);
  // Who has proven to be that address's owner is kept from nothing by others.
  const owner = await signedIn({ email: email.toLowerCase() });
  expect((await place(owner, email)).status).toBe(303);
});

test("an order is in the language it was placed in, and so is its confirmation", async () => {
  const john = visitor();
  await john.post("/limba", { language: "en", returnTo: "/" });
  await sendCheckout(john, await fillInCheckout(john, desk));
  await writeMails(db);
  const row = (await orderRows()).at(-1)!;
  expect(row.language).toBe("en");
  const mails = await db
    .selectFrom("outbox")
    .select(["recipient", "text", "html"])
    .where("order_id", "=", row.id)
    .execute();
  const confirmation = mails.find((mail) => mail.recipient === buyer.email);
  expect(confirmation?.html).toContain('<html lang="en">');
  expect(confirmation?.text).not.toContain("Îți mulțumim");
  const note = mails.find((mail) => mail.recipient !== buyer.email);
  expect(note?.text).toContain("Comandă nouă");
});

test.each([
  ["fullName", "Numele complet trebuie să aibă cel puțin 3 caractere", "Io"],
  ["fullName", "Numele complet trebuie să aibă cel puțin 3 caractere", "  I  "],
  ["fullName", "Textul poate avea cel mult 100 de caractere", "a".repeat(101)],
  ["email", "Adresa de email nu este validă", "nu-e-adresă"],
  ["email", "Adresa de email nu este validă", "a@b"],
  ["email", "Adresa de email nu este validă", "a@example.com\r\nBcc: b@example.com"],
  ["phone", "Numărul de telefon trebuie să aibă cel puțin 10 cifre", "0722 123"],
  ["phone", "Numărul de telefon trebuie să aibă cel puțin 10 cifre", "sună-mă seara"],
  ["address", "Adresa trebuie să aibă cel puțin 10 caractere", "Str. A 1"],
  ["city", "Numele orașului trebuie să aibă cel puțin 2 caractere", "B"],
  ["postalCode", "Codul poștal are 6 cifre", "01010"],
  ["postalCode", "Codul poștal are 6 cifre", "ABCDEF"],
  ["county", "Alege județul", ""],
  ["county", "Alege județul", "RO-XX"],
  ["sector", "Alege sectorul", ""],
  ["sector", "Alege sectorul", "7"],
  ["country", "Alege o variantă din listă", "US"],
  ["notes", "Textul poate avea cel mult 1000 de caractere", "a".repeat(1001)],
])('%s: "%s" beside the field, all values kept', async (name, message, typed) => {
  const maria = visitor();
  const form: Record<string, string> = {
    ...(await fillInCheckout(maria, desk)),
    paymentMethod: "cash_on_delivery",
    // In Bucharest nobody is asked for the town.
    ...(name === "city" ? { county: "RO-PH" } : {}),
    [name]: typed,
  };
  const before = (await orderRows()).length;
  const answer = await sendCheckout(maria, form);
  expect(answer.status).toBe(422);
  const control = controlOf(answer.page, name);
  expect(control.getAttribute("aria-invalid")).toBe("true");
  expect(descriptionOf(answer.page, control)).toContain(message);
  for (const field of ["fullName", "email", "phone", "address", "city", "postalCode", "notes"]) {
    const other = controlOf(answer.page, field);
    expect(valueOf(other), field).toBe(form[field]);
    if (field !== name) expect(other.hasAttribute("aria-invalid"), field).toBe(false);
  }
  expect(chosenPayment(answer.page)).toBe("cash_on_delivery");
  expect(await orderRows()).toHaveLength(before);
});

test("an empty form is refused field by field, and the summary leads to each field", async () => {
  const maria = visitor();
  await maria.post("/cos", { intent: "add", productId: desk });
  const answer = await sendCheckout(maria, {});
  expect(answer.status).toBe(422);
  const wrong = ["fullName", "email", "phone", "address", "city", "postalCode"];
  for (const name of wrong) {
    expect(descriptionOf(answer.page, controlOf(answer.page, name)), name).not.toBe("");
  }
  const summary = answer.page.querySelector("main [role=alert]");
  const links = (summary?.querySelectorAll("a") ?? []).map((link) => link.getAttribute("href"));
  expect(links).toEqual(
    expect.arrayContaining(wrong.map((name) => `#${controlOf(answer.page, name).id}`)),
  );
  for (const link of links) {
    expect(answer.page.getElementById((link ?? "").slice(1)), link).not.toBeNull();
  }
});

test.each([undefined, "", "card", "gratis"])(
  "a payment method of %j is refused beside the choice",
  async (paymentMethod) => {
    const maria = visitor();
    const { paymentMethod: _, ...form } = await fillInCheckout(maria, desk);
    const answer = await sendCheckout(maria, {
      ...form,
      ...(paymentMethod === undefined ? {} : { paymentMethod }),
    });
    expect(answer.status).toBe(422);
    const choice = controlOf(answer.page, "paymentMethod").closest("fieldset")!;
    expect(descriptionOf(answer.page, choice)).toContain("Alege o metodă de plată");
  },
);

test.each([
  ["0722123456", "+40722123456"],
  ["0722.123.456", "+40722123456"],
  ["(021) 555 01 42", "+40215550142"],
  ["021/555.01.42", "+40215550142"],
  ["+40 (0)722 123 456", "+40722123456"],
  ["0040 722 123 456", "+40722123456"],
  [" 0722\u00a0123\u00a0456 ", "+40722123456"],
])("a phone number typed as %j is taken", async (typed, kept) => {
  const maria = visitor();
  const form = { ...(await fillInCheckout(maria, desk)), phone: typed };
  expect((await sendCheckout(maria, form)).status).toBe(303);
  expect((await orderRows()).at(-1)?.phone).toBe(kept);
});

test.each([
  ["010101", "010101"],
  ["010 101", "010101"],
  ["01-01-01", "010101"],
])("a postcode typed as %j is taken", async (typed, kept) => {
  const maria = visitor();
  const form = { ...(await fillInCheckout(maria, desk)), postalCode: typed };
  expect((await sendCheckout(maria, form)).status).toBe(303);
  expect((await orderRows()).at(-1)?.postal_code).toBe(kept);
});

test("a form without notes is fine", async () => {
  const maria = visitor();
  const { notes: _, ...form } = await fillInCheckout(maria, desk);
  expect((await sendCheckout(maria, form)).status).toBe(303);
  expect((await orderRows()).at(-1)?.notes).toBe("");
});

test("extra fields change nothing", async () => {
  const maria = visitor();
  const answer = await sendCheckout(maria, {
    ...(await fillInCheckout(maria, desk)),
    price: "1",
    total: "1",
    total_bani: "1",
    unit_price_bani: "1",
    quantity: "0",
    status: "delivered",
    payment_status: "paid",
    user_id: "1",
    number: "AM-0000-000000",
    language: "xx",
    token: "mine",
    "__proto__.status": "delivered",
    "details[status]": "delivered",
  });
  expect(answer.status).toBe(303);
  const row = (await orderRows()).at(-1)!;
  expect(row).toMatchObject({
    status: "new",
    payment_status: "unpaid",
    user_id: null,
    language: "ro",
    subtotal_bani: Math.round((pieces.desk.product.priceLei * 10_000) / 119),
    total_bani: pieces.desk.product.priceLei * 100,
  });
  expect(row.token).not.toBe("mine");
  const line = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", row.id)
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({
    quantity: 1,
    unit_price_bani: pieces.desk.product.priceLei * 100,
  });
});

test("a field sent twice counts once", async () => {
  const maria = visitor();
  const form = await fillInCheckout(maria, desk);
  const twice: [string, string][] = [...Object.entries(form), ["email", "other@example.com"]];
  expect((await sendCheckout(maria, twice)).status).toBe(303);
  expect((await orderRows()).at(-1)?.email).toBe(buyer.email);
});

test("hostile text stays text: on the form, on the order's page, in the mail", async () => {
  const hostile = `<script>alert("x")</script>`;
  const maria = visitor();
  const form = await fillInCheckout(maria, desk);
  const named = { ...form, fullName: hostile, address: hostile, city: hostile, notes: hostile };
  const refused = await sendCheckout(maria, { ...named, email: "nu" });
  expect(refused.text).not.toContain("<script>alert");
  expect(valueOf(controlOf(refused.page, "fullName"))).toBe(hostile);
  const reviewed = await fillAndReview(maria, named);
  expect((await maria.get(REVIEW)).text).not.toContain("<script>alert");
  const page = await maria.submit(REVIEW, reviewed);
  expect(page.text).not.toContain("<script>alert");
  expect(mainOf(page)).toContain(hostile);
  await writeMails(db);
  const mails = await db.selectFrom("outbox").select("html").execute();
  expect(mails.some((mail) => mail.html.includes("&lt;script&gt;alert"))).toBe(true);
  for (const mail of mails) expect(mail.html).not.toContain("<script>alert");
});

test("line breaks in a name become spaces, in the notes they stay", async () => {
  const maria = visitor();
  const form = {
    ...(await fillInCheckout(maria, desk)),
    fullName: "Ion\r\nBcc: x@example.com",
    notes: "sus\r\njos",
  };
  expect((await sendCheckout(maria, form)).status).toBe(303);
  const row = (await orderRows()).at(-1)!;
  expect(row.full_name).toBe("Ion Bcc: x@example.com");
  expect(row.notes).toContain("\n");
});

test("the same form sent twice shows the one order", async () => {
  const maria = visitor();
  const form = await fillInCheckout(maria, desk);
  const before = (await orderRows()).length;
  const first = await maria.post(REVIEW, form);
  const second = await maria.post(REVIEW, form);
  expect(second.status).toBe(303);
  expect(second.location).toBe(first.location);
  expect(await orderRows()).toHaveLength(before + 1);
});

test("the same form sent ten times at once makes one order", async () => {
  const maria = visitor();
  const form = await fillInCheckout(maria, desk);
  const before = (await orderRows()).length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendCheckout(maria, form)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([303]));
  expect(new Set(answers.map((answer) => answer.location)).size).toBe(1);
  expect(await orderRows()).toHaveLength(before + 1);
});

test("a used form with another address is not a second order", async () => {
  const maria = visitor();
  const form = await fillInCheckout(maria, desk);
  const first = await sendCheckout(maria, form);
  await maria.post("/cos", { intent: "add", productId: desk });
  const before = (await orderRows()).length;
  const answer = await sendCheckout(maria, { ...form, address: "Altă stradă, numărul 5" });
  expect(answer.status).toBe(303);
  expect(answer.location).toBe(first.location);
  const { page } = await maria.get(first.location!);
  expect(toastOf(page)).toContain("Comanda din acest formular a fost deja trimisă");
  expect(await orderRows()).toHaveLength(before);
});

test("a stale form is refused with its values kept, and goes through the second time", async () => {
  const maria = visitor();
  const form = await fillInCheckout(maria, desk);
  const answer = await sendCheckout(maria, { ...form, checkoutToken: "stale" });
  expect(answer.status).toBe(409);
  expect(textOf(answer.page.querySelector("main [role=alert]"))).toContain(
    "Formularul a stat deschis prea mult timp",
  );
  expect(valueOf(controlOf(answer.page, "address"))).toBe(buyer.address);
  const checkoutToken = valueOf(controlOf(answer.page, "checkoutToken"));
  expect((await sendCheckout(maria, { ...form, checkoutToken })).status).toBe(303);
});

test("an order holds what its form showed: another tab's piece is shown before it is paid", async () => {
  const maria = visitor();
  const form = await fillInCheckout(maria, desk);
  await maria.post("/cos", { intent: "add", productId: desk });
  const before = (await orderRows()).length;
  const answer = await sendCheckout(maria, form);
  expect(answer.status).toBe(409);
  expect(textOf(answer.page.querySelector("main [role=alert]"))).toContain(
    "Coșul s-a schimbat de când ai deschis această pagină",
  );
  expect(await orderRows()).toHaveLength(before);
  const checkoutToken = valueOf(controlOf(answer.page, "checkoutToken"));
  expect((await sendCheckout(maria, { ...form, checkoutToken })).status).toBe(303);
});

test("the last piece sold at the last moment: 409, said by name, nothing lost", async () => {
  const maria = visitor();
  const form = await fillInCheckout(maria, last);
  const ana = visitor();
  expect((await sendCheckout(ana, await fillInCheckout(ana, last))).status).toBe(303);
  const answer = await sendCheckout(maria, { ...form, paymentMethod: "bank_transfer" });
  expect(answer.status).toBe(409);
  const alert = answer.page.querySelector("main [role=alert]");
  expect(textOf(alert)).toContain(
    `„${pieces.last.product.name}” tocmai s-a vândut și nu mai este în stoc.`,
  );
  expect(alert?.querySelector("a")?.getAttribute("href")).toBe("/cos");
  expect(valueOf(controlOf(answer.page, "fullName"))).toBe(buyer.fullName);
});

test("a changed price is shown before it is paid", async () => {
  const maria = visitor();
  const form = await fillInCheckout(maria, bed);
  const price = (price_bani: number) =>
    db.updateTable("products").set({ price_bani }).where("id", "=", bed).execute();
  await price(400_000);
  try {
    const answer = await sendCheckout(maria, form);
    expect(answer.status).toBe(409);
    expect(textOf(answer.page.querySelector("main [role=alert]"))).toContain("prețuri");
    expect(mainOf(answer)).toContain("Total 4.000 Lei");
    const checkoutToken = valueOf(controlOf(answer.page, "checkoutToken"));
    const again = await sendCheckout(maria, { ...form, checkoutToken });
    expect(again.status).toBe(303);
    expect((await orderRows()).at(-1)?.total_bani).toBe(400_000);
  } finally {
    await price(pieces.bed.product.priceLei * 100);
  }
});

test("a piece taken off sale is named, and the sum is the cart's", async () => {
  const maria = visitor();
  await maria.post("/cos", { intent: "add", productId: bed });
  const form = await fillInCheckout(maria, desk);
  const status = (value: "active" | "inactive") =>
    db.updateTable("products").set({ status: value }).where("id", "=", bed).execute();
  await status("inactive");
  try {
    const answer = await sendCheckout(maria, form);
    expect(answer.status).toBe(409);
    expect(textOf(answer.page.querySelector("main [role=alert]"))).toContain(
      `„${pieces.bed.product.name}” nu mai este în ofertă.`,
    );
    const total = /Total [\d.,]+ Lei/;
    expect(mainOf(answer).match(total)?.[0]).toBe(
      mainOf(await maria.get("/cos")).match(total)?.[0],
    );
  } finally {
    await status("active");
  }
});

test("cash above the legal limit is not offered, and refused in words when it is sent", async () => {
  const maria = visitor();
  const kitchen = await pieceId(db, pieces.kitchen);
  await db
    .updateTable("products")
    .set({ price_bani: 1_000_001 })
    .where("id", "=", kitchen)
    .execute();
  const form = await fillInCheckout(maria, kitchen);
  const { page } = await maria.get(ADDRESS);
  expect(page.querySelector("main [value=cash_on_delivery]")).toBeNull();
  const why = "legea permite în numerar cel mult 10.000 Lei pe zi";
  expect(textOf(page.querySelector("main"))).toContain(why);
  const cash = { ...form, paymentMethod: "cash_on_delivery" };
  const answer = await maria.post(ADDRESS, cash);
  expect(answer.status).toBe(422);
  // Whoever goes around that page is refused too.
  expect((await maria.post(REVIEW, cash)).status).toBe(409);
  expect(textOf(answer.page.querySelector("main [role=alert]"))).toContain(why);
});

test("a card is not offered while nobody takes cards, and refused when it is sent", async () => {
  const maria = visitor();
  const form = await fillInCheckout(maria, await pieceId(db, pieces.desk));
  const { page } = await maria.get(ADDRESS);
  expect(page.querySelector("main [value=card]")).toBeNull();
  for (const address of [ADDRESS, REVIEW]) {
    const answer = await maria.post(address, { ...form, paymentMethod: "card" });
    expect([address, answer.status]).toEqual([address, 422]);
  }
});

test("a company pays less in cash than a person, and is told so", async () => {
  const maria = visitor();
  await maria.post("/cos", { intent: "add", productId: bed });
  const form = { ...(await fillInCheckout(maria, desk)), ...company };
  const cash = { ...form, paymentMethod: "cash_on_delivery" };
  const answer = await maria.post(ADDRESS, cash);
  expect(answer.status).toBe(422);
  // Whoever goes around that page is refused too.
  expect((await maria.post(REVIEW, cash)).status).toBe(409);
  expect(textOf(answer.page.querySelector("main [role=alert]"))).toContain(
    "legea permite în numerar cel mult 5.000 Lei pe zi",
  );
});

test("with a piece made to order the page says why not cash, and to which account the advance goes", async () => {
  const maria = visitor();
  await maria.post(pieces.desk.path, {
    intent: "add-design",
    material: "mdf-mat",
    handle: "wood",
    width: "120",
    height: "80",
    depth: "60",
  });
  const { page } = await maria.get(ADDRESS);
  expect(page.querySelector("main [value=cash_on_delivery]")).toBeNull();
  const why = "o începem după ce primim avansul de 50%";
  expect(textOf(page.querySelector("main"))).toContain(why);
  expect(textOf(page.querySelector("main"))).toContain(
    "după ce confirmăm comanda, în contul RO49 AAAA 1B31 0075 9384 0000",
  );
  expect(textOf(page.querySelector("main"))).not.toContain("cardul");
  const answer = await maria.post(ADDRESS, { ...buyer, paymentMethod: "cash_on_delivery" });
  expect(answer.status).toBe(422);
  expect(textOf(answer.page.querySelector("main [role=alert]"))).toContain(why);
});

const companyNames = ["companyName", "taxCode", "registryNumber", "iban"];

test("a company is kept with its name, code, register and account", async () => {
  const maria = visitor();
  const form = { ...(await fillInCheckout(maria, desk)), ...company };
  const answer = await sendCheckout(maria, form);
  expect(answer.status).toBe(303);
  expect((await orderRows()).at(-1)).toMatchObject({
    buyer_kind: "company",
    company_name: company.companyName,
    tax_code: "RO14343998",
    registry_number: "J40/1234/2020",
    iban: "RO49AAAA1B31007593840000",
    full_name: buyer.fullName,
  });
  const shown = mainOf(await maria.get(answer.location!));
  for (const part of ["Date de facturare", company.companyName, "CUI: RO14343998"]) {
    expect(shown).toContain(part);
  }
});

const IBAN_FAULT = "IBAN-ul nu este corect. Exemplu: RO49AAAA1B31007593840000";

test.each([
  ["companyName", "Denumirea firmei trebuie să aibă cel puțin 2 caractere", "X"],
  ["taxCode", "Codul fiscal nu este corect. Exemplu: RO12345674", "RO14343997"],
  ["taxCode", "Completează „CUI”, de exemplu RO12345674.", ""],
  ["registryNumber", "Numărul din registrul comerțului nu este corect", "40/1234"],
  ["iban", IBAN_FAULT, "RO48AAAA1B31007593840000"],
  ["iban", IBAN_FAULT, "123"],
])("of a company, %s: %s", async (name, message, typed) => {
  const maria = visitor();
  const form = { ...(await fillInCheckout(maria, desk)), ...company, [name]: typed };
  const answer = await sendCheckout(maria, form);
  expect(answer.status).toBe(422);
  expect(descriptionOf(answer.page, controlOf(answer.page, name))).toContain(message);
  for (const field of companyNames) {
    expect(valueOf(controlOf(answer.page, field)), field).toBe(
      (form as Record<string, string>)[field],
    );
  }
  // The same typed by a person is nobody's business.
  expect((await sendCheckout(maria, { ...form, buyerKind: "person" })).status).toBe(303);
  expect((await orderRows()).at(-1)).toMatchObject({
    buyer_kind: "person",
    company_name: "",
    tax_code: "",
    registry_number: "",
    iban: "",
  });
});

test("an account number may be left out", async () => {
  const maria = visitor();
  const form = { ...(await fillInCheckout(maria, desk)), ...company, iban: "" };
  expect((await sendCheckout(maria, form)).status).toBe(303);
});

test("an order goes to another address when that is asked for, and only then", async () => {
  const maria = visitor();
  const form = await fillInCheckout(maria, desk, elsewhere);
  const answer = await sendCheckout(maria, form);
  expect(answer.status).toBe(303);
  expect((await orderRows()).at(-1)).toMatchObject({
    address: buyer.address,
    delivery_name: elsewhere.deliveryName,
    delivery_county: "RO-CJ",
    delivery_sector: "",
    delivery_postal_code: "400129",
  });
  const shown = mainOf(await maria.get(answer.location!));
  for (const part of [
    elsewhere.deliveryName,
    elsewhere.deliveryAddress,
    "400129 Cluj-Napoca, jud. Cluj",
    "Date de facturare",
    "010101 București, Sector 1",
  ]) {
    expect(shown).toContain(part);
  }
  const { isDeliveredElsewhere: _, ...typed } = elsewhere;
  const home = { ...(await fillInCheckout(maria, desk)), ...typed };
  expect((await sendCheckout(maria, home)).status).toBe(303);
  expect((await orderRows()).at(-1)).toMatchObject({ delivery_name: "", delivery_address: "" });
});

test("Bucharest is chosen once: as the county it is the town too", async () => {
  const maria = visitor();
  const form = { ...(await fillInCheckout(maria, desk)), county: "RO-B", city: "Ploiești" };
  const answer = await sendCheckout(maria, form);
  expect(answer.status).toBe(303);
  expect((await orderRows()).at(-1)).toMatchObject({ county: "RO-B", city: "București" });
});

test("who orders finds the place before the street, and is led nowhere but to what the law wants", async () => {
  const maria = visitor();
  await fillInCheckout(maria, desk);
  for (const address of ["/finalizare-comanda", "/finalizare-comanda/verificare"]) {
    const { page } = await maria.get(address);
    const leads = page
      .querySelectorAll("header a, header [value=cart], footer a, body > a, aside a")
      .map((one) => one.getAttribute("href")?.split(":")[0] ?? "/cos");
    expect(new Set(leads)).toEqual(
      new Set([
        "/",
        "tel",
        "/cos",
        "/termeni",
        "/retragere",
        "/confidentialitate",
        "/cookies",
        "/accesibilitate",
        "#content",
      ]),
    );
    expect(page.querySelector("header button[name=language]")).not.toBeNull();
  }
  const { page } = await maria.get("/finalizare-comanda");
  const names = page.querySelectorAll("main form [name]").map((one) => one.getAttribute("name"));
  const places = ["country", "county", "sector", "city", "postalCode", "address"];
  expect(names.filter((name) => places.includes(name!))).toEqual(places);
  const [summary, form] = page.querySelectorAll("main .order-summary, main form");
  expect(summary?.tagName).toBe("SECTION");
  expect(textOf(summary!.querySelector("summary"))).toContain("Lei");
  expect(form?.tagName).toBe("FORM");
});

test("a delivery address is judged like the other, beside its own fields", async () => {
  const maria = visitor();
  const form = {
    ...(await fillInCheckout(maria, desk)),
    ...elsewhere,
    deliveryName: "R",
    deliveryCounty: "RO-B",
    deliveryAddress: "Str. A",
    deliveryCity: "B",
    deliveryPostalCode: "1",
  };
  const answer = await sendCheckout(maria, form);
  expect(answer.status).toBe(422);
  for (const [name, message] of [
    ["deliveryName", "Numele complet"],
    ["deliverySector", "Alege sectorul"],
    ["deliveryAddress", "Adresa trebuie"],
    ["deliveryPostalCode", "Codul poștal are 6 cifre"],
  ] as const) {
    expect(descriptionOf(answer.page, controlOf(answer.page, name)), name).toContain(message);
  }
  expect(controlOf(answer.page, "isDeliveredElsewhere").hasAttribute("checked")).toBe(true);
  expect(controlOf(answer.page, "sector").hasAttribute("aria-invalid")).toBe(false);
});

test.each([
  ["DE", "10115", "DE-10115 Berlin", "1011", "10115"],
  ["GB", "sw1a1aa", "Berlin SW1A 1AA, GB", "12345", "SW1A 1AA"],
  ["HU", "1051", "HU-1051 Berlin", "10511", "1051"],
  ["LV", "1010", "LV-1010 Berlin", "10100", "LV-1010"],
])("a postcode of %s is taken as it is written there: %s", async (...row) => {
  const [country, postalCode, line, wrong, example] = row;
  const maria = visitor();
  const abroad = { country, city: "Berlin", county: "", sector: "" };
  const filled = await fillInCheckout(maria, desk);
  const refused = await sendCheckout(maria, { ...filled, ...abroad, postalCode: wrong });
  expect(refused.status).toBe(422);
  const field = controlOf(refused.page, "postalCode");
  expect(descriptionOf(refused.page, field)).toContain(`arată așa: ${example}`);
  expect(valueOf(field)).toBe(wrong);
  const answer = await sendCheckout(
    maria,
    await fillInCheckout(maria, desk, { ...abroad, postalCode }),
  );
  expect(answer.status).toBe(303);
  expect((await orderRows()).at(-1)).toMatchObject({ country, county: "", sector: "" });
  expect(mainOf(await maria.get(answer.location!))).toContain(line);
});

test("a county besides Bucharest has no sector, whatever was sent", async () => {
  const maria = visitor();
  const form = await fillInCheckout(maria, desk, { county: "RO-CJ", sector: "99" });
  expect((await sendCheckout(maria, form)).status).toBe(303);
  expect((await orderRows()).at(-1)).toMatchObject({ county: "RO-CJ", sector: "" });
});

test("the order's page leads to the texts as they were accepted", async () => {
  const maria = visitor();
  const answer = await sendCheckout(maria, await fillInCheckout(maria, desk));
  const { page } = await maria.get(answer.location!);
  const link = page.querySelector("main a[href^='/texte-acceptate/']");
  const title = "Termeni și condiții";
  const before = await maria.get(link!.getAttribute("href")!);
  expect(mainOf(before)).toContain(title);
  await publishPage({ page: "terms", language: "ro", text: "# Altceva", published_by: "test" });
  expect(mainOf(await maria.get("/termeni"))).toContain("Altceva");
  const after = await maria.get(link!.getAttribute("href")!);
  expect(mainOf(after)).toBe(mainOf(before));
  expect((await maria.get("/texte-acceptate/nu-exista")).status).toBe(404);
});
