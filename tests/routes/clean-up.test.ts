import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterEach, expect, test, vi } from "vitest";

import { addPerson } from "../people";
import { addMessage, buyer, openForBusiness, pieceId, pieces } from "../world";
import { mainOf, order, subscribe, writeMails } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
await db.updateTable("products").set({ stock_quantity: 50 }).execute();
await openForBusiness(db);
const desk = await pieceId(db, pieces.desk);
// The modules read their environment when they are imported, and the shop sets that first.
const { cleanUp } = await import("~/front/operations/jobs/clean-up.server");
const { confirmClock } = await import("~/front/operations/clock.server");

afterEach(() => vi.useRealTimers());

const DAY = 24 * 60 * 60 * 1000;

/** Runs the clean-up that many days later, with the clock confirmed. */
async function cleanUpAfter(days: number) {
  await withClock(days, async () => {
    await confirmClock(new Date().toISOString(), { id: "", email: "chief@example.com" });
    await cleanUp();
  });
}

/** Runs some work while the clock of the machine is that many days ahead. */
async function withClock<Result>(days: number, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * DAY });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

/** A delivered order with nothing owed. */
async function orderDelivered(): Promise<string> {
  const address = await order(visitor(), desk);
  await db
    .updateTable("orders")
    .set((eb) => ({ status: "delivered", paid_bani: eb.ref("total_bani") }))
    .where("token", "=", address.slice("/comanda/".length))
    .execute();
  return address;
}

const YEARS = 365.25;
const fiveYears = 5 * YEARS;

const orderOf = (address: string) =>
  db
    .selectFrom("orders")
    .selectAll()
    .where("token", "=", address.slice("/comanda/".length))
    .executeTakeFirstOrThrow();

test("a guest's order cannot be traced five years after the last interaction, and has no name after the accounts' time", async () => {
  const address = await orderDelivered();
  const { id, number, total_bani } = await orderOf(address);
  await db
    .insertInto("order_remarks")
    .values({
      id: randomUUID(),
      order_id: id,
      text: `${buyer.fullName} vrea o altă zi`,
      written_at: new Date().toISOString(),
      written_by: "customer",
    })
    .execute();
  await writeMails(db);
  await cleanUpAfter(fiveYears - 2);
  expect((await orderOf(address)).email).toBe(buyer.email);

  await cleanUpAfter(fiveYears + 2);
  // The accounts name their buyer, to nobody but the office.
  const named = await orderOf(address);
  expect(named).toMatchObject({ full_name: buyer.fullName, email: "", phone: "", notes: "" });
  expect(mainOf(await visitor().get(address))).not.toContain(buyer.fullName);

  await cleanUpAfter(fiveYears + 2 * YEARS);
  const kept = await orderOf(address);
  expect(kept).toMatchObject({ number, total_bani, notes: "" });
  const shown = mainOf(await visitor().get(address));
  expect(shown).toContain(number);
  expect(shown).toContain(pieces.desk.product.name);
  for (const known of [buyer.fullName, buyer.email, buyer.address, "0722123456"]) {
    expect(JSON.stringify(kept)).not.toContain(known);
    expect(shown).not.toContain(known);
  }
  const count = async (table: "order_remarks" | "outbox") =>
    (await db.selectFrom(table).select("id").where("order_id", "=", id).execute()).length;
  expect([await count("order_remarks"), await count("outbox")]).toEqual([0, 0]);
  const admin = await signedIn({ role: "administrator" });
  const found = await admin.get(`/admin/comenzi?cauta=${encodeURIComponent(buyer.email)}`);
  expect(mainOf(found)).not.toContain(number);
});

test("a guest's order that is still in work keeps whose it is, however old", async () => {
  const address = await order(visitor(), desk);
  await cleanUpAfter(2 * fiveYears);
  expect((await orderOf(address)).email).toBe(buyer.email);
});

test("what was paid or moved later is an interaction, and accounts keep their orders", async () => {
  const moved = await orderDelivered();
  const owned = await orderDelivered();
  const { id } = await orderOf(moved);
  await db
    .insertInto("order_history")
    .values({
      order_id: id,
      status: "delivered",
      changed_at: new Date(Date.now() + YEARS * 24 * 60 * 60 * 1000).toISOString(),
      changed_by: "customer",
    })
    .execute();
  const user_id = await addPerson(db, { email: "client@example.com" });
  await db
    .updateTable("orders")
    .set({ user_id })
    .where("id", "=", (await orderOf(owned)).id)
    .execute();
  await cleanUpAfter(fiveYears + 2);
  expect((await orderOf(moved)).email).toBe(buyer.email);
  expect((await orderOf(owned)).email).toBe(buyer.email);
  await cleanUpAfter(fiveYears + YEARS + 2);
  expect((await orderOf(moved)).email).toBe("");
});

/** Whether the account is still there, and the mails its owner was sent. */
async function stateOf(email: string) {
  const row = await db.selectFrom("users").select("id").where("email", "=", email).execute();
  const mails = await db.selectFrom("outbox").selectAll().where("recipient", "=", email).execute();
  return { isThere: row.length === 1, mails };
}

