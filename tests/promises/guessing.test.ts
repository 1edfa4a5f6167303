// Takes turns.

import { afterAll, beforeAll, expect, test } from "vitest";

import { budgets } from "~/platform/http/budgets";

import { register } from "../routes/accounts";
import { startShop, type ShopProcess } from "../shop-process";
import { textOf, type Answer } from "../visitor";
import { newcomer } from "../world";
import { visit } from "./buying";
import { figure, isFull, size } from "./proof";

const known = newcomer.email;
const SIGN_INS_OF_CLIENT = 60;
/** Guesses at the same moment, more than an account has. */
const AT_ONCE = 25;

let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShop();
  await register(shop.db, visit(shop));
});
afterAll(() => shop.dispose());

/** One guess by a client of this address. */
function guess(email: string, client: string, password = "nu este aceasta"): Promise<Answer> {
  return visit(shop, { "X-Forwarded-For": client }).post("/autentificare", { email, password });
}

/** As if whoever has signed in once had done so as often as a client may, but for so many times. */
function spendAllBut(left: number, { db }: ShopProcess = shop) {
  return db
    .updateTable("rate_limits")
    .set({ count: SIGN_INS_OF_CLIENT - left })
    .execute();
}

const forget = () => shop.db.deleteFrom("rate_limits").execute();

/** What a reader finds on the page, but the address that was typed. */
function words({ status, page }: Answer): [number, string] {
  return [status, textOf(page.querySelector("main"))];
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

const asks: Record<string, (email: string) => [string, Record<string, string>]> = {
  "sign-in": (email) => ["/autentificare", { email, password: "nu este aceasta" }],
  reset: (email) => ["/resetare-parola?index", { email }],
  resend: (email) => ["/confirmare-email?index", { email }],
  registration: (email) => ["/inregistrare", { ...newcomer, email }],
};

test.each(Object.keys(asks))("no guessing of accounts: %s says the same to all", async (name) => {
  await forget();
  const ask = asks[name]!;
  const answers = [];
  for (const email of [known, "nimeni@example.com"]) {
    const visitor = visit(shop, { "X-Forwarded-For": "100.70.1.1" });
    const answer = await visitor.post(...ask(email));
    const page = answer.location ? await visitor.get(answer.location) : answer;
    answers.push([answer.status, answer.location, ...words(page)]);
  }
  expect(answers[0]).toEqual(answers[1]);
});

// A few rounds on a busy machine would say little.
test.runIf(isFull).each(Object.keys(asks))(
  "no guessing of accounts: %s takes the same time for all",
  async (name) => {
    const ask = asks[name]!;
    const times = { known: [] as number[], unknown: [] as number[] };
    const rounds = 400;
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of round % 2
        ? (["known", "unknown"] as const)
        : (["unknown", "known"] as const)) {
        await forget();
        const email = kind === "known" ? known : `nimeni.${round}@example.com`;
        const visitor = visit(shop);
        const start = performance.now();
        await visitor.post(...ask(email));
        times[kind].push(performance.now() - start);
      }
    }
    const [one, other] = [median(times.known), median(times.unknown)];
    const apart = (Math.abs(one - other) / Math.min(one, other)) * 100;
    figure("no guessing of accounts", `${name}: medians ${apart.toFixed(1)} % apart`);
    expect(apart).toBeLessThan(5);
  },
  1_200_000,
);

test("no stuffing: after ten failures not even the right password opens an account, from any browser that is new to it", async () => {
  await forget();
  const guesses = size(24, 10_000);
  const began = Date.now();
  const results: string[] = [];
  for (let count = 0; count < guesses; count += AT_ONCE) {
    const pages = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const nth = count + index;
        return guess(known, `100.71.${nth >> 8}.${nth & 255}`);
      }),
    );
    for (const page of pages) {
      results.push(/15 (de )?minute/.test(words(page)[1]) ? "paused" : "wrong");
    }
  }
  const tried = results.filter((result) => result === "wrong").length;
  // So many guesses may take longer than a pause, after which there are as many again.
  const windows = Math.ceil((Date.now() - began) / (budgets.signIn.tries.minutes * 60_000));
  expect(tried).toBeGreaterThanOrEqual(budgets.signIn.tries.most);
  expect(tried).toBeLessThanOrEqual(windows * budgets.signIn.tries.most);
  const right = await guess(known, "100.72.0.1", newcomer.password);
  expect(right.status).toBe(422);

  const stranger: string[] = [];
  for (let count = 0; count <= budgets.signIn.tries.most; count += 1) {
    stranger.push(words(await guess("nimeni@example.com", `100.73.0.${count}`))[1]);
  }
  expect(stranger.at(-1)).toMatch(/15 (de )?minute/);

  await shop.stop();
  await shop.restart();
  expect((await guess(known, "100.72.0.2", newcomer.password)).status).toBe(422);
  await shop.db
    .updateTable("rate_limits")
    .set({ resets_at: new Date(Date.now() - 1_000).toISOString() })
    .execute();
  expect((await guess(known, "100.72.0.3", newcomer.password)).status).toBe(303);
  figure(
    "no stuffing",
    `${guesses} guesses, ${AT_ONCE} at once: ${tried} of them tried, pause kept`,
  );
}, 3_600_000);

test("no stuffing: a client's limit is exact, and its page is whole without script", async () => {
  await forget();
  const statuses: number[] = [];
  let last: Answer | undefined;
  for (let count = 0; count < SIGN_INS_OF_CLIENT + 5; count += 1) {
    last = await guess(`cineva.${count}@example.com`, "100.74.0.1");
    statuses.push(last.status);
  }
  expect(statuses.slice(0, SIGN_INS_OF_CLIENT)).toEqual(Array(SIGN_INS_OF_CLIENT).fill(422));
  expect(statuses.slice(SIGN_INS_OF_CLIENT)).toEqual(Array(5).fill(429));
  expect(textOf(last!.page.querySelector("main [role=alert]"))).toMatch(/15 min/);
  expect(last!.page.querySelector("form button")?.hasAttribute("disabled")).toBe(false);
  expect((await guess("cineva@example.com", "100.74.0.2")).status).toBe(422);
}, 300_000);

test("no stuffing: other addresses of one /64 are the same client, and another network is not", async () => {
  await forget();
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const client = `2001:db8:1:2:${count.toString(16)}::${count + 1}`;
    statuses.push((await guess(`cineva.${count}@example.com`, client)).status);
    if (count === 0) await spendAllBut(2);
  }
  expect(statuses).toEqual([422, 422, 422, 429, 429, 429]);
  expect((await guess("cineva@example.com", "2001:db8:1:3::1")).status).toBe(422);
}, 300_000);

test("no stuffing: who claims other addresses without a trusted proxy is still one client", async () => {
  const plain = await startShop({ TRUSTED_PROXIES: "" });
  const spoofed = (count: number) => ({
    "X-Forwarded-For": `203.0.113.${count}`,
    "X-Real-IP": `203.0.113.${count}`,
    Forwarded: `for=203.0.113.${count}`,
    "X-Shop-Client": `203.0.113.${count}`,
    "CF-Connecting-IP": `203.0.113.${count}`,
  });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const typed = { email: `cineva.${count}@example.com`, password: "nu este aceasta" };
    statuses.push((await visit(plain, spoofed(count)).post("/autentificare", typed)).status);
    if (count === 0) await spendAllBut(2, plain);
  }
  await plain.dispose();
  expect(statuses).toEqual([422, 422, 422, 429, 429, 429]);
}, 300_000);
