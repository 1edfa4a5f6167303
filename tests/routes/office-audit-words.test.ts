import { expect, test } from "vitest";

import { dayOf, formatDay } from "~/platform/format/dates";
import { recordPayment } from "~/sales/orders/record-payment.server";

import { placePieces } from "../orders-placed";
import { pieces } from "../world";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const today = dayOf(new Date().toISOString());
const { db, signedIn } = await openShop();

test("the journal names what was paid and why it went back in words, with the day of the money", async () => {
  const admin = await signedIn({ role: "administrator", email: "sefa@example.com" });
  const { number } = await placePieces(db, [[pieces.bed, 1]]);
  const money = { method: "bank_transfer", remark: "", paidOn: today } as const;
  const by = { id: "", email: "sefa@example.com" };
  const advance = { ...money, kind: "advance", amountBani: 100_00, formToken: "plata-1" } as const;
  expect((await recordPayment(number, advance, by, db)).kind).toBe("recorded");
  const back = { ...money, kind: "refund", reason: "price_lowered", amountBani: 10_00 } as const;
  const refund = await recordPayment(number, { ...back, formToken: "plata-2" }, by, db);
  expect(refund.kind).toBe("recorded");
  const journal = mainOf(await admin.get(`/admin/jurnal?despre=order&id=${number}`));
  expect(journal).toMatch(/Fel\s*Avans/);
  expect(journal).toMatch(/Fel\s*Rambursare/);
  expect(journal).toMatch(/De ce se rambursează\s*Rambursare: preț scăzut/);
  expect(journal).toContain(`Ziua plății ${formatDay(`${today}T12:00:00Z`, "ro")}`);
  expect(journal).not.toMatch(/price_lowered|advance|refund/);
});
