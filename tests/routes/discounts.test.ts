import { expect, test } from "vitest";

import { REVIEW, CHECKOUT, fillAndReview } from "../checkout-form";
import { addDiscount } from "../discounts/fixtures";
import { fieldsOf, findForm } from "../promises/rules/filled-form";
import { toastOf, type Answer, type Visitor } from "../visitor";
import { buyer, pieceId, pieces } from "../world";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const seller = await signedIn({ role: "sales", email: "vanzari@example.com" });
const bed = await pieceId(db, pieces.bed);
const desk = await pieceId(db, pieces.desk);
await db.updateTable("products").set({ stock_quantity: 1_000, price_bani: 100_000 }).execute();
const LIST = "/admin/reduceri";
const words = (answer: Answer) => mainOf(answer).replace(/\s+/g, " ");

/** What the page to be read before ordering sends. */
const toSend = ({ page }: Answer) => fieldsOf(findForm(page, "[name=checkoutToken]")!);

async function withPieces(...ids: string[]): Promise<Visitor> {
  const somebody = visitor();
  for (const productId of ids) {
    await somebody.post("/cos", { intent: "add", productId, returnTo: "/cos" });
  }
  return somebody;
}

const enter = (somebody: Visitor, code: string) =>
  somebody.post("/cos", { intent: "discount", code });

test("a code in the cart takes its part off, on every page until the order, and can be removed", async () => {
  await addDiscount(db, { code: "ZECE" });
  const ana = await withPieces(bed);
  expect((await enter(ana, " zéce ")).location).toBe("/cos");
  const cart = words(await ana.get("/cos"));
  expect(cart).toContain("Codul ZECE este aplicat");
  expect(cart).toContain("Reducere, cod ZECE −100 Lei TVA inclus");
  expect(cart).toContain("Total 900 Lei");
  const typed = { ...buyer, email: "zece@example.com", deliveryMethod: "pickup" };
  const form = await fillAndReview(ana, typed);
  for (const page of [CHECKOUT, REVIEW]) {
    expect(words(await ana.get(page))).toContain("Reducere, cod ZECE −100 Lei");
  }
  const sent = await ana.post(REVIEW, form);
  const order = words(await ana.get(sent.location!));
  expect(order).toContain("Reducere, cod ZECE −100 Lei TVA inclus");
  expect(order).toContain("Total 900 Lei");
  const { number } = await db
    .selectFrom("orders")
    .select("number")
    .where("token", "=", sent.location!.split("/")[2]!)
    .executeTakeFirstOrThrow();
  expect(words(await seller.get(`/admin/comenzi/${number}`))).toContain("Reducere, cod ZECE");
  // The next cart begins without it.
  await ana.post("/cos", { intent: "add", productId: bed, returnTo: "/cos" });
  expect(words(await ana.get("/cos"))).not.toContain("ZECE");
  await enter(ana, "ZECE");
  const removed = await ana.submit("/cos", { intent: "remove-discount" });
  expect(words(removed)).toContain("Total 1.000 Lei");
});

test("a code that does not fit is refused beside its field, as typed, and says why", async () => {
  const categories = JSON.stringify(["unknown"]);
  await addDiscount(db, { code: "ALTELE", categories });
  await addDiscount(db, { code: "MARE", minimum_bani: 150_000 });
  await addDiscount(db, { code: "TRECUT", last_day: "2020-02-01" });
  await addDiscount(db, { code: "VIITOR", first_day: "2099-01-01" });
  const ana = await withPieces(bed);
  const invalid = "Codul nu este valabil";
  for (const [code, why] of [
    ["", "Completează „Cod de reducere”"],
    ["<b>necunoscut", invalid],
    ["TRECUT", invalid],
    ["viitor", invalid],
    ["ALTELE", "nu este pentru piesele din coș"],
    ["mare", "1.500 Lei. Mai lipsesc 500 Lei"],
  ] as const) {
    const refused = await enter(ana, code);
    expect([code, refused.status]).toEqual([code, 422]);
    const field = controlOf(refused.page, "code");
    expect(valueOf(field)).toBe(code);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(descriptionOf(refused.page, field)).toContain(why);
    expect(refused.page.querySelector("main [role=alert] a")?.getAttribute("href")).toBe(
      "#discount-code",
    );
  }
  expect((await enter(ana, "x".repeat(5_000))).status).toBeLessThan(500);
  await ana.post("/cos", { intent: "add", productId: desk, returnTo: "/cos" });
  expect((await enter(ana, "MARE")).status).toBe(303);
  // Without the desk it is too little again: the code stays and takes nothing off.
  const id = controlOf((await ana.get("/cos")).page, "lineId").getAttribute("value")!;
  await ana.post("/cos", { intent: "set-quantity", lineId: id, quantity: "0" });
  const cart = words(await ana.get("/cos"));
  expect(cart).toContain("Codul MARE nu scade nimic acum. Codul cere piese de cel puțin 1.500 Lei");
  expect(cart).toContain("Total 1.000 Lei");
});

