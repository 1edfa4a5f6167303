import sharp from "sharp";
import { expect, test } from "vitest";

import { addDays, dayOf } from "~/platform/format/dates";
import { changeSettings, findSettings } from "~/platform/settings/settings.server";

import { wardrobePlan } from "../orders-placed";
import { written } from "../quotes/desk";
import { textOf, toastOf, type Visitor } from "../visitor";
import { buyer } from "../world";
import { addPlan, controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();

const plan = `/oferta?${new URLSearchParams({ d: wardrobePlan })}`;
const typed = {
  name: "Ioana Ștefan",
  email: "ioana@example.com",
  phone: "0722 123 456",
  county: "RO-B",
  city: "București",
  wishes: "Un dulap cât tot peretele din dormitor.",
};

let forms = 0;

/** Sends a request as somebody else each time, and returns where it is. */
async function ask(from: Visitor, address = plan, fields: Record<string, string> = {}) {
  forms += 1;
  const own = { email: `client${forms}@example.com` };
  const answer = await from.post(address, { ...typed, ...own, ...fields });
  expect(answer.status).toBe(303);
  const token = answer.location!.slice("/oferta/".length);
  const { id } = await db
    .selectFrom("quote_requests")
    .select("id")
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
  return { token, id, email: own.email, page: `/oferta/${token}`, desk: `/admin/oferte/${id}` };
}

const last = addDays(dayOf(new Date().toISOString()), 10);

/** What the form of the back office is sent with. */
async function versionOf(admin: Visitor, desk: string, changes: Record<string, string> = {}) {
  const { page } = await admin.get(desk);
  return {
    "title-0": "Dulap",
    "quantity-0": "1",
    "price-0": "4.000,00",
    "design-0": written.lines[0]!.design,
    deliveryMethod: "delivery",
    county: "RO-B",
    transport: "150",
    days: "30-40",
    validUntil: last,
    note: "Cu drag",
    add: "",
    intent: "send",
    version: valueOf(controlOf(page, "version")),
    ...changes,
  };
}

async function acceptance(from: Visitor, page: string, changes: Record<string, string> = {}) {
  const shown = (await from.get(`${page}/accepta`)).page;
  return {
    ...buyer,
    notes: "",
    version: valueOf(controlOf(shown, "version")),
    acceptedTexts: valueOf(controlOf(shown, "acceptedTexts")),
    deliveryMethod: "delivery",
    ...changes,
  };
}

test("a design comes along from the planner, a product and the cart, with drawing and price", async () => {
  const planned = await visitor().get(plan);
  expect(mainOf(planned)).toContain("Prețul de azi");
  expect(planned.page.querySelector("main img[src^='/desen/proiect']")).not.toBeNull();
  // What a customiser's form sends besides is left out of the address.
  const sent = "fila=personalizare&vedere=alegeri&drawn=100-200-50&piesa=dormitoare/2&width=120";
  const product = await visitor().get(`/oferta?${sent}`);
  expect(product.status).toBe(302);
  expect(product.location).not.toContain("drawn");
  expect(mainOf(await visitor().get(product.location!))).toContain("Prețul de azi");
  const english = await visitor().get(`${plan}&lng=en`);
  expect(mainOf(english)).toContain("Today’s price");
  const shopper = visitor();
  await addPlan(shopper);
  expect(
    (await shopper.get("/cos")).page.querySelector("a[href='/oferta?din=cos']"),
  ).not.toBeNull();
  expect(mainOf(await shopper.get("/oferta?din=cos"))).toContain("Prețul de azi");
  for (const path of ["/contact", "/asistent"]) {
    const { page } = await visitor().get(path);
    expect(page.querySelector("main a[href^='/oferta']")).not.toBeNull();
  }
  const step = await visitor().get(
    `/proiecteaza?${new URLSearchParams({ d: wardrobePlan })}&pas=pret`,
  );
  expect(step.page.querySelector("main a[href^='/oferta?d=']")).not.toBeNull();
});

test("a wrong request is refused beside its fields, with what was typed", async () => {
  const wrong = { name: "I", email: "ioana", phone: "07", county: "", city: "", wishes: "Dulap" };
  const answer = await visitor().post(plan, wrong);
  expect(answer.status).toBe(422);
  for (const name of Object.keys(wrong)) {
    const control = controlOf(answer.page, name);
    expect(control.getAttribute("aria-invalid")).toBe("true");
    expect(descriptionOf(answer.page, control)).not.toBe("");
  }
  expect(valueOf(controlOf(answer.page, "wishes"))).toBe("Dulap");
  expect(mainOf(answer)).toContain("Prețul de azi");
});

test("a request is kept once, noted to the shop and acknowledged in its sender's language", async () => {
  const emma = visitor();
  emma.headers["Accept-Language"] = "en";
  const { page, token, email } = await ask(emma);
  const again = await emma.post(plan, { ...typed, email });
  expect(again.location).toBe(page);
  const shown = await emma.get(page);
  expect(toastOf(shown.page)).toContain("Request sent");
  expect(mainOf(shown)).toContain("We are preparing the quote");
  const mails = await db
    .selectFrom("outbox")
    .selectAll()
    .where("text", "like", `%${token}%`)
    .execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ recipient: email });
  expect(mails[0]!.subject).toContain("We have received your quote request CO-");
  expect(mails[0]!.text).not.toContain("peretele");
  const note = db.selectFrom("outbox").selectAll().where("reply_to", "=", email);
  expect((await note.executeTakeFirstOrThrow()).text).toContain("peretele");
});

