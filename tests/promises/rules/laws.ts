import { expect } from "vitest";

import type { View } from "./observe";
import type { World } from "./world";

const legalMoves: Record<string, string[]> = {
  new: ["confirmed", "cancelled"],
  confirmed: ["in_production", "cancelled"],
  in_production: ["in_delivery", "cancelled"],
  in_delivery: ["delivered", "cancelled"],
};

/** The promises themselves, upon what the shop holds and what people were told: whatever the model says. */
export function checkLaws(world: World, shop: View): void {
  const orders = Object.values(shop.orders);
  for (const [index, { stock, name }] of shop.pieces.entries()) {
    const sold = orders
      .filter(({ status }) => status !== "cancelled")
      .flatMap(({ lines }) => lines.map((line) => piecesIn(line, index)));
    const total = sold.reduce((sum, pieces) => sum + pieces, stock);
    expect(total, `stock and sold of ${name} are what was given`).toBe(world.pieces[index]?.given);
    expect(stock, `the stock of ${name}`).toBeGreaterThanOrEqual(0);
  }
  for (const [address, { history, mails, payments, paidBani }] of Object.entries(shop.orders)) {
    const paid = payments.reduce((sum, bani) => sum + bani, 0);
    expect(paidBani, "paid is the sum of the payments").toBe(paid);
    const forms = world.orders[address]?.payments.map(({ form }) => form) ?? [];
    expect(payments, "each payment form counts once").toHaveLength(new Set(forms).size);
    expect(history[0]).toBe("new");
    for (const [index, to] of history.slice(1).entries()) {
      expect(legalMoves[history[index]!], "only legal moves").toContain(to);
    }
    expect(mails, "every mail once").toEqual([...new Set(mails)]);
  }
  const origins = Object.values(world.orders).map(({ origin }) => origin);
  expect(new Set(origins).size, "one order of each cart").toBe(orders.length);
}

/** How many ready-made pieces of a product a line of an order holds. */
function piecesIn(line: string, index: number): number {
  const [, pieces, of, design] = /^(\d+) of piece (\d+)(, design)?/.exec(line) ?? [];
  return design || Number(of) !== index + 1 ? 0 : Number(pieces);
}
