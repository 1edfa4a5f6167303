import { expect, test } from "vitest";

import { leftToPay, payableOf } from "~/sales/billing/payable";
import { orderStatuses } from "~/sales/orders/order-status";

const order = { total_bani: 1_000, reduced_bani: 0, paid_bani: 0 };

test.each([
  ["nothing is paid", {}, 1_000],
  ["a part is paid", { paid_bani: 400 }, 600],
  ["one ban is left", { paid_bani: 999 }, 1],
  ["all is paid", { paid_bani: 1_000 }, 0],
  ["more than that is paid", { paid_bani: 1_001 }, 0],
  ["its price was lowered to what is paid", { paid_bani: 400, reduced_bani: 600 }, 0],
  ["its price was lowered to a ban more", { paid_bani: 400, reduced_bani: 599 }, 1],
  ["all of it was taken back", { reduced_bani: 1_000 }, 0],
])("when %s, an order takes what it owes, and a cancelled one nothing", (_, changes, left) => {
  for (const status of orderStatuses) {
    const payable = payableOf({ ...order, ...changes, status });
    const owing = left > 0 ? { kind: "owing", mostBani: left } : { kind: "settled" };
    expect([status, payable]).toEqual([
      status,
      status === "cancelled" ? { kind: "cancelled" } : owing,
    ]);
    expect(leftToPay({ ...order, ...changes, status })).toBe(status === "cancelled" ? 0 : left);
  }
});
