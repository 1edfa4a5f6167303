import { afterAll, beforeAll, expect, test } from "vitest";

import { mainOf } from "../routes/reading";
import { startShop, type ShopProcess } from "../shop-process";
import { readyToOrder, visit } from "./buying";
import { figure, size } from "./proof";

let shop: ShopProcess;
let token = "";
beforeAll(async () => {
  shop = await startShop();
  const { visitor, form } = await readyToOrder(shop);
  const { location } = await visitor.post("/finalizare-comanda/verificare", form);
  token = location!.split("/").pop()!;
});
afterAll(() => shop.dispose());

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

test("guests' orders stay theirs: the token cannot be guessed, and is no number of an order", async () => {
  const order = await shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
  expect(order.token).toBe(token);
  // 22 characters of 64 kinds are 128 bits and more.
  expect(token).toMatch(/^[\w-]{22,}$/);
  const visitor = visit(shop);
  for (const guess of [order.number, order.id, order.checkout_token, token.slice(0, -1)]) {
    expect((await visitor.get(`/comanda/${guess}`)).status).toBe(404);
  }
  for (const guess of [token.toUpperCase(), `${token}a`, `${token}%20`, "%25", "_", "*"]) {
    expect((await visitor.get(`/comanda/${guess}`)).status).toBe(404);
  }
});

test("guests' orders stay theirs: the page is kept by nobody and found by no search engine", async () => {
  const { status, headers, page } = await visit(shop).get(`/comanda/${token}`);
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toMatch(/no-store/);
  expect(headers.get("Referrer-Policy")).toMatch(/same-origin|no-referrer/);
  expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toMatch(/noindex/);
  expect((await visit(shop).get("/sitemap.xml")).text).not.toContain("/comanda");
  expect((await visit(shop).get("/robots.txt")).text).not.toContain(token);
});

test("guests' orders stay theirs: every wrong token gets the same page in the same time", async () => {
  const visitor = visit(shop);
  const near = token.slice(0, -1) + (token.endsWith("A") ? "B" : "A");
  const far = "A".repeat(token.length);
  const [one404, other404] = [
    await visitor.get(`/comanda/${near}`),
    await visitor.get(`/comanda/${far}`),
  ];
  expect([one404.status, mainOf(one404)]).toEqual([other404.status, mainOf(other404)]);
  expect(mainOf(one404)).toContain("Oops! Page not found");
  expect(one404.text.length).toBe(other404.text.length);
  const rounds = size(20, 2_000);
  const times: Record<"near" | "far", number[]> = { near: [], far: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of round % 2 ? (["near", "far"] as const) : (["far", "near"] as const)) {
      const start = performance.now();
      await visitor.get(`/comanda/${kind === "near" ? near : far}`);
      times[kind].push(performance.now() - start);
    }
  }
  const [one, other] = [median(times.near), median(times.far)];
  const apart = (Math.abs(one - other) / Math.min(one, other)) * 100;
  figure("guests' orders stay theirs", `two wrong tokens ${apart.toFixed(1)} % apart in time`);
  // A few rounds on a busy machine say little; the full size is held to it.
  if (rounds >= 2_000) expect(apart).toBeLessThan(5);
}, 600_000);