test("who guesses is stopped, with what was typed kept", async () => {
  const ana = await withPieces(bed);
  let last = await enter(ana, "GHICIT0");
  for (let at = 1; at <= 30; at += 1) last = await enter(ana, `GHICIT${at}`);
  expect(last.status).toBe(429);
  expect(valueOf(controlOf(last.page, "code"))).toBe("GHICIT30");
  expect(words(last)).toContain("prea multe coduri");
});

test("of an address that was only typed the checkout tells nothing, and the order no more than no", async () => {
  await addDiscount(db, { code: "OSINGURA", is_once: 1 });
  const typed = { ...buyer, email: "odata@example.com", deliveryMethod: "pickup" };
  const first = await withPieces(bed);
  await enter(first, "OSINGURA");
  expect((await first.post(REVIEW, await fillAndReview(first, typed))).status).toBe(303);

  const second = await withPieces(bed);
  await enter(second, "OSINGURA");
  const form = await fillAndReview(second, { ...typed, email: "ODATA@example.com" });
  const refused = await second.post(REVIEW, form);
  expect(refused.status).toBe(409);
  expect(words(refused)).toContain("OSINGURA nu poate fi folosit la această comandă");
  for (const telling of ["a fost folosit", "deja"]) expect(words(refused)).not.toContain(telling);
  const button = refused.page.querySelector("main [role=alert] button[name=withoutCode]")!;
  expect(refused.page.getElementById(button.getAttribute("form")!)?.tagName).toBe("FORM");
  const review = await second.submit(REVIEW, { ...form, withoutCode: "yes" });
  expect(words(review)).toContain("Total 1.000 Lei");
  expect((await second.post(REVIEW, toSend(review))).location).toMatch(/^\/comanda\//);
});

test("each try of somebody else's address spends an order, until it is told that they are too many", async () => {
  await addDiscount(db, { code: "ORACOL", is_once: 1 });
  const known = await withPieces(bed);
  await enter(known, "ORACOL");
  const typed = { ...buyer, deliveryMethod: "pickup" };
  const form = await fillAndReview(known, { ...typed, email: "prima@example.com" });
  expect((await known.post(REVIEW, form)).status).toBe(303);
  const stranger = await withPieces(bed);
  await enter(stranger, "ORACOL");
  const guess = await fillAndReview(stranger, { ...typed, email: "prima@example.com" });
  const statuses = [];
  for (let at = 0; at <= 5; at += 1) statuses.push((await stranger.post(REVIEW, guess)).status);
  expect(statuses).toEqual([...Array<number>(4).fill(409), 429, 429]);
});

test("who is signed in is told at the checkout that the own code is used, with everything typed kept", async () => {
  await addDiscount(db, { code: "ACONTULUI", is_once: 1 });
  const own = await signedIn({ email: "cont.cod@example.com" });
  const order = async () => {
    await own.post("/cos", { intent: "add", productId: bed, returnTo: "/cos" });
    await enter(own, "ACONTULUI");
  };
  await order();
  const typed = { ...buyer, email: "cont.cod@example.com", deliveryMethod: "pickup" };
  expect((await own.post(REVIEW, await fillAndReview(own, typed))).status).toBe(303);
  await order();
  for (const email of ["Cont.Cod@example.com", "alta@example.com"]) {
    const stopped = await own.post(CHECKOUT, { ...typed, email, notes: "la poartă" });
    expect(stopped.status).toBe(409);
    expect(words(stopped)).toContain("a fost folosit deja");
    expect(valueOf(controlOf(stopped.page, "notes"))).toBe("la poartă");
  }
  const on = await own.post(CHECKOUT, { ...typed, withoutCode: "yes" });
  expect(on.location).toBe(REVIEW);
  expect(words(await own.get(REVIEW))).toContain("Total 1.000 Lei");
});

test("a code that ends before the order is sent is named, and the order goes on without it", async () => {
  const id = await addDiscount(db, { code: "SCURT" });
  const ana = await withPieces(bed);
  await enter(ana, "SCURT");
  const form = await fillAndReview(ana, { ...buyer, email: "scurt@example.com" });
  await seller.post(`${LIST}/${id}`, { intent: "end", version: "1" });
  const refused = await ana.post(REVIEW, form);
  expect([refused.status, words(refused).includes("SCURT nu mai este valabil")]).toEqual([
    409,
    true,
  ]);
  const review = await ana.submit(REVIEW, { ...form, withoutCode: "yes" });
  expect((await ana.post(REVIEW, toSend(review))).status).toBe(303);
});

const terms = {
  version: "0",
  code: "Toamna 26",
  kind: "percent",
  value: "15",
  firstDay: "2026-01-01",
  lastDay: "2099-12-31",
  minimum: "",
  mostUses: "",
};

test("staff make, change, end and delete codes; what is wrong stands beside its field", async () => {
  expect(words(await seller.get(`${LIST}/nou`))).toContain("Cod nou");
  const wrong = {
    ...terms,
    code: "a!",
    value: "91",
    lastDay: "2020-01-01",
    minimum: "x",
    mostUses: "0",
  };
  const refused = await seller.post(`${LIST}/nou`, wrong);
  expect(refused.status).toBe(422);
  for (const name of ["code", "minimum", "mostUses"]) {
    const field = controlOf(refused.page, name);
    expect([name, field.getAttribute("aria-invalid")]).toEqual([name, "true"]);
    expect(valueOf(field)).toBe(wrong[name as "code"]);
  }
  for (const [changed, name] of [
    [{ value: "91" }, "value"],
    [{ value: "abc" }, "value"],
    [{ kind: "sum", value: "0" }, "value"],
    [{ kind: "sum", value: "100", minimum: "100" }, "minimum"],
    [{ lastDay: "2025-12-31" }, "lastDay"],
    [{ firstDay: "ieri" }, "firstDay"],
  ] as const) {
    const { status, page } = await seller.post(`${LIST}/nou`, { ...terms, ...changed });
    expect(status).toBe(422);
    expect([name, controlOf(page, name).getAttribute("aria-invalid")]).toEqual([name, "true"]);
  }
  const saved = await seller.submit(`${LIST}/nou`, terms);
  expect(toastOf(saved.page)).toContain("Codul a fost salvat");
  expect(words(saved)).toContain("TOAMNA26");
  const taken = await seller.post(`${LIST}/nou`, { ...terms, code: "toamna26" });
  expect([taken.status, words(taken).includes("Există deja acest cod")]).toEqual([422, true]);

  const { id } = await db
    .selectFrom("discounts")
    .select("id")
    .where("code", "=", "TOAMNA26")
    .executeTakeFirstOrThrow();
  const page = `${LIST}/${id}`;
  const changed = { ...terms, version: "1", kind: "sum", value: "50", minimum: "200" };
  expect((await seller.post(page, changed)).status).toBe(303);
  const stale = await seller.post(page, { ...changed, value: "60" });
  expect([stale.status, /50,00\s+60,00/.test(words(stale))]).toEqual([409, true]);
  expect((await seller.post(page, { intent: "delete", version: "1" })).status).toBe(409);

  const ana = await withPieces(bed);
  await enter(ana, "TOAMNA26");
  const form = await fillAndReview(ana, { ...buyer, email: "toamna@example.com" });
  expect((await ana.post(REVIEW, form)).status).toBe(303);
  expect(words(await seller.get(page))).toContain("1 comandă folosește codul");
  expect((await seller.post(page, { intent: "delete", version: "2" })).status).toBe(409);
  expect((await seller.post(page, { intent: "end", version: "2" })).status).toBe(303);
  expect((await seller.post(page, { ...changed, version: "3" })).status).toBe(409);
  expect(words(await seller.get(page))).toContain("Codul este încheiat");

  const unused = await addDiscount(db, { code: "NEFOLOSIT" });
  const gone = await seller.submit(`${LIST}/${unused}`, { intent: "delete", version: "1" });
  expect(toastOf(gone.page)).toContain("Codul a fost șters");
  expect((await seller.get(`${LIST}/${unused}`)).status).toBe(404);
  expect((await seller.post(page, { intent: "altceva" })).status).toBe(400);
});
