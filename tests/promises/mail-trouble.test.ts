// Takes turns.

import { sql } from "kysely";
import { expect, test, type TestContext } from "vitest";

import { breakChange } from "../engine";
import { eventually } from "../eventually";
import { addPerson } from "../people";
import { startShop, type ShopProcess } from "../shop-process";
import { pieces } from "../world";
import { BadMailServer, troubles } from "./bad-mail-server";
import { readyToOrder, visit } from "./buying";
import { Mailbox } from "./mailbox";
import { figure, isFull, size, someOf } from "./proof";

const ORDERS = size(6, 200);
const KILLS = size(2, 20);
const SHOP = "comenzi@atelier.example";

/** A shop of its own, whose mail goes through a server that can be put into trouble. */
async function openShop(onTestFinished: TestContext["onTestFinished"]) {
  const mailbox = new Mailbox();
  const server = new BadMailServer(await mailbox.open());
  const shop = await startShop({ SMTP_URL: await server.open(), MAIL_SHOP: SHOP });
  onTestFinished(async () => {
    await shop.dispose();
    await server.close();
    await mailbox.close();
  });
  // Nothing runs low here, which the shop would be told by a mail of its own.
  await shop.db.updateTable("products").set({ stock_quantity: 100_000 }).execute();
  return { shop, server, mailbox };
}

test.concurrent("a server on another machine is told nothing in clear", async ({
  onTestFinished,
}) => {
  const mailbox = new Mailbox();
  // This address reaches the server and is not the loopback's name.
  const server = (await mailbox.open()).replace("127.0.0.1", "0.0.0.0");
  const shop = await startShop({ SMTP_URL: server, MAIL_SHOP: SHOP });
  onTestFinished(async () => {
    await shop.dispose();
    await mailbox.close();
  });
  await placeOrders(shop, "clear", 1);
  const failures = shop.db.selectFrom("outbox").select("last_error");
  const failed = failures.where("last_error", "is not", null);
  await eventually("a mail failed", async () => (await failed.execute()).length > 0);
  expect((await failed.execute())[0]?.last_error).toMatch(/STARTTLS|TLS/i);
  expect(mailbox.letters).toEqual([]);
});

// At the same time: most of it is waiting for the shop to look at its outbox again.
for (const trouble of someOf(troubles, 3)) {
  test.concurrent(
    `a mail server that is in trouble (${trouble}) loses no order and no mail, and slows no checkout`,
    async ({ onTestFinished, expect }) => {
      const { shop, server, mailbox } = await openShop(onTestFinished);
      const usual = median(await placeOrders(shop, `usual-${trouble}`, 10));
      await eventually("the usual mails are gone", async () => (await countUnsent(shop)) === 0);
      const before = mailbox.to(SHOP).length;

      await server.begin(trouble);
      const took = median(await placeOrders(shop, trouble, ORDERS));
      await eventually("a mail was tried", async () => (await countTried(shop)) > 0);
      expect(await countUnsent(shop)).toBe(2 * ORDERS);
      await server.end();

      await eventually("every mail is sent", () => sendWhatWaits(shop), 60_000 + ORDERS * 1000);
      const copies = addresses(trouble, ORDERS).map((address) => mailbox.to(address).length);
      expect(copies).toEqual(copies.map(() => 1));
      expect(mailbox.to(SHOP).length - before).toBe(ORDERS);
      // Beside other tests a machine is slow by itself.
      if (isFull) expect(took).toBeLessThan(2 * usual + 100);
      figure(
        "mail trouble loses no order",
        `${trouble}: ${ORDERS} orders kept, ${2 * ORDERS} mails once each, checkout ${Math.round(took)} ms (usually ${Math.round(usual)} ms)`,
      );
    },
    180_000 + ORDERS * 5000,
  );
}

