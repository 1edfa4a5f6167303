import fc from "fast-check";
import { expect, test } from "vitest";

import { buildFrozen, type FrozenPlan } from "~/furniture/planner/frozen-plan.server";
import { addDays, today } from "~/platform/format/dates";
import { findSettings } from "~/platform/settings/settings.server";
import { findBilledOrder } from "~/sales/billing/issuing/find-billed-order.server";
import { planOf } from "~/sales/orders/order-plan";
import { findOrderByToken, findStaffOrder } from "~/sales/orders/order.server";
import {
  findQuoteWork,
  expireQuotes,
  remindOfQuotes,
} from "~/sales/quotes/front/old-quotes.server";
import { deleteOldQuoteRequests } from "~/sales/quotes/front/personal-data.server";
import { standingOn } from "~/sales/quotes/front/quote-rules";
import { findQuotedDesign, readDesignAddress } from "~/sales/quotes/quoted-design.server";
import type { Db } from "~db/engine";

import { wardrobePlan } from "../orders-placed";
import { buyerDetails } from "../world";
import { openDesk, planQuery, productQuery, request, written } from "./desk";

const laterBy = (days: number) => new Date(Date.now() + days * 86_400_000);

async function stockOf(db: Db, id: string): Promise<number> {
  const product = db.selectFrom("products").select("stock_quantity").where("id", "=", id);
  return (await product.executeTakeFirstOrThrow()).stock_quantity;
}

test("an accepted quote is an order at the quote's prices, with its pieces as they were frozen", async () => {
  const { db, send, accept, read } = await openDesk({ language: "en" });
  expect((await send()).kind).toBe("done");
  // Whatever the shop asks and offers meanwhile.
  await db.updateTable("materials").set({ surcharge_bani: 9_999_00 }).execute();
  const accepted = await accept(1);
  expect(accepted).toMatchObject({ kind: "placed", isRepeat: false });
  const { order: link, state } = await read();
  expect(state).toBe("accepted");
  const order = (await findOrderByToken(link!.token, db))!;
  const total = 2 * 4_000_00 + 350_00 + 150_00;
  expect(order).toMatchObject({
    language: "en",
    total_bani: total,
    advance_bani: (8_000_00 + 350_00) / 2,
    transport_state: "agreed",
    transport_bani: 150_00,
    status: "new",
  });
  expect(order.lines).toMatchObject([
    { name: "Dulap", quantity: 2, unit_price_bani: 4_000_00, is_withdrawal_exempt: true },
    { name: "Iluminare LED", quantity: 1, design: null, is_withdrawal_exempt: true },
  ]);
  expect(order.lines[0]!.term).toEqual({ from: 30, to: 40, isAfterAdvance: true });
  const dues = planOf(order);
  expect(dues.reduce((sum, due) => sum + due.amountBani, 0)).toBe(total);
  expect(dues[0]!.amountBani).toBe((8_000_00 + 350_00) / 2);
  expect((await findStaffOrder(link!.token, db))!.lines).toHaveLength(2);
  const billed = await findBilledOrder(order.id, db);
  expect(billed.lines.every((line) => line.isMadeToOrder)).toBe(true);
  const stored = await db
    .selectFrom("order_lines")
    .select("configuration")
    .where("configuration", "!=", "")
    .executeTakeFirstOrThrow();
  const frozen = JSON.parse(stored.configuration) as FrozenPlan;
  expect(frozen.plan).toBe(wardrobePlan);
  expect(buildFrozen(frozen).piece.boards.length).toBeGreaterThan(0);
});

test("a product's own design is quoted and ordered too, in the customer's and in Romanian words", async () => {
  const { db, send, accept, read } = await openDesk({ language: "en" });
  const own = (await findQuotedDesign(productQuery, "en", db))!;
  const romanian = (await findQuotedDesign(productQuery, "ro", db))!;
  expect(own.priceBani).toBeGreaterThan(0);
  const stock = await stockOf(db, own.productId!);
  const line = { title: own.name, design: own.design, quantity: 1, unit_bani: 1_234_00 };
  expect((await send({ lines: [line] })).kind).toBe("done");
  await accept(1);
  const { token } = (await read()).order!;
  expect((await findOrderByToken(token, db))!.lines).toMatchObject([{ name: own.name }]);
  expect((await findStaffOrder(token, db))!.lines).toMatchObject([{ name: romanian.name }]);
  expect(await stockOf(db, own.productId!)).toBe(stock);
});

test("of fifty acceptances at once, one makes the order", async () => {
  const { db, send, accept, read } = await openDesk();
  await send();
  const all = await Promise.all(Array.from({ length: 50 }, () => accept(1)));
  expect(all.filter((one) => one.kind === "placed" && !one.isRepeat)).toHaveLength(1);
  expect(all.filter((one) => one.kind === "placed" && one.isRepeat)).toHaveLength(49);
  expect(await db.selectFrom("orders").select("id").execute()).toHaveLength(1);
  const asked = await db.selectFrom("order_mail_requests").select("id").execute();
  expect(asked).toHaveLength(1);
  expect((await read()).quotes[0]).toMatchObject({ state: "accepted" });
});