test("photographs are kept in our own encoding for the shop alone; three at most, and no other files", async () => {
  const bytes = await sharp({
    create: { width: 300, height: 200, channels: 3, background: "#b8860b" },
  })
    .jpeg()
    .toBuffer();
  const picture = (): [string, File] => [
    "pictures",
    new File([new Uint8Array(bytes)], "camera.jpg"),
  ];
  const fields = { ...typed, email: "poze@example.com" };
  const answer = await visitor().upload("/oferta", fields, [picture(), picture()]);
  expect(answer.status).toBe(303);
  const kept = await db.selectFrom("quote_pictures").selectAll().execute();
  expect(kept).toHaveLength(2);
  expect(kept[0]!.file).toMatch(/\.webp$/);
  const address = `/admin/oferte/${kept[0]!.request_id}/foto/${kept[0]!.id}`;
  const shown = await (await signedIn({ role: "sales" })).get(address);
  expect(shown.headers.get("Content-Type")).toBe("image/webp");
  expect((await visitor().get(address)).status).toBe(303);

  const other = { ...fields, email: "alta@example.com" };
  const many = [picture(), picture(), picture(), picture()];
  const pdf: [string, File] = ["pictures", new File(["%PDF-1.4"], "plan.pdf")];
  for (const files of [many, [pdf], [picture(), pdf]]) {
    const refused = await visitor().upload("/oferta", other, files);
    expect(refused.status).toBe(422);
    expect(controlOf(refused.page, "pictures").getAttribute("aria-invalid")).toBe("true");
    expect(valueOf(controlOf(refused.page, "wishes"))).toBe(typed.wishes);
  }
  expect(await db.selectFrom("quote_pictures").selectAll().execute()).toHaveLength(2);
});

test("a sixth open request of an e-mail is refused in words", async () => {
  const email = "multe@example.com";
  for (let count = 0; count < 5; count += 1)
    await ask(visitor(), "/oferta", { email, wishes: `${typed.wishes} ${count}` });
  const answer = await visitor().post("/oferta", { ...typed, email });
  expect(answer.status).toBe(422);
  expect(textOf(answer.page.querySelector("main [role=alert]"))).toContain("cinci cereri");
});

