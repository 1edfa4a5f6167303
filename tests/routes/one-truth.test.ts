import { randomUUID } from "node:crypto";

import fc from "fast-check";
import { expect, test, vi } from "vitest";

import { formatDay } from "~/format/dates";
import { formatLei, writeLei } from "~/format/money";
import type { Language } from "~/languages";
import { composeConfirmation } from "~/orders/confirmation-mail.server";
import { composeStatusMail } from "~/orders/order-mail.server";
import { changeOrderStatus, recordPayment } from "~/orders/order-workflow.server";
import { findOrderByToken } from "~/orders/order.server";
import { findWorkFaults } from "~/orders/work-lock.server";
import { cardKeys } from "~/shop/card-keys.server";
import { changeSettings, findSettings } from "~/shop/settings.server";
import type { OrderStatus } from "~db/schema";

import { addDiscount } from "../discounts/fixtures";
import { buy, type Bought, type Surface } from "../one-truth/buy";
import { paymentsOf, promiseOf, type Known } from "../one-truth/model";
import { plain, said, SUM, words } from "../one-truth/said";
import {
  readDeliveryNote,
  readPapers,
  readSurfaces,
  type SurfaceName,
} from "../one-truth/surfaces";
import { wishes, type Wish } from "../one-truth/wish";
import { approveDrawings, placePieces } from "../orders-placed";
import { size } from "../promises/proof";
import { pieces } from "../world";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
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

/** What is said on surfaces, and what an order's model says there is to say. */
type Story = [said: unknown, true: unknown][];

/** Refuses what is said and not true, and names each beside what is. */
function hold(wish: Wish, known: Known, story: Story): void {
  const wrong = story.filter(([is, right]) => JSON.stringify(is) !== JSON.stringify(right));
  if (wrong.length > 0) throw new Error(JSON.stringify([wrong, wish, known], null, 1));
}

/** The sums of a sentence about a first payment, on what is read before an order and after it. */
function firstPayments(surface: Surface): string[] {
  const own = { advance: "50" };
  const label = words(["cart", "advance"], surface.language, own);
  const after = surface.text.split(label).slice(1);
  return after.map(
    (text) => new RegExp(`^:? ?(${SUM})`, "iu").exec(text)?.[1]?.trim() ?? text.slice(0, 40),
  );
}

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

function judgeBefore(wish: Wish, { known, surfaces, sizes }: Bought): void {
  const { total, first, isMade } = paymentsOf(known);
  const story: Story = [];
  for (const surface of surfaces) {
    const { name, text } = surface;
    const unit = { planner: "wardrobe", customiser: "desk", product: "bed" }[name];
    if (unit) {
      const line = known.lines.find(
        ({ days: [from] }) => from === { bed: 3, desk: 20, wardrobe: 30 }[unit],
      )!;
      story.push([
        [name, text.includes(sumOn(surface, line.unitBani))],
        [name, true],
      ]);
      continue;
    }
    const goods = paymentsOf({ ...known, chargesBani: [] });
    const whole = name === "review" ? { total, first } : goods;
    story.push([
      [name, text.includes(sumOn(surface, whole.total))],
      [name, true],
    ]);
    const sums = isMade ? [sumOn(surface, whole.first)] : [];
    story.push([
      [name, firstPayments(surface)],
      [name, sums],
    ]);
    for (const one of sizes)
      story.push([
        [name, one, text.includes(one)],
        [name, one, true],
      ]);
  }
  hold(wish, known, story);
}

/** The letter that the shop sends at once says what the order's page says. */
function judgeConfirmation(wish: Wish, { known, sizes }: Bought, text: string): void {
  const letter: Surface = { name: "confirmation", language: wish.language, text: plain(text) };
  const { total, first, rest, isMade } = paymentsOf(known);
  const isFirst = isMade && known.method !== "cash_on_delivery";
  const parts = known.on.agreed && isFirst ? [total, first, rest] : [total];
  const right = promiseIn(known, wish.language);
  hold(wish, known, [
    ...parts.map((bani): Story[0] => [
      [bani, letter.text.includes(sumOn(letter, bani))],
      [bani, true],
    ]),
    [firstPayments(letter), isFirst ? [sumOn(letter, first)] : []],
    [[...new Set(promisesOn(letter, right))], [right]],
    ...sizes.map((one): Story[0] => [
      [one, text.includes(one)],
      [one, true],
    ]),
  ]);
}

