import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/sqlite/engine";

import { countLateEInvoices } from "~/billing/e-invoice/e-invoice.server";
import { attachmentPercent } from "~/messages/attachment-quota.server";
import { findClockJump } from "./clock.server";
import { countUnreadMessages } from "~/messages/contact-message.server";
import { countOrders } from "~/orders/admin-order-list.server";
import { countWaitingWithdrawals } from "~/orders/withdrawal-list.server";
import { LOW_STOCK } from "~/catalogue/stock";
import { countQuoteWork } from "~/quotes/old-quotes.server";
import { countCardTasks } from "~/payments/card/card-task.server";

/** How much work of each kind is waiting. */
export interface ToDoList {
  /** Open orders without any payment. */
  unpaid: number;
  /** Orders that take too long. */
  late: number;
  /** New orders that wait for an offer for their transport. */
  transport: number;
  /** Invoices that should have the authority's number by now. */
  lateEInvoices: number;
  /** Active products with few pieces left. */
  lowStock: number;
  /** Withdrawals without an answer, or whose refund is not paid. */
  withdrawals: number;
  /** Requests for a quote that wait for one. */
  quoteRequests: number;
  /** Quotes that end within two days without an answer. */
  endingQuotes: number;
  /** Payments by card that somebody has to settle. */
  cardTasks: number;
  /** Cancelled orders whose money is still here. */
  toRefund: number;
  unreadMessages: number;
  /** Reviews that wait for approval. */
  waitingReviews: number;
  /** Mails that could not be sent so far. */
  unsentMails: number;
  /** How full the space for attachments is, in percent; 0 below 80. */
  fullFiles: number;
  /** 1 while a clock jump waits for confirmation. */
  clock: number;
}

const NEARLY_FULL = 80;

/** The workshop's to-do list for today (design §6). */
export async function findToDoList(db: Db = shopDatabase()): Promise<ToDoList> {
  const all = { search: "", from: "", to: "", page: 1, payment: "", status: "" } as const;
  const [
    unpaid,
    late,
    transport,
    lateEInvoices,
    withdrawals,
    quotes,
    cardTasks,
    toRefund,
    unreadMessages,
    low,
    reviews,
    mails,
    percent,
    jump,
  ] = await Promise.all([
    countOrders({ ...all, status: "open", payment: "unpaid" }, db),
    countOrders({ ...all, status: "late" }, db),
    countOrders({ ...all, status: "transport" }, db),
    countLateEInvoices(new Date(), db),
    countWaitingWithdrawals(db),
    countQuoteWork(new Date(), db),
    countCardTasks(db),
    countOrders({ ...all, status: "refund" }, db),
    countUnreadMessages(db),
    db
      .selectFrom("products")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("status", "=", "active")
      .where("stock_quantity", "<=", LOW_STOCK)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("reviews")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("approved_at", "is", null)
      .where("refused_at", "is", null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("outbox")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("sent_at", "is", null)
      .where("last_error", "is not", null)
      .executeTakeFirstOrThrow(),
    attachmentPercent(db),
    findClockJump(new Date(), db),
  ]);
  return {
    unpaid,
    late,
    transport,
    lateEInvoices,
    lowStock: low.count,
    withdrawals,
    quoteRequests: quotes.waiting,
    endingQuotes: quotes.ending,
    cardTasks,
    toRefund,
    unreadMessages,
    waitingReviews: reviews.count,
    unsentMails: mails.count,
    fullFiles: percent >= NEARLY_FULL ? percent : 0,
    clock: jump ? 1 : 0,
  };
}
