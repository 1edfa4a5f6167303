import { expect, test } from "vitest";

import { eraseDueAccounts } from "~/front/privacy/forgetting/erase-account.server";

import { fillAndReview } from "../checkout-form";
import { addPerson } from "../people";
import { textOf, toastOf } from "../visitor";
import { buyer, newcomer, pieceId, pieces } from "../world";
import { mailedLink, register, signIn } from "./accounts";
import { controlOf, descriptionOf, mainOf, order, sendCheckout, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const desk = await pieceId(db, pieces.desk);
await db.updateTable("products").set({ stock_quantity: 50 }).execute();

const address = {
  fullName: "Ileana Țăranu",
  phone: "0722 123 456",
  country: "RO",
  county: "RO-B",
  sector: "1",
  address: "Strada Școlii nr. 7, bl. B2",
  city: "București",
  postalCode: "010101",
};

test("a visitor is told to sign in, whatever account page is asked for", async () => {
  for (const path of ["/cont/profil", "/cont/comenzi", "/cont/date", "/cont/adrese/noua"]) {
    const somebody = visitor();
    const answer = await somebody.get(path);
    expect(answer.status).toBe(303);
    const { page } = await somebody.get(answer.location!);
    expect(toastOf(page)).toContain("Autentifică-te ca să vezi această pagină.");
    expect((await visitor().post(path, { intent: "profile" })).status).toBe(303);
  }
});

test("the profile shows who one is, and says so when there is no name", async () => {
  const customer = await signedIn({ first_name: "", last_name: "", email: "fara@example.com" });
  const shown = mainOf(await customer.get("/cont/profil"));
  expect(shown).toContain("Nespecificat");
  expect(shown).toContain("fara@example.com");
  expect(shown).toContain("Nu aveți comenzi recente");
  expect(shown).not.toContain("Panou Administrator");
  const admin = await signedIn({ role: "administrator" });
  expect(mainOf(await admin.get("/cont/profil"))).toContain("Panou Administrator");
});

test("the profile form refuses beside the field, and saves", async () => {
  const customer = await signedIn({ email: "profil@example.com" });
  const wrong = await customer.post("/cont/profil", {
    intent: "profile",
    firstName: "A",
    lastName: "Ionescu",
    phone: "nu am",
  });
  expect(wrong.status).toBe(422);
  const first = controlOf(wrong.page, "firstName");
  expect(descriptionOf(wrong.page, first)).toContain("cel puțin 2 caractere");
  expect(valueOf(controlOf(wrong.page, "phone"))).toBe("nu am");
  const saved = await customer.submit("/cont/profil", {
    intent: "profile",
    firstName: "Ana",
    lastName: "Șerban",
    phone: "",
  });
  expect(toastOf(saved.page)).toBe("Profil actualizat");
  expect(textOf(saved.page.querySelector("header"))).toContain("Ana Șerban");
});

test("a new e-mail counts after its link was used, and the old one is told", async () => {
  const customer = visitor();
  const email = "vechi@example.com";
  await register(db, visitor(), { email });
  await signIn(customer, { email });
  const ask = { intent: "email", email: "proaspat@example.com" };
  const wrong = await customer.post("/cont/profil", { ...ask, password: "nu este asta" });
  expect(wrong.status).toBe(422);
  expect(mainOf(wrong)).toContain("Parola actuală nu este corectă.");
  await customer.post("/cont/profil", { ...ask, password: newcomer.password });
  expect((await signIn(visitor(), { email: "proaspat@example.com" })).status).toBe(422);
  const link = await mailedLink(db, "proaspat@example.com", /^Confirmă noua/);
  expect(toastOf((await customer.submit(link, {})).page)).toContain(
    "Adresa de email a fost schimbată",
  );
  expect((await signIn(visitor(), { email: "proaspat@example.com" })).status).toBe(303);
  expect((await signIn(visitor(), { email })).status).toBe(422);
  const told = await db
    .selectFrom("outbox")
    .select("text")
    .where("recipient", "=", email)
    .where("subject", "like", "%a fost schimbată")
    .executeTakeFirst();
  expect(told?.text).toContain("proaspat@example.com");
});

test("a reset ends an e-mail change asked for before it, of which the old address heard at once", async () => {
  const email = "recuperat@example.com";
  await register(db, visitor(), { email });
  const thief = visitor();
  await signIn(thief, { email });
  const ask = { intent: "email", email: "hotul@example.com", password: newcomer.password };
  await thief.post("/cont/profil", ask);
  const link = await mailedLink(db, "hotul@example.com", /^Confirmă noua/);
  const warning = await mailedLink(db, email, /^S-a cerut schimbarea adresei/);
  expect(warning).toBe("/resetare-parola");
  const told = await db
    .selectFrom("outbox")
    .select(["recipient", "text"])
    .where("subject", "like", "%schimbarea adresei%")
    .where("recipient", "=", email)
    .executeTakeFirstOrThrow();
  expect(told.text).toContain("hotul@example.com");

  await visitor().post("/resetare-parola", { email });
  const reset = await mailedLink(db, email, /^Resetarea parolei/);
  await visitor().post(reset, { newPassword: "numai a mea de acum" });
  expect((await visitor().get(link)).status).toBe(404);
  expect((await visitor().post(link, {})).status).toBe(404);
  expect((await thief.get("/cont/profil")).status).toBe(303);
  expect((await signIn(visitor(), { email, password: "numai a mea de acum" })).status).toBe(303);
});

test("a new password ends the other sessions and leaves this one", async () => {
  const email = "parola-noua@example.com";
  await register(db, visitor(), { email });
  const here = visitor();
  const elsewhere = visitor();
  await signIn(here, { email });
  await signIn(elsewhere, { email });
  const change = { intent: "password", newPassword: "cires amar si dulce" };
  const wrong = await here.post("/cont/profil", { ...change, currentPassword: "gresita" });
  expect(wrong.status).toBe(422);
  expect(wrong.page.toString()).not.toContain("cires amar");
  await here.post("/cont/profil", { ...change, currentPassword: newcomer.password });
  expect((await here.get("/cont/profil")).status).toBe(200);
  expect((await elsewhere.get("/cont/profil")).status).toBe(303);
  expect((await signIn(visitor(), { email })).status).toBe(422);
  expect((await signIn(visitor(), { email, password: change.newPassword })).status).toBe(303);
});

test("each session can be ended, and all others; somebody else's cannot", async () => {
  const email = "sesiuni@example.com";
  const [first, second, third] = [
    await signedIn({ email }),
    await signedIn({ email }),
    await signedIn({ email }),
  ];
  const other = await signedIn({ email: "altul@example.com" });
  const ids = (await first.get("/cont/profil")).page
    .querySelectorAll("input[name=sessionId]")
    .map((input) => input.getAttribute("value") ?? "");
  expect(ids).toHaveLength(2);
  const end = { intent: "end-session", sessionId: ids[0]! };
  expect((await other.post("/cont/profil", end)).status).toBe(404);
  expect((await first.post("/cont/profil", end)).status).toBe(303);
  const alive = async () =>
    (await Promise.all([second, third].map((one) => one.get("/cont/profil")))).filter(
      ({ status }) => status === 200,
    ).length;
  expect(await alive()).toBe(1);
  await first.post("/cont/profil", { intent: "end-other-sessions" });
  expect(await alive()).toBe(0);
  expect((await first.get("/cont/profil")).status).toBe(200);
});

test("a saved address fills in the checkout; it is changed and deleted by its owner only", async () => {
  const customer = await signedIn({ email: "adrese@example.com" });
  const wrong = await customer.post("/cont/adrese/noua", { ...address, postalCode: "12" });
  expect(wrong.status).toBe(422);
  expect(valueOf(controlOf(wrong.page, "address"))).toBe(address.address);
  await customer.post("/cont/adrese/noua", address);
  await customer.post("/cos", { intent: "add", productId: desk });
  const checkout = await customer.get("/finalizare-comanda");
  expect(valueOf(controlOf(checkout.page, "address"))).toBe(address.address);
  expect(valueOf(controlOf(checkout.page, "email"))).toBe("adrese@example.com");

  const { page } = await customer.get("/cont/profil");
  const own = page.querySelector('main a[href^="/cont/adrese/"]')!.getAttribute("href")!;
  const other = await signedIn({ email: "vecin@example.com" });
  expect((await other.get(own)).status).toBe(404);
  expect((await other.post(own, address)).status).toBe(404);
  expect((await other.post(own, { intent: "delete" })).status).toBe(404);
  await customer.post(own, { ...address, county: "RO-PH", sector: "", city: "Ploiești" });
  expect(mainOf(await customer.get("/cont/profil"))).toContain("Ploiești");
  await customer.post(own, { intent: "delete" });
  expect(mainOf(await customer.get("/cont/profil"))).toContain("Nu ai nicio adresă salvată");
});

test("the customer's orders are listed, opened and ordered again; nobody else's are", async () => {
  const customer = await signedIn({ email: "comenzi@example.com" });
  const other = await signedIn({ email: "curios@example.com" });
  const empty = await customer.get("/cont/comenzi");
  expect(mainOf(empty)).toContain("Nu aveți comenzi încă");
  expect(mainOf(empty)).toContain("Explorează produse");

  await order(customer, desk);
  const { page } = await customer.get("/cont/comenzi");
  const link = page.querySelector('main a[href^="/cont/comenzi/"]')!.getAttribute("href")!;
  expect(mainOf(await customer.get(link))).toContain(pieces.desk.product.name);
  expect((await other.get(link)).status).toBe(404);
  expect((await other.post(link, {})).status).toBe(404);

  await db
    .updateTable("products")
    .set((eb) => ({ price_bani: eb("price_bani", "+", 10_000) }))
    .where("id", "=", desk)
    .execute();
  const cart = await customer.submit(link, {});
  expect(toastOf(cart.page)).toContain("Produsele sunt în coș");
  expect(mainOf(cart)).toContain(pieces.desk.product.name);
  await db.updateTable("products").set({ status: "inactive" }).where("id", "=", desk).execute();
  await customer.post("/cos", { intent: "clear" });
  const none = await customer.submit(link, {});
  expect(toastOf(none.page)).toBe(
    `Nimic din comandă nu a intrat în coș Nu mai este în ofertă: ${pieces.desk.product.name}.`,
  );
  await db.updateTable("products").set({ status: "active" }).where("id", "=", desk).execute();
});

test("orders made without an account are claimed by whoever confirmed that e-mail", async () => {
  await order(visitor(), desk);
  const customer = await signedIn({ email: buyer.email });
  expect(mainOf(await customer.get("/cont/comenzi"))).toContain("o comandă făcută fără cont");
  const claimed = await customer.submit("/cont/comenzi?index", {});
  expect(toastOf(claimed.page)).toBe("O comandă a fost adăugată în cont");
  expect(claimed.page.querySelectorAll('main a[href^="/cont/comenzi/"]')).toHaveLength(1);
  const other = await signedIn({ email: "neconfirmat@example.com" });
  expect(mainOf(await other.get("/cont/comenzi"))).not.toContain("fără cont");
});

test("a review needs an account, waits for approval, and knows a buyer", async () => {
  const path = `${pieces.kitchen.path}?fila=recenzii&scrie=da`;
  const review = { intent: "review", rating: "4", text: "Sertarele se închid lin și fără zgomot." };
  expect(mainOf(await visitor().get(path))).toContain("Autentifică-te ca să scrii o recenzie");
  const refused = await visitor().post(path, review);
  expect(refused.status).toBe(403);
  expect(valueOf(controlOf(refused.page, "text"))).toBe(review.text);
  const customer = await signedIn({ email: "recenzii@example.com", last_name: "Popa" });
  const sent = await customer.submit(path, review);
  expect(toastOf(sent.page)).toContain("Recenzia a fost trimisă");
  expect(mainOf(sent)).not.toContain(review.text);
  await db.updateTable("reviews").set({ approved_at: "2026-11-01T00:00:00.000Z" }).execute();
  const shown = mainOf(await visitor().get(`${pieces.kitchen.path}?fila=recenzii`));
  expect(shown).toContain(review.text);
  expect(shown).toContain("Radu P.");
  expect(shown).not.toMatch(/Radu P\.[^—]{0,40}Cumpărător verificat/);

  await order(customer, await pieceId(db, pieces.kitchen));
  await db.updateTable("orders").set({ status: "delivered" }).execute();
  await customer.post(path, review);
  await db.updateTable("reviews").set({ approved_at: "2026-11-01T00:00:00.000Z" }).execute();
  const again = mainOf(await visitor().get(`${pieces.kitchen.path}?fila=recenzii`));
  expect(again).toMatch(/Radu P\.[^—]{0,40}Cumpărător verificat/);
  expect(again.split(review.text)).toHaveLength(2);
});

test("the file holds everything about me and nothing of others, and no secret", async () => {
  const email = "export@example.com";
  await register(db, visitor(), { email });
  const customer = visitor();
  await signIn(customer, { email });
  await customer.post("/cont/adrese/noua", address);
  await order(customer, desk);
  const file = await customer.get("/cont/date/descarca");
  expect(file.headers.get("Content-Disposition")).toContain("attachment");
  const held = JSON.parse(file.text) as Record<string, unknown[]>;
  expect(file.text).toContain(email);
  expect(held.addresses).toHaveLength(1);
  expect(held.orders).toHaveLength(1);
  expect(held.consents).toHaveLength(1);
  expect(file.text).not.toMatch(/argon2|token|password/);
  expect(mainOf(await customer.get("/cont/date"))).toContain(address.address);
});

test("a deleted account leaves nothing of its owner but amounts, and not before seven days", async () => {
  const email = "plecare@example.com";
  const person = { firstName: "Zamfirica", lastName: "Odobleja", phone: "0733 987 654" };
  await register(db, visitor(), { email, ...person });
  const customer = visitor();
  await signIn(customer, { email });
  await customer.post("/cos", { intent: "add", productId: desk });
  await customer.post("/cont/adrese/noua", { ...address, fullName: "Zamfirica Odobleja" });
  const path = `${pieces.kitchen.path}?fila=recenzii&scrie=da`;
  await customer.post(path, { rating: "5", text: "O bucătărie cum am visat." });
  await customer.post("/asistent", { message: "Sunt Zamfirica, ce paturi aveți?" });
  await customer.post("/newsletter", { email });
  await customer.post("/contact", {
    name: "Zamfirica Odobleja",
    email,
    phone: person.phone,
    subject: "O întrebare",
    message: "Zamfirica vrea un dulap.",
  });
  const held = (await customer.get("/cont/date/descarca")).text;
  expect(held).toContain("Zamfirica vrea un dulap.");
  expect(held).toContain("Sunt Zamfirica, ce paturi aveți?");
  const typed = {
    ...buyer,
    email,
    fullName: "Zamfirica Odobleja",
    phone: person.phone,
    notes: "Zamfirica așteaptă la poartă",
  };
  const form = await fillAndReview(customer, typed);
  // What was typed and not ordered with is told too.
  expect((await customer.get("/cont/date/descarca")).text).toContain("așteaptă la poartă");
  expect(mainOf(await customer.get("/cont/date"))).toContain("Zamfirica așteaptă la poartă");
  await sendCheckout(customer, form);

  const proven_at = new Date(Date.now() - 11 * 60_000).toISOString();
  await db.updateTable("sessions").set({ proven_at }).execute();
  const wrong = await customer.post("/cont/date", { proofPassword: "nu asta" });
  expect(wrong.status).toBe(403);
  expect(mainOf(wrong)).toContain("Parola actuală nu este corectă.");
  const planned = await customer.submit("/cont/date", { proofPassword: newcomer.password });
  expect(toastOf(planned.page)).toContain("Contul va fi șters");
  const kept = await customer.submit("/cont/date", { intent: "keep" });
  expect(toastOf(kept.page)).toContain("Contul rămâne");
  await customer.post("/cont/date", {});

  const day = 24 * 60 * 60 * 1000;
  expect(await eraseDueAccounts(new Date(Date.now() + 6.9 * day), db)).toBe(0);
  // Who ordered is needed until the order has come to its end.
  expect(await eraseDueAccounts(new Date(Date.now() + 7.1 * day), db)).toBe(0);
  await db.updateTable("orders").set({ status: "cancelled" }).execute();
  expect(await eraseDueAccounts(new Date(Date.now() + 7.1 * day), db)).toBe(1);
  expect((await customer.get("/cont/profil")).status).toBe(303);

  const tables = await db.introspection.getTables();
  const everything = await Promise.all(
    tables.map(({ name }) =>
      db
        .selectFrom(name as "orders")
        .selectAll()
        .execute(),
    ),
  );
  const text = JSON.stringify(everything);
  expect(text.length).toBeGreaterThan(10_000);
  for (const trace of [email, "Zamfirica", "Odobleja", "0733987654", "0733 987 654"]) {
    expect(text).not.toContain(trace);
  }
  const nameless = await db
    .selectFrom("orders")
    .select("total_bani")
    .where("full_name", "=", "")
    .execute();
  expect(nameless).toHaveLength(1);
  expect(nameless[0]!.total_bani).toBeGreaterThan(0);
});

test("the last administrator cannot delete the account", async () => {
  await db.updateTable("users").set({ role: "customer" }).execute();
  const email = "singurul@example.com";
  await register(db, visitor(), { email });
  await addPerson(db, { email });
  await db.updateTable("users").set({ role: "administrator" }).where("email", "=", email).execute();
  const admin = visitor();
  await signIn(admin, { email });
  const answer = await admin.post("/cont/date", {});
  expect(answer.status).toBe(422);
  expect(mainOf(answer)).toContain("singurul administrator");
});