async function judge(
  wish: Wish,
  { token, known, sizes }: Bought,
  customer: typeof desk,
): Promise<void> {
  const { isSignedIn } = wish;
  const surfaces = await readSurfaces(token, { db, customer, isSignedIn, desk });
  const { total, first, rest, asked, isMade, mayWork } = paymentsOf(known);
  const order = (await findOrderByToken(token, db))!;
  const isAgreed = known.on.agreed !== undefined;
  const isOver = known.status === "cancelled";
  const story: Story = [];
  const compare = (what: string, is: unknown, right: unknown) => {
    story.push([{ [what]: is }, { [what]: right }]);
  };
  compare("total", order.total_bani, total);

  // One sum is asked for, everywhere the same, or none anywhere.
  const askedOn = (surface: Surface, sentence: "order page" | "status mail") =>
    said(
      surface.text,
      sentence === "status mail" ? ["mail", "move.due"] : ["thread", "customer.pay-advance.text"],
      surface.language,
      { sum: SUM, day: "[^:]+?" },
    ).map(([sum]) => sum);
  const page = surfaces["order page"];
  const mail = surfaces["status mail"];
  compare("asked on the page", askedOn(page, "order page"), asked > 0 ? [sumOn(page, asked)] : []);
  const isMailed = asked > 0 && known.status !== "delivered";
  compare("asked by mail", askedOn(mail, "status mail"), isMailed ? [sumOn(mail, asked)] : []);
  const waiting = said(surfaces.desk.text, ["thread", "waiting.pay-advance"], "ro", {
    sum: SUM,
    day: "[^:]+?",
  }).map(([sum]) => sum);
  compare("asked, at the desk", waiting, asked > 0 ? [formatLei(asked, "ro")] : []);
  const account = new RegExp(`IBAN .*? (?:Suma|Amount|Összeg) (${SUM})`, "iu")
    .exec(page.text)?.[1]
    ?.trim();
  const isByTransfer = known.method === "bank_transfer";
  compare("into the account", account, asked > 0 && isByTransfer ? sumOn(page, asked) : undefined);

  // The total, its parts and what is paid first are the same wherever they are said.
  for (const name of ["order page", "account", "desk", "order list"] satisfies SurfaceName[]) {
    const surface = surfaces[name];
    if (surface.text === "") continue;
    compare(`total on the ${name}`, surface.text.includes(sumOn(surface, total)), true);
  }
  for (const name of ["order page", "desk"] satisfies SurfaceName[]) {
    const surface = surfaces[name];
    const isSaid = isMade && known.method !== "cash_on_delivery";
    compare(
      `first payment on the ${name}`,
      firstPayments(surface),
      isSaid ? [sumOn(surface, first)] : [],
    );
    const parts = isAgreed && !isOver ? [first, rest].filter((bani) => bani > 0) : [];
    for (const part of parts) {
      compare(
        `part of the plan on the ${name}`,
        [part, surface.text.includes(sumOn(surface, part))],
        [part, true],
      );
    }
    for (const one of sizes)
      compare(`size on the ${name}`, [one, surface.text.includes(one)], [one, true]);
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
  const { text: row } = surfaces.production;
  if (isInWork && row !== "") compare("when it comes, in the production", row.includes(term), true);

  // One step is now, for the customer and at the desk, and none where nothing is to be done.
  const stepsOn = ({ text, language }: Surface) => {
    const [title, next] = [
      words(["thread", "title"], language),
      words(["thread", "nextTitle"], language),
    ];
    return text.split(title)[1]?.split(next)[0]?.trim() ?? "";
  };
  const nowOn = (surface: Surface) => {
    const now = words(["thread", "states.now"], surface.language);
    return stepsOn(surface).match(new RegExp(`: ${now}`, "gu"))?.length ?? 0;
  };
  const isDone = isOver || (known.status === "delivered" && asked === 0);
  compare("steps that are now", [nowOn(page), stepsOn(page)], [isDone ? 0 : 1, stepsOn(page)]);
  compare("steps that are now, at the desk", nowOn(surfaces.desk), isDone ? 0 : 1);

  const faults = await findWorkFaults(order.number, db);
  if (!isOver) compare("work waits for money", faults.includes("advance-missing"), !mayWork);
  hold(wish, known, story);
}

/** What papers ask for, take back and add up to, in both of their languages. */
async function judgePapers(
  wish: Wish,
  { token, known, sizes, seen }: Bought,
  customer: typeof desk,
): Promise<void> {
  const readers = { db, customer, isSignedIn: wish.isSignedIn, desk };
  const papers = await readPapers(token, readers);
  const { total, asked } = paymentsOf(known);
  const sumOf = (kind: string) =>
    papers.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.total_bani, 0);
  const isInvoiced = known.status === "delivered";
  const story: Story = [
    [
      ["advances", sumOf("advance")],
      ["advances", known.paidBani],
    ],
    [
      ["invoice", sumOf("final")],
      ["invoice", isInvoiced ? total - known.paidBani : 0],
    ],
  ];
  const isOver = known.status === "cancelled";
  for (const { kind, name, text, language } of papers.filter((one) => one.kind !== "advance")) {
    // A paper asks for what was asked on its day, an invoice for good, a proforma until that is paid.
    const { askedBani, paidBani } = (seen[name] ??= { askedBani: asked, paidBani: known.paidBani });
    const isPaid = known.paidBani >= paidBani + askedBani;
    const isAsking = askedBani > 0 && (kind === "final" || !(isOver || isPaid));
    const sums = isAsking ? [`${writeLei(askedBani, "ro", 2)} RON`] : [];
    for (const spoken of new Set<Language>(["ro", language as Language])) {
      const asks = said(text, ["billing-papers", "dueBy"], spoken, { day: "[\\d. ]+", sum: SUM });
      story.push([
        [name, kind, spoken, asks.map(([, sum]) => sum)],
        [name, kind, spoken, sums],
      ]);
    }
    for (const one of sizes)
      story.push([
        [name, one, text.includes(one)],
        [name, one, true],
      ]);
  }
  const note = await readDeliveryNote(token, readers);
  const isCollected =
    known.method === "cash_on_delivery" && known.paidBani < total && note !== "[]";
  const [, collected] = /De încasat la livrare.*?([\d.,]+ Lei)/.exec(note) ?? [];
  story.push([
    ["collected", collected],
    ["collected", isCollected ? formatLei(total - known.paidBani, "ro") : undefined],
  ]);
  hold(wish, known, story);
}

