import { randomUUID } from "node:crypto";

import fc from "fast-check";
import { expect, test, vi } from "vitest";

import { addDays, formatDay, today } from "~/platform/format/dates";
import { formatLei, writeLei } from "~/platform/format/money";
import { formatRon } from "~/platform/format/office-money";
import type { Language } from "~/platform/i18n/languages";
import { cardKeys } from "~/platform/settings/card-keys.server";
import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { composeConfirmation } from "~/sales/orders/mails/confirmation-mail.server";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import { recordPayment } from "~/sales/orders/record-payment.server";
import { findWorkFaults } from "~/sales/orders/work-lock.server";
import type { OrderStatus } from "~db/schema";

import { addDiscount } from "../discounts/fixtures";
import { buy, type Bought, type Surface } from "../one-truth/buy";
import { paymentsOf, promiseOf, type Known } from "../one-truth/model";
import { plain, said, SUM, words, type Words } from "../one-truth/said";
import {
  readDeliveryNote,
  readPapers,
  readSurfaces,
  readToDo,
  type SurfaceName,
} from "../one-truth/surfaces";
import { wishes, type Wish } from "../one-truth/wish";
import { approveDrawings, placePieces } from "../orders-placed";
import { figure, size } from "../promises/proof";
import type { Visitor } from "../visitor";
import { pieces } from "../world";
import { mainOf } from "./reading";
import { openShop } from "./shop";

// Before the shop is opened: what it cleans up by itself has the same day.
const begin = new Date("2026-11-02T10:00:00Z");
vi.useFakeTimers({ now: begin, toFake: ["Date"] });
const { db, visitor, signedIn } = await openShop();
// Who signs in on the last day of all orders is signed in on each of them.
vi.setSystemTime(begin.getTime() + 30 * 86_400_000);
const desk = await signedIn({ role: "administrator", email: "sefa@example.com" });
const reader = visitor();
const admin = { id: "", email: "sefa@example.com" };
const settings = await findSettings(db);
const design = { material: "pal-nuc", handle: "wood", width: 140, height: 75, depth: 60 } as const;
await cardKeys.stripe.secret.save("sk_test_of_nobody", admin, db);
await cardKeys.stripe.webhook.save("whsec_of_nobody", admin, db);
for (const value of [7, 15]) {
  await addDiscount(db, { code: `MINUS${value}`, kind: "percent", value });
}

/** A sum as the surface writes it: the office in RON, all others in lei. */
const sumOn = ({ name, language }: Surface, bani: number) =>
  ["desk", "order list", "production"].includes(name)
    ? `${writeLei(bani, "ro", 2)} RON`
    : plain(formatLei(bani, language));

/** Gathers what is said beside what is true, and then refuses all that differs, in one message. */
function storyOf(wish: Wish, known: Known) {
  const wrong: object[] = [];
  return {
    compare: (what: string, is: unknown, right: unknown) => {
      if (JSON.stringify(is) !== JSON.stringify(right)) wrong.push({ what, is, right });
    },
    hold: () => {
      if (wrong.length > 0) throw new Error(JSON.stringify({ wrong, wish, known }, null, 1));
    },
  };
}

/** The sums of what was found; a day stands before or behind them, as the language has it. */
const sumsOf = (found: Record<string, string>[]) => found.map(({ sum }) => sum);

/** The sums of what is paid first of an order of such a share, wherever a surface names them. */
const firstPayments = ({ text, language }: Surface, { advance }: Known) =>
  said(text, ["cart", "advance"], language, { advance: String(advance) }, `:? ?(?<sum>${SUM})`).map(
    ({ sum }) => sum,
  );

/** When the whole order comes, as its model has it, in a language. */
function promiseIn(known: Known, language: Language): string {
  const promise = promiseOf(known);
  const dayText = (day: string) => formatDay(`${day}T12:00:00Z`, language);
  const daysText = ([from, to]: readonly [number, number]) =>
    from === 0
      ? words(["cart", "term.within"], language, { count: to, days: String(to) })
      : words(["cart", "term.days"], language, { count: to, days: `${from}–${to}` });
  const say = (term: string) =>
    words(["cart", known.isFetched ? "wholePickup" : "wholeDelivery"], language, { term });
  switch (promise.kind) {
    case "none":
      return "";
    case "offer":
      return words(["cart", "term.offer"], language);
    case "after":
      return say(
        words(["cart", `term.after.${promise.what}`], language, { term: daysText(promise.days) }),
      );
    case "by": {
      const date = dayText(promise.day);
      return say(
        promise.days
          ? words(["cart", "term.until"], language, { term: daysText(promise.days), date })
          : words(["cart", "term.by"], language, { date }),
      );
    }
  }
}

