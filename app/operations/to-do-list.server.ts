import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/sqlite/engine";

import { attachmentPercent } from "~/messages/attachment-quota.server";
import { findClockJump } from "./clock.server";
import { countUnreadMessages } from "~/messages/contact-message.server";
import { countOrders } from "~/orders/admin-order-list.server";
import { LOW_STOCK } from "~/catalogue/stock";

/** How much of each kind of work waits for somebody. */
export interface ToDoList {
  /** Orders under way of which nothing was paid. */
  unpaid: number;
  /** Orders that take too long. */
  late: number;
  /** Active products with few pieces left. */
  lowStock: number;
  unreadMessages: number;
  /** Reviews that nobody has judged. */
  waitingReviews: number;
  /** Mails that were tried and did not leave. */
  unsentMails: number;
  /** How full the room for files of messages is, in percents; nothing before 80. */
  fullFiles: number;
  /** 1 while a clock that jumped waits for somebody to say that it is right. */
  clock: number;
}

const NEARLY_FULL = 80;

/** What the workshop has to look after today (design §6). */
export async function findToDoList(db: Db = shopDatabase()): Promise<ToDoList> {
  const all = { search: "", from: "", to: "", page: 1, payment: "", status: "" } as const;
  const [unpaid, late, unreadMessages, low, reviews, mails, percent, jump] = await Promise.all([
    countOrders({ ...all, status: "open", payment: "unpaid" }, db),
    countOrders({ ...all, status: "late" }, db),
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
    lowStock: low.count,
    unreadMessages,
    waitingReviews: reviews.count,
    unsentMails: mails.count,
    fullFiles: percent >= NEARLY_FULL ? percent : 0,
    clock: jump ? 1 : 0,
  };
}
