import { log } from "~/platform/log/log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { UploadState } from "~db/schema";

import { checkEInvoice } from "../front/checks.server";
import { findEInvoice, type EInvoice } from "../front/e-invoice.server";
import { noteEInvoiceNumber } from "../front/note-number.server";
import { AuthorityTrouble, type EInvoiceAuthority } from "./authority";

/** The most documents of each kind of step in one round. */
const MOST_AT_ONCE = 20;

const MINUTE = 60_000;

/**
 * After this time a document counts as no longer being sent; it is several times as long as an answer is
 * waited for.
 */
const LONGEST_SENDING_MS = 10 * MINUTE;

/** After the first try, the second, …: the pause before the next one. */
const pauses = [1, 2, 5, 15, 60].map((minutes) => minutes * MINUTE);

type Check = (
  invoice: EInvoice,
) => Promise<Pick<Awaited<ReturnType<typeof checkEInvoice>>, "xml" | "state">>;

/**
 * Sends the documents whose turn it is, and asks what became of those that were taken. No document is ever
 * sent twice by itself: one that was being sent when the process ended, or whose answer did not come, is
 * `unsure`, for somebody to look up. A document is sent by the process that has taken it first.
 */
export async function uploadDue(
  authority: EInvoiceAuthority,
  now: Date = new Date(),
  db: Db = shopDatabase(),
  check: Check = checkEInvoice,
): Promise<void> {
  await db
    .updateTable("e_invoice_uploads")
    .set({ state: "unsure" })
    .where("state", "=", "sending")
    .where("next_at", "<=", now.toISOString())
    .execute();
  const { isTest } = authority;
  for (const row of await due("waiting", isTest, now, db)) {
    await send(row, authority, now, db, check);
  }
  for (const row of await due("sent", isTest, now, db)) await ask(row, authority, now, db);
}

type Row = Awaited<ReturnType<typeof due>>[number];

function due(state: UploadState, isTest: boolean, now: Date, db: Db) {
  return db
    .selectFrom("e_invoice_uploads")
    .select(["document_id", "upload_index", "attempts", "asked_by", "asked_email"])
    .where("state", "=", state)
    .where("is_test", "=", isTest ? 1 : 0)
    .where("next_at", "<=", now.toISOString())
    .orderBy("next_at")
    .limit(MOST_AT_ONCE)
    .execute();
}

interface Change {
  state: UploadState;
  reason?: string;
  upload_index?: string;
  attempts?: number;
  next_at?: string;
}

function put({ document_id }: Row, change: Change, db: Db) {
  return db
    .updateTable("e_invoice_uploads")
    .set(change)
    .where("document_id", "=", document_id)
    .execute();
}

/** Takes a document for this process to send; false if another process has taken it meanwhile. */
async function takeToSend({ document_id }: Row, now: Date, db: Db): Promise<boolean> {
  const next_at = new Date(now.getTime() + LONGEST_SENDING_MS).toISOString();
  const { numUpdatedRows } = await db
    .updateTable("e_invoice_uploads")
    .set({ state: "sending", next_at })
    .where("document_id", "=", document_id)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The same step once more, later. */
function later({ attempts }: Row, state: UploadState, reason: string, now: Date): Change {
  const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? MINUTE;
  const next_at = new Date(now.getTime() + pause).toISOString();
  return { state, reason, attempts: attempts + 1, next_at };
}

async function send(row: Row, authority: EInvoiceAuthority, now: Date, db: Db, check: Check) {
  const invoice = await findEInvoice(row.document_id, db);
  if (!invoice || invoice.e_invoice_number !== "") {
    await put(row, { state: "accepted" }, db);
    return;
  }
  let checked: Awaited<ReturnType<Check>>;
  try {
    checked = await check(invoice);
  } catch (error) {
    await put(row, later(row, "waiting", reasonOf(error), now), db);
    return;
  }
  if (checked.state.kind === "refused") {
    const [first] = checked.state.refusals;
    await put(row, { state: "refused", reason: first?.rule ?? "" }, db);
    return;
  }
  if (!(await takeToSend(row, now, db))) return;
  const { seller, buyer } = invoice.content;
  try {
    const received = await authority.upload(checked.xml, {
      sellerCode: seller.taxCode.replace(/\D/g, ""),
      buyerKind: invoice.buyer_kind,
      isAbroad: buyer.country !== seller.country,
    });
    const taken: Change =
      received.kind === "taken"
        ? {
            state: "sent",
            reason: "",
            upload_index: received.index,
            attempts: 0,
            next_at: new Date(now.getTime() + MINUTE).toISOString(),
          }
        : { state: "refused", reason: received.reason };
    await put(row, taken, db);
  } catch (error) {
    log("e-invoice-upload-failed", { reason: reasonOf(error) });
    const isUnclear = !(error instanceof AuthorityTrouble) || error.isUnclear;
    const change = isUnclear
      ? { state: "unsure" as const, reason: reasonOf(error) }
      : later(row, "waiting", reasonOf(error), now);
    await put(row, change, db);
  }
}

async function ask(row: Row, authority: EInvoiceAuthority, now: Date, db: Db) {
  try {
    const examined = await authority.examine(row.upload_index);
    if (examined.kind === "waiting") {
      await put(row, later(row, "sent", "", now), db);
    } else if (examined.kind === "refused") {
      await put(row, { state: "refused", reason: examined.reason }, db);
    } else {
      // A number from the authority's trial is no legal one, so it is not noted.
      if (!authority.isTest) {
        const admin = { id: row.asked_by, email: row.asked_email };
        await noteEInvoiceNumber(row.document_id, row.upload_index, admin, db);
      }
      await put(row, { state: "accepted", reason: "" }, db);
    }
  } catch (error) {
    await put(row, later(row, "sent", reasonOf(error), now), db);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : "";
}