/** Every time that a surface says when the whole order comes, as much of it as the right words are long. */
function promisesOn({ text, language }: Surface, right: string): string[] {
  const heads = [
    words(["cart", "wholeDelivery"], language, { term: "" }).trim(),
    words(["cart", "wholePickup"], language, { term: "" }).trim(),
    words(["cart", "term.offer"], language),
  ];
  return heads.flatMap((head) =>
    [...text.matchAll(new RegExp(head.replace(/[.?]/g, "\\$&"), "gu"))].map(({ index }) =>
      text.slice(index, index + Math.max(right.length, head.length)),
    ),
  );
}

async function customerOf({ isSignedIn }: Wish): Promise<Visitor> {
  vi.setSystemTime(begin.getTime() + 30 * 86_400_000);
  const customer = isSignedIn ? await signedIn() : visitor();
  vi.setSystemTime(begin);
  return customer;
}

/** What is said on the way to the order. */
function judgeBefore(wish: Wish, { known, surfaces, sizes, units }: Bought): void {
  const { compare, hold } = storyOf(wish, known);
  const { total, first, isMade } = paymentsOf(known);
  const goods = paymentsOf({ ...known, chargesBani: [] });
  for (const surface of surfaces) {
    const { name, text } = surface;
    const unitBani = units[name];
    if (unitBani !== undefined) {
      compare(`price, ${name}`, text.includes(sumOn(surface, unitBani)), true);
      continue;
    }
    if (name === "answer about paying") {
      compare(name, new RegExp(`(?<!\\d)${known.advance}\\s?%`, "u").test(text), true);
      continue;
    }
    const whole = name === "review" ? { total, first } : goods;
    compare(`total, ${name}`, text.includes(sumOn(surface, whole.total)), true);
    const sums = isMade ? [sumOn(surface, whole.first)] : [];
    compare(`first payment, ${name}`, firstPayments(surface, known), sums);
    for (const one of sizes) compare(`${one}, ${name}`, text.includes(one), true);
  }
  hold();
}

/** The letter that the shop sends at once says what the order's page says. */
function judgeConfirmation(wish: Wish, { known, sizes }: Bought, text: string): void {
  const { compare, hold } = storyOf(wish, known);
  const letter: Surface = { name: "confirmation", language: wish.language, text: plain(text) };
  const { total, first, rest, isMade } = paymentsOf(known);
  const isFirst = isMade && known.method !== "cash_on_delivery";
  const parts = known.on.agreed && isFirst ? [total, first, rest] : [total];
  for (const bani of parts.filter((one) => one > 0))
    compare(`${bani}`, letter.text.includes(sumOn(letter, bani)), true);
  compare("first payment", firstPayments(letter, known), isFirst ? [sumOn(letter, first)] : []);
  const right = promiseIn(known, wish.language);
  compare("when it comes", [...new Set(promisesOn(letter, right))], [right]);
  for (const one of sizes) compare(one, letter.text.includes(one), true);
  hold();
}