test("an old version, an expired one and one that was taken back are not accepted", async () => {
  const { db, send, accept, answer, close, read } = await openDesk();
  await send();
  await send({ transport_bani: 99_00 });
  expect(await accept(1)).toEqual({ kind: "replaced" });
  expect(await accept(3)).toEqual({ kind: "unknown" });
  expect(await expireQuotes(laterBy(16), db)).toBe(1);
  expect(await expireQuotes(laterBy(16), db)).toBe(0);
  expect((await read()).state).toBe("expired");
  expect(await accept(2)).toEqual({ kind: "expired" });
  expect(await answer(2, "ask-again", "Încă o vreau")).toEqual({ kind: "done" });
  expect(await accept(2)).toEqual({ kind: "answered" });
  expect((await read()).state).toBe("new");
  await send();
  expect((await close()).kind).toBe("done");
  expect(await accept(3)).toEqual({ kind: "replaced" });
  expect((await send()).kind).toBe("ended");
  expect(await db.selectFrom("orders").select("id").execute()).toHaveLength(0);
});

test("a quote is not accepted for another county, in cash, or under other terms", async () => {
  const { send, accept } = await openDesk();
  await send();
  const elsewhere = { ...buyerDetails, county: "RO-CJ", sector: "", city: "Cluj-Napoca" };
  expect(await accept(1, { details: elsewhere })).toEqual({ kind: "elsewhere" });
  const cash = { ...buyerDetails, paymentMethod: "cash_on_delivery" as const };
  expect(await accept(1, { details: cash })).toEqual({ kind: "no-cash" });
  expect(await accept(1, { acceptedTexts: "other" })).toEqual({ kind: "other-terms" });
  // Who comes for it may live anywhere.
  await send({ delivery_method: "pickup", county: "", transport_bani: 0 });
  expect(await accept(2, { details: elsewhere })).toMatchObject({ kind: "placed" });
});

test("what was sent is fixed by the database itself, and answered once", async () => {
  const { db, send, answer, accept } = await openDesk();
  await send();
  const change = (values: object) => db.updateTable("quotes").set(values).execute();
  for (const values of [
    { lines: "[]" },
    { transport_bani: 0 },
    { total_bani: 1 },
    { valid_until: "2999-01-01" },
    { note: "" },
    { vat_percent: 0 },
    { state: "draft", sent_at: null },
  ]) {
    await expect(change(values)).rejects.toThrow("does not change");
  }
  expect(await answer(1, "decline", "Prea scump")).toEqual({ kind: "done" });
  expect(await answer(1, "decline", "Prea scump")).toEqual({ kind: "done" });
  expect(await answer(1, "ask-again")).toEqual({ kind: "answered" });
  expect(await accept(1)).toEqual({ kind: "answered" });
  await expect(change({ state: "sent", answered_at: null })).rejects.toThrow("answered once");
});

test("the same form sent twice sends one version, and one that has not seen the newest none", async () => {
  const { db, send, draft, read } = await openDesk();
  const { version } = await read();
  expect((await send({}, version)).kind).toBe("done");
  expect((await send({}, version)).kind).toBe("done");
  expect((await send({ note: "alta" }, version)).kind).toBe("stale");
  expect((await read()).quotes).toHaveLength(1);
  expect((await draft({ note: "ciornă" })).kind).toBe("done");
  expect((await draft({ note: "ciorna a doua" })).kind).toBe("done");
  expect((await read()).quotes.map(({ version: one, state }) => [one, state])).toEqual([
    [2, "draft"],
    [1, "sent"],
  ]);
  expect((await send({ lines: [] })).kind).toBe("no-lines");
  expect((await send({ valid_until: addDays(today(), -1) })).kind).toBe("past");
  const unmade = { ...written.lines[0]!, design: "d=nothing" };
  expect(await send({ lines: [unmade] })).toEqual({ kind: "unmade", line: 0 });
  // The receipt of the request, and the quote once.
  const mails = db.selectFrom("outbox").select("id").where("recipient", "=", "ioana@example.com");
  expect(await mails.execute()).toHaveLength(2);
  const journal = await db.selectFrom("audit_log").select(["action", "subject_id"]).execute();
  expect(journal.filter(({ action }) => action === "quote-sent")).toHaveLength(1);
  expect(journal.filter(({ action }) => action === "quote-drafted")).toHaveLength(2);
});

test("the same request sent twice is one, and a sixth open one is refused", async () => {
  const { db, token } = await openDesk();
  expect(await request(db)).toEqual({ kind: "sent", token, isRepeat: true });
  for (let count = 2; count <= 5; count += 1) {
    expect((await request(db, {}, `form-${count}`)).kind).toBe("sent");
  }
  expect((await request(db, { email: "IOANA@example.com" }, "form-6")).kind).toBe("too-many-open");
  expect((await request(db, { email: "radu@example.com" }, "form-6")).kind).toBe("sent");
  const numbers = await db.selectFrom("quote_requests").select("number").execute();
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(6);
  expect(numbers[0]!.number).toMatch(/^CO-\d{4}-00001$/);
});

