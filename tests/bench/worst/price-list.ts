import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { writeDesign } from "~/furniture/boards/address";
import { startSession } from "~/people/identity/account-session.server";
import { serialiseAccount } from "~/platform/http/cookies.server";
import { seedProducts } from "~db/seed/many-products";
import { seedOrders } from "~db/seed/orders";

import { addPerson, type Person } from "../../people";
import { emails, fillShop } from "../../routes/filled-shop";
import { startShop } from "../../shop-process";
import { Visitor } from "../../visitor";
import { sellAndRestock } from "../cold";
import { everyGet, everyPost, largest, type Ask } from "./asks";

/** No answer may hold the loop for longer, and none that has no budget takes more of a processor; in milliseconds. */
const MOST = { hold: 50, cpu: 100 };
/** So many lines has a cart. */
const LINES = 50;

interface Spent {
  cpu: number;
  hold: number;
  memory: number;
}

interface Priced extends Spent, Ask {
  status: number;
  bytes: number;
}

let reports = 0;
const [, , count = "100000"] = process.argv;

const directory = mkdtempSync(join(tmpdir(), "worst-"));
const report = join(directory, "spent");
const shop = await startShop(
  { SPENT_REPORT: report, SHOP_DATA: process.env.SHOP_DATA! },
  (command) => {
    const [node = "", ...args] = command;
    return [node, "--import", "./tests/bench/worst/spent.mjs", ...args];
  },
);
try {
  const priced = await priceAll(Number(count));
  priced.sort((one, other) => weightOf(other) - weightOf(one));
  console.log(table(priced));
} finally {
  await shop.dispose();
  rmSync(directory, { recursive: true });
}

async function priceAll(rows: number): Promise<Priced[]> {
  console.error("filling the shop …");
  const at = await fillShop({ db: shop.db, visitor: newVisitor, signedIn });
  console.error(`${rows} products and orders …`);
  await seedProducts(shop.db, rows);
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
    const one = await priceOf(ask, who[ask.by], index);
    console.error(
      `${index + 1}/${asks.length} ${ask.what}: ${one.status}, ${Math.round(one.cpu)} ms`,
    );
    priced.push(one);
  }
  return priced;
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

/** What the shop spent since this was asked last. */
async function spent(): Promise<Spent> {
  reports += 1;
  await pause(5);
  process.kill(shop.pid(), "SIGUSR2");
  for (;;) {
    await pause(3);
    const lines = linesOf(report);
    if (lines.length === reports) return JSON.parse(lines.at(-1)!) as Spent;
  }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, "utf8").trim().split("\n").filter(Boolean);
  } catch {
    return [];
  }
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

function newVisitor(): Visitor {
  return new Visitor((request) => fetch(request, { redirect: "manual" }), shop.origin);
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
