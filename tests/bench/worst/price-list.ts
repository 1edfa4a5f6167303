import { randomUUID } from "node:crypto";

import { writeDesign } from "~/furniture/boards/address";
import { startSession } from "~/people/identity/front/account-session.server";
import { serialiseAccount } from "~/platform/http/cookies.server";
import { valuesOf } from "~db/engine";
import { seedProducts } from "~db/seed/many-products";
import { seedOrders } from "~db/seed/orders";

import { largest } from "../../boards/designs";
import { CHECKOUT, fillAndReview, REVIEW } from "../../checkout-form";
import { addPerson, type Person } from "../../people";
import { emails, fillShop } from "../../routes/filled-shop";
import { Visitor, type Answer } from "../../visitor";
import { buyer } from "../../world";
import { sellAndRestock } from "../cold";
import { everyGet, everyPost, type Ask } from "./asks";
import { realPosts } from "./real-posts";
import { startSpendingShop, type Spent } from "./spending-shop";

/** No answer may hold the loop for longer, and none that has no budget takes more of a processor; in milliseconds. */
const MOST = { hold: 50, cpu: 100 };
/** So many lines has a cart. */
const LINES = 50;

interface Priced extends Spent, Ask {
  status: number;
  bytes: number;
}

const [, , count = "100000"] = process.argv;
const { shop, spent, dispose } = await startSpendingShop({ SHOP_DATA: process.env.SHOP_DATA! });
try {
  const priced = await priceAll(Number(count));
  priced.sort((one, other) => weightOf(other) - weightOf(one));
  console.log(table(priced));
} finally {
  await dispose();
}

async function priceAll(rows: number): Promise<Priced[]> {
  console.error("filling the shop …");
  const at = await fillShop({ db: shop.db, visitor: () => newVisitor(), signedIn });
  console.error(`${rows} products and orders …`);
  const samples = await shop.db.selectFrom("products").select("id").execute();
  await seedProducts(shop.db, rows);
  // They stand for the owner's: the samples that go at one press are those of the first start.
  await shop.db
    .updateTable("products")
    .set({ is_sample: 0 })
    .where("id", "not in", valuesOf(samples.map(({ id }) => id)))
    .execute();
  await seedOrders(shop.db, rows);
  console.error("full carts …");
  const who = {
    guest: newVisitor(),
    customer: await signedIn({ email: emails.a }),
    staff: await signedIn({ email: emails.admin, role: "administrator" }),
  };
  await fillCart(who.guest, 0);
  await fillCart(who.customer, LINES);
  const asks = [...everyGet(at), ...(await everyPost(at, who))];
  console.error(`${asks.length} requests …`);
  const priced: Priced[] = [];
  for (const [index, ask] of asks.entries()) {
    const one = await priceOf(ask, who[ask.by], index).catch(() => unanswered(ask));
    console.error(
      `${index + 1}/${asks.length} ${ask.what}: ${one.status}, ${Math.round(one.cpu)} ms`,
    );
    priced.push(one);
  }
  priced.push(...(await priceOrder()));
  for (const { send, ...post } of await realPosts(shop.db, who.staff, newVisitor)) {
    const one = await priceOfSent(post, send);
    console.error(`${post.what}: ${one.status}, ${Math.round(one.cpu)} ms`);
    priced.push(one);
  }
  return priced;
}

/** What is read of a form's fields, whose kind of cost is not the page's. Its answer is the first of all. */
async function priceOfSent(
  post: Pick<Ask, "what" | "by" | "path">,
  send: () => Promise<Answer[]>,
): Promise<Priced> {
  await shop.db.deleteFrom("rate_limits").execute();
  await spent();
  const answers = await send();
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes.length, 0);
  return { ...post, ...(await spent()), status: answers[0]?.status ?? 0, bytes };
}

/** What got no answer at all in the patience of who asks, five minutes. */
function unanswered(ask: Ask): Priced {
  return { ...ask, status: 0, bytes: 0, cpu: Infinity, hold: Infinity, memory: Number.NaN };
}

