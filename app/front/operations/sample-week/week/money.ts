import { SAMPLE_MARK } from "~/platform/basics/rehearsal.server";
import { dayOf } from "~/platform/format/dates";
import { findOrderByToken } from "~/sales/orders/order.server";
import { presets } from "~/sales/statements/front/bank-layout";
import { findBank, listBanks, saveBank } from "~/sales/statements/front/bank.server";
import { recordRows } from "~/sales/statements/front/record-rows.server";
import { saveStatement } from "~/sales/statements/front/save-statement.server";
import type { DiscountTerms } from "~/shop/discounts/discount";
import { listDiscounts, saveDiscount } from "~/shop/discounts/front/discount-desk.server";

import { keepRow } from "../kept/sample-rows";
import { DAY, expectKind, type Entry, type Workshop } from "./diary";
import type { LivedOrder } from "./order-steps";
import { people, sampleCompany } from "./people";
import type { OrderName } from "./story";

/** The code that some of the week's orders are placed with. */
export const sampleCode = "PROBA10";

interface Transaction {
  daysAgo: number;
  lei: string;
  details: string;
  reference: string;
}

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
      await saveDiscount({ id: undefined, version: 0, terms }, hand, db),
      "saved",
      "a code",
    );
    const { id, version } = (await listDiscounts(db)).find(({ code }) => code === terms.code)!;
    await keepRow({ source: "discounts", id, amount: version }, db);
  }
}

const bankName = `Banca Exemplu ${SAMPLE_MARK}`;

async function addBank({ db, hand }: Workshop): Promise<void> {
  const bank = { name: bankName, iban: sampleCompany.iban, layout: presets.twoColumns };
  const saved = await saveBank({ id: undefined, version: 0, ...bank }, hand, db);
  const { id } = expectKind(saved, "saved", "save a bank");
  await keepRow({ source: "banks", id, amount: (await findBank(id, db))!.version }, db);
}

async function read(
  { db, hand }: Workshop,
  name: string,
  rows: readonly Transaction[],
): Promise<string> {
  const today = Date.now();
  const lines = rows.map(({ daysAgo, lei, details, reference }) => {
    const on = dayOf(new Date(today - daysAgo * DAY).toISOString());
    const [debit, credit] = lei.startsWith("-") ? [lei, ""] : ["", lei];
    return [on, on, details, reference, debit, credit, "0.00"].map((cell) => `"${cell}"`).join(",");
  });
  const head =
    "Data tranzactie,Data valuta,Descriere,Referinta tranzactiei,Debit,Credit,Sold contabil";
  const text = [`Numar cont:,${sampleCompany.iban}`, "", head, ...lines].join("\r\n");
  const bank = (await listBanks(db)).find((one) => one.name === bankName)!;
  const file = { name, bytes: new TextEncoder().encode(text) };
  const { id } = expectKind(await saveStatement(bank, file, hand, db), "saved", "read a statement");
  await keepRow({ source: "bank_statements", id }, db);
  return id;
}
