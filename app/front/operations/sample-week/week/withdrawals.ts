import { findPartLines } from "~/sales/orders/deliver-part.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import { acceptWithdrawal } from "~/sales/withdrawals/front/accept-withdrawal.server";
import { payRefund } from "~/sales/withdrawals/front/pay-refund.server";
import { receiveGoods, refuseWithdrawal } from "~/sales/withdrawals/front/withdrawal-desk.server";
import { declareWithdrawal } from "~/sales/withdrawals/front/withdrawal.server";
import { listOrderWithdrawals } from "~/sales/withdrawals/withdrawal-list.server";

import { expectKind, type Entry, type Workshop } from "./diary";
import type { LivedOrder } from "./lived-order";
import { people, type SamplePerson } from "./people";
import type { OrderName } from "./story";

export function withdrawals(shop: Workshop, order: (name: OrderName) => LivedOrder): Entry[] {
  const { db, hand } = shop;
  const declare = (name: OrderName, who: SamplePerson) => async () => {
    const { token } = order(name);
    const { id } = (await findOrderByToken(token, db))!;
    const [line] = (await findPartLines(id, db)).lines;
    const statement = `Mă retrag din comanda ${order(name).number}.`;
    const pieces = [{ lineId: line!.id, quantity: line!.quantity }];
    await declareWithdrawal(
      { ...declared(who, statement), order: order(name).number, pieces },
      { orderToken: token, withReceipt: false },
      db,
    );
  };
  const idOf = async (name: OrderName) => {
    const { id } = (await findOrderByToken(order(name).token, db))!;
    return (await listOrderWithdrawals(id, db))[0]!.id;
  };
  const receive = (name: OrderName) => async () => {
    const step = { id: await idOf(name), from: "open", admin: hand } as const;
    expectKind(await receiveGoods(step, db), "done", "receive goods");
  };
  const accept = (name: OrderName) => async () => {
    const { id } = (await findOrderByToken(order(name).token, db))!;
    const [line] = (await findPartLines(id, db)).lines;
    const returned = new Map([[line!.id, line!.quantity]]);
    const step = { id: await idOf(name), from: "received", admin: hand } as const;
    const accepted = await acceptWithdrawal({ ...step, returned, refundBani: null }, db);
    expectKind(accepted, "done", "accept a withdrawal");
  };
  return [
    { daysAgo: 8, work: declare("keptBack", people[5]!) },
    {
      daysAgo: 7,
      work: async () => {
        const step = { id: await idOf("keptBack"), from: "open", admin: hand } as const;
        const answer = "Dreptul de retragere este al consumatorilor, nu al firmelor.";
        expectKind(await refuseWithdrawal({ ...step, answer }, db), "done", "refuse");
      },
    },
    { daysAgo: 6, work: declare("givenBack", people[1]!) },
    { daysAgo: 5, work: receive("givenBack") },
    { daysAgo: 4, work: accept("givenBack") },
    {
      daysAgo: 3,
      work: async () => {
        const step = { id: await idOf("givenBack"), from: "accepted", admin: hand } as const;
        const paid = await payRefund({ ...step, method: "bank_transfer" }, db);
        expectKind(paid, "done", "pay a refund");
      },
    },
    { daysAgo: 3, work: declare("returned", people[3]!) },
    { daysAgo: 2, work: receive("returned") },
    { daysAgo: 1, work: accept("returned") },
    { daysAgo: 0.9, work: declare("statedOnly", people[6]!) },
    {
      daysAgo: 0.4,
      work: async () => {
        const wording = "Vreau să returnez comoda luată luna trecută.";
        const said = { ...declared(people[12]!, wording), order: "", wording, pieces: [] };
        await declareWithdrawal(said, { withReceipt: false }, db);
      },
    },
  ];
}

function declared({ email, fullName }: SamplePerson, statement: string) {
  const declaredAt = new Date().toISOString();
  return { email, fullName, wording: "", statement, language: "ro", declaredAt } as const;
}