test("a customer is reminded once, two days before the end; the desk counts what waits and what ends", async () => {
  const { db, send } = await openDesk();
  expect(await findQuoteWork(new Date(), db)).toMatchObject({
    waiting: { count: 1 },
    ending: { count: 0 },
  });
  await send();
  const settings = await findSettings(db);
  const remind = (days: number) => remindOfQuotes(settings, laterBy(days), db);
  expect(await remind(3)).toBe(0);
  expect(await remind(12)).toBe(1);
  expect(await remind(13)).toBe(0);
  expect(await findQuoteWork(laterBy(12), db)).toMatchObject({
    waiting: { count: 0 },
    ending: { count: 1 },
  });
});

test("requests go five years after the last thing that happened to them, orders stay", async () => {
  const { db, send, accept } = await openDesk({
    pictures: [{ file: "poza.webp", bytes: 10 }],
  });
  await send();
  await accept(1);
  expect(await deleteOldQuoteRequests(laterBy(4 * 365), db)).toEqual([]);
  expect(await deleteOldQuoteRequests(laterBy(5 * 366), db)).toEqual(["poza.webp"]);
  expect(await db.selectFrom("quotes").select("id").execute()).toEqual([]);
  expect(await db.selectFrom("orders").select("id").execute()).toHaveLength(1);
});

test("an address of the planner or of a product is read as a design, anything else is not", () => {
  const origin = "https://atelier.example";
  expect(readDesignAddress(`${origin}/proiecteaza?${planQuery}&pas=pret`)).toBe(planQuery);
  expect(readDesignAddress(`/in-camera?${productQuery}`)).toContain("piesa=dormitoare%2F2");
  const product = readDesignAddress(`${origin}/produse/dormitoare/2?fila=x&width=120`);
  expect(new URLSearchParams(product).get("piesa")).toBe("dormitoare/2");
  for (const typed of ["", "dulap", "https://", "javascript:alert(1)", "https://x/y?a=b"]) {
    expect(readDesignAddress(typed)).toBeUndefined();
  }
});

test("a quote is open through its last day, unless it has an answer", () => {
  const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays("2026-01-01", days));
  fc.assert(
    fc.property(day, day, (valid_until, now) => {
      const expected = now <= valid_until ? "sent" : "expired";
      expect(standingOn({ state: "sent", valid_until }, now)).toBe(expected);
      expect(standingOn({ state: "accepted", valid_until }, now)).toBe("accepted");
    }),
  );
});

type Step =
  | { kind: "draft" | "close" | "expire" }
  | { kind: "send"; days: number; transport: number }
  | { kind: "accept" | "ask-again" | "decline"; version: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>({ kind: "draft" }, { kind: "expire" }),
  { arbitrary: fc.constant<Step>({ kind: "close" }), weight: 1 },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("send" as const),
      days: fc.integer({ min: 0, max: 3 }),
      transport: fc.integer({ min: 0, max: 500_00 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom("accept" as const, "ask-again" as const, "decline" as const),
      version: fc.integer({ min: 1, max: 4 }),
    }),
  },
);

test("no order of steps accepts twice, accepts an old or expired version, or changes what was accepted", async () => {
  const light = [{ title: "Masă", design: "", quantity: 1, unit_bani: 500_00 }];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const desk = await openDesk();
      let agreed: string | undefined;
      for (const one of steps) {
        const before = await desk.read();
        const newest = before.quotes.find(({ state }) => state !== "draft");
        switch (one.kind) {
          case "draft":
            await desk.draft({ lines: light });
            break;
          case "send":
            await desk.send({
              lines: light,
              transport_bani: one.transport,
              valid_until: addDays(today(), one.days),
            });
            break;
          case "close":
            await desk.close();
            break;
          case "expire":
            await expireQuotes(laterBy(10), desk.db);
            break;
          case "accept": {
            const result = await desk.accept(one.version);
            if (result.kind === "placed" && !result.isRepeat) {
              expect(agreed).toBeUndefined();
              expect(newest).toMatchObject({ version: one.version, state: "sent" });
            }
            break;
          }
          default:
            await desk.answer(one.version, one.kind);
        }
        const after = await desk.read();
        const accepted = after.quotes.filter(({ state }) => state === "accepted");
        const orders = await desk.db.selectFrom("orders").select(["id", "total_bani"]).execute();
        expect(accepted.length).toBeLessThanOrEqual(1);
        expect(orders).toHaveLength(accepted.length);
        const now = accepted[0] && JSON.stringify([accepted[0], orders, after.order, after.state]);
        if (agreed !== undefined) expect(now).toBe(agreed);
        agreed = now ?? agreed;
      }
      await desk.db.destroy();
    }),
    { numRuns: 25 },
  );
});
