import { createHmac, randomUUID } from "node:crypto";

import { afterAll, expect, test } from "vitest";

import { CHECKOUT, fillAndReview, REVIEW } from "../checkout-form";
import { standInKeys, startStandIn } from "../payments/stand-in";
import { textOf, toastOf, type Visitor } from "../visitor";
import { buyer as typed, paidToday, pieceId, pieces } from "../world";
import { controlOf, descriptionOf, mainOf, order, valueOf } from "./reading";
import { openShop } from "./shop";

const standIn = await startStandIn();
// In a process of its own: the build reads its environment once.
Object.assign(process.env, standInKeys, { STRIPE_API_BASE: standIn.url });
const { db, send, visitor, signedIn } = await openShop();
afterAll(() => standIn.stop());
await db.updateTable("products").set({ stock_quantity: 1_000 }).execute();
const desk = await pieceId(db, pieces.desk);
const admin = await signedIn({ role: "administrator" });

interface Placed {
  buyer: Visitor;
  page: string;
  number: string;
  id: string;
  total: number;
}

async function place(): Promise<Placed> {
  const buyer = visitor();
  const page = await order(buyer, desk);
  const row = await db
    .selectFrom("orders")
    .select(["id", "number", "total_bani"])
    .where("token", "=", page.split("/")[2]!)
    .executeTakeFirstOrThrow();
  return { buyer, page, number: row.number, id: row.id, total: row.total_bani };
}

/** Presses the button that begins a payment, and returns the address and id of the attempt. */
async function start({ buyer, page }: Placed): Promise<{ address: string; attempt: string }> {
  const { status, location } = await buyer.post(`${page}/plata`, {});
  expect(status).toBe(303);
  return { address: location!, attempt: location!.split("/").at(-1)! };
}

/** Sends what Stripe would: an object in an event with its signature, or another body or signature. */
async function report(
  type: string,
  object: object,
  changes: { id?: string; at?: number; key?: string } = {},
): Promise<number> {
  const { id = randomUUID(), at = Math.floor(Date.now() / 1000) } = changes;
  const { key = standInKeys.STRIPE_WEBHOOK_SECRET } = changes;
  const body = JSON.stringify({ id, object: "event", type, data: { object } });
  const v1 = createHmac("sha256", key).update(`${at}.${body}`).digest("hex");
  return post(body, { "Stripe-Signature": `t=${at},v1=${v1}` });
}

async function post(body: string, headers: Record<string, string>, provider = "stripe") {
  const answer = await send(
    new Request(`http://127.0.0.1:3000/plati/${provider}/eveniment`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body,
    }),
  );
  expect(answer.headers.getSetCookie()).toEqual([]);
  return answer.status;
}

const session = (attempt: string, amount_total: number, changes: object = {}) => ({
  object: "checkout.session",
  client_reference_id: attempt,
  amount_total,
  currency: "ron",
  payment_status: "paid",
  payment_intent: `pi_${attempt}`,
  ...changes,
});

const paidOf = async ({ id }: Placed) =>
  (await db.selectFrom("orders").select("paid_bani").where("id", "=", id).executeTakeFirstOrThrow())
    .paid_bani;
const headingOf = async (buyer: Visitor, address: string) =>
  textOf((await buyer.get(address)).page.querySelector("h1"));