/** The way of the fullest cart through the checkout to its order, which long texts alone would be stopped on. */
async function priceOrder(): Promise<Priced[]> {
  const by = "guest" as const;
  const visitor = newVisitor();
  const design = writeDesign(largest(2 * LINES));
  const path = `/proiecteaza?d=${design}&pas=pret`;
  const plan = { what: "POST /proiecteaza, the largest piece", path, by };
  const added = await priceOf({ ...plan, fields: [["design", design]] }, visitor, 0);
  await fillCart(visitor, 2 * LINES);
  // They all have the price of the first.
  await visitor.post("/cos", { intent: "accept-prices" });
  const details = { what: `POST ${CHECKOUT}, ${LINES} large pieces`, path: CHECKOUT, by };
  const typed = await priceOf({ ...details, fields: Object.entries(buyer) }, visitor, 1);
  const form = Object.entries(await fillAndReview(visitor, buyer));
  const order = { what: `POST ${REVIEW}, ${LINES} large pieces`, path: REVIEW, by };
  return [added, typed, await priceOf({ ...order, fields: form }, visitor, 2)];
}

/** What a request costs where nothing is kept of it; the second time, as what runs for the first time is compiled. */
async function priceOf(ask: Ask, visitor: Visitor, turn: number): Promise<Priced> {
  const times = ask.fields ? 1 : 2;
  let found: Priced | undefined;
  for (let time = 0; time < times; time += 1) {
    await shop.db.deleteFrom("rate_limits").execute();
    await sellAndRestock(shop, turn * 2 + time);
    await spent();
    const { status, bytes } = ask.fields
      ? await visitor.post(ask.path, ask.fields)
      : await visitor.get(ask.path);
    const one = { ...ask, ...(await spent()), status, bytes: bytes.length };
    if (!found || one.cpu < found.cpu) found = one;
  }
  return found!;
}

/** A cart of as many pieces as it holds, each of as many boards as a piece may have. */
async function fillCart(visitor: Visitor, from: number): Promise<void> {
  const plan = writeDesign(largest(from));
  await visitor.post(`/proiecteaza?d=${plan}&pas=pret`, { design: plan });
  const line = await shop.db
    .selectFrom("cart_lines")
    .selectAll()
    .where("configuration", "=", plan)
    .executeTakeFirstOrThrow();
  for (let number = 1; number < LINES; number += 1) {
    const configuration = writeDesign(largest(from + number));
    const id = randomUUID();
    await shop.db
      .insertInto("cart_lines")
      .values({ ...line, id, configuration })
      .execute();
  }
}

function newVisitor(headers: Record<string, string> = {}): Visitor {
  return new Visitor((request) => fetch(request, { redirect: "manual" }), shop.origin, headers);
}

async function signedIn(person: Partial<Person> = {}): Promise<Visitor> {
  const userId = await addPerson(shop.db, person);
  const token = await startSession({ userId, isRemembered: false, userAgent: "bench" }, shop.db);
  const somebody = newVisitor();
  const [pair = ""] = (await serialiseAccount(token, false)).split(";");
  somebody.setCookie("account", pair.slice("account=".length));
  return somebody;
}

function weightOf({ hold, cpu }: Spent): number {
  return Math.max(hold / MOST.hold, cpu / MOST.cpu);
}

/** Markdown, the worst first; what is above the bounds in bold. */
function table(priced: Priced[]): string {
  const bold = (value: number, most: number) =>
    value > most ? `**${value.toFixed(0)}**` : value.toFixed(0);
  const head = ["what", "by", "answer", "processor ms", "longest hold ms", "memory MB", "bytes"];
  const rows = priced.map((one) => [
    one.what.replaceAll("|", "\\|"),
    one.by,
    one.status,
    bold(one.cpu, MOST.cpu),
    bold(one.hold, MOST.hold),
    one.memory.toFixed(0),
    one.bytes,
  ]);
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