/** What is said of an order as it stands now. */
async function judge(
  wish: Wish,
  { token, known, sizes }: Bought,
  customer: Visitor,
): Promise<void> {
  const { isSignedIn } = wish;
  const surfaces = await readSurfaces(token, { db, customer, isSignedIn, desk });
  const { total, first, rest, asked, isMade, mayWork } = paymentsOf(known);
  const order = (await findOrderByToken(token, db))!;
  const isAgreed = known.on.agreed !== undefined;
  const isOver = known.status === "cancelled";
  const { compare, hold } = storyOf(wish, known);
  compare("total", order.total_bani, total);

  // One sum is asked for, everywhere the same, or none anywhere.
  const page = surfaces["order page"];
  const mail = surfaces["status mail"];
  const asks = { sum: SUM, day: "[^:]+?" };
  const askedOn = (surface: Surface, sentence: Words) =>
    sumsOf(said(surface.text, sentence, surface.language, asks));
  const onPage = askedOn(page, ["progress", "customer.pay-advance.text"]);
  compare("asked on the page", onPage, asked > 0 ? [sumOn(page, asked)] : []);
  const isMailed = asked > 0 && known.status !== "delivered";
  const byMail = askedOn(mail, ["mail", "move.due"]);
  compare("asked by mail", byMail, isMailed ? [sumOn(mail, asked)] : []);
  const atDesk = askedOn(surfaces.desk, ["progress", "waiting.pay-advance"]);
  compare("asked, at the desk", atDesk, asked > 0 ? [formatRon(asked)] : []);
  const account = new RegExp(`IBAN .*? (?:Suma|Amount|Összeg) (${SUM})`, "iu")
    .exec(page.text)?.[1]
    ?.trim();
  const isByTransfer = known.method === "bank_transfer";
  compare("into the account", account, asked > 0 && isByTransfer ? sumOn(page, asked) : undefined);

  // The total, its parts and what is paid first are the same wherever they are said.
  for (const name of ["order page", "account", "desk", "order list"] satisfies SurfaceName[]) {
    const surface = surfaces[name];
    if (name === "account" && !isSignedIn) continue;
    compare(`total on the ${name}`, surface.text.includes(sumOn(surface, total)), true);
  }
  for (const name of ["order page", "desk"] satisfies SurfaceName[]) {
    const surface = surfaces[name];
    // The totals are those of the order; by what went back the plan falls.
    const ordered = paymentsOf({ ...known, loweredBani: 0 }).first;
    const sums = isMade && known.method !== "cash_on_delivery" ? [sumOn(surface, ordered)] : [];
    compare(`first payment on the ${name}`, firstPayments(surface, known), sums);
    const parts = isAgreed && !isOver ? [first, rest].filter((bani) => bani > 0) : [];
    for (const part of parts) {
      compare(
        `${part} in the plan on the ${name}`,
        surface.text.includes(sumOn(surface, part)),
        true,
      );
    }
    for (const one of sizes) compare(`${one} on the ${name}`, surface.text.includes(one), true);
  }

  // When it comes is said alike, or not at all.
  for (const name of ["order page", "desk", "status mail"] satisfies SurfaceName[]) {
    const surface = surfaces[name];
    const right = promiseIn(known, surface.language);
    const promises = promisesOn(surface, right);
    const isSilent = right === "" || (name === "status mail" && promises.length === 0);
    compare(`when it comes, on the ${name}`, [...new Set(promises)], isSilent ? [] : [right]);
  }

  // The workshop reads the same days, in the words of the list.
  const head = words(["cart", known.isFetched ? "wholePickup" : "wholeDelivery"], "ro", {
    term: "",
  });
  const term = promiseIn(known, "ro").replace(head.trim(), "").trim();
  const isInWork = ["confirmed", "in_production", "in_delivery"].includes(known.status);
  const inProduction = surfaces.production.text.includes(term);
  const isFurniture = known.lines.some(({ isSwatch }) => !isSwatch);
  if (isInWork && isFurniture) compare("when it comes, in the production", inProduction, true);

  // One step is now, for the customer and at the desk, and none where nothing is to be done.
  const stepsOn = ({ text, language }: Surface) => {
    const [title, next] = [
      words(["progress", "title"], language),
      words(["progress", "nextTitle"], language),
    ];
    return text.split(title)[1]?.split(next)[0]?.trim() ?? "";
  };
  const nowOn = (surface: Surface) => {
    const now = words(["progress", "states.now"], surface.language);
    return stepsOn(surface).match(new RegExp(`: ${now}`, "gu"))?.length ?? 0;
  };
  const isDone = isOver || (known.status === "delivered" && asked === 0);
  compare("steps that are now", [nowOn(page), stepsOn(page)], [isDone ? 0 : 1, stepsOn(page)]);
  compare("steps that are now, at the desk", nowOn(surfaces.desk), isDone ? 0 : 1);

  const toDo = await readToDo(token, { db, customer, isSignedIn, desk });
  compare("to do", toDo, {
    transport: known.status === "new" && !isAgreed,
    drawings: ["new", "confirmed"].includes(known.status) && isMade && !known.on.drawn,
    refund: isOver && known.paidBani > 0,
  });

  const faults = await findWorkFaults(order.number, db);
  if (!isOver) compare("work waits for money", faults.includes("advance-missing"), !mayWork);
  hold();
}