test.concurrent(
  "a shop killed while it sends mail sends every mail, at most one of them again each time",
  async ({ onTestFinished, expect }) => {
    const { shop, mailbox } = await openShop(onTestFinished);
    await placeOrders(shop, "killed", ORDERS);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const seen = mailbox.letters.length;
      await sendWhatWaits(shop);
      await eventually(
        "mail is on its way",
        async () => mailbox.letters.length > seen || (await countUnsent(shop)) === 0,
      );
      await shop.kill();
      await shop.restart();
    }
    await eventually("every mail is sent", () => sendWhatWaits(shop), 60_000 + ORDERS * 1000);

    let repeated = 0;
    for (const address of addresses("killed", ORDERS)) {
      const letters = mailbox.to(address);
      expect(letters.length).toBeGreaterThanOrEqual(1);
      // A mail program can tell a repeated message by its id.
      expect(new Set(letters.map(({ headers }) => headers.get("message-id"))).size).toBe(1);
      repeated += letters.length - 1;
    }
    expect(repeated).toBeLessThanOrEqual(KILLS);
    figure(
      "mail trouble loses no order",
      `${KILLS} kills while sending: ${repeated} mails repeated`,
    );
  },
  180_000 + ORDERS * 5000,
);

test.concurrent("a link that cannot be mailed stops no other mail, and is put aside after five tries", async ({
  onTestFinished,
  expect,
}) => {
  const { shop, mailbox } = await openShop(onTestFinished);
  await addPerson(shop.db, { email: "poison@example.com" });
  await addPerson(shop.db, { email: "ana@example.com" });
  const when = "new.recipient = 'poison@example.com'";
  const message = "no mail to poison@example.com";
  await breakChange(shop.db, { change: "insert", table: "outbox", when }, message);
  const visitor = visit(shop);
  for (const email of ["poison@example.com", "ana@example.com"]) {
    expect((await visitor.post("/resetare-parola", { email })).status).toBe(303);
  }
  await placeOrders(shop, "beside", 1);

  await eventually("the order's mail is there", () => {
    return mailbox.to("beside-0@example.com").length === 1;
  });
  await eventually("the other link is there", () => mailbox.to("ana@example.com").length === 1);
  const asideLine = /"event":"link-request-put-aside","id":\d+,"purpose":"reset","attempts":5/;
  await eventually("it is put aside", () => asideLine.test(shop.output()), 60_000);
  expect(shop.output().match(/"event":"link-request-failed"/g)).toHaveLength(4);
  expect(shop.output()).not.toContain("poison");
  expect(mailbox.to("poison@example.com")).toEqual([]);
});

/** Places orders one after another; returns how long each took, in milliseconds. */
async function placeOrders(shop: ShopProcess, name: string, count: number): Promise<number[]> {
  const took: number[] = [];
  for (const email of addresses(name, count)) {
    const { visitor, form } = await readyToOrder(shop, pieces.desk);
    const before = performance.now();
    const { status } = await visitor.post("/finalizare-comanda/verificare", { ...form, email });
    took.push(performance.now() - before);
    expect(status).toBe(303);
  }
  return took;
}

function addresses(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => `${name}-${place}@example.com`);
}

/** Lets the wait of whatever failed be over. */
async function sendWhatWaits(shop: ShopProcess): Promise<boolean> {
  await shop.db
    .updateTable("outbox")
    .set({ next_attempt_at: now() })
    .where("sent_at", "is", null)
    .execute();
  return (await countUnsent(shop)) === 0;
}

/** Counted with the two of each order whose mails are not written yet. */
async function countUnsent({ db }: ShopProcess): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select 2 * (select count(*) from order_mail_requests)
      + (select count(*) from outbox where sent_at is null) as count`.execute(db);
  return rows[0]?.count ?? NaN;
}

async function countTried({ db }: ShopProcess): Promise<number> {
  const tried = db.selectFrom("outbox").select("id").where("sent_at", "is", null);
  return (await tried.where("attempts", ">", 0).execute()).length;
}

function now(): string {
  return new Date().toISOString();
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
