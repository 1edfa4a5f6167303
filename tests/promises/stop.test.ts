// Takes turns.

import { connect } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { eventually } from "../eventually";
import { startShop, type ShopProcess } from "../shop-process";
import { Visitor } from "../visitor";
import { pieceId, pieces } from "../world";
import { anotherClient, countRows, fillCheckout } from "./buying";
import { figure, size } from "./proof";

const RESTARTS = size(2, 50);
// Beside other tests, no more than a machine with little time for the shop answers in the seconds that a stop has.
const CLIENTS = size(3, 20);
const SLOW_POSTS = size(2, 5);
const PAGES = ["/", "/produse", pieces.bed.path, "/healthz"];

/** What the clients of one process saw. */
interface Seen {
  answers: number;
  orders: number;
  isStopping: boolean;
  /** Requests without an answer, other than those whose connection was refused by the ended shop. */
  failed: string[];
}

test(
  "a stop under load answers whoever it does not refuse to connect, and ends within ten seconds",
  async () => {
    const shop = await startShop();
    onTestFinished(() => shop.dispose());
    await shop.db.updateTable("products").set({ stock_quantity: 100_000 }).execute();
    let orders = 0;
    let answers = 0;
    let slowest = 0;

    for (let restart = 0; restart < RESTARTS; restart += 1) {
      if (restart > 0) await shop.restart();
      const printed = shop.output().length;
      const seen: Seen = { answers: 0, orders: 0, isStopping: false, failed: [] };
      const clients = Array.from({ length: CLIENTS }, (_, place) => browse(shop, place, seen));
      const slow = await Promise.all(
        Array.from({ length: SLOW_POSTS }, () => beginSlowPost(shop, seen)),
      );
      await eventually("the shop is busy", () => seen.answers > 3 * CLIENTS, 120_000);

      const before = performance.now();
      const stopped = shop.stop();
      seen.isStopping = true;
      await eventually("the stop was noticed", () =>
        shop.output().slice(printed).includes('"event":"stopping"'),
      );
      const late = await Promise.all(slow.map((post) => post.finish()));
      expect(await stopped).toBe(0);
      slowest = Math.max(slowest, performance.now() - before);
      await Promise.all(clients);

      expect(seen.failed).toEqual([]);
      for (const answer of late) expect(answer).toMatch(/^HTTP\/1\.1 303 /);
      seen.orders += late.length;
      seen.answers += late.length;
      const taken = answersIn(shop.output().slice(printed));
      expect(taken.filter(({ end }) => end === "cut")).toEqual([]);
      expect(seen.answers).toBeGreaterThanOrEqual(taken.length);
      orders += seen.orders;
      answers += seen.answers;
      expect(await countRows(shop, "orders")).toBe(orders);
    }
    expect(slowest).toBeLessThan(10_000);
    figure(
      "stopping loses nothing",
      `${RESTARTS} stops, ${answers} answers, ${orders} orders, 0 lost; the slowest took ${Math.round(slowest)} ms`,
    );
  },
  RESTARTS * 180_000,
);

/** The requests that the shop says it took, each with how its answer ended. */
function answersIn(output: string): { end?: string }[] {
  return output
    .split("\n")
    .filter((line) => line.includes('"event":"answer"'))
    .map((line) => JSON.parse(line) as { end?: string });
}

/** Looks and orders over kept-open connections until the shop refuses a new one. */
async function browse(shop: ShopProcess, place: number, seen: Seen): Promise<void> {
  const visitor = visitCounted(shop, seen);
  const productId = await pieceId(shop.db, pieces.desk);
  try {
    for (let turn = place; ; turn += 1) {
      if (turn % 5 > 0) await visitor.get(PAGES[turn % PAGES.length]!);
      else {
        // Somebody else each time, who happens to share the connections.
        Object.assign(visitor.headers, anotherClient());
        await visitor.post("/cos", { intent: "add", productId });
        const answer = await visitor.post(
          "/finalizare-comanda/verificare",
          await fillCheckout(visitor),
        );
        expect(answer.status).toBe(303);
        seen.orders += 1;
      }
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const { code, message } = error.cause as Error & { code?: string };
    // A connection that nobody accepted before the shop ended is refused in the one way or the other.
    const isRefused = code === "ECONNREFUSED" || message.startsWith("connect ECONNRESET");
    if (!seen.isStopping || !isRefused) seen.failed.push(`${code}: ${message}`);
  }
}

/** A visitor whose answers are counted when they have come in whole. */
function visitCounted(shop: ShopProcess, seen: Seen): Visitor {
  const send = async (request: Request) => {
    const response = await fetch(request, { redirect: "manual" });
    await response.clone().arrayBuffer();
    seen.answers += 1;
    return response;
  };
  return new Visitor(send, shop.origin, anotherClient());
}

/** A checkout form whose second half comes only when told, as from a phone in a tunnel. */
async function beginSlowPost(shop: ShopProcess, seen: Seen) {
  const visitor = visitCounted(shop, seen);
  await visitor.post("/cos", { intent: "add", productId: await pieceId(shop.db, pieces.desk) });
  const body = new URLSearchParams(await fillCheckout(visitor)).toString();
  const { port, host } = new URL(shop.origin);
  const socket = connect(Number(port), "127.0.0.1").setEncoding("utf8");
  let answer = "";
  socket.on("data", (chunk: string) => (answer += chunk));
  socket.on("error", (error) => (answer += error.message));
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const head = [
    "POST /finalizare-comanda/verificare HTTP/1.1",
    `Host: ${host}`,
    `Origin: ${shop.origin}`,
    `Cookie: cart=${visitor.cookie("cart")}`,
    `X-Forwarded-For: ${visitor.headers["X-Forwarded-For"]}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${Buffer.byteLength(body)}`,
  ].join("\r\n");
  // What the shop's machine has received counts as taken, read by the shop or not.
  await new Promise((sent) => socket.write(`${head}\r\n\r\n${body.slice(0, 100)}`, sent));
  return {
    finish: async () => {
      socket.write(body.slice(100));
      await closed;
      return answer;
    },
  };
}