/** What papers ask for, take back and add up to, in both of their languages. */
async function judgePapers(wish: Wish, bought: Bought, customer: Visitor): Promise<void> {
  const { token, known, sizes, seen } = bought;
  const { compare, hold } = storyOf(wish, known);
  const readers = { db, customer, isSignedIn: wish.isSignedIn, desk };
  const papers = await readPapers(token, readers);
  const { owed, asked } = paymentsOf(known);
  const invoiced = papers
    .filter(({ kind }) => kind !== "proforma")
    .reduce((sum, { total_bani }) => sum + total_bani, 0);
  compare("what invoices come to", invoiced, known.status === "delivered" ? owed : known.paidBani);
  for (const { kind, name, text, language } of papers) {
    if (kind !== "proforma" && kind !== "final") continue;
    // A paper asks for what was asked on its day: an invoice for good, a proforma until it is settled.
    const { paidBani, loweredBani } = known;
    const then = (seen[name] ??= { askedBani: asked, paidBani, loweredBani });
    const isSettled = paidBani >= then.paidBani + then.askedBani || loweredBani > then.loweredBani;
    const isEnded = kind === "proforma" && (known.status === "cancelled" || isSettled);
    const sums = then.askedBani > 0 && !isEnded ? [`${writeLei(then.askedBani, "ro", 2)} RON`] : [];
    for (const spoken of new Set<Language>(["ro", language as Language])) {
      const asks = said(text, ["billing-papers", "dueBy"], spoken, { day: "[\\d. ]+", sum: SUM });
      compare(`asked by ${name} (${spoken})`, sumsOf(asks), sums);
    }
    for (const one of sizes) compare(`${one} in ${name}`, text.includes(one), true);
  }
  const note = await readDeliveryNote(token, readers);
  const [, collected] = /De încasat la livrare.*?([\d.,]+ Lei)/.exec(note) ?? [];
  const left = owed - known.paidBani;
  const isCollected = known.method === "cash_on_delivery" && left > 0 && note !== "[]";
  compare("collected at the door", collected, isCollected ? formatLei(left, "ro") : undefined);
  hold();
}

async function pay(bought: Bought, thousandths: number): Promise<boolean> {
  const { known, token } = bought;
  const { owed, first, isMade } = paymentsOf(known);
  if (!known.on.agreed) return false;
  const open = known.status === "new" && isMade ? first : owed;
  const amountBani = Math.floor(((open - known.paidBani) * thousandths) / 1000);
  if (amountBani <= 0) return false;
  const { number } = (await findOrderByToken(token, db))!;
  const money = { kind: "advance", method: "bank_transfer", remark: "" } as const;
  const payment = { ...money, amountBani, formToken: randomUUID() };
  expect((await recordPayment(number, payment, admin, db)).kind).toBe("recorded");
  known.paidBani += amountBani;
  if (paymentsOf(known).firstLeft === 0) known.on.paid ??= today();
  return true;
}

/** Ten lei go back for a price that is lowered, and of a cancelled order all that was paid. */
async function refund({ known, token }: Bought): Promise<boolean> {
  const isOver = known.status === "cancelled";
  const amountBani = isOver ? known.paidBani : Math.min(10_00, known.paidBani);
  if (amountBani === 0) return false;
  const { number } = (await findOrderByToken(token, db))!;
  const reason = isOver ? ("cancelled" as const) : ("price_lowered" as const);
  const money = { kind: "refund", method: "bank_transfer", remark: "" } as const;
  const given = { ...money, reason, amountBani, formToken: randomUUID() };
  expect((await recordPayment(number, given, admin, db)).kind).toBe("recorded");
  known.paidBani -= amountBani;
  if (!isOver) known.loweredBani += amountBani;
  return true;
}

