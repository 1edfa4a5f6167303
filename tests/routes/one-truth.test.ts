import { randomUUID } from "node:crypto";

import fc from "fast-check";
import { expect, test, vi } from "vitest";

import { formatDay } from "~/format/dates";
import { formatLei } from "~/format/money";
import { translateIn } from "~/i18n/translate.server";
import type { Language } from "~/languages";
import { composeConfirmation } from "~/orders/confirmation-mail.server";
import { composeStatusMail } from "~/orders/order-mail.server";
import { changeOrderStatus, recordPayment } from "~/orders/order-workflow.server";
import { findOrderByToken, type Order } from "~/orders/order.server";
import { findWorkFaults } from "~/orders/work-lock.server";
import { findSettings } from "~/shop/settings.server";
import type { OrderStatus, PaymentMethod } from "~db/schema";

import { placePieces, type Wanted } from "../orders-placed";
import { size } from "../promises/proof";
import { pieces } from "../world";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const desk = await signedIn({ role: "administrator", email: "sefa@example.com" });
const guest = visitor();
const admin = { id: "", email: "sefa@example.com" };
const settings = await findSettings(db);

const design = { material: "pal-nuc", handle: "wood", width: 140, height: 75, depth: 60 } as const;

/** An order as its model knows it: the sums of its lines and what has happened; bani. */
interface Known {
  method: PaymentMethod;
  madeBani: number;
  readyBani: number;
  chargesBani: number;
  status: OrderStatus;
  paidBani: number;
}

/** The plan that the shop promises, worked out without it (commerce.md, *Paying*). */
function promised({ method, madeBani, readyBani, chargesBani, status, paidBani }: Known) {
  const total = madeBani + readyBani + chargesBani;
  const isAtDelivery = method === "cash_on_delivery";
  const first = isAtDelivery ? 0 : madeBani > 0 ? Math.round(madeBani / 2) + readyBani : total;
  const isFirstAsked = madeBani === 0 || status !== "new";
  const isMade = status === "in_delivery" || status === "delivered";
  const firstLeft = Math.max(0, first - paidBani);
  const restAsked = isAtDelivery ? status === "delivered" : isMade;
  const rest = total - first;
  const restLeft = Math.min(rest, total - paidBani);
  const isEnded = status === "cancelled";
  const next = firstLeft > 0 ? (isFirstAsked ? firstLeft : 0) : restAsked ? restLeft : 0;
  const asked = isEnded ? 0 : next;
  return { total, first, rest, asked, mayWork: madeBani === 0 || isAtDelivery || firstLeft === 0 };
}

/** Sums in bani, as a text in a language writes them after "To be paid now". */
const askedIn = (text: string, language: Language): string[] => {
  const sentence = translateIn(language, "mail")("move.due", { sum: "¦", day: "§" });
  const pattern = sentence
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace("¦", "([\\d.,\\s]+\\slei)")
    .replace("§", "[^:]+?");
  return [...text.matchAll(new RegExp(pattern, "giu"))].map(([, sum = ""]) => sum.trim());
};

async function judge(token: string, known: Known, language: Language): Promise<void> {
  const order = (await findOrderByToken(token, db))!;
  const { total, first, rest, asked, mayWork } = promised(known);
  const lei = (bani: number, of: Language = "ro") => formatLei(bani, of);
  const page = mainOf(await guest.get(`/comanda/${token}`));
  const office = mainOf(await desk.get(`/admin/comenzi/${order.number}`));
  const story = `${order.number} ${JSON.stringify(known)}`;

  // One sum is asked for, everywhere the same, or none anywhere.
  expect([story, askedIn(page, "ro")]).toEqual([story, asked > 0 ? [lei(asked)] : []]);
  if (asked > 0) {
    expect([story, page]).toEqual([story, expect.stringContaining(lei(asked))]);
    expect([story, office]).toEqual([story, expect.stringContaining(lei(asked))]);
  }
  const account = /Suma ([\d.,]+ Lei)/.exec(page)?.[1];
  const isByTransfer = known.method === "bank_transfer";
  expect([story, account]).toEqual([story, asked > 0 && isByTransfer ? lei(asked) : undefined]);
  const mail = composeStatusMail(order, settings).text;
  const isMailed = asked > 0 && known.status !== "delivered";
  expect([story, askedIn(mail, language)]).toEqual([story, isMailed ? [lei(asked, language)] : []]);

  // Both parts of the plan stand in it with their sums, and the parts come to the total.
  if (known.status !== "cancelled") {
    for (const part of [first, rest].filter((bani) => bani > 0)) {
      expect([story, page]).toEqual([story, expect.stringContaining(lei(part))]);
    }
  }
  expect(order.total_bani).toBe(total);

  // One step is now; what was never paid is no step of an order that is over.
  const steps = page.match(/Drumul comenzii (.*?) Ce urmează/)?.[1] ?? "";
  const now = steps.match(/acum/g)?.length ?? 0;
  const isOver = known.status === "cancelled" || (known.status === "delivered" && asked === 0);
  expect([story, steps, now]).toEqual([story, steps, isOver ? 0 : 1]);
  if (known.status === "cancelled" && known.paidBani === 0) expect(steps).not.toContain("plată");

  // Nothing promises what the order's state cannot keep.
  if (known.status === "delivered") expect(page).not.toMatch(/te sunăm|stabilim livrarea/i);
  const faults = await findWorkFaults(order.number, db);
  expect([story, faults.includes("advance-missing")]).toEqual([story, !mayWork]);
  if (!mayWork) expect(page).not.toContain("își așteaptă rândul");
}

