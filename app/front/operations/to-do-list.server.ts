import type { Trouble } from "~/front/assistant/problem";
import { findTroubleWork } from "~/front/assistant/trouble.server";
import { findOrdersToConfirm, findUndatedDeliveries } from "~/front/progress/waiting-orders.server";
import type { Waiting } from "~/platform/settings/waiting";
import { findNewClaims } from "~/sales/approvals/find-claims.server";
import { findCardWork } from "~/sales/cards/card-task.server";
import { findLateEInvoices } from "~/sales/e-invoices/e-invoice.server";
import { findWaitingOrders } from "~/sales/orders/office-order-list.server";
import type { OrderFilter } from "~/sales/orders/order-filter";
import { findQuoteWork } from "~/sales/quotes/old-quotes.server";
import { findWaitingWithdrawals } from "~/sales/withdrawals/withdrawal-list.server";
import { LOW_STOCK } from "~/shop/catalogue/stock";
import { attachmentPercent } from "~/shop/messages/attachment-quota.server";
import { findUnreadMessages } from "~/shop/messages/contact-message.server";
import { findWaitingQuestions } from "~/shop/questions/old-questions.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { findClockJump } from "./clock.server";
import { findCopyHealth } from "./copy/copy-status.server";

/** The kinds of work; how full the space for attachments is counts in percent. */
type WorkName =
  | "toConfirm"
  | "unpaid"
  | "late"
  | "transport"
  | "drawings"
  | "undated"
  | "lateEInvoices"
  | "lowStock"
  | "withdrawals"
  | "claims"
  | "quoteRequests"
  | "endingQuotes"
  | "cardTasks"
  | "toRefund"
  | "unreadMessages"
  | "waitingReviews"
  | "waitingQuestions"
  | "unsentMails"
  | "fullFiles"
  | "assistant"
  | "copies"
  | "clock";

/** Work of one kind that waits for somebody. */
export interface Work extends Waiting {
  name: WorkName;
  /** Of the assistant: what keeps its model from answering. */
  cause?: Trouble;
}

const NEARLY_FULL = 80;

/** The shop's to-do list for today: what waits longest first, what nobody noted the time of last. */
export async function findToDoList(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<Work[]> {
  const all = { search: "", from: "", to: "", page: 1, payment: "", status: "" } as const;
  const orders = (filter: Partial<OrderFilter>) => findWaitingOrders({ ...all, ...filter }, db);
  const quotes = await findQuoteWork(now, db);
  const found: Record<WorkName, Omit<Work, "name">> = {
    toConfirm: await findOrdersToConfirm(db),
    unpaid: await orders({ status: "owing" }),
    late: await orders({ status: "late" }),
    transport: await orders({ status: "transport" }),
    drawings: await orders({ status: "drawings" }),
    undated: await findUndatedDeliveries(now, db),
    lateEInvoices: await findLateEInvoices(now, db),
    lowStock: { count: await countLowStock(db), since: null },
    withdrawals: await findWaitingWithdrawals(db),
    claims: await findNewClaims(db),
    quoteRequests: quotes.waiting,
    endingQuotes: quotes.ending,
    cardTasks: await findCardWork(db),
    toRefund: await orders({ status: "refund" }),
    unreadMessages: await findUnreadMessages(db),
    waitingReviews: await findWaitingReviews(db),
    waitingQuestions: await findWaitingQuestions(db),
    unsentMails: await findUnsentMails(db),
    fullFiles: { count: nearlyFull(await attachmentPercent(db)), since: null },
    assistant: await findTroubleWork(db),
    copies: await findCopyWork(now),
    clock: await findClockWork(now, db),
  };
  const names = Object.keys(found) as WorkName[];
  return names
    .map((name) => ({ name, ...found[name] }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => (one.since ?? "9").localeCompare(other.since ?? "9"));
}

/** Active products with few pieces left. */
async function countLowStock(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("products")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("status", "=", "active")
    .where("stock_quantity", "<=", LOW_STOCK)
    .executeTakeFirstOrThrow();
  return count;
}

/** Reviews that wait for approval. */
function findWaitingReviews(db: Db): Promise<Waiting> {
  return db
    .selectFrom("reviews")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<string | null>("created_at").as("since"),
    ])
    .where("approved_at", "is", null)
    .where("refused_at", "is", null)
    .executeTakeFirstOrThrow();
}

/** Mails that could not be sent so far. */
function findUnsentMails(db: Db): Promise<Waiting> {
  return db
    .selectFrom("outbox")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<string | null>("created_at").as("since"),
    ])
    .where("sent_at", "is", null)
    .where("last_error", "is not", null)
    .executeTakeFirstOrThrow();
}

function nearlyFull(percent: number): number {
  return percent >= NEARLY_FULL ? percent : 0;
}

/** A continuous copy that is late, or that could not be rebuilt when it was tried out. */
async function findCopyWork(now: Date): Promise<Waiting> {
  const { state, copiedAt, drill } = await findCopyHealth(now);
  if (state === "old" || state === "none") return { count: 1, since: copiedAt ?? null };
  return { count: drill?.outcome === "failed" ? 1 : 0, since: drill?.at ?? null };
}

/** A clock jump that waits for confirmation. */
async function findClockWork(now: Date, db: Db): Promise<Waiting> {
  const jump = await findClockJump(now, db);
  return { count: jump ? 1 : 0, since: jump?.noticedAt ?? null };
}