test("sales write a quote, its customer accepts it, and it is an order at its prices", async () => {
  const client = visitor();
  const { page, desk, email } = await ask(client);
  const sales = await signedIn({ role: "sales" });
  expect(mainOf(await sales.get("/admin/oferte"))).toContain("Ioana Ștefan");
  const first = await sales.get(desk);
  expect(valueOf(controlOf(first.page, "title-0"))).not.toBe("");
  expect(mainOf(first)).toContain("Prețul calculat azi");

  const saved = await sales.post(desk, await versionOf(sales, desk, { intent: "save" }));
  expect(saved.status).toBe(303);
  expect(mainOf(await client.get(page))).not.toContain("4.000");
  const sent = await sales.post(desk, await versionOf(sales, desk));
  expect(sent.status).toBe(303);
  const mail = db.selectFrom("outbox").selectAll().where("recipient", "=", email);
  const texts = (await mail.execute()).map(({ subject }) => subject);
  expect(texts.some((subject) => subject.includes("versiunea 1"))).toBe(true);

  const shown = await client.get(page);
  expect(mainOf(shown)).toContain("Oferta așteaptă răspunsul tău");
  expect(mainOf(shown)).toMatch(/4\.150\s*Lei/);
  const answer = await client.post(`${page}/accepta`, await acceptance(client, page));
  expect(answer.status).toBe(303);
  expect(answer.location).toMatch(/^\/comanda\//);
  const order = await client.get(answer.location!);
  expect(order.page.querySelector(`main a[href='${page}']`)).not.toBeNull();
  expect(mainOf(order)).toMatch(/4\.150\s*Lei/);
  expect(mainOf(await client.get(page))).toContain("Ofertă acceptată");

  // Once more, and once it is used: the same order, and words on what became of it.
  const repeated = await client.post(`${page}/accepta`, {
    ...buyer,
    version: "1",
    acceptedTexts: "",
    deliveryMethod: "delivery",
  });
  expect(repeated.location).toBe(answer.location);
  expect(mainOf(await client.get(`${page}/accepta`))).toContain("Acceptată");
  expect(mainOf(await sales.get(desk))).toContain("Acceptată");
  const { number } = await db
    .selectFrom("orders")
    .select("number")
    .where("token", "=", answer.location!.slice("/comanda/".length))
    .executeTakeFirstOrThrow();
  const desks = await sales.get(`/admin/comenzi/${number}`);
  expect(desks.page.querySelector(`main a[href='${desk}']`)).not.toBeNull();
  expect((await sales.get(`/admin/comenzi/${number}/pachet`)).status).toBeLessThan(400);
});

test("what is paid first of a quote is the shop's share when it is accepted, and the order's from then on", async () => {
  const client = visitor();
  const { page, desk } = await ask(client);
  const sales = await signedIn({ role: "sales" });
  await sales.post(desk, await versionOf(sales, desk));
  const seen = await acceptance(client, page);
  expect(mainOf(await client.get(`${page}/accepta`))).toContain("avans de 50%");
  const { trade } = await findSettings(db);
  await changeSettings("trade", { ...trade, advancePercent: 30 }, db);
  const refused = await client.post(`${page}/accepta`, seen);
  expect([refused.status, mainOf(refused)]).toEqual([
    409,
    expect.stringContaining("Termenii s-au schimbat"),
  ]);
  expect(mainOf(refused)).toContain("avans de 30%");
  const answer = await client.post(`${page}/accepta`, await acceptance(client, page));
  await changeSettings("trade", trade, db);
  // 30 % of 4,000.00; the transport of 150.00 is paid last.
  for (const path of [answer.location!, page]) {
    const text = mainOf(await client.get(path));
    expect(text).toContain("30% din piesele la comandă");
    expect(text).toContain("1.200 Lei");
    expect(text).not.toContain("50%");
  }
});

test("an old version is not accepted, and the page shows the current one", async () => {
  const client = visitor();
  const { page, desk } = await ask(client);
  const sales = await signedIn({ role: "sales" });
  await sales.post(desk, await versionOf(sales, desk));
  const old = await acceptance(client, page);
  await sales.post(desk, await versionOf(sales, desk, { "price-0": "3500" }));
  const refused = await client.post(`${page}/accepta`, old);
  expect(refused.status).toBe(409);
  expect(textOf(refused.page.querySelector("main [role=alert]"))).toContain("nu mai este valabilă");
  expect(valueOf(controlOf(refused.page, "version"))).toBe("2");
  expect(mainOf(refused)).toMatch(/3\.650\s*Lei/);
  expect(valueOf(controlOf(refused.page, "fullName"))).toBe(buyer.fullName);
});

test("an acceptance with wrong fields is refused beside them, for another county too", async () => {
  const client = visitor();
  const { page, desk } = await ask(client);
  const sales = await signedIn({ role: "sales" });
  await sales.post(desk, await versionOf(sales, desk));
  const wrong = await acceptance(client, page, { email: "x", phone: "" });
  const answer = await client.post(`${page}/accepta`, wrong);
  expect(answer.status).toBe(422);
  expect(controlOf(answer.page, "email").getAttribute("aria-invalid")).toBe("true");
  const elsewhere = { county: "RO-CJ", sector: "", city: "Cluj-Napoca", postalCode: "400001" };
  const far = await client.post(`${page}/accepta`, await acceptance(client, page, elsewhere));
  expect(far.status).toBe(422);
  expect(descriptionOf(far.page, controlOf(far.page, "county"))).toContain("București");
  const cash = await acceptance(client, page, { paymentMethod: "cash_on_delivery" });
  expect((await client.post(`${page}/accepta`, cash)).status).toBe(422);
  expect(mainOf(await client.get(page))).toContain("Oferta așteaptă răspunsul tău");
});

test("a customer asks again or declines, once; to look changes nothing", async () => {
  const client = visitor();
  const { page, desk, email } = await ask(client);
  const sales = await signedIn({ role: "sales" });
  await sales.post(desk, await versionOf(sales, desk));
  const empty = await client.post(page, { intent: "ask-again", version: "1", note: "" });
  expect(empty.status).toBe(422);
  expect(descriptionOf(empty.page, controlOf(empty.page, "note"))).toContain(
    "Completează „Ce schimbăm?”.",
  );
  const note = "O vreau cu 20 cm mai lată.";
  const wish = { intent: "ask-again", version: "1", note };
  expect((await client.post(page, wish)).status).toBe(303);
  expect((await client.post(page, wish)).status).toBe(303);
  expect(mainOf(await sales.get("/admin/oferte"))).toContain("Ioana Ștefan");
  expect(mainOf(await sales.get(desk))).toContain(note);
  const notes = db.selectFrom("outbox").select("text").where("reply_to", "=", email);
  expect((await notes.execute()).filter(({ text }) => text.includes(note))).toHaveLength(1);

  await sales.post(desk, await versionOf(sales, desk));
  const late = await client.post(page, { intent: "decline", version: "1", note: "" });
  expect(late.status).toBe(409);
  expect((await client.post(page, { intent: "decline", version: "2", note: "" })).status).toBe(303);
  await client.get(`${page}/accepta`);
  expect(mainOf(await client.get(page))).toContain("Ofertă refuzată");
  const opened = {
    "title-0": "Dulap",
    "quantity-0": "1",
    "price-0": "10",
    "design-0": "",
    deliveryMethod: "pickup",
    county: "RO-B",
    transport: "0",
    days: "30",
    validUntil: last,
    note: "",
    add: "",
    version: "1",
  };
  const ended = await sales.post(desk, { intent: "send", ...opened });
  expect(ended.status).toBe(409);
  expect((await client.get("/oferta/nothing")).status).toBe(404);
  expect((await client.post("/oferta/nothing", wish)).status).toBe(404);
});

test("the desk's form keeps what was typed, adds a piece by its address, and sees a colleague's change", async () => {
  const { desk } = await ask(visitor());
  const sales = await signedIn({ role: "sales" });
  const bad = await versionOf(sales, desk, {
    "price-0": "ieftin",
    "quantity-0": "500",
    "title-0": "",
    transport: "mult",
    days: "curând",
    validUntil: "2020-01-01",
  });
  const refused = await sales.post(desk, bad);
  expect(refused.status).toBe(422);
  for (const name of ["price-0", "quantity-0", "title-0", "transport", "days", "validUntil"]) {
    const control = controlOf(refused.page, name);
    expect(control.getAttribute("aria-invalid")).toBe("true");
    expect(valueOf(control)).toBe(bad[name as keyof typeof bad]);
  }
  const address = `https://atelier.example/produse/dormitoare/2?fila=personalizare&width=150`;
  const add = await versionOf(sales, desk, { add: address, intent: "save" });
  expect((await sales.post(desk, add)).status).toBe(303);
  const { page } = await sales.get(desk);
  expect(valueOf(controlOf(page, "design-1"))).toContain("width=150");
  expect(valueOf(controlOf(page, "price-1"))).not.toBe("");
  expect((await sales.post(desk, { ...add, note: "alta" })).status).toBe(409);
  const wrong = await versionOf(sales, desk, { add: "un dulap", intent: "save" });
  expect((await sales.post(desk, wrong)).status).toBe(422);
  const closing = { intent: "close", version: valueOf(controlOf(page, "version")), reason: "" };
  expect((await sales.post(desk, closing)).status).toBe(422);
  expect((await sales.post(desk, { ...closing, reason: "Nu facem așa ceva." })).status).toBe(303);
  expect(mainOf(await sales.get(desk))).toContain("Închisă");
  expect(mainOf(await sales.get("/admin/oferte?cauta=ioana"))).toContain("CO-");
});

test("who signs in finds requests in the data, and they go with the account", async () => {
  const email = "radu.oferte@example.com";
  const radu = await signedIn({ email });
  await ask(radu, plan, { email });
  expect(mainOf(await radu.get("/cont/date"))).toContain("cât tot peretele");
  expect((await radu.get("/cont/date/descarca")).text).toContain("CO-");
  await db
    .updateTable("users")
    .set({ deletion_due_at: "2020-01-01T00:00:00.000Z" })
    .where("email", "=", email)
    .execute();
  const { eraseDueAccounts } = await import("~/front/privacy/forgetting/erase-account.server");
  await eraseDueAccounts();
  const left = db.selectFrom("quote_requests").select("id").where("email", "=", email);
  expect(await left.execute()).toEqual([]);
});

test("a line in words has a rate of VAT of its own, chosen of those that the shop may use", async () => {
  const admin = await signedIn({ email: "cote@example.com", role: "administrator" });
  const asked = await ask(visitor());
  const { page } = await admin.get(asked.desk);
  expect(page.querySelector("[name=vat-0]")).toBeNull();
  const rates = page.querySelectorAll("[name=vat-1] option").map(textOf);
  expect(rates[0]).toMatch(/a magazinului: \d+ %/);
  expect(rates).toContain("11 %");
  expect(textOf(page.querySelector("label[for=price-1]"))).toContain("TVA inclus");
  const manual = { "title-1": "Carte de întreținere", "quantity-1": "1", "price-1": "111" };
  const send = async (vat: string) =>
    admin.post(asked.desk, await versionOf(admin, asked.desk, { ...manual, "vat-1": vat }));
  const refused = await send("12");
  expect(refused.status).toBe(422);
  expect(descriptionOf(refused.page, controlOf(refused.page, "vat-1"))).toContain("Alege");
  // A shop that reckons without VAT has no other rate beside.
  await db.updateTable("vat_rates").set({ percent: 0 }).execute();
  expect((await admin.get(asked.desk)).page.querySelector("[name=vat-1]")).toBeNull();
  expect((await send("11")).status).toBe(422);
  await db.updateTable("vat_rates").set({ percent: 19 }).execute();
  expect((await send("11")).status).toBe(303);
  const shown = mainOf(await visitor().get(asked.page));
  expect(shown).toMatch(/TVA \(11 %\)/);
  expect(shown).toMatch(/TVA \(19 %\)/);
  expect(mainOf(await admin.get(asked.desk))).toMatch(
    /Carte de întreținere · 111,00 RON · TVA \(11 %\)/,
  );
});
