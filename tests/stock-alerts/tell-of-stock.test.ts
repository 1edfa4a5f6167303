import { expect, test } from "vitest";

import { findAppointmentByToken } from "~/sales/appointments/appointment.server";
import { findEditableProduct } from "~/shop/catalogue-editing/front/editable-product.server";
import { deleteProduct } from "~/shop/catalogue-editing/front/product-removal.server";
import {
  confirmSubscription,
  findSubscription,
  requestNewsletter,
  unsubscribe,
} from "~/shop/messages/front/newsletter.server";
import { subscriptionToken } from "~/shop/messages/newsletter/subscription-token";
import { findMailedList } from "~/shop/saved/front/find-list.server";
import {
  deleteOldAlerts,
  eraseAlerts,
  findAlertData,
} from "~/shop/stock-alerts/front/old-alerts.server";
import { countWaiting, endAlert, findAlert } from "~/shop/stock-alerts/front/stock-alert.server";
import { tellOfStock } from "~/shop/stock-alerts/front/tell-of-stock.server";
import type { Db } from "~db/engine";

import { breakChange } from "../engine";
import { openCatalogue } from "../memory-database";
import { pieceId, pieces } from "../world";
import { addAlert, alertProduct, setStock } from "./fixtures";

const tell = (db: Db) => tellOfStock(new Date(), db);
const mails = (db: Db) =>
  db
    .selectFrom("outbox")
    .select(["recipient", "subject", "text", "unsubscribe_url"])
    .where("subject", "<>", "")
    .execute();
const addresses = async (db: Db) =>
  (await db.selectFrom("stock_alerts").select("email").orderBy("email").execute()).map(
    ({ email }) => email,
  );
const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR);

test("who confirmed is written to once when the piece is back, in their language, and forgotten", async () => {
  const db = await openCatalogue();
  await addAlert(db, "Ana@example.com");
  await addAlert(db, "anna@example.com", { language: "hu" });
  const token = await addAlert(db, "nobody@example.com", { isConfirmed: false });
  expect(await tell(db)).toBe(0);
  await setStock(db, 1);
  expect(await tell(db)).toBe(2);
  await setStock(db, 0);
  await setStock(db, 5);
  expect(await tell(db)).toBe(0);
  const sent = await mails(db);
  const { name } = pieces.soldOut.product;
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual([
    "ana@example.com",
    "anna@example.com",
  ]);
  const romanian = sent.find(({ recipient }) => recipient === "ana@example.com")!;
  expect(romanian.subject).toBe(`„${name}” este din nou în stoc`);
  expect(romanian.text).toContain(pieces.soldOut.path);
  expect(romanian.unsubscribe_url).toMatch(/\/anunta-ma\/[\w-]{43}$/);
  expect(romanian.text).toContain(romanian.unsubscribe_url!);
  expect(sent.find(({ recipient }) => recipient === "anna@example.com")!.subject).toMatch(
    /^Újra raktáron/,
  );
  // The one who has not confirmed may still do so.
  expect(await addresses(db)).toEqual(["", "", "nobody@example.com"]);
  expect((await findAlert(token, db))?.state).toBe("unconfirmed");
});

test("without a confirmation no mail ever goes, and an ended alert stays silent", async () => {
  const db = await openCatalogue();
  await addAlert(db, "nobody@example.com", { isConfirmed: false });
  await endAlert(await addAlert(db, "ended@example.com"), db);
  expect(await countWaiting(await pieceId(db, pieces.soldOut), db)).toBe(0);
  await setStock(db, 3);
  expect(await tell(db)).toBe(0);
  expect(await mails(db)).toEqual([]);
});

test("two jobs at once write to each address once", async () => {
  const db = await openCatalogue();
  for (let number = 0; number < 30; number += 1) await addAlert(db, `a${number}@example.com`);
  await setStock(db, 1);
  const counts = await Promise.all([tell(db), tell(db), tell(db)]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30);
  const recipients = (await mails(db)).map(({ recipient }) => recipient);
  expect(new Set(recipients).size).toBe(30);
  expect(recipients).toHaveLength(30);
});

test("what is cut off before its mail is saved is done again, and the rest is not", async () => {
  const db = await openCatalogue();
  for (let number = 0; number < 3; number += 1) await addAlert(db, `a${number}@example.com`);
  await setStock(db, 1);
  const queued = await db.selectFrom("outbox").select("id").execute();
  const when = `(select count(*) from outbox) > ${queued.length}`;
  const mend = await breakChange(db, { change: "insert", table: "outbox", when }, "no space");
  await expect(tell(db)).rejects.toThrow("no space");
  await mend();
  await tell(db);
  const recipients = (await mails(db)).map(({ recipient }) => recipient).sort();
  expect(recipients).toEqual(["a0@example.com", "a1@example.com", "a2@example.com"]);
});

test("who waits for a piece that is sold no more is told so once, in their language", async () => {
  const db = await openCatalogue();
  await addAlert(db, "ana@example.com");
  const token = await addAlert(db, "anna@example.com", { language: "hu" });
  await addAlert(db, "nobody@example.com", { isConfirmed: false });
  const id = await pieceId(db, pieces.soldOut);
  const { version } = (await findEditableProduct(id, db))!;
  await deleteProduct({ id: "a1", email: "ana@example.com" }, id, version, db);
  expect(await tell(db)).toBe(2);
  expect(await tell(db)).toBe(0);
  expect(await addresses(db)).toEqual(["", "", ""]);
  const sent = new Map((await mails(db)).map(({ recipient, subject }) => [recipient, subject]));
  const { name } = pieces.soldOut.product;
  expect(sent.get("ana@example.com")).toBe(`„${name}” nu mai este în ofertă`);
  expect(sent.get("anna@example.com")).toMatch(/már nincs a kínálatban$/);
  expect(sent.size).toBe(2);
  expect((await findAlert(token, db))?.state).toBe("closed");
});

