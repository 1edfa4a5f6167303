// In a process of its own: what it costs is counted by the process.

import { randomUUID } from "node:crypto";

import { afterAll, expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { freezePlan } from "~/furniture/planner/frozen-plan.server";

import { largest } from "../boards/designs";
import { fillAndReview, REVIEW } from "../checkout-form";
import { openCachedShop } from "../page-cache/cached-shop";
import { costOf, longestTurn } from "../processor-time";
import type { Visitor } from "../visitor";
import { buyer, pieces } from "../world";
import { openShop } from "./shop";

const { db, send, cachePolicy, routes, visitor } = await openShop();
const { behind, close } = await openCachedShop(send, cachePolicy, routes);
afterAll(close);

/** As many as a cart holds. */
const LINES = 50;

/** A full cart of pieces that differ in what they are configured as. */
async function fullCart(first: (who: Visitor) => Promise<unknown>, next: (line: number) => string) {
  const who = visitor();
  await first(who);
  const line = await db
    .selectFrom("cart_lines")
    .selectAll()
    .orderBy("added_at", "desc")
    .executeTakeFirstOrThrow();
  for (let number = 1; number < LINES; number += 1) {
    const own = { id: randomUUID(), configuration: next(number) };
    await db
      .insertInto("cart_lines")
      .values({ ...line, ...own })
      .execute();
  }
  return who;
}

const planned = (from: number) =>
  fullCart(
    (who) => {
      const design = writeDesign(largest(from));
      return who.post(`/proiecteaza?d=${design}&pas=pret`, { design });
    },
    (number) => writeDesign(largest(from + number)),
  );

test("two carts of fifty large planned pieces cost, looked at again, what others of their length cost", async () => {
  const configured = await fullCart(
    (who) =>
      who.post(pieces.wardrobe.path, {
        intent: "add-design",
        material: "pal-nuc",
        handle: "wood",
        width: "50",
        height: "200",
        depth: "60",
      }),
    (number) => `material=pal-nuc&handle=wood&width=${50 + number * 5}&height=200&depth=60`,
  );
  const carts = [await planned(0), await planned(LINES)];
  const look = (who: Visitor) => async () => {
    const { page } = await who.get("/cos");
    expect(page.querySelectorAll("main input[name=quantity]:not([type=hidden])")).toHaveLength(
      LINES,
    );
  };
  let first = 0;
  for (const who of carts) first += await costOf(look(who));
  // What runs for the first time is compiled by now.
  await look(configured)();
  const others = await costOf(async () => {
    for (let turn = 0; turn < 4; turn += 1) await look(configured)();
  });
  const again = await costOf(async () => {
    for (const who of [...carts, ...carts]) await look(who)();
  });
  // Four looks at what is known cost less than two at what has to be built.
  expect(again).toBeLessThan(first);
  expect(again).toBeLessThan(3 * others);
});

test("a page with whatever is invented behind its address costs what the page itself costs", async () => {
  const guest = behind(visitor());
  const ask = (path: () => string) => async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      expect((await guest.get(path())).status).toBe(200);
    }
  };
  await ask(() => "/termeni")();
  const plain = await costOf(ask(() => "/termeni"));
  const invented = await costOf(ask(() => `/termeni?x=${Math.random()}`));
  expect(invented).toBeLessThan(2.5 * plain);
});

test("an order of fifty large planned pieces holds nobody for longer than a few of them take to build", async () => {
  const who = await planned(3 * LINES);
  await who.post("/cos", { intent: "accept-prices" });
  const form = await fillAndReview(who, buyer);
  const freeze = (from: number) => async () => {
    for (let nth = 0; nth < 20; nth += 1) {
      await freezePlan(writeDesign(largest(from + nth)), "ro", db);
    }
  };
  // What runs for the first time is compiled by now.
  await freeze(5 * LINES)();
  const twenty = await costOf(freeze(6 * LINES));
  let placed = "";
  const longest = await longestTurn(async () => {
    placed = (await who.post(REVIEW, form)).location ?? "";
  });
  expect(placed).toMatch(/^\/comanda\//);
  expect(longest).toBeLessThan(twenty);
});