test("an account nobody uses goes after five years, a month after its owner was told", async () => {
  const email = "absent@example.com";
  await addPerson(db, { email });
  await addPerson(db, { email: "chief@example.com", role: "administrator" });
  await cleanUpAfter(fiveYears - 40);
  expect(await stateOf(email)).toEqual({ isThere: true, mails: [] });

  await cleanUpAfter(fiveYears - 28);
  const { mails } = await stateOf(email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Contul tău la Atelier va fi șters"]);
  expect(mails[0]?.text).toMatch(/pe \d+ \p{L}+ 20\d\d/u);
  expect(mails[0]?.text).toContain("/autentificare");
  await cleanUpAfter(fiveYears - 1);
  expect((await stateOf(email)).isThere).toBe(true);
  await cleanUpAfter(fiveYears + 3);
  expect(await stateOf(email)).toEqual({ isThere: false, mails: [] });
  expect(await stateOf("chief@example.com")).toEqual({ isThere: true, mails: [] });
});

test("who comes back after the warning, or is remembered by the browser, keeps the account", async () => {
  const { findAccount, startSession } =
    await import("~/people/identity/front/account-session.server");
  const email = "back@example.com";
  const userId = await addPerson(db, { email });
  const remembered = "remembered@example.com";
  const other = await addPerson(db, { email: remembered });
  const token = await startSession({ userId: other, isRemembered: true, userAgent: "" }, db);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  expect(await findAccount(token, inDays(29), db)).toBeDefined();

  await cleanUpAfter(fiveYears - 20);
  expect((await stateOf(email)).mails).toHaveLength(1);
  expect((await stateOf(remembered)).mails).toEqual([]);
  vi.useFakeTimers({ toFake: ["Date"], now: inDays(fiveYears - 10) });
  await startSession({ userId, isRemembered: false, userAgent: "" }, db);
  vi.useRealTimers();
  await cleanUpAfter(fiveYears + 20);
  expect((await stateOf(email)).isThere).toBe(true);
  expect((await stateOf(remembered)).isThere).toBe(true);
});

test("a message goes after five years, with its file", async () => {
  const directory = join(process.env.SHOP_DATA ?? "", "uploads", "contact");
  const file = join(directory, "a.pdf");
  await mkdir(directory, { recursive: true });
  await writeFile(file, "%PDF-");
  const id = await addMessage(db, { attachment_file: "a.pdf", attachment_name: "plan.pdf" });
  const isThere = async () =>
    (await db.selectFrom("contact_messages").select("id").where("id", "=", id).execute()).length;
  await cleanUpAfter(fiveYears - 2);
  expect([await isThere(), existsSync(file)]).toEqual([1, true]);
  await cleanUpAfter(fiveYears + 2);
  expect([await isThere(), existsSync(file)]).toEqual([0, false]);
});

test("a conversation with the assistant goes after thirty days", async () => {
  await visitor().post("/asistent", { message: "Aveți birouri?" });
  const count = async () => (await db.selectFrom("conversations").select("id").execute()).length;
  await cleanUpAfter(29);
  expect(await count()).toBe(1);
  await cleanUpAfter(31);
  expect(await count()).toBe(0);
});

test("an address for the newsletter goes unconfirmed after a week, ended after five years", async () => {
  const { confirmSubscription, unsubscribe } =
    await import("~/shop/messages/front/newsletter.server");
  const addresses = async () =>
    (await db.selectFrom("newsletter_subscribers").select("email").execute()).map(
      ({ email }) => email,
    );
  await subscribe(db, "nobody@example.com");
  const ended = await subscribe(db, "ended@example.com");
  await confirmSubscription(ended, db);
  await unsubscribe(ended, db);
  await cleanUpAfter(6);
  expect(await addresses()).toHaveLength(2);
  await cleanUpAfter(8);
  expect(await addresses()).toEqual(["ended@example.com"]);
  await cleanUpAfter(fiveYears + 2);
  expect(await addresses()).toEqual([]);
  const proofs = await db
    .selectFrom("consents")
    .select("id")
    .where("email", "=", "ended@example.com")
    .execute();
  expect(proofs).toEqual([]);
});

test.each([40 * YEARS, -40 * YEARS])(
  "a clock %i days off forgets nothing and says so once; come back, it goes on by itself",
  async (days) => {
    await cleanUpAfter(0);
    const email = "late@example.com";
    await addPerson(db, { email });
    const old = await addMessage(db, { created_at: "2020-01-01T08:00:00.000Z" });
    const isThere = async () =>
      (await db.selectFrom("contact_messages").select("id").where("id", "=", old).execute()).length;
    const said = vi.spyOn(console, "log").mockReturnValue();
    for (const hours of [0, 1, 30]) await withClock(days + hours / 24, cleanUp);
    const lines = said.mock.calls.map(([line]) => JSON.parse(String(line)) as { event: string });
    said.mockRestore();
    expect(lines.map(({ event }) => event)).toEqual(["clock-jumped"]);
    expect([await isThere(), await stateOf(email)]).toEqual([1, { isThere: true, mails: [] }]);

    await cleanUp();
    expect(await isThere()).toBe(0);
    expect(await db.selectFrom("clock").select("noticed_at").execute()).toEqual([
      { noticed_at: null },
    ]);
  },
);