test("an address goes unconfirmed after a day, waiting after half a year, and with its account", async () => {
  const db = await openCatalogue();
  await addAlert(db, "new@example.com", { isConfirmed: false });
  await addAlert(db, "waiting@example.com");
  await addAlert(db, "gone@example.com");
  expect(await findAlertData("Gone@example.com", db)).toMatchObject([
    { product: pieces.soldOut.product.name },
  ]);
  await eraseAlerts("Gone@example.com", db);
  await deleteOldAlerts(later(23), db);
  expect(await addresses(db)).toEqual(["new@example.com", "waiting@example.com"]);
  await deleteOldAlerts(later(25), db);
  expect(await addresses(db)).toEqual(["waiting@example.com"]);
  await deleteOldAlerts(later(179 * 24), db);
  expect(await addresses(db)).toHaveLength(1);
  await deleteOldAlerts(later(181 * 24), db);
  expect(await addresses(db)).toEqual([]);
});

test("an address waits for twenty pieces at most, and is not told that it does", async () => {
  const db = await openCatalogue();
  const { askForAlert, confirmAlert, tokenOf } =
    await import("~/shop/stock-alerts/front/stock-alert.server");
  await db.updateTable("products").set({ stock_quantity: 0 }).execute();
  const products = await db.selectFrom("products").select("id").limit(22).execute();
  for (const { id } of products) {
    const of = { email: "ana@example.com", language: "ro" as const, uses: [] };
    const ask = { product: alertProduct(id), ...of };
    expect(await askForAlert(ask, db)).toEqual({ kind: "asked" });
    const asked = db.selectFrom("stock_alerts").select("id").where("confirmed_at", "is", null);
    for (const alert of await asked.execute()) await confirmAlert(tokenOf(alert.id), db);
  }
  expect(products).toHaveLength(22);
  expect(await addresses(db)).toHaveLength(20);
  expect(await mails(db)).toHaveLength(20);
});

test("what nobody confirmed fills no list: a thousand of them leave room for the first who does", async () => {
  const db = await openCatalogue();
  const product_id = await pieceId(db, pieces.soldOut);
  const now = new Date().toISOString();
  const rows = Array.from({ length: 1_000 }, (_, nth) => ({
    id: `r${nth}`,
    product_id,
    email: `r${nth}@example.com`,
    language: "ro",
    token_hash: `r${nth}`,
    created_at: now,
    confirmed_at: null,
  }));
  for (let at = 0; at < 1_000; at += 100) {
    await db
      .insertInto("stock_alerts")
      .values(rows.slice(at, at + 100))
      .execute();
  }
  const { askForAlert, confirmAlert } =
    await import("~/shop/stock-alerts/front/stock-alert.server");
  const late = await addAlert(db, "late@example.com", { isConfirmed: false });
  await addAlert(db, "ana@example.com");
  expect(await countWaiting(product_id, db)).toBe(1);
  // A full list is told where its last place is taken: at the confirmation.
  const confirmed_at = now;
  const others = db.updateTable("stock_alerts").set({ confirmed_at }).where("id", "like", "r%");
  await others.where("id", "<>", "r0").execute();
  expect(await confirmAlert(late, db)).toBe("full");
  expect((await findAlert(late, db))?.state).toBe("unconfirmed");
  // Unconfirmed ones have a bound of their own, for each product.
  await db.deleteFrom("stock_alerts").where("id", "like", "r%").execute();
  const of = { limit: { name: "alerts", most: 2, minutes: 30 }, who: product_id };
  const ask = async (email: string) => {
    const product = alertProduct(product_id);
    return (await askForAlert({ product, email, language: "ro", uses: [of] }, db)).kind;
  };
  const answers = [];
  for (const nth of [0, 1, 2]) answers.push(await ask(`n${nth}@example.com`));
  expect(answers).toEqual(["asked", "asked", "too-many"]);
});

test("of two people each link acts for its own owner, and for its own list alone", async () => {
  const db = await openCatalogue();
  const people = ["ana@example.com", "bogdan@example.com"];
  const letters = new Map<string, string>();
  for (const email of people) {
    await requestNewsletter({ email, language: "ro" }, db);
    const subscriber = db
      .selectFrom("newsletter_subscribers")
      .select("id")
      .where("email", "=", email);
    letters.set(email, subscriptionToken((await subscriber.executeTakeFirstOrThrow()).id));
    await confirmSubscription(letters.get(email)!, db);
  }
  await db.deleteFrom("outbox").execute();
  const [ana, bogdan] = [await addAlert(db, people[0]!), await addAlert(db, people[1]!)];
  await endAlert(ana, db);
  await endAlert(letters.get("bogdan@example.com")!, db);
  expect(await addresses(db)).toEqual(["", "bogdan@example.com"]);
  expect(await unsubscribe(bogdan, db)).toBe(false);
  expect(await unsubscribe(letters.get("ana@example.com")!, db)).toBe(true);
  expect((await findSubscription(letters.get("bogdan@example.com")!, db))?.isActive).toBe(true);
  expect(await findMailedList(bogdan, db)).toBeUndefined();
  expect(await findAppointmentByToken(bogdan, db)).toBeUndefined();
  // Whoever leaves takes along what waits under their own address alone.
  await eraseAlerts("ana@example.com", db);
  await setStock(db, 1);
  expect(await tell(db)).toBe(1);
  expect((await mails(db)).map(({ recipient }) => recipient)).toEqual(["bogdan@example.com"]);
});
