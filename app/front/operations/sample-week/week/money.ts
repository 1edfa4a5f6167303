import { dayOf } from "~/platform/format/dates";
import { findOrderByToken } from "~/sales/orders/order.server";
import { recordRows } from "~/sales/statements/front/record-rows.server";
import type { DiscountTerms } from "~/shop/discounts/discount";
import { listDiscounts } from "~/shop/discounts/front/discount-desk.server";
import { saveDiscount } from "~/shop/discounts/front/save-discount.server";

import { keepRow } from "../kept/sample-rows";
import { addBank, read } from "./bank";
import { DAY, expectKind, type Entry, type Workshop } from "./diary";
import type { LivedOrder } from "./lived-order";
import { people } from "./people";
import type { OrderName } from "./story";

/** The code that some of the week's orders are placed with. */
export const sampleCode = "PROBA10";

/** Codes, a bank, and two of its statements: one with all rows recorded except two, one just read. */
export function livedMoney(shop: Workshop, named: ReadonlyMap<OrderName, LivedOrder>): Entry[] {
  const { db, hand } = shop;
  const owed = async (name: OrderName) => {
    const order = (await findOrderByToken(named.get(name)!.token, db))!;
    const due =
      order.paid_bani === 0 && order.advance_bani > 0 ? order.advance_bani : order.total_bani;
    return { bani: due, number: order.number, name: order.full_name };
  };
  const received = async (name: OrderName, daysAgo: number, isNumberSaid = true) => {
    const order = await owed(name);
    const details = `Incasare ${order.name} ${isNumberSaid ? order.number : "mobila"}`;
    return { daysAgo, lei: leiOf(order.bani), details, reference: `PROBA${daysAgo}` };
  };
  return [
    { daysAgo: 34.5, work: () => addCodes(shop) },
    { daysAgo: 20, work: () => addBank(shop) },
    {
      daysAgo: 1.9,
      work: async () => {
        const id = await read(shop, "extras-proba-1.csv", [
          await received("paidByStatement", 3),
          { daysAgo: 3, lei: "-12.50", details: "Comision administrare cont", reference: "COM1" },
          await received("toSplit", 3, false),
          {
            daysAgo: 2,
            lei: "735.00",
            details: `Transfer ${people[13]!.fullName}`,
            reference: "X7",
          },
        ]);
        const decisions = { ticked: "all-that-fit", typed: new Map() } as const;
        expectKind(await recordRows(id, decisions, hand, db), "recorded", "record a statement");
      },
    },
    {
      daysAgo: 0.1,
      work: async () => {
        await read(shop, "extras-proba-2.csv", [
          await received("restByStatement", 1),
          { daysAgo: 1, lei: "-340.00", details: "Plata factura energie", reference: "EN22" },
          { daysAgo: 1, lei: "150.00", details: "Depunere numerar", reference: "D1" },
        ]);
      },
    },
  ];
}

function leiOf(bani: number): string {
  return (bani / 100).toFixed(2);
}

async function addCodes({ db, hand }: Workshop): Promise<void> {
  const day = (inDays: number) => dayOf(new Date(Date.now() + inDays * DAY).toISOString());
  const usual = { isOnce: false, minimumBani: 0, categories: [], mostUses: null };
  const codes: DiscountTerms[] = [
    { ...usual, code: sampleCode, kind: "percent", value: 10, firstDay: day(0), lastDay: day(60) },
    {
      ...usual,
      minimumBani: 1_000_00,
      code: "PROBA100",
      kind: "sum",
      value: 100_00,
      firstDay: day(0),
      lastDay: day(20),
    },
  ];
  const taken = new Set((await listDiscounts(db)).map(({ code }) => code));
  for (const terms of codes.filter(({ code }) => !taken.has(code))) {
    expectKind(
      await saveDiscount({ ...terms, id: undefined, version: 0 }, hand, db),
      "saved",
      "a code",
    );
    const { id, version } = (await listDiscounts(db)).find(({ code }) => code === terms.code)!;
    await keepRow({ source: "discounts", id, amount: version }, db);
  }
}
