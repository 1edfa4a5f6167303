import { readFile } from "node:fs/promises";

import { answerClaim, openClaim } from "~/sales/approvals/front/write-claim.server";
import { answerChange } from "~/sales/changes/front/answer-change.server";
import { findCurrent, startDraft } from "~/sales/changes/front/current-version.server";
import { proposeChange, saveDraft } from "~/sales/changes/front/desk-change.server";
import { addPictures } from "~/sales/handover/front/add-pictures.server";
import { findPartLines } from "~/sales/orders/deliver-part.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import {
  acceptWithdrawal,
  payRefund,
  receiveGoods,
  refuseWithdrawal,
} from "~/sales/withdrawals/front/withdrawal-desk.server";
import { declareWithdrawal } from "~/sales/withdrawals/front/withdrawal.server";
import { listOrderWithdrawals } from "~/sales/withdrawals/withdrawal-list.server";
import type { ClaimKind, ClaimState } from "~db/schema";

import { expectKind, newForm, type Entry, type Workshop } from "./diary";
import type { LivedOrder } from "./order-steps";
import { people, type SamplePerson } from "./people";
import type { OrderName } from "./story";

/** A picture that came with the shop, as somebody's photograph. */
const samplePicture = async () => ({
  bytes: await readFile("db/seed/pictures/comoda-pal-alb.webp"),
  thumbnail: null,
});

/** Claims, statements of withdrawal, pictures of a delivery, and changes of what was ordered. */
export function livedAfterSales(
  shop: Workshop,
  named: ReadonlyMap<OrderName, LivedOrder>,
): Entry[] {
  const order = (name: OrderName) => named.get(name)!;
  return [
    ...claims(shop, order),
    ...withdrawals(shop, order),
    {
      daysAgo: 9.5,
      work: async () => {
        const pictures = [await samplePicture()];
        const { number } = order("handedOver");
        const added = { number, remark: "Montat și reglat.", pictures, formToken: newForm() };
        expectKind(await addPictures(added, shop.hand, shop.db), "added", "add pictures");
      },
    },
    { daysAgo: 3, work: () => propose(shop, order("changed")) },
    {
      daysAgo: 2,
      work: async () => {
        const answer = { number: 1, answer: "accepted", note: "Da, mulțumesc!" } as const;
        const { token } = order("changed");
        expectKind(await answerChange(token, answer, shop.db), "accepted", "accept a change");
      },
    },
    { daysAgo: 0.5, work: () => propose(shop, order("changing")) },
  ];
}

function claims(shop: Workshop, order: (name: OrderName) => LivedOrder): Entry[] {
  const { db, hand } = shop;
  const ids = new Map<OrderName, string>();
  const open = (name: OrderName, kind: ClaimKind, text: string) => async () => {
    const pictures = name === "claimed" ? [(await samplePicture()).bytes] : [];
    const { token } = order(name);
    const claim = { token, lineId: null, kind, text, pictures, formToken: newForm() };
    ids.set(name, expectKind(await openClaim(claim, db), "written", "claim").id);
  };
  const answer = (name: OrderName, from: ClaimState, to: ClaimState, text: string) => async () => {
    const answered = { id: ids.get(name)!, from, to, text, formToken: newForm() };
    expectKind(await answerClaim(answered, hand, db), "answered", "answer a claim");
  };
  return [
    { daysAgo: 20, work: open("settled", "missing", "Lipsește o cheie de montaj.") },
    { daysAgo: 19, work: answer("settled", "new", "in_work", "O trimitem mâine prin curier.") },
    { daysAgo: 16, work: answer("settled", "in_work", "solved", "A ajuns, mulțumim de răbdare.") },
    { daysAgo: 6, work: open("handedOver", "other", "Ușa din stânga nu se mai închide bine.") },
    { daysAgo: 5, work: answer("handedOver", "new", "in_work", "Venim joi să reglăm balamaua.") },
    { daysAgo: 4, work: open("refusedClaim", "damaged", "S-a decolorat după ce am spălat-o.") },
    {
      daysAgo: 2,
      work: answer("refusedClaim", "new", "refused", "Decorul nu rezistă la înălbitor."),
    },
    { daysAgo: 1.2, work: open("claimed", "damaged", "Un colț s-a lovit la transport.") },
  ];
}

function withdrawals(shop: Workshop, order: (name: OrderName) => LivedOrder): Entry[] {
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

async function propose({ db, hand }: Workshop, { number }: LivedOrder): Promise<void> {
  const draft = startDraft((await findCurrent(number, db))!);
  for (const line of draft.lines) line.quantity += 1;
  draft.note = "Cu o bucată în plus, cum ne-am înțeles la telefon.";
  const { version } = expectKind(
    await saveDraft(number, { draft, version: 0 }, hand, db),
    "saved",
    "write a change",
  );
  const way = { way: "send", version, note: "" } as const;
  expectKind(await proposeChange(number, way, hand, db), "sent", "propose a change");
}