test("an order leads to its card payment, in two plain steps to the provider's page", async () => {
  const placed = await place();
  const { buyer, page, total } = placed;
  const link = (await buyer.get(page)).page.querySelector(`main a[href="${page}/plata"]`);
  expect(textOf(link)).toContain("Plătește cu cardul");
  const due = await buyer.get(`${page}/plata`);
  expect(due.headers.get("Cache-Control") ?? "").not.toContain("public");
  expect(due.page.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
  expect(due.page.querySelector("main form")?.getAttribute("action")).toBe(`${page}/plata`);
  const { address } = await start(placed);
  const attempt = await buyer.get(address);
  const away = attempt.page.querySelector(`main a[href^="${standIn.url}/pay/"]`);
  expect(textOf(away)).toContain("Deschide pagina de plată");
  expect(attempt.page.querySelectorAll("main form")).toHaveLength(0);
  expect((await (await fetch(away!.getAttribute("href")!)).text()).replace(/\./g, "")).toContain(
    String(total),
  );
  expect((await start(placed)).address).toBe(address);
});

test("paid: the page that one comes back to only reads, the event decides, once", async () => {
  const placed = await place();
  const { address, attempt } = await start(placed);
  expect(await headingOf(placed.buyer, `${address}?inapoi=da`)).toBe("Verificăm plata");
  expect(await paidOf(placed)).toBe(0);
  const event = { id: "evt_once" };
  const object = session(attempt, placed.total);
  expect(await report("checkout.session.completed", object, event)).toBe(200);
  expect(await report("checkout.session.completed", object, event)).toBe(200);
  expect(await paidOf(placed)).toBe(placed.total);
  expect(await headingOf(placed.buyer, address)).toContain("Mulțumim");
  const shown = mainOf(await placed.buyer.get(placed.page));
  expect(shown).toContain("Plătită");
  expect(shown).not.toContain("Plătește cu cardul");
  expect(mainOf(await placed.buyer.get(`${placed.page}/plata`))).toContain("nu ai nimic de plătit");
  expect(mainOf(await admin.get(`/admin/comenzi/${placed.number}`))).toContain(`pi_${attempt}`);
});

test("refused and abandoned: said so, with a way to try again that is a new attempt", async () => {
  const placed = await place();
  const first = await start(placed);
  const intent = { id: "pi_x", metadata: { card_payment: first.attempt } };
  expect(await report("payment_intent.payment_failed", intent)).toBe(200);
  const refused = await placed.buyer.get(first.address);
  expect(textOf(refused.page.querySelector("h1"))).toBe("Plata a fost refuzată");
  expect(refused.page.querySelector("main form")?.getAttribute("action")).toBe(
    `${placed.page}/plata`,
  );
  const second = await start(placed);
  expect(second.address).not.toBe(first.address);
  const gone = session(second.attempt, placed.total, {
    payment_status: "unpaid",
    payment_intent: null,
  });
  expect(await report("checkout.session.expired", gone)).toBe(200);
  expect(await headingOf(placed.buyer, second.address)).toBe("Plata nu s-a făcut");
  expect(await paidOf(placed)).toBe(0);
});

test("an event is taken by its signature alone: wrong, old, missing or another body is 400", async () => {
  const placed = await place();
  const { attempt } = await start(placed);
  const object = session(attempt, placed.total);
  const type = "checkout.session.completed";
  expect(await report(type, object, { key: "whsec_another" })).toBe(400);
  expect(await report(type, object, { at: Math.floor(Date.now() / 1000) - 3600 })).toBe(400);
  expect(await post("{}", {})).toBe(400);
  expect(await post("", { "Stripe-Signature": "t=1,v1=00" })).toBe(400);
  expect(await paidOf(placed)).toBe(0);
});

test("nobody listens for a provider that is unknown or has no keys, and nothing is shown there", async () => {
  expect(await post("{}", {}, "paypal")).toBe(404);
  expect(await post("{}", {}, "netopia")).toBe(404);
  const asked = await visitor().get("/plati/stripe/eveniment");
  expect([asked.status, asked.headers.get("Allow")]).toEqual([405, "POST"]);
});

test("an event of another kind or shape is taken and changes nothing", async () => {
  for (const [type, object] of [
    ["customer.created", {}],
    ["checkout.session.completed", { payment_status: 7 }],
    ["charge.refunded", null],
    ["checkout.session.completed", session("unknown", 100)],
  ] as const) {
    expect(await report(type, object as object)).toBe(200);
  }
});

test("wrong amounts, late and double payments wait at the desk and on its to-do list", async () => {
  const late = await place();
  const lateAttempt = await start(late);
  await db.updateTable("orders").set({ status: "cancelled" }).where("id", "=", late.id).execute();
  await report("checkout.session.completed", session(lateAttempt.attempt, late.total));
  const wrong = await place();
  const wrongAttempt = await start(wrong);
  await report("checkout.session.completed", session(wrongAttempt.attempt, 1, { currency: "eur" }));
  expect([await paidOf(late), await paidOf(wrong)]).toEqual([0, 0]);
  expect(await headingOf(wrong.buyer, wrongAttempt.address)).toBe("Verificăm plata");
  expect(await headingOf(late.buyer, lateAttempt.address)).toBe("Îți dăm banii înapoi");

  expect(mainOf(await admin.get("/admin"))).toContain("2plăți cu cardul de rezolvat");
  const list = mainOf(await admin.get("/admin/plati/de-rezolvat"));
  expect(list).toContain("comanda era anulată");
  expect(list).toContain("0,01 EUR");
  const page = `/admin/comenzi/${wrong.number}`;
  const form = (await admin.get(page)).page.querySelector("main input[name=task]")!.parentNode!;
  const task = form.querySelector("[name=task]")!.getAttribute("value")!;
  const settled = await admin.submit(page, { intent: "settle-card-task", task });
  expect(toastOf(settled.page)).toContain("Rezolvat");
  expect(mainOf(await admin.get("/admin"))).toContain("1plăți cu cardul de rezolvat");
  const others = await admin.post(`/admin/comenzi/${late.number}`, {
    intent: "settle-card-task",
    task,
  });
  expect(others.status).toBe(404);
});

/** An order paid on the stand-in's page, whose event the test sends by itself. */
async function paid() {
  const placed = await place();
  const { address, attempt } = await start(placed);
  const { page } = await placed.buyer.get(address);
  const hosted = page.querySelector(`main a[href^="${standIn.url}/pay/"]`)!.getAttribute("href")!;
  await fetch(hosted, {
    method: "POST",
    body: new URLSearchParams({ choice: "pay" }),
    redirect: "manual",
  });
  const sessions = (await (await fetch(`${standIn.url}/payments`)).json()) as Record<
    string,
    string
  >;
  const object = session(attempt, placed.total, { payment_intent: sessions[attempt] });
  await report("checkout.session.completed", object);
  return { ...placed, attempt, desk: `/admin/comenzi/${placed.number}` };
}

test("the desk gives money back to the card, tells a refusal beside the amount, and records what was made", async () => {
  const { desk: page, attempt, total, ...placed } = await paid();
  const formOf = async () => {
    const answer = await admin.get(page);
    const fields = answer.page.querySelectorAll("main form input[type=hidden]");
    const [token] = fields.filter((one) => one.getAttribute("name") === "formToken").slice(-1);
    return { intent: "refund-card", payment: attempt, formToken: token!.getAttribute("value")! };
  };
  const first = await formOf();
  for (const [amount, error] of [
    ["mult", "sumă"],
    ["", "sumă"],
    [`${total / 100 + 1}`, "mai mult nu se poate înapoia"],
    // What the stand-in refuses.
    ["10,66", "insufficient_funds"],
  ] as const) {
    const refused = await admin.post(page, {
      ...(await formOf()),
      amount,
      reason: "price_lowered",
    });
    expect(refused.status).toBe(422);
    const control = refused.page.getElementById(`card-refund-${attempt}`)!;
    expect(descriptionOf(refused.page, control)).toContain(error);
    expect(valueOf(control)).toBe(amount);
  }
  expect(await paidOf({ ...placed, total })).toBe(total);
  const silent = await admin.post(page, { ...(await formOf()), amount: "10" });
  expect(silent.status).toBe(422);
  const why = silent.page.getElementById(`card-reason-${attempt}`)!;
  expect(descriptionOf(silent.page, why)).toContain("Alege de ce se dau banii înapoi");
  const form = { ...(await formOf()), reason: "price_lowered" };
  for (let press = 0; press < 2; press += 1) {
    const done = await admin.submit(page, { ...form, amount: "10" });
    expect(toastOf(done.page)).toContain("rambursată pe card");
    expect(mainOf(done)).toContain("-10,00 RON");
  }
  expect(await paidOf({ ...placed, total })).toBe(total - 1000);
  expect((await admin.post(page, { ...form, amount: "11" })).status).toBe(409);
  const forged = { ...first, payment: "unknown", amount: "1", reason: "price_lowered" };
  expect((await admin.post(page, forged)).status).toBe(404);
});

test("paid by transfer and again by card, given back at the provider: paid, with nothing to do", async () => {
  const placed = await place();
  const { attempt } = await start(placed);
  const desk = `/admin/comenzi/${placed.number}`;
  const transfer = { intent: "pay", ...paidToday, method: "bank_transfer", remark: "OP 1" };
  const lei = (placed.total / 100).toFixed(2);
  await admin.post(desk, { ...transfer, amount: lei, formToken: randomUUID() });
  await report("checkout.session.completed", session(attempt, placed.total));
  expect(mainOf(await admin.get(desk))).toContain("De înapoiat");
  const charge = {
    payment_intent: `pi_${attempt}`,
    amount_refunded: placed.total,
    currency: "ron",
  };
  expect(await report("charge.refunded", { ...charge, metadata: {} })).toBe(200);
  const shown = await admin.get(desk);
  expect(mainOf(shown)).toMatch(/De înapoiat.*rezolvat pe/);
  expect(shown.page.querySelector("main [value=refund-card]")).toBeNull();
  expect(shown.page.querySelector("main [value=settle-card-task]")).toBeNull();
  expect(mainOf(shown)).not.toContain("Factură storno");
  expect(await paidOf(placed)).toBe(placed.total);
  expect(mainOf(await placed.buyer.get(placed.page))).toContain("Plătită");
});

test("a dispute that is lost: not paid, no refund to the card, and the desk reads what to do", async () => {
  const placed = await paid();
  const { payment_reference } = await db
    .selectFrom("card_payments")
    .select("payment_reference")
    .where("id", "=", placed.attempt)
    .executeTakeFirstOrThrow();
  const dispute = { id: "dp_lost", payment_intent: payment_reference, amount: placed.total };
  const lost = { ...dispute, currency: "ron", status: "lost" };
  expect(await report("charge.dispute.closed", lost)).toBe(200);
  const shown = await admin.get(placed.desk);
  expect(mainOf(shown)).toContain("luată înapoi de bancă");
  expect(mainOf(shown)).toMatch(/Contestație pierdută.*nu mai este plătită.*Vorbește cu clientul/);
  expect(shown.page.querySelector("main [value=refund-card]")).toBeNull();
  expect(mainOf(shown)).toContain("Neplătită");
  expect(mainOf(await admin.get("/admin/plati/de-rezolvat"))).toContain("Contestație pierdută");
  const page = await placed.buyer.get(placed.page);
  expect(mainOf(page)).not.toContain("Plătită");
  expect(mainOf(page)).not.toContain("Rambursat:");
  expect(await headingOf(placed.buyer, `${placed.page}/plata/${placed.attempt}`)).toBe(
    "Banca ta a luat plata înapoi",
  );
});

test("the checkout offers the card, and what is ordered so leads to its payment", async () => {
  const buyer = visitor();
  await buyer.post("/cos", { intent: "add", productId: desk });
  expect((await buyer.get(CHECKOUT)).page.querySelector("main [value=card]")).not.toBeNull();
  const form = await fillAndReview(buyer, { ...typed, paymentMethod: "card" });
  const placed = await buyer.post(REVIEW, form);
  expect(placed.status).toBe(303);
  const shown = await buyer.get(placed.location!);
  expect(mainOf(shown)).toContain("Plătești cu cardul din pagina comenzii");
  expect(shown.page.querySelector('main a[href$="/plata"]')).not.toBeNull();
});

test("beside a piece made to order the advance is said to be paid by card or to the account", async () => {
  const buyer = visitor();
  await buyer.post(pieces.desk.path, {
    intent: "add-design",
    material: "mdf-mat",
    handle: "wood",
    width: "120",
    height: "80",
    depth: "60",
  });
  const why = "cu cardul sau prin transfer bancar, în contul RO49 AAAA 1B31 0075 9384 0000";
  expect(mainOf(await buyer.get(CHECKOUT))).toContain(why);
  const answer = await buyer.post(CHECKOUT, { ...typed, paymentMethod: "cash_on_delivery" });
  expect(answer.status).toBe(422);
  expect(textOf(answer.page.querySelector("main [role=alert]"))).toContain(why);
});

test("play money pays no real order, and a shop without keys says nothing of cards", async () => {
  const real = await place();
  await db.updateTable("orders").set({ is_trial: 0 }).where("id", "=", real.id).execute();
  expect(mainOf(await real.buyer.get(real.page))).not.toContain("Plătește cu cardul");
  expect((await real.buyer.get(`${real.page}/plata`)).status).toBe(404);
  expect((await real.buyer.post(`${real.page}/plata`, {})).status).toBe(404);
});

test("keys are for administrators, proven, kept sealed, shown by their ending and removed at will", async () => {
  const page = "/admin/plati";
  const sales = await signedIn({ role: "sales" });
  expect((await sales.post(page, { intent: "save" })).status).toBe(403);
  const secret = "sk_test_of_somebody_else_9876";
  const unknown = await admin.post(page, { intent: "save", provider: "stripe", secret });
  expect(unknown.status).toBe(422);
  expect(descriptionOf(unknown.page, controlOf(unknown.page, "secret"))).toContain("nu recunoaște");
  expect(unknown.text).not.toContain(secret);
  const wrong = { provider: "netopia", publicKey: "nonsense", webhook: "x", secret: "pk_live_1" };
  const refused = await admin.post(page, { intent: "save", ...wrong });
  expect(refused.status).toBe(422);
  for (const name of ["publicKey", "webhook", "secret"]) {
    expect(descriptionOf(refused.page, controlOf(refused.page, name))).toMatch(/începe cu|RSA/);
  }
  expect(refused.text).not.toContain("pk_live_1");
  // A public key is no secret; a private one that was pasted in its place is.
  expect(textOf(controlOf(refused.page, "publicKey"))).toBe("nonsense");
  const pasted = "-----BEGIN PRIVATE KEY----- MIIEvQ";
  const hidden = await admin.post(page, { intent: "save", ...wrong, publicKey: pasted });
  expect(hidden.status).toBe(422);
  expect(hidden.text).not.toContain("MIIEvQ");
  const missing = await admin.post(page, { intent: "save", provider: "netopia" });
  expect(descriptionOf(missing.page, controlOf(missing.page, "apiKey"))).toContain("are nevoie");

  const own = standInKeys.STRIPE_SECRET_KEY;
  const saved = await admin.submit(page, { intent: "save", provider: "stripe", secret: own });
  expect(toastOf(saved.page)).toContain("configurate");
  expect(mainOf(saved)).toContain(`••••${own.slice(-4)}`);
  expect(mainOf(saved)).toContain("/plati/stripe/eveniment");
  expect(saved.text).not.toContain(own);
  const row = await db.selectFrom("provider_keys").selectAll().executeTakeFirstOrThrow();
  expect(row.name).toBe("stripe-secret");
  expect(Buffer.from(row.sealed, "base64").toString("latin1")).not.toContain("sk_test");
  const journal = await db
    .selectFrom("audit_log")
    .selectAll()
    .where("subject", "=", "key")
    .execute();
  expect(JSON.stringify(journal)).not.toContain(own);
  expect(journal.map(({ action, subject_id }) => [action, subject_id])).toEqual([
    ["key-saved", "stripe-secret"],
  ]);
  const removed = await admin.submit(page, { intent: "remove-stripe" });
  expect(mainOf(removed)).not.toContain("••••");
  expect(await db.selectFrom("provider_keys").selectAll().execute()).toEqual([]);
});