function sumsOf({ lines, total_bani }: Order) {
  const of = (isMade: boolean) =>
    lines
      .filter((line) => line.is_withdrawal_exempt === isMade)
      .reduce((sum, line) => sum + line.line_total_bani - line.discount_bani, 0);
  const [madeBani, readyBani] = [of(true), of(false)];
  return { madeBani, readyBani, chargesBani: total_bani - madeBani - readyBani };
}

const placed = fc
  .record({
    beds: fc.integer({ min: 0, max: 2 }),
    desks: fc.integer({ min: 0, max: 2 }),
    method: fc.constantFrom("bank_transfer" as const, "card" as const, "cash_on_delivery" as const),
    language: fc.constantFrom("ro" as const, "en" as const, "hu" as const),
    way: fc.constantFrom<OrderStatus[]>(
      ["confirmed", "in_production", "in_delivery", "delivered"],
      ["confirmed", "cancelled"],
      ["cancelled"],
    ),
    // Before each step so much of what is open is paid, in thousandths.
    pays: fc.array(fc.constantFrom(0, 0, 300, 1000), { minLength: 5, maxLength: 5 }),
  })
  .filter(({ beds, desks }) => beds + desks > 0)
  // What is made to order is not sold for cash at the delivery, nor are cards taken by this shop.
  .map((one) => ({
    ...one,
    method: one.desks > 0 && one.method !== "card" ? ("bank_transfer" as const) : one.method,
  }))
  .filter(({ method }) => method !== "card");

test("what is paid first, what is asked for and what is next are the same on every surface, at every step", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-02T10:00:00Z"), toFake: ["Date"] });
  let buyers = 0;
  await fc.assert(
    fc.asyncProperty(placed, async ({ beds, desks, method, language, way, pays }) => {
      const wanted: Wanted[] = [
        ...(beds > 0 ? [[pieces.bed, beds] as Wanted] : []),
        ...(desks > 0 ? [[pieces.desk, desks, design] as Wanted] : []),
      ];
      await db.updateTable("products").set({ stock_quantity: 99 }).execute();
      // Everybody is somebody else: what one person may pay in cash on a day is limited.
      buyers += 1;
      const phone = `07${String(20_000_000 + buyers)}`;
      const who = { email: `client${buyers}@example.com`, phone };
      const order = await placePieces(db, wanted, { paymentMethod: method, language, ...who });
      const known: Known = { ...sumsOf(order), method, status: "new", paidBani: 0 };
      const { total, first, rest } = promised(known);
      const confirmation = composeConfirmation(order, settings, undefined).text;
      for (const part of first > 0 && rest > 0 ? [first, rest] : [total]) {
        expect(confirmation).toContain(formatLei(part, language));
      }
      await judge(order.token, known, language);
      for (const [index, to] of way.entries()) {
        const open = known.status === "new" && known.madeBani > 0 ? first : total;
        const bani = Math.floor(((open - known.paidBani) * pays[index]!) / 1000);
        if (bani > 0) {
          const money = { kind: "advance", method: "bank_transfer", remark: "" } as const;
          const payment = { ...money, amountBani: bani, formToken: randomUUID() };
          expect((await recordPayment(order.number, payment, admin, db)).kind).toBe("recorded");
          known.paidBani += bani;
          await judge(order.token, known, language);
        }
        const change = { number: order.number, from: known.status, to, note: "" };
        const moved = await changeOrderStatus(
          { ...change, override: "așa s-a stabilit la telefon" },
          admin,
          (one) => ({ ...composeStatusMail(one, settings) }),
          db,
        );
        expect(moved.kind).toBe("moved");
        known.status = to;
        await judge(order.token, known, language);
      }
      const proformas = await db
        .selectFrom("documents")
        .select("kind")
        .where("order_id", "=", order.id)
        .where("kind", "=", "proforma")
        .execute();
      expect(proformas.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: size(8, 1000) },
  );
  vi.useRealTimers();
});

test("the day of a first payment is counted from the confirmation, and said the same", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-02T10:00:00Z"), toFake: ["Date"] });
  const order = await placePieces(db, [[pieces.desk, 1, design]]);
  vi.setSystemTime(new Date("2026-11-20T10:00:00Z"));
  await changeOrderStatus(
    { number: order.number, from: "new", to: "confirmed", note: "" },
    admin,
    (one) => composeStatusMail(one, settings),
    db,
  );
  const day = formatDay("2026-11-25T12:00:00Z", "ro");
  const page = mainOf(await guest.get(`/comanda/${order.token}`));
  expect(page.split(day).length - 1).toBeGreaterThanOrEqual(2);
  expect(mainOf(await desk.get(`/admin/comenzi/${order.number}`))).toContain(day);
  const [mail] = await db
    .selectFrom("outbox")
    .select("text")
    .where("subject", "like", `%${order.number}: Confirmată%`)
    .execute();
  expect(mail?.text).toContain(day);
  vi.useRealTimers();
});
