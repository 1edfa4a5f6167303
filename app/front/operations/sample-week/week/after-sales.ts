import { readFile } from "node:fs/promises";

import { answerClaim } from "~/sales/approvals/front/answer-claim.server";
import { openClaim } from "~/sales/approvals/front/write-claim.server";
import { answerChange } from "~/sales/changes/front/answer-change.server";
import { findCurrent } from "~/sales/changes/front/current-version.server";
import { saveDraft } from "~/sales/changes/front/desk-change.server";
import { startDraft } from "~/sales/changes/front/preview-change.server";
import { proposeChange } from "~/sales/changes/front/propose-change.server";
import { addPictures } from "~/sales/handover/front/add-pictures.server";
import type { ClaimKind, ClaimState } from "~db/schema";

import { expectKind, newForm, type Entry, type Workshop } from "./diary";
import type { LivedOrder } from "./lived-order";
import type { OrderName } from "./story";
import { withdrawals } from "./withdrawals";

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
