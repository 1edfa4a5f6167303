import { randomUUID } from "node:crypto";

import { enqueueMails } from "~/platform/mail/outbox.server";
import { findSettings } from "~/platform/settings/settings.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import { shopDatabase } from "~db/client.server";
import { orNotSaved, type Db } from "~db/engine";
import type { ClaimKind } from "~db/schema";

import { findEarlier, addEntry, type Written } from "../claims/add-entry.server";
import { composeClaimMails } from "../mails/claim-mail.server";
import { hasRoomFor, keepPictures } from "../sent-picture.server";
import { MOST_ENTRIES, MOST_OPEN_CLAIMS, isOpenClaim, stateAfterCustomer } from "./claim-rules";
import { findClaim, findClaimableOrder } from "./find-claims.server";

export interface NewClaim extends Written {
  token: string;
  /** The line that it is about; null for the whole order. */
  lineId: string | null;
  kind: ClaimKind;
  /** Encoded by us, at most three. */
  pictures: readonly Buffer[];
}

export type WriteResult =
  /** `isRepeat`: this form has written the same already. */
  | { kind: "written"; id: string; isRepeat: boolean }
  | { kind: "unknown" }
  /** The form has written something else. */
  | { kind: "used-form" }
  | { kind: "files-full" }
  | { kind: "not-saved" };

export type OpenResult =
  | WriteResult
  /** Claims are about what was delivered. */
  | { kind: "not-delivered" }
  /** As many claims of the order are open as may be. */
  | { kind: "too-many-open" };

/**
 * Opens a claim about a delivered order, however long ago: the end of the guarantee is shown, but does not refuse a
 * claim. Refuses a line of another order, more claims at once than the order may have open, pictures for which
 * there is no space, and a database that cannot be written. The same form sent again leads to the same claim.
 */
export async function openClaim(claim: NewClaim, db: Db = shopDatabase()): Promise<OpenResult> {
  const saved = await orNotSaved(() => db.transaction().execute((trx) => openWithin(claim, trx)));
  return saved === "not-saved" ? { kind: "not-saved" } : saved;
}

async function openWithin(
  { token, lineId, kind, text, formToken, pictures }: NewClaim,
  trx: Db,
): Promise<OpenResult> {
  const order = await findClaimableOrder(token, trx);
  const isOwn = lineId === null || order?.lines.some((line) => line.id === lineId);
  if (!order || !isOwn) return { kind: "unknown" };
  const earlier = await findEarlier({ text, formToken }, trx);
  if (earlier) return earlier;
  if (!order.isDelivered) return { kind: "not-delivered" };
  const open = order.claims.filter(({ state }) => isOpenClaim(state));
  if (open.length >= MOST_OPEN_CLAIMS) return { kind: "too-many-open" };
  if (!(await hasRoomFor(pictures, trx))) return { kind: "files-full" };
  const [id, now] = [randomUUID(), new Date().toISOString()];
  await trx
    .insertInto("claims")
    .values({
      id,
      order_id: order.id,
      order_line_id: lineId,
      kind,
      state: "new",
      opened_at: now,
      changed_at: now,
    })
    .execute();
  const entry = { claimId: id, by: "customer", text, state: "new", formToken } as const;
  await keepPictures(pictures, { claim_entry_id: await addEntry(entry, trx) }, trx);
  await mailAbout(id, token, "opened", trx);
  return { kind: "written", id, isRepeat: false };
}

export interface CustomersEntry extends Written {
  token: string;
  id: string;
  pictures: readonly Buffer[];
}

/** Adds what the customer writes; a claim that was over is open again. A claim has so many entries. */
export async function writeInClaim(
  entry: CustomersEntry,
  db: Db = shopDatabase(),
): Promise<WriteResult | { kind: "full" }> {
  const saved = await orNotSaved(() => db.transaction().execute((trx) => writeWithin(entry, trx)));
  return saved === "not-saved" ? { kind: "not-saved" } : saved;
}

async function writeWithin(
  { token, id, text, formToken, pictures }: CustomersEntry,
  trx: Db,
): Promise<WriteResult | { kind: "full" }> {
  const claim = await findClaim(id, { token }, trx);
  if (!claim) return { kind: "unknown" };
  const earlier = await findEarlier({ text, formToken }, trx);
  if (earlier) return earlier;
  if (claim.entries.length >= MOST_ENTRIES) return { kind: "full" };
  if (!(await hasRoomFor(pictures, trx))) return { kind: "files-full" };
  const state = stateAfterCustomer(claim.state);
  const entry = { claimId: id, by: "customer", text, state, formToken };
  await keepPictures(pictures, { claim_entry_id: await addEntry(entry, trx) }, trx);
  await mailAbout(id, token, "written", trx);
  return { kind: "written", id, isRepeat: false };
}

export async function mailAbout(
  claimId: string,
  token: string,
  news: "opened" | "written" | "answered",
  trx: Db,
): Promise<void> {
  const [order, claim] = [
    await findOrderByToken(token, trx),
    await findClaim(claimId, { token }, trx),
  ];
  if (!order || !claim) return;
  const mails = composeClaimMails(news, order, claim, await findSettings(trx));
  await enqueueMails(mails, order.id, trx);
}
