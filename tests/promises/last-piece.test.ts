import { expect, onTestFinished, test } from "vitest";

import { startShop } from "../shop-process";
import { textOf } from "../visitor";
import { pieces } from "../world";
import { countRows, readyToOrder, stockOf } from "./buying";

const VISITORS = 100;

test("of 100 who order the last piece at once, one gets it and 99 are told so", async () => {
  const shop = await startShop();
  onTestFinished(() => shop.dispose());
  const { last } = pieces;
  const ready = await Promise.all(Array.from({ length: VISITORS }, () => readyToOrder(shop, last)));

  const answers = await Promise.all(
    ready.map(({ visitor, form }) => visitor.post("/finalizare-comanda", form)),
  );

  const placed = answers.filter((answer) => answer.status === 303);
  const refused = answers.filter((answer) => answer.status === 409);
  expect([placed.length, refused.length]).toEqual([1, VISITORS - 1]);
  expect(placed[0]?.location).toMatch(/^\/comanda\//);
  const reasons = refused.map(({ page }) => textOf(page.querySelector("main [role=alert]")));
  expect([...new Set(reasons)]).toEqual([
    expect.stringContaining(`„${last.product.name}” tocmai s-a vândut și nu mai este în stoc.`),
  ]);
  expect(await countRows(shop, "orders")).toBe(1);
  // To the buyer, to the shop, and to the shop again: none is left.
  expect(await countRows(shop, "outbox")).toBe(3);
  expect(await stockOf(shop, last)).toBe(0);
}, 120_000);