const nextDay = () => vi.setSystemTime(Date.now() + 86_400_000);

async function move({ token, known }: Bought, to: OrderStatus): Promise<void> {
  const { number } = (await findOrderByToken(token, db))!;
  const change = {
    number,
    from: known.status,
    to,
    note: "",
    override: "așa s-a stabilit la telefon",
  };
  expect((await changeOrderStatus(change, admin, db)).kind).toBe("moved");
  known.status = to;
  if (to === "confirmed") known.on.confirmed = today();
  if (to === "in_production") known.on.began = today();
}

/** An offer of 310 lei in 4 to 6 days, which the customer accepts. */
async function agreeTransport({ token, known }: Bought, customer: Visitor): Promise<void> {
  const { number } = (await findOrderByToken(token, db))!;
  const validUntil = addDays(today(), 7);
  const offer = { intent: "quote-transport", drawn: "0", price: "310", days: "4-6", validUntil };
  expect((await desk.post(`/admin/comenzi/${number}`, offer)).status).toBe(303);
  const accepted = await customer.post(`/comanda/${token}`, { answer: "accepted", quote: "1" });
  expect(accepted.status).toBe(303);
  known.chargesBani[0] = 310_00;
  known.wayDays = [4, 6];
  known.on.agreed = today();
}

test("every page, mail and paper says the same of an order, at every step", async () => {
  await fc.assert(
    fc.asyncProperty(wishes, async (wish) => {
      vi.setSystemTime(begin);
      // Nothing else is at work, so that the lists of the office are short.
      await db.updateTable("orders").set({ status: "cancelled" }).execute();
      await db.updateTable("products").set({ stock_quantity: 99 }).execute();
      await db.updateTable("swatches").set({ stock: 99 }).execute();
      await db.deleteFrom("rate_limits").execute();
      const { trade } = settings;
      const { isVatIncluded, advance: advancePercent } = wish;
      await changeSettings("trade", { ...trade, isVatIncluded, advancePercent }, db);
      const customer = await customerOf(wish);
      const bought = await buy(wish, { db, customer, reader });
      judgeBefore(wish, bought);
      const order = (await findOrderByToken(bought.token, db))!;
      judgeConfirmation(wish, bought, composeConfirmation(order, settings, undefined).text);
      await judge(wish, bought, customer);
      if (wish.way === "offer" && wish.statuses[0] !== "cancelled") {
        nextDay();
        await agreeTransport(bought, customer);
        await judge(wish, bought, customer);
      }
      for (const [index, to] of wish.statuses.entries()) {
        if (await pay(bought, wish.pays[index]!)) await judge(wish, bought, customer);
        nextDay();
        await move(bought, to);
        if (to === "confirmed" && wish.isDrawn && paymentsOf(bought.known).isMade) {
          await approveDrawings(db, order.id);
          bought.known.on.drawn = today();
        }
        await judge(wish, bought, customer);
        await judgePapers(wish, bought, customer);
        if (to === wish.refundAfter && (await refund(bought))) {
          await judge(wish, bought, customer);
          await judgePapers(wish, bought, customer);
        }
      }
    }),
    { numRuns: size(8, 1000) },
  );
  figure("orders of which nothing contradicts anything", String(size(8, 1000)));
}, 3_600_000);

test("the day of a first payment is counted from the confirmation, and said the same", async () => {
  vi.setSystemTime(begin);
  const order = await placePieces(db, [[pieces.desk, 1, design]]);
  vi.setSystemTime(new Date("2026-11-20T10:00:00Z"));
  await changeOrderStatus(
    { number: order.number, from: "new", to: "confirmed", note: "" },
    admin,
    db,
  );
  const day = formatDay("2026-11-25T12:00:00Z", "ro");
  const page = mainOf(await reader.get(`/comanda/${order.token}`));
  expect(page.split(day).length - 1).toBeGreaterThanOrEqual(2);
  expect(mainOf(await desk.get(`/admin/comenzi/${order.number}`))).toContain(day);
  const [mail] = await db
    .selectFrom("outbox")
    .select("text")
    .where("subject", "like", `%${order.number}: Confirmată%`)
    .execute();
  expect(mail?.text).toContain(day);
});