async function pay(bought: Bought, thousandths: number): Promise<boolean> {
  const { known, token } = bought;
  const { total, first, isMade } = paymentsOf(known);
  if (!known.on.agreed) return false;
  const open = known.status === "new" && isMade ? first : total;
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

const today = () => new Date().toISOString().slice(0, 10);
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
  const compose = (one: Parameters<typeof composeStatusMail>[0]) =>
    composeStatusMail(one, settings);
  expect((await changeOrderStatus(change, admin, compose, db)).kind).toBe("moved");
  known.status = to;
  if (to === "confirmed") known.on.confirmed = today();
  if (to === "in_production") known.on.began = today();
}

/** An offer of 310 lei in 4 to 6 days, which the customer accepts. */
async function agreeTransport({ token, known }: Bought, customer: typeof desk): Promise<void> {
  const { number } = (await findOrderByToken(token, db))!;
  const validUntil = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const offer = { intent: "quote-transport", drawn: "0", price: "310", days: "4-6", validUntil };
  expect((await desk.post(`/admin/comenzi/${number}`, offer)).status).toBe(303);
  const accepted = await customer.post(`/comanda/${token}`, { answer: "accepted", quote: "1" });
  expect(accepted.status).toBe(303);
  known.chargesBani[0] = 310_00;
  known.wayDays = [4, 6];
  known.on.agreed = today();
}

test("every page, mail and paper says the same of an order, at every step", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-02T10:00:00Z"), toFake: ["Date"] });
  await fc.assert(
    fc.asyncProperty(wishes, async (wish) => {
      vi.setSystemTime(new Date("2026-11-02T10:00:00Z"));
      await db.updateTable("products").set({ stock_quantity: 99 }).execute();
      await db.updateTable("swatches").set({ stock: 99 }).execute();
      await db.deleteFrom("rate_limits").execute();
      const { trade } = settings;
      await changeSettings("trade", { ...trade, isVatIncluded: wish.isVatIncluded }, db);
      const customer = wish.isSignedIn ? await signedIn() : visitor();
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
      }
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
  const page = mainOf(await reader.get(`/comanda/${order.token}`));
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
